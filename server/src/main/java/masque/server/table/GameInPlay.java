package masque.server.table;

import java.util.Optional;
import java.util.OptionalInt;
import masque.core.BadInput;
import masque.core.Keyed;
import masque.core.Proposal;
import masque.core.Step;
import masque.core.Table;
import masque.server.setup.Playable;
import masque.server.store.KeptTable.KeptGame;

/** A game under way, with each seat's decisions counted. */
final class GameInPlay {
    /** Far more than any game takes by its rules; each can still be shown again. */
    static final int MOST_STEPS = 5_000;

    /** How often one seat may take back; for second thoughts, not for a game without end. */
    static final int MOST_TAKE_BACKS = 100;

    private final Table table;
    private final int[] steps;
    private final int[] takenBack;
    private Optional<Hint> hint = Optional.empty();

    private GameInPlay(Table table) {
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
    static GameInPlay deal(Playable game, TableFacts facts, byte[] key) {
        return new GameInPlay(
                Table.open(game.box(), facts.seats(), facts.options(), new Keyed(key)));
    }

    /**
     * Goes on where a game was.
     *
     * @throws BadInput if it was played by other rules
     */
    static GameInPlay goOn(Playable game, KeptGame kept, byte[] key) {
        return new GameInPlay(Table.replay(game.box(), kept.journal(), new Keyed(key)));
    }

    Table table() {
        return table;
    }

    /** The number of what a seat has to decide, from 1. */
    int decision(int seat) {
        return steps[seat] + 1;
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

    /** Somebody has a hint from now on. */
    void keep(Hint given) {
        hint = Optional.of(given);
    }

    /** The hint that a seat was given for what it has to decide now. */
    Optional<Hint> hint(int seat) {
        return hint.filter(one -> one.seat() == seat && one.decision() == decision(seat));
    }

    /** Whether it has gone on for so long that nothing more is done in it. */
    boolean full() {
        return table.plies() >= MOST_STEPS;
    }

    /** Whether nothing more is done in it after one more step. */
    boolean fullAfterOneMore() {
        return table.plies() + 1 >= MOST_STEPS;
    }

    /** The code of a choice; empty if it means none. */
    OptionalInt code(Ask.Choice choice) {
        return switch (choice) {
            case Ask.Choice.Code(int code) -> code < 0 ? OptionalInt.empty() : OptionalInt.of(code);
            case Ask.Choice.Text(String text) -> table.game().codeOf(text);
        };
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
