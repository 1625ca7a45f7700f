package masque.edge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Phrase;

/**
 * Whether the file of a game holds, point by point. The phrases are worded by the bundle {@code
 * fairness}, the game's own and {@code core}, for a {@link #listener}.
 *
 * @param game what was read
 * @param findings one for each point, in the order of {@link Point}
 */
public record Audit(GameFile game, List<Finding> findings) {
    /** The bundle of the sentences. */
    public static final String BUNDLE = "fairness";

    /** What is checked. */
    public enum Point {
        /** Every byte of the file is as it was when it was sealed. */
        SEAL,
        /** The secret is the one committed to. */
        SECRET,
        /** No bot contributed; the site could have chosen it last. */
        BOTS,
        /** Every draw comes from the key. */
        DRAWS,
        /** Every step is allowed and asks for exactly its draws. */
        RULES,
        /** It was played to its end, or not, as it says. */
        ENDING,
        /** Those who are said to have won did. */
        WINNERS,
        /** The commitment is the one that somebody saw. */
        COMMITMENT,
        /** A contribution is the one that somebody made. */
        CONTRIBUTION;

        /** Its name for programs. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What became of one point. */
    public record Finding(Point point, boolean holds, Phrase phrase) {}

    /**
     * What somebody who was there knows from before the deal.
     *
     * @param commitment what the table showed, in hex
     * @param contributions what was contributed, by seat
     */
    public record Seen(Optional<String> commitment, Map<Integer, String> contributions) {
        /** Nobody was there. */
        public static final Seen NOTHING = new Seen(Optional.empty(), Map.of());

        public Seen {
            contributions = Map.copyOf(contributions);
        }
    }

    public Audit {
        findings = List.copyOf(findings);
    }

    /**
     * Checks a file.
     *
     * @param source the name of the file, for the error
     * @param boxes the box of a game by its id, if it is known
     * @throws BadInput if it is no file of a game, or somebody claims to have seen a seat that it
     *     does not have
     */
    public static Audit of(
            byte[] file, String source, Function<String, Optional<Box>> boxes, Seen seen) {
        String text = Json.text(file, source);
        GameFile game = GameFile.read(text, source);
        List<Finding> findings = new ArrayList<>();
        findings.add(seal(game, text));
        findings.addAll(DrawCheck.of(game));
        findings.addAll(RuleCheck.of(game, boxes.apply(game.journal().game())));
        seen.commitment().ifPresent(commitment -> findings.add(commitment(game, commitment)));
        new TreeMap<>(seen.contributions())
                .forEach((seat, one) -> findings.add(contribution(game, source, seat, one)));
        return new Audit(game, findings);
    }

    /** Whether all that was checked holds. */
    public boolean fair() {
        return findings.stream().allMatch(Finding::holds);
    }

    /** Somebody who knows the players by their names, or else by their seats. */
    public Listener listener(Words words) {
        List<String> names = new ArrayList<>();
        for (GameFile.Player player : game.players()) {
            names.add(
                    player.name().isBlank()
                            ? words.say("fair-unnamed", "seat", names.size() + 1)
                            : player.name());
        }
        return new Listener(names, Listener.STRANGER.you());
    }

    private static Finding seal(GameFile game, String text) {
        return game.isWhole(text)
                ? new Finding(Point.SEAL, true, Phrase.of("fair-seal-holds"))
                : new Finding(Point.SEAL, false, Phrase.of("fair-seal-broken"));
    }

    private static Finding commitment(GameFile game, String seen) {
        return seen.equals(game.commitment())
                ? new Finding(Point.COMMITMENT, true, Phrase.of("fair-commitment-holds"))
                : new Finding(
                        Point.COMMITMENT,
                        false,
                        Phrase.of("fair-commitment-other", "commitment", game.commitment()));
    }

    private static Finding contribution(GameFile game, String source, int seat, String seen) {
        int seats = game.journal().seats();
        if (seat < 0 || seat >= seats) {
            throw BadInput.of(
                    "fair-contribution-seat", "source", source, "seat", seat + 1, "seats", seats);
        }
        String kept = game.contributions().get(seat);
        if (seen.equals(kept)) {
            Phrase same = Phrase.of("fair-contribution-holds", "seat", seat + 1);
            return new Finding(Point.CONTRIBUTION, true, same);
        }
        Phrase other =
                kept.isEmpty()
                        ? Phrase.of("fair-contribution-none", "seat", seat + 1)
                        : Phrase.of("fair-contribution-other", "seat", seat + 1, "kept", kept);
        return new Finding(Point.CONTRIBUTION, false, other);
    }
}
