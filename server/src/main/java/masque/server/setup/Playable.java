package masque.server.setup;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import masque.coach.Adviser;
import masque.core.Bot;
import masque.core.Box;

/**
 * A game that the site offers. Its words are in the bundle that has the box's id.
 *
 * @param bots the bots that can take a seat, by the name of their level, as they are shown
 * @param houseLevel the level that plays where a person does not
 * @param rulebooks its rules, if they are written down
 * @param card what challenge cards for it fix, if there can be any
 * @param contestOptions what is chosen for the matches of a tournament unless its organiser chooses
 *     otherwise
 * @param lesson its guided first game, if there is one
 * @param puzzles positions to solve, if there are any
 */
public record Playable(
        Box box,
        Map<String, Level> bots,
        String houseLevel,
        Rulebooks rulebooks,
        Optional<CardRule> card,
        Map<String, String> contestOptions,
        Optional<LessonFile> lesson,
        Optional<PuzzleText> puzzles) {
    public Playable {
        if (!bots.containsKey(houseLevel)) {
            throw new IllegalArgumentException(box.id() + " has no bot for the house");
        }
        bots = Collections.unmodifiableMap(new LinkedHashMap<>(bots));
        contestOptions = Map.copyOf(contestOptions);
    }

    /** A game without challenge cards, whose tournaments are played as it always is. */
    public Playable(Box box, Map<String, Level> bots, String houseLevel, Rulebooks rulebooks) {
        this(
                box,
                bots,
                houseLevel,
                rulebooks,
                Optional.empty(),
                Map.of(),
                Optional.empty(),
                Optional.empty());
    }

    /** A game without a rulebook. */
    public Playable(Box box, Map<String, Level> bots, String houseLevel) {
        this(box, bots, houseLevel, Rulebooks.NONE);
    }

    /** The same with challenge cards. */
    public Playable withCards(CardRule rule) {
        return new Playable(
                box,
                bots,
                houseLevel,
                rulebooks,
                Optional.of(rule),
                contestOptions,
                lesson,
                puzzles);
    }

    /** The same with a guided first game. */
    public Playable withLesson(LessonFile file) {
        return new Playable(
                box, bots, houseLevel, rulebooks, card, contestOptions, Optional.of(file), puzzles);
    }

    /** The same with puzzles. */
    public Playable withPuzzles(PuzzleText text) {
        return new Playable(
                box, bots, houseLevel, rulebooks, card, contestOptions, lesson, Optional.of(text));
    }

    /** The level that plays where a person does not. */
    public Level house() {
        return Objects.requireNonNull(bots.get(houseLevel));
    }

    /**
     * Who advises: the level that thinks longest, of several the last, with the house's words where
     * that would choose the same.
     */
    public Level adviser() {
        Level expert = house();
        for (Level level : bots.values()) {
            expert = level.millis() >= expert.millis() ? level : expert;
        }
        Level best = expert;
        Bot words = house().bot().apply(0);
        return new Level(best.millis(), nanos -> new Adviser(best.bot().apply(nanos), words));
    }
}
