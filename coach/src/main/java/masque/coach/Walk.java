package masque.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Box;
import masque.core.Chair;
import masque.core.Codes;
import masque.core.Draw;
import masque.core.Fate;
import masque.core.Journal;
import masque.core.Proposal;
import masque.core.Scripted;
import masque.core.Step;
import masque.core.Table;

/** Goes through a finished game once more. What was taken back is left out. */
final class Walk {
    /**
     * A step that stood.
     *
     * @param ply its number in the journal, from 1
     * @param chair where somebody sat who had a choice, as things were just before it; for others
     *     nobody asks
     */
    record Taken(int ply, Step step, Optional<Chair> chair) {}

    private final List<Taken> steps = new ArrayList<>();

    /** Since others were last told something. */
    private final List<Taken> open = new ArrayList<>();

    private Walk() {}

    /**
     * The steps that stood, with the chair of this seat at each of its choices.
     *
     * @throws masque.core.BadInput if the journal is not of this box and edition, or does not fit
     *     the rules
     */
    static List<Taken> through(Box box, Journal journal, int seat) {
        Table.replay(box, journal, Fate.seeded(0));
        Walk walk = new Walk();
        Table table =
                Table.open(
                        box,
                        journal.seats(),
                        journal.options(),
                        ply -> new Scripted(draws(journal, ply)));
        for (Step step : journal.steps()) {
            walk.go(table, step, seat);
        }
        walk.steps.addAll(walk.open);
        return List.copyOf(walk.steps);
    }

    private static List<Draw> draws(Journal journal, int ply) {
        return ply == 0 ? journal.setUp() : journal.steps().get(ply - 1).draws();
    }

    private void go(Table table, Step step, int seat) {
        if (step.code() == Step.TAKE_BACK) {
            table.takeBack(step.seat());
            open.removeIf(taken -> taken.step().seat() == step.seat());
            return;
        }
        Optional<Chair> chair =
                step.seat() == seat && choices(table.chair(seat)) > 1
                        ? Optional.of(table.still(seat))
                        : Optional.empty();
        Proposal proposal = table.propose(step.seat(), step.code());
        table.accept(proposal);
        open.add(new Taken(table.plies(), step, chair));
        if (!proposal.quiet()) {
            steps.addAll(open);
            open.clear();
        }
    }

    private static int choices(Chair chair) {
        Codes legal = new Codes();
        chair.legal(legal);
        return legal.size();
    }
}
