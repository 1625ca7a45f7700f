package masque.server.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import masque.core.BadInput;
import masque.core.Refusal;
import masque.core.State;
import masque.edge.Pen;
import masque.server.setup.Playable;
import masque.server.store.Change;
import masque.server.store.Earlier;
import masque.server.store.KeptResult;
import masque.server.store.KeptTable;
import masque.server.store.KeptTable.KeptGame;
import masque.server.store.Outcome;
import masque.server.store.TalkLine;

/**
 * A table in memory. Used by its room alone, for one request at a time. Each has a plan made of it,
 * the plan is written, then it is so, and then all who want to know hear of it.
 */
final class LiveTable {
    private final TableServices services;
    private final Workplace workplace;
    private final Chat chat;
    private final Minder minder;
    private final Counsel counsel;
    private final Crowd crowd;
    private final List<Consumer<Happened>> listeners;

    /** Any thread may ask for its facts, which do not change. */
    private volatile TableState table;

    /**
     * A table as it was kept.
     *
     * @throws TableRefused if it can no longer be played here
     */
    LiveTable(KeptTable kept, TableServices services, Workplace workplace) {
        this.services = services;
        this.workplace = workplace;
        table = state(kept, services);
        chat = new Chat(kept.id(), services);
        minder = new Minder(kept.id(), services, workplace);
        counsel = new Counsel(services, workplace, this::refuse);
        crowd = new Crowd(services, table.facts().seats());
        listeners = List.of(minder::hear, crowd::hear, counsel::hear, services.listener());
    }

    private static TableState state(KeptTable kept, TableServices services) {
        TableFacts facts = TableFactsText.read(kept.facts());
        Playable rules =
                Optional.ofNullable(services.games().get(facts.game()))
                        .orElseThrow(() -> TableRefused.untimely("game-gone"));
        DealSecret secret = DealSecret.of(kept.secret());
        byte[] key = secret.key(kept.id(), facts.allContributions());
        TableState begun =
                new TableState(
                        kept.id(),
                        rules,
                        secret,
                        facts,
                        kept.version(),
                        kept.game().map(game -> goOn(rules, game, key)),
                        new Clocks(facts.clock(), facts.seats()),
                        Lateness.none(facts.seats()),
                        kept.result().map(KeptResult::end));
        return kept.game()
                .map(game -> begun.with(Minder.resumed(facts, game, begun.awaited(), services)))
                .orElse(begun);
    }

    private static GameInPlay goOn(Playable rules, KeptGame kept, byte[] key) {
        try {
            return GameInPlay.goOn(rules, kept, key);
        } catch (BadInput old) {
            throw TableRefused.because(TableRefused.Kind.UNTIMELY, "old-rules", old.phrase());
        }
    }

    /** Bits of the seats from which somebody looks. */
    int here() {
        return crowd.here();
    }

    /** What is true of the table besides its game. Any thread may ask. */
    TableFacts facts() {
        return table.facts();
    }

    private Standing standing(TableFacts facts) {
        return new Standing(
                table.id(),
                facts,
                table.secret().commitment(),
                crowd.here(),
                table.waiting(),
                false,
                Optional.empty());
    }

    void join(Socket socket) {
        if (crowd.join(socket, table)) {
            chat.show(socket, table.facts());
        }
    }

    void part(Socket socket) {
        crowd.part(socket, table);
    }

    /** Whether nobody looks and nothing will happen, for long enough. */
    boolean idle() {
        return crowd.gone() && minder.quiet() && counsel.quiet();
    }

    void close() {
        minder.close();
        crowd.close();
    }

    // --- What clients ask ---

    void ask(Socket socket, Ask ask, long arrived) {
        if (!Crowd.admits(socket, table.facts())) {
            // It crossed with the goodbye: the chair is somebody else's by now.
            return;
        }
        Asked asked = new Asked(socket, ask.id(), arrived);
        try {
            answer(asked, ask);
        } catch (TableRefused refused) {
            refuse(asked, refused);
        }
    }

    private void refuse(Asked asked, TableRefused refused) {
        services.meters().refused(refused.code());
        asked.socket().refuse(asked.id(), refused, pen(asked.socket()));
    }

    private Pen pen(Socket socket) {
        return services.tongues().pen(socket.language(), table.facts(), socket.viewer());
    }

    private void answer(Asked asked, Ask ask) {
        int seat = asked.socket().viewer();
        if (seat == State.SPECTATOR && !(ask instanceof Ask.Ping)) {
            throw TableRefused.forbidden("forbidden");
        }
        switch (ask) {
            case Ask.Ping _ -> asked.socket().send(Answers.pong(asked.id()));
            case Ask.Why why -> why(asked, seat, why);
            case Ask.Hint hint -> counsel.ask(asked, hint, table);
            case Ask.Say say -> say(asked, seat, false, say.text());
            case Ask.React react -> say(asked, seat, true, react.reaction());
            case Ask.Move _,
                    Ask.TakeBack _,
                    Ask.Leave _,
                    Ask.Return _,
                    Ask.House _,
                    Ask.End _,
                    Ask.GoOn _,
                    Ask.Contribute _ -> {
                if (Decisions.looksBack(table, seat, ask)) {
                    lookBack(asked, seat, ask);
                } else {
                    act(asked, seat, ask, Optional.empty());
                }
            }
        }
    }

    /**
     * Answers what is meant for another decision than the one that is asked now. The thread that
     * brought it serves others, too, so it does not wait for the disk.
     */
    private void lookBack(Asked asked, int seat, Ask ask) {
        workplace.await(
                CompletableFuture.supplyAsync(
                        () -> services.store().earlier(table.id(), seat, ask.id()),
                        Thread.ofVirtual().name("look-back")::start),
                earlier -> {
                    try {
                        act(asked, seat, ask, earlier);
                    } catch (TableRefused refused) {
                        refuse(asked, refused);
                    }
                });
    }

    private void act(Asked asked, int seat, Ask ask, Optional<Earlier> earlier) {
        Action action = new Action.Asking(seat, asked.socket().guest(), ask);
        act(action, earlier, Optional.of(asked), now -> {});
    }

    private void why(Asked asked, int seat, Ask.Why why) {
        GameInPlay game = table.begun();
        OptionalInt code = game.code(why.choice());
        Optional<Refusal> refusal =
                code.isEmpty()
                        ? Optional.of(Refusal.NO_SUCH_MOVE)
                        : game.table().why(seat, code.getAsInt());
        asked.socket().send(Answers.why(asked.id(), refusal, pen(asked.socket())));
    }

    private void say(Asked asked, int seat, boolean reaction, String text) {
        TalkLine line = chat.line(table.facts(), seat, reaction, text);
        workplace.await(
                services.store().say(table.id(), line), done -> chat.said(line, asked.id(), crowd));
    }

    // --- What is decided ---

    /**
     * Has something decided and done.
     *
     * @param then is done once it is so and told
     * @throws TableRefused if it is not done
     */
    void act(Action action, Consumer<Standing> then) {
        if (action instanceof Action.Chosen chosen) {
            minder.chosen(chosen.seat());
        }
        if (action instanceof Action.Hinted hinted) {
            counsel.thought(hinted.hint());
        }
        act(action, Optional.empty(), Optional.empty(), then);
    }

    private void act(
            Action action,
            Optional<Earlier> earlier,
            Optional<Asked> asked,
            Consumer<Standing> then) {
        Plan plan = Decisions.decide(table, action, moment(earlier));
        Runnable happen = () -> happen(plan, asked, then);
        switch (plan.write()) {
            case Plan.Write.Nothing _ -> happen.run();
            case Plan.Write.OfStep step -> append(step, asked, happen);
            case Plan.Write.OfFacts(Change change) -> write(change, happen);
            case Plan.Write.OfRematch(NewTable next, Change change) ->
                    workplace.await(
                            next.keep(services.store(), services.now()),
                            kept -> write(change, happen));
            case Plan.Write.Forget _ ->
                    workplace.await(
                            services.store().forget(table.id()),
                            gone -> {
                                then.accept(standing(plan.facts()));
                                workplace.putAway();
                            });
        }
    }

    private Moment moment(Optional<Earlier> earlier) {
        return new Moment(
                services.time().millis(),
                services.now(),
                crowd::awayMillis,
                crowd.looked(),
                earlier,
                () -> services.store().moved(table.id()));
    }

    private void append(Plan.Write.OfStep step, Optional<Asked> asked, Runnable happen) {
        workplace.await(
                services.store().append(table.id(), step.step(), step.change(), services.now()),
                outcome -> {
                    switch (outcome) {
                        case Outcome.Written _ -> {
                            count(asked);
                            happen.run();
                        }
                        case Outcome.Used _ ->
                                asked.ifPresent(
                                        one -> refuse(one, TableRefused.untimely("contradicted")));
                        case Outcome.Stale _ -> workplace.putAway();
                    }
                });
    }

    private void count(Optional<Asked> asked) {
        if (asked.isPresent()) {
            services.meters().movedByPerson(System.nanoTime() - asked.get().arrived());
        } else {
            services.meters().movedByHouse();
        }
    }

    private void write(Change change, Runnable happen) {
        workplace.await(
                services.store().change(table.id(), change, services.now()),
                written -> {
                    if (written) {
                        happen.run();
                    } else {
                        workplace.putAway();
                    }
                });
    }

    private void happen(Plan plan, Optional<Asked> asked, Consumer<Standing> then) {
        TableFacts before = table.facts();
        table = table.after(plan, services.time().millis());
        Happened change = new Happened(before, table, plan, asked);
        listeners.forEach(listener -> listener.accept(change));
        then.accept(standing(table.facts()));
        if (change.renumbers()) {
            workplace.putAway();
        }
    }
}
