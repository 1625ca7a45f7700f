package masque.contract;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Game;
import masque.core.Move;

/** Checks that codes, moves and texts stand for each other. */
final class RoundTrips {
    private static final List<String> JUNK =
            List.of("", "   ", "no such move", "x".repeat(100_000), "\0\u0007\n\t\u007f", "-1");

    private RoundTrips() {}

    static <M extends Move> void check(Spot spot, Game<M> game) {
        Map<String, Integer> codeOfText = new HashMap<>();
        for (int code = 0; code < game.codes(); code++) {
            Optional<M> move = read(spot, game, code);
            if (move.isPresent()) {
                check(spot, game, code, move.get(), codeOfText);
            }
        }
        for (int code : new int[] {Integer.MIN_VALUE, -1, game.codes(), Integer.MAX_VALUE}) {
            read(spot, game, code)
                    .ifPresent(move -> {
                        throw broken(spot, "code " + code + " is out of range and means " + move);
                    });
        }
        for (String junk : JUNK) {
            parse(spot, game, junk)
                    .ifPresent(move -> {
                        throw broken(spot, "the text '" + junk + "' means " + move);
                    });
        }
    }

    private static <M extends Move> void check(
            Spot spot, Game<M> game, int code, M move, Map<String, Integer> codeOfText) {
        if (game.code(move) != code) {
            throw broken(
                    spot, move + " was read from " + code + ", its code is " + game.code(move));
        }
        Integer other = codeOfText.put(move.text(), code);
        if (other != null) {
            throw broken(spot, code + " and " + other + " are both written '" + move.text() + "'");
        }
        Optional<M> parsed = parse(spot, game, move.text());
        if (!parsed.equals(Optional.of(move))) {
            throw broken(spot, "'" + move.text() + "' is " + move + " and read as " + parsed);
        }
    }

    private static <M extends Move> Optional<M> read(Spot spot, Game<M> game, int code) {
        try {
            return Optional.of(game.read(code));
        } catch (IllegalArgumentException noMove) {
            return Optional.empty();
        } catch (RuntimeException wrong) {
            throw spot.thrown(Promise.ROUND_TRIPS, Spot.NOBODY, wrong);
        }
    }

    private static <M extends Move> Optional<M> parse(Spot spot, Game<M> game, String text) {
        try {
            return game.parse(text);
        } catch (RuntimeException wrong) {
            throw spot.thrown(Promise.ROUND_TRIPS, Spot.NOBODY, wrong);
        }
    }

    private static Broken broken(Spot spot, String what) {
        return spot.broken(Promise.ROUND_TRIPS, Spot.NOBODY, what);
    }
}
