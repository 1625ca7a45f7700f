package masque.server.table;

import java.util.Optional;
import java.util.OptionalInt;
import masque.core.Step;
import masque.core.Thought;
import masque.server.guard.Guest;
import masque.server.store.Earlier;

/** What becomes of what is asked at a table. A pure function: the room carries out what it says. */
final class Decisions {
    private final TableState table;
    private final Moment moment;
    private final Planner plans;

    private Decisions(TableState table, Moment moment) {
        this.table = table;
        this.moment = moment;
        plans = new Planner(table, moment);
    }

    /**
     * Decides.
     *
     * @throws TableRefused if it is not done
     */
    static Plan decide(TableState table, Action action, Moment moment) {
        return new Decisions(table, moment).on(action);
    }

    /**
     * Whether what was done before has to be looked up for this: it is meant for another decision
     * than the one that is asked now.
     */
    static boolean looksBack(TableState table, int seat, Ask ask) {
        OptionalInt decision =
                switch (ask) {
                    case Ask.Move move -> OptionalInt.of(move.decision());
                    case Ask.TakeBack back -> OptionalInt.of(back.decision());
                    default -> OptionalInt.empty();
                };
        return decision.isPresent() && decision.getAsInt() != table.begun().decision(seat);
    }

    private Plan on(Action action) {
        return switch (action) {
            case Action.Asking asking -> onAsk(asking);
            case Action.Arrange(var how) -> plans.change(how.apply(free()), Plan.News.OF_PEOPLE);
            case Action.Start(String guest) -> {
                free();
                yield new Gathering(plans).start(guest);
            }
            case Action.Contribute(String guest, String text) ->
                    new Gathering(plans).contribute(guest, text);
            case Action.Deal _ -> new Gathering(plans).dealWithoutOthers();
            case Action.Chosen chosen -> onChoiceOfHouse(chosen);
            case Action.Hinted(Optional<Hint> hint) -> onHint(hint);
            case Action.Look _ -> look();
            case Action.Rematch(String guest, NewTable.Fresh ids) -> {
                free();
                yield new Gathering(plans).rematch(guest, ids);
            }
            case Action.Rename(Guest guest) -> rename(guest);
            case Action.Quit(String guest) -> quit(guest);
            case Action.Forfeit(int seat) -> new StrictPlay(plans).leave(seat);
            case Action.CallOff _ -> new StrictPlay(plans).callOff();
            case Action.Expire _ -> new Gathering(plans).expire();
        };
    }

    private Plan onAsk(Action.Asking asking) {
        int seat = asking.seat();
        return switch (asking.ask()) {
            case Ask.Move move -> move(seat, move);
            case Ask.TakeBack back -> takeBack(seat, back);
            case Ask.Leave _ -> plans.change(free().house(seat, true), Plan.News.NONE);
            case Ask.Return _ ->
                    plans.change(
                            free().house(seat, false), table.late().without(seat), Plan.News.NONE);
            case Ask.House house -> callHouse(seat, house.seat());
            case Ask.End _ -> plans.change(free().ending(seat, true), Plan.News.NONE);
            case Ask.GoOn _ -> plans.change(free().ending(seat, false), Plan.News.NONE);
            case Ask.Contribute give ->
                    new Gathering(plans).contribute(asking.guest(), give.text());
            case Ask.Why _, Ask.Hint _, Ask.Say _, Ask.React _, Ask.Ping _ ->
                    throw new IllegalArgumentException("nothing is decided by " + asking.ask());
        };
    }

    /**
     * What is true of the table, for what is done at no match of a tournament.
     *
     * @throws TableRefused if this is one
     */
    private TableFacts free() {
        table.facts().mustBeFree();
        return table.facts();
    }

    private Plan rename(Guest guest) {
        TableFacts next = table.facts().renamed(guest);
        return next.equals(table.facts())
                ? plans.stay(table.late())
                : plans.change(next, Plan.News.OF_PEOPLE);
    }

    /** A table that nobody is left at before its game has begun is not kept. */
    private Plan quit(String guest) {
        TableFacts next = Leaving.of(free(), guest);
        return Leaving.from(next) == Leaving.CLOSED
                ? plans.forget(next)
                : plans.change(next, next.gathering() ? Plan.News.OF_PEOPLE : Plan.News.NONE);
    }

    // --- Moves ---

    private Plan move(int seat, Ask.Move move) {
        GameInPlay game = table.begun();
        OptionalInt code = game.code(move.choice());
        if (inThePast(seat, move.decision(), code)) {
            return plans.stay(table.late());
        }
        mustNotBeFull(game);
        int chosen =
                code.orElseThrow(() -> TableRefused.of(TableRefused.Kind.UNUSABLE, "unknown-move"));
        game.table()
                .why(seat, chosen)
                .ifPresent(refusal -> {
                    throw TableRefused.illegal(refusal);
                });
        Thought known =
                game.hint(seat)
                        .map(hint -> hint.thought().choosing(chosen))
                        .orElseGet(() -> Thought.silent(chosen));
        return plans.move(seat, known, Optional.of(move.id()));
    }

    private Plan takeBack(int seat, Ask.TakeBack back) {
        GameInPlay game = table.begun();
        if (inThePast(seat, back.decision(), OptionalInt.of(Step.TAKE_BACK))) {
            return plans.stay(table.late());
        }
        mustNotBeFull(game);
        if (game.hesitated(seat)) {
            throw TableRefused.untimely("take-backs", "max", GameInPlay.MOST_TAKE_BACKS);
        }
        game.table()
                .whyNotTakeBack(seat)
                .ifPresent(refusal -> {
                    throw TableRefused.illegal(refusal);
                });
        return plans.takeBack(seat, back.id());
    }

    private static void mustNotBeFull(GameInPlay game) {
        if (game.full()) {
            throw TableRefused.untimely("game-full", "max", GameInPlay.MOST_STEPS);
        }
    }

    /**
     * Whether this was done before: then it is answered as it was then.
     *
     * @throws TableRefused if it is for another decision than the one that is asked now
     */
    private boolean inThePast(int seat, int decision, OptionalInt code) {
        if (decision != table.begun().decision(seat)) {
            Earlier earlier =
                    moment.earlier()
                            .orElseThrow(() ->
                                    helped(seat)
                                            ? helpedRefusal()
                                            : TableRefused.untimely("stale"));
            if (code.isEmpty() || !earlier.equals(new Earlier(decision, code.getAsInt()))) {
                throw TableRefused.untimely("contradicted");
            }
            return true;
        }
        table.facts().mustBe(TableFacts.Phase.PLAYING);
        if (helped(seat)) {
            throw helpedRefusal();
        }
        return false;
    }

    /** Whoever left a tournament's match to the house has lost it; others can come back. */
    private TableRefused helpedRefusal() {
        return table.facts().contest().isPresent()
                ? TableRefused.strict("forfeited", "DC-8.11")
                : TableRefused.untimely("house");
    }

    private boolean helped(int seat) {
        return table.facts().sitters().get(seat).house();
    }

    // --- Hints ---

    /** Why a seat is given no hint for a decision; empty if it may have one. */
    static Optional<TableRefused> whyNoHint(TableState table, int seat, int decision) {
        TableFacts facts = table.facts();
        if (facts.phase() != TableFacts.Phase.PLAYING) {
            return Optional.of(TableRefused.untimely("phase", "phase", facts.phase().name()));
        }
        if (facts.contest().isPresent()) {
            return Optional.of(TableRefused.untimely("hint-contest"));
        }
        if (!facts.amongBots()) {
            return Optional.of(TableRefused.untimely("hint-people"));
        }
        if (!facts.sitters().get(seat).plays()) {
            return Optional.of(TableRefused.untimely("house"));
        }
        return table.awaits(seat) && table.begun().decision(seat) == decision
                ? Optional.empty()
                : Optional.of(TableRefused.untimely("stale"));
    }

    /** A hint that comes too late is not given. */
    private Plan onHint(Optional<Hint> hint) {
        return hint.filter(this::wanted)
                .map(plans::hinted)
                .orElseGet(() -> plans.stay(table.late()));
    }

    private boolean wanted(Hint hint) {
        return whyNoHint(table, hint.seat(), hint.decision()).isEmpty()
                && table.begun().table().why(hint.seat(), hint.thought().code()).isEmpty();
    }

    // --- The house ---

    private Plan callHouse(int host, int seat) {
        TableFacts facts = free();
        facts.mustBe(TableFacts.Phase.PLAYING);
        if (facts.host() != host) {
            throw TableRefused.forbidden("not-host");
        }
        if (seat >= facts.seats() || !facts.sitters().get(seat).plays()) {
            throw TableRefused.untimely("nobody-to-replace");
        }
        if (moment.away().applyAsLong(seat) < facts.clock().graceMillis()) {
            throw TableRefused.untimely("not-away", "seconds", facts.clock().grace());
        }
        return plans.change(facts.house(seat, true), Plan.News.NONE);
    }

    private Plan onChoiceOfHouse(Action.Chosen chosen) {
        int seat = chosen.seat();
        boolean wanted =
                !table.facts().sitters().get(seat).plays()
                        || (table.clocks().up(moment.millis()) >>> seat & 1) != 0;
        return wanted && table.awaits(seat) && table.begun().decision(seat) == chosen.decision()
                ? plans.move(seat, chosen.thought(), Optional.empty())
                : plans.stay(table.late());
    }

    /** Sees whose time is up: the house chooses for them, and takes over after their grace. */
    private Plan look() {
        long now = moment.millis();
        Lateness late = table.late().with(table.clocks().up(now), now);
        TableFacts facts = table.facts();
        if (facts.contest().isPresent()) {
            return new StrictPlay(plans).look(late);
        }
        for (int rest = late.seats() & facts.playing(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            if (facts.phase() == TableFacts.Phase.PLAYING
                    && late.millis(seat, now) >= facts.clock().graceMillis()) {
                return plans.change(facts.house(seat, true), late.without(seat), Plan.News.NONE);
            }
        }
        return plans.stay(late);
    }
}
