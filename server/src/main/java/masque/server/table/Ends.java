package masque.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import masque.core.BadInput;
import masque.core.Journal;
import masque.core.Result;
import masque.core.Scripted;
import masque.core.Table;
import masque.server.setup.Playable;
import masque.server.store.GameEnd;

/** How games end, as it is kept. */
final class Ends {
    private Ends() {}

    /** A game that was played to its end, as its rules say. */
    static GameEnd finished(Result result, int plies) {
        return new GameEnd(
                GameEnd.Ending.FINISHED,
                winners(result.winners()),
                result.places(),
                result.points(),
                plies);
    }

    /** A game that its players ended before its end: nobody has won. */
    static GameEnd agreed(int seats, int plies) {
        return unfinished(GameEnd.Ending.AGREED, 0, seats, plies);
    }

    /**
     * A game that ended because somebody did not play on.
     *
     * @param winners bits of the seats that won by that
     */
    static GameEnd forfeit(int winners, int seats, int plies) {
        return unfinished(GameEnd.Ending.FORFEIT, winners, seats, plies);
    }

    /** A game whose match was decided without it: nobody has won here. */
    static GameEnd calledOff(int seats, int plies) {
        return unfinished(GameEnd.Ending.CALLED_OFF, 0, seats, plies);
    }

    private static GameEnd unfinished(GameEnd.Ending ending, int winners, int seats, int plies) {
        Result result = Result.of(winners, new int[seats]);
        return new GameEnd(ending, winners(winners), result.places(), result.points(), plies);
    }

    /**
     * How a game ended whose winners alone are known: its rules are not those of today.
     *
     * @param winners seats
     */
    static GameEnd won(List<Integer> winners, int seats, int plies) {
        int bits = winners.stream().mapToInt(seat -> 1 << seat).reduce(0, (a, b) -> a | b);
        return new GameEnd(
                GameEnd.Ending.FINISHED,
                winners,
                Result.of(bits, new int[seats]).places(),
                List.of(),
                plies);
    }

    /**
     * How a game ended, found by playing it again; empty if it was played by other rules than those
     * of today, or is not at its end.
     */
    static Optional<GameEnd> replayed(Playable rules, TableFacts facts, Journal journal) {
        int plies = journal.steps().size();
        if (facts.phase() == TableFacts.Phase.ENDED) {
            return Optional.of(unplayed(facts, plies).getFirst());
        }
        try {
            return Table.replay(rules.box(), journal, ply -> new Scripted(List.of()))
                    .result()
                    .map(result -> finished(result, plies));
        } catch (BadInput other) {
            return Optional.empty();
        }
    }

    /**
     * Whether a game may have ended so; empty if that cannot be found out, because it was played by
     * other rules than those of today, or is not at its end.
     */
    static Optional<Boolean> plausible(
            Playable rules, TableFacts facts, Journal journal, GameEnd end) {
        return facts.phase() == TableFacts.Phase.ENDED
                ? Optional.of(unplayed(facts, journal.steps().size()).contains(end))
                : replayed(rules, facts, journal).map(end::equals);
    }

    /** How a game can have ended before its end: of several, its moves do not show which. */
    private static List<GameEnd> unplayed(TableFacts facts, int plies) {
        int seats = facts.seats();
        if (facts.contest().isEmpty()) {
            return List.of(agreed(seats, plies));
        }
        List<GameEnd> ends = new ArrayList<>(List.of(calledOff(seats, plies)));
        if (Integer.bitCount(facts.left()) <= 1) {
            ends.add(forfeit(facts.left(), seats, plies));
        }
        if (facts.playing() == 0) {
            ends.add(forfeit(0, seats, plies));
        }
        return ends;
    }

    private static List<Integer> winners(int bits) {
        return IntStream.range(0, Integer.SIZE)
                .filter(seat -> (bits >>> seat & 1) != 0)
                .boxed()
                .toList();
    }
}
