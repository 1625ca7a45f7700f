package masque.contract;

import java.util.stream.IntStream;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;

/** Checks the legal moves of one world, and that everything else is refused without a trace. */
final class Moves {
    private static final int MOST_CODES = 256;
    private static final int SOME_CODES = 4;

    private final Spot spot;
    private final World world;
    private final Chance dice;

    Moves(Spot spot, World world, Chance dice) {
        this.spot = spot;
        this.world = world;
        this.dice = dice;
    }

    /** All codes with some that mean nothing; where there are very many, a random few hundred. */
    static int[] allCodes(Game<?> game, Chance dice) {
        IntStream codes =
                game.codes() <= MOST_CODES
                        ? IntStream.range(-2, game.codes() + 3)
                        : IntStream.generate(() -> dice.below(game.codes())).limit(MOST_CODES);
        IntStream senseless =
                IntStream.of(
                        -2,
                        -1,
                        game.codes(),
                        game.codes() + 2,
                        Integer.MIN_VALUE,
                        Integer.MAX_VALUE);
        return IntStream.concat(codes, senseless).toArray();
    }

    /** A handful of random codes, some of which may mean nothing. */
    static int[] someCodes(Game<?> game, Chance dice) {
        return IntStream.generate(() -> dice.below(game.codes() + 2) - 1)
                .limit(SOME_CODES)
                .toArray();
    }

    /** Checks the legal codes of every seat, and the refusals of these codes. */
    void check(int[] codes) {
        Game<?> game = world.game();
        if (world.pending() >>> game.seats() != 0) {
            throw broken(Promise.LEGAL_MOVES, Spot.NOBODY, "somebody who sits nowhere owes a move");
        }
        for (int seat = 0; seat < game.seats(); seat++) {
            Codes legal = world.legal(seat);
            if (legal.size() == 0 == ((world.pending() >>> seat & 1) != 0)) {
                throw broken(
                        Promise.LEGAL_MOVES,
                        seat,
                        legal.size() == 0
                                ? "owes a move and has none"
                                : "owes nothing and has moves");
            }
            ascending(seat, legal);
            accepted(seat, legal);
            refused(seat, legal, codes);
        }
        for (int code : codes) {
            if (world.why(State.SPECTATOR, code).isEmpty()) {
                throw broken(
                        Promise.RIGHT_REFUSALS,
                        State.SPECTATOR,
                        "code " + code + " is not refused");
            }
        }
    }

    private void ascending(int seat, Codes legal) {
        int before = -1;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.at(i) <= before || legal.at(i) >= world.game().codes()) {
                throw broken(
                        Promise.LEGAL_MOVES,
                        seat,
                        legal + " are not ascending from 0 and below " + world.game().codes());
            }
            before = legal.at(i);
        }
    }

    private void accepted(int seat, Codes legal) {
        for (int i = 0; i < legal.size(); i++) {
            int code = legal.at(i);
            if (world.why(seat, code).isPresent()) {
                throw broken(
                        Promise.RIGHT_REFUSALS,
                        seat,
                        "code " + code + " is legal, yet " + world.why(seat, code).get());
            }
            try {
                world.state().copy().apply(seat, code, new Seeded(code), Sink.NOBODY);
            } catch (RuntimeException thrown) {
                throw spot.thrown(Promise.LEGAL_MOVES, seat, thrown);
            }
        }
    }

    private void refused(int seat, Codes legal, int[] codes) {
        for (int code : codes) {
            if (!legal.contains(code) && world.why(seat, code).isEmpty()) {
                throw broken(
                        Promise.RIGHT_REFUSALS,
                        seat,
                        "code " + code + " is not refused, but not among " + legal);
            }
        }
        int code = codes[dice.below(codes.length)];
        if (!legal.contains(code)) {
            withoutTrace(seat, code);
        }
    }

    private void withoutTrace(int seat, int code) {
        State copy = world.state().copy();
        try {
            copy.apply(seat, code, new Seeded(code), Sink.NOBODY);
        } catch (IllegalArgumentException right) {
            if (!Fingerprint.of(copy).equals(world.fingerprint())) {
                throw broken(
                        Promise.NO_TRACES,
                        seat,
                        "before and after the refused code "
                                + code
                                + ": "
                                + Leaves.difference(world.state(), copy));
            }
            return;
        } catch (RuntimeException wrong) {
            throw spot.thrown(Promise.NO_TRACES, seat, wrong);
        }
        throw broken(Promise.NO_TRACES, seat, "code " + code + " is not legal and was accepted");
    }

    private Broken broken(Promise promise, int viewer, String what) {
        return spot.broken(promise, viewer, what);
    }
}
