package masque.server.table;

import masque.core.BadInput;
import masque.core.Keyed;
import masque.core.Proposal;
import masque.core.Step;
import masque.core.Table;
import masque.server.Playable;
import masque.server.store.KeptTable.KeptGame;

/** A game under way, with each seat's decisions counted. */
final class Match {
    /** Far more than any game takes by its rules; each can still be shown again. */
    static final int MOST_STEPS = 5_000;

    /** How often one seat may take back; for second thoughts, not for a game without end. */
    static final int MOST_TAKE_BACKS = 100;

    private final Table table;
    private final int[] steps;
    private final int[] takenBack;

    private Match(Table table) {
        this.table = table;
        steps = new int[table.setup().seats()];
        takenBack = new int[steps.length];
        for (Step step : table.journal().steps()) {
            steps[step.seat()]++;
            takenBack[step.seat()] += step.code() == Step.TAKE_BACK ? 1 : 0;
        }
    }

    /**
     * Deals.
     *
     * @throws BadInput if the game cannot be played so
     */
    static Match deal(Playable game, Facts facts, byte[] key) {
        return new Match(Table.open(game.box(), facts.seats(), facts.options(), new Keyed(key)));
    }

    /**
     * Goes on where a game was.
     *
     * @throws BadInput if it was played by other rules
     */
    static Match goOn(Playable game, KeptGame kept, byte[] key) {
        return new Match(Table.replay(game.box(), kept.journal(), new Keyed(key)));
    }

    Table table() {
        return table;
    }

    /** The number of what a seat has to decide, from 1. */
    int decision(int seat) {
        return steps[seat] + 1;
    }

    /** Whether a seat owes a move. */
    boolean awaits(int seat) {
        return (table.pending() >>> seat & 1) != 0;
    }

    /** A move happens. */
    void accept(Proposal proposal) {
        table.accept(proposal);
        steps[proposal.step().seat()]++;
    }

    /** A seat's open choices are taken back. */
    void takeBack(int seat) {
        table.takeBack(seat)
                .ifPresent(refusal -> {
                    throw new IllegalStateException("seat " + seat + " cannot take back");
                });
        steps[seat]++;
        takenBack[seat]++;
    }

    /** Whether it has gone on for so long that nothing more is done in it. */
    boolean full() {
        return table.plies() >= MOST_STEPS;
    }

    /** Whether a seat has taken back as often as it may. */
    boolean hesitated(int seat) {
        return takenBack[seat] >= MOST_TAKE_BACKS;
    }

    /** Whether a seat may take its choices back. */
    boolean mayTakeBack(int seat) {
        return !full() && !hesitated(seat) && table.whyNotTakeBack(seat).isEmpty();
    }
}
