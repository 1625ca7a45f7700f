package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import masque.games.Vocabulary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of Truth or Bluff: none missing, none idle. */
class BluffWordsTest {
    private static final String BUNDLE = "truth-or-bluff";

    /** Keys that no phrase of a game needs: names, options and what a wrong data file is told. */
    private static final List<String> OTHER_DOORS =
            List.of("game-", "option-", "numbers-", "page-");

    private static final List<String> NAMES = List.of("Fox", "Owl", "Hare", "Raven", "Stag");
    private static final Vocabulary PHRASES = phrases();

    /** Every phrase that games can come up with, one for each key. */
    private static Vocabulary phrases() {
        Vocabulary found = new Vocabulary();
        for (Ending ending : Ending.values()) {
            found.collect(ending.phrase());
        }
        for (Decider decider : Decider.values()) {
            found.collect(new BluffEvent.Ended(seats(0), decider).phrase());
            found.collect(new BluffEvent.Ended(seats(0, 1), decider).phrase());
            found.collect(Verdict.won(decider, seats(0), seats(1), 7, 3, 2));
        }
        found.collect(new BluffEvent.NoToken(new Seat(1)).phrase());
        Salon last = Salon.holding("four-alike", "mars", "moon", "pluto");
        last.state().tokens[0] = Tokens.ALL;
        last.faceUp(1, "moon, moon, moon").slide("mars", 2, "moon");
        last.view(1).stakes().forEach(found::collect);
        // Until three Villains lie before somebody, all of them turn up.
        BluffGame game = Salon.of(5, "ending=three-villains").game;
        for (long seed = 0; seed < 25; seed++) {
            play(game, new Seeded(seed), found);
        }
        return found;
    }

    private static List<Seat> seats(int... seats) {
        return Salon.seats(seats);
    }

    private static void play(BluffGame game, Seeded chance, Vocabulary found) {
        State state = game.start(chance, found.sink());
        do {
            for (int viewer = State.SPECTATOR; viewer < game.seats; viewer++) {
                found.shown(state, viewer);
                BluffView view = (BluffView) state.view(viewer);
                view.stakes().forEach(found::collect);
                view.result().ifPresent(result -> result.reasons().forEach(found::collect));
            }
            for (int code = chance.below(7); code < game.codes(); code += 7) {
                found.refused(game, state, code);
            }
        } while (found.step(game, state, chance));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void everyPhraseHasWordsAndNoWordsAreIdle(String language) {
        PHRASES.check(language, BUNDLE, OTHER_DOORS);
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(Words.of("ja", BUNDLE).keys(BUNDLE))
                .isEqualTo(Words.of("en", BUNDLE).keys(BUNDLE));
    }

    @Test
    void everyEndingThatCanBeChosenHasAName() {
        for (String language : List.of("en", "ja")) {
            for (Ending ending : Supply.of(8).endings()) {
                assertThat(Words.of(language, BUNDLE).keys(BUNDLE))
                        .contains("option-ending-" + ending.text());
            }
        }
    }

    @Test
    void theRevealIsToldAsASentence() {
        Words words = Words.of("en", BUNDLE);
        Tile mars = new Tile(Face.MARS, true, 3);
        Phrase caught =
                new BluffEvent.Turned(new Seat(1), new Seat(0), Face.PLUTO, false, true, mars)
                        .phrase();
        assertThat(words.say(caught, new Listener(NAMES, 1)))
                .isEqualTo(
                        "You say \"bluff\" and are right: Fox said Pluto, but it is white Mars.");
        assertThat(words.say(caught, new Listener(NAMES, 0)))
                .isEqualTo(
                        "Owl says \"bluff\" and is right: you said Pluto, but it is white Mars.");
        Phrase fooled =
                new BluffEvent.Turned(new Seat(1), new Seat(0), Face.PLUTO, true, false, mars)
                        .phrase();
        assertThat(words.say(fooled, new Listener(NAMES, 3)))
                .isEqualTo(
                        "Owl says \"truth\" and is wrong: Fox said Pluto, but it is white Mars.");
    }
}
