package masque.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import masque.core.Journal;
import masque.core.Proposal;
import masque.core.Step;
import masque.core.Thought;
import masque.server.store.Change;
import masque.server.store.GameEnd;
import masque.server.store.NewStep;

/** Makes plans for one table at one moment. What is in memory does not change by it. */
final class Planner {
    private final TableState table;
    private final Moment moment;

    Planner(TableState table, Moment moment) {
        this.table = table;
        this.moment = moment;
    }

    TableState table() {
        return table;
    }

    Moment moment() {
        return moment;
    }

    /** Nothing changes, but everybody's clock and bot is seen to. */
    Plan stay(Lateness late) {
        return plan(new Plan.Write.Nothing(), table.facts(), clocks(), late, Plan.News.NONE);
    }

    /** Other facts hold. */
    Plan change(TableFacts next, Lateness late, Plan.News news) {
        // Before the deal there may be more or fewer seats now.
        boolean same = next.seats() == table.facts().seats();
        return plan(
                new Plan.Write.OfFacts(change(next, Optional.empty(), agreedEnd(next))),
                next,
                same ? clocks() : new Clocks(next.clock(), next.seats()),
                same ? late : Lateness.none(next.seats()),
                news);
    }

    Plan change(TableFacts next, Plan.News news) {
        return change(next, table.late(), news);
    }

    /**
     * A match is settled without being played on by everybody. If it was not dealt yet it is dealt
     * by the same write: then it has a file and a result like any other.
     */
    Plan settle(Lateness late, BiFunction<TableFacts, Integer, Settled> how) {
        TableFacts facts = table.facts();
        if (facts.phase() == TableFacts.Phase.DEALING) {
            return deal(dealt(facts), how.apply(facts.deal(), 0));
        }
        Settled then = how.apply(facts, table.begun().table().plies());
        return plan(
                new Plan.Write.OfFacts(change(then.facts(), Optional.empty(), then.end())),
                then.facts(),
                clocks(),
                late,
                Plan.News.NONE);
    }

    /** The game begins. */
    Plan deal(TableFacts ready) {
        return deal(dealt(ready), new Settled(ready.deal(), Optional.empty()));
    }

    private Plan deal(GameInPlay dealt, Settled then) {
        TableFacts next = then.facts();
        return plan(
                new Plan.Write.OfFacts(
                        change(next, Optional.of(dealt.table().journal()), then.end())),
                next,
                new Plan.Advance.Dealt(dealt),
                // The host may have changed the clock since the table came into memory.
                new Clocks(next.clock(), next.seats()),
                Lateness.none(next.seats()),
                new Plan.News(viewer -> dealt.table().chair(viewer).heard(), true),
                next.over() ? 0 : dealt.table().pending());
    }

    private GameInPlay dealt(TableFacts ready) {
        return GameInPlay.deal(
                table.rules(), ready, table.secret().key(table.id(), ready.allContributions()));
    }

    /**
     * A move.
     *
     * @param client what its client calls it; empty if the house makes it
     */
    Plan move(int seat, Thought thought, Optional<String> client) {
        GameInPlay game = table.begun();
        Proposal proposal = game.table().propose(seat, thought.code());
        Clocks clocks = clocks();
        if (!proposal.quiet() || (proposal.pending() >>> seat & 1) == 0) {
            clocks.decided(seat);
        }
        Optional<GameEnd> end =
                proposal.result().map(result -> Ends.finished(result, proposal.ply()));
        TableFacts next = end.isPresent() ? table.facts().finished() : table.facts();
        return plan(
                new Plan.Write.OfStep(
                        step(game, proposal.step(), client, clocks).because(said(thought)),
                        end.map(known -> change(next, Optional.empty(), end))),
                next,
                new Plan.Advance.Moved(proposal),
                clocks,
                client.isPresent() ? table.late().without(seat) : table.late(),
                new Plan.News(proposal::events, false),
                game.fullAfterOneMore() ? 0 : proposal.pending());
    }

    /** A seat's open choices are taken back: that wins it no time. */
    Plan takeBack(int seat, String client) {
        GameInPlay game = table.begun();
        Clocks clocks = clocks();
        clocks.undecided(seat);
        Step step = new Step(seat, Step.TAKE_BACK, List.of());
        return plan(
                new Plan.Write.OfStep(
                        step(game, step, Optional.of(client), clocks), Optional.empty()),
                table.facts(),
                new Plan.Advance.TakenBack(seat),
                clocks,
                table.late(),
                Plan.News.NONE,
                game.fullAfterOneMore() ? 0 : game.table().pending() | 1 << seat);
    }

    /** Somebody is given a hint: first it is written down that they asked for one. */
    Plan hinted(Hint hint) {
        TableFacts next = table.facts().hinted(hint.seat(), hint.decision());
        return plan(
                next.equals(table.facts())
                        ? new Plan.Write.Nothing()
                        : new Plan.Write.OfFacts(change(next, Optional.empty(), Optional.empty())),
                next,
                new Plan.Advance.Hinted(hint),
                clocks(),
                table.late(),
                Plan.News.NONE,
                table.awaited());
    }

    /** The same people play again at another table. */
    Plan rematch(NewTable next) {
        TableFacts facts = table.facts().followedBy(next.id());
        return plan(
                new Plan.Write.OfRematch(next, change(facts, Optional.empty(), Optional.empty())),
                facts,
                clocks(),
                table.late(),
                Plan.News.NONE);
    }

    /** The table is not kept any longer; this is the last that is true of it. */
    Plan forget(TableFacts last) {
        return plan(new Plan.Write.Forget(), last, clocks(), table.late(), Plan.News.NONE);
    }

    private static Optional<String> said(Thought thought) {
        return thought.says() ? Optional.of(ThoughtText.write(thought)) : Optional.empty();
    }

    private static NewStep step(
            GameInPlay game, Step step, Optional<String> client, Clocks clocks) {
        return new NewStep(
                game.table().plies() + 1,
                step,
                game.decision(step.seat()),
                client,
                clocks.tick() ? Optional.of(clocks.text()) : Optional.empty());
    }

    private Change change(TableFacts next, Optional<Journal> opening, Optional<GameEnd> end) {
        return new Change(table.version(), TableFactsText.write(next), next.keys(), opening, end);
    }

    /** How the game ends, if its players have just agreed on that. */
    private Optional<GameEnd> agreedEnd(TableFacts next) {
        return next.over() && !table.facts().over()
                ? Optional.of(Ends.agreed(next.seats(), table.begun().table().plies()))
                : Optional.empty();
    }

    /** The clocks now, to be changed further. */
    private Clocks clocks() {
        Clocks next = table.clocks().copy();
        next.charge(moment.millis());
        return next;
    }

    private Plan plan(
            Plan.Write write, TableFacts facts, Clocks clocks, Lateness late, Plan.News news) {
        int pending = facts.over() ? 0 : table.awaited();
        return plan(write, facts, new Plan.Advance.None(), clocks, late, news, pending);
    }

    private Plan plan(
            Plan.Write write,
            TableFacts facts,
            Plan.Advance advance,
            Clocks clocks,
            Lateness late,
            Plan.News news,
            int awaited) {
        clocks.run(awaited & facts.playing(), moment.millis());
        Alarms alarms = Alarms.of(facts, awaited, clocks, late, moment.millis());
        return new Plan(write, facts, advance, clocks, late, news, alarms);
    }
}
