package masque.server.table;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import masque.core.BadInput;
import masque.core.Chair;
import masque.core.Proposal;
import masque.core.Refusal;
import masque.core.State;
import masque.core.Step;
import masque.core.Thought;
import masque.server.Playable;
import masque.server.guard.Wrong;
import masque.server.store.Change;
import masque.server.store.Earlier;
import masque.server.store.KeptTable;
import masque.server.store.KeptTable.KeptGame;
import masque.server.store.NewStep;
import masque.server.store.Outcome;

/**
 * A table in memory. Used by its room alone, for one request at a time. What changes is written
 * first, then it is so, then it is told.
 */
final class LiveTable {
    private final String id;
    private final Hall hall;
    private final Room room;
    private final Playable game;
    private final Lobby lobby;
    private final Chat chat;
    private final Minder minder;
    private final Crowd crowd;
    private Facts facts;
    private int version;
    private Optional<Match> match;

    /**
     * A table as it was kept.
     *
     * @throws Wrong if it can no longer be played here
     */
    LiveTable(KeptTable kept, Hall hall, Room room) {
        this.id = kept.id();
        this.hall = hall;
        this.room = room;
        facts = FactsText.read(kept.facts());
        version = kept.version();
        game =
                Optional.ofNullable(hall.games().get(facts.game()))
                        .orElseThrow(() -> Wrong.of(409, "game-gone"));
        lobby = new Lobby(this, hall, game, kept.secret());
        chat = new Chat(this, hall);
        match = kept.game().map(this::goOn);
        Optional<String> clocks = kept.game().flatMap(KeptGame::clocks);
        minder =
                new Minder(
                        this,
                        game,
                        hall,
                        clocks.map(text -> new Clocks(facts.clock(), text))
                                .orElseGet(() -> new Clocks(facts.clock(), facts.seats())),
                        facts.seats());
        kept.game().ifPresent(was -> minder.resume(was.latest(), awaited() & facts.playing()));
        crowd = new Crowd(this, hall, facts.seats());
    }

    private Match goOn(KeptGame kept) {
        try {
            return Match.goOn(game, kept, lobby.key());
        } catch (BadInput old) {
            throw Wrong.because(409, "old-rules", old.phrase());
        }
    }

    /** Begins to mind the table, once it is in its room. */
    void wakeUp() {
        minder.attend();
        lobby.wakeUp();
    }

    String id() {
        return id;
    }

    Facts facts() {
        return facts;
    }

    /** Bits of the seats whose choice is awaited; a game that is too long awaits nothing. */
    int awaited() {
        return facts.phase() == Facts.Phase.PLAYING
                ? match.filter(now -> !now.full()).map(now -> now.table().pending()).orElse(0)
                : 0;
    }

    boolean awaits(int seat) {
        return (awaited() >>> seat & 1) != 0;
    }

    int decision(int seat) {
        return playing().decision(seat);
    }

    /** A chair for somebody who thinks while the table goes on. */
    Chair still(int seat) {
        return playing().table().still(seat);
    }

    Optional<Match> match() {
        return match;
    }

    Clocks clocks() {
        return minder.clocks();
    }

    private Match playing() {
        return match.orElseThrow(() -> Wrong.of(409, "phase", "phase", facts.phase().name()));
    }

    /** Does something here later, when it is its turn. */
    void enter(Consumer<LiveTable> work) {
        room.enter(Request.silent(work));
    }

    Rooms.Standing standing() {
        return new Rooms.Standing(id, facts, lobby.commitment(), crowd.here());
    }

    /** What happens here before the game and after it. */
    Lobby lobby() {
        return lobby;
    }

    /** Who looks. */
    Crowd crowd() {
        return crowd;
    }

    /** Leaves memory; who looks on comes back to the table as it is kept. */
    void putAway() {
        room.putAway();
    }

    void join(Socket socket) {
        if (crowd.join(socket)) {
            chat.show(socket);
        }
    }

    void part(Socket socket) {
        crowd.part(socket);
    }

    /** Whether nobody looks and nothing will happen, for long enough. */
    boolean idle() {
        return crowd.gone() && minder.quiet();
    }

    void close() {
        lobby.close();
        minder.close();
        crowd.close();
    }

    // --- What clients ask ---

    private void refuse(Asked asked, Wrong wrong) {
        hall.meters().refused(wrong.code());
        asked.socket()
                .send(
                        Answers.refused(
                                asked.id(),
                                wrong,
                                hall.tongues()
                                        .pen(
                                                asked.socket().language(),
                                                facts,
                                                asked.socket().viewer())));
    }

    void ask(Socket socket, Ask ask, long arrived) {
        if (!crowd.admits(socket)) {
            // It crossed with the goodbye: the chair is somebody else's by now.
            return;
        }
        Asked asked = new Asked(socket, ask.id(), arrived);
        try {
            answer(asked, socket.viewer(), ask);
        } catch (Wrong wrong) {
            refuse(asked, wrong);
        }
    }

    private void answer(Asked asked, int seat, Ask ask) {
        if (ask instanceof Ask.Ping) {
            asked.socket().send(Answers.pong(asked.id()));
            return;
        }
        if (seat == State.SPECTATOR) {
            throw Wrong.of(403, "forbidden");
        }
        switch (ask) {
            case Ask.Ping _ -> throw new IllegalStateException("pings are answered above");
            case Ask.Move move -> move(asked, seat, move);
            case Ask.TakeBack back -> takeBack(asked, seat, back);
            case Ask.Why why -> why(asked, seat, why);
            case Ask.Leave _ -> change(facts.house(seat, true), asked);
            case Ask.Return _ -> comeBack(asked, seat);
            case Ask.House house -> callHouse(asked, seat, house.seat());
            case Ask.End _ -> change(facts.ending(seat, true), asked);
            case Ask.GoOn _ -> change(facts.ending(seat, false), asked);
            case Ask.Contribute give -> lobby.contribute(asked, give.text());
            case Ask.Say say -> chat.say(asked, seat, false, say.text());
            case Ask.React react -> chat.say(asked, seat, true, react.reaction());
        }
    }

    private void move(Asked asked, int seat, Ask.Move move) {
        Match now = playing();
        OptionalInt code = code(now, move.choice());
        if (inThePast(asked, seat, move.decision(), code)) {
            return;
        }
        mustNotBeFull(now);
        int chosen = code.orElseThrow(() -> Wrong.of(422, "unknown-move"));
        now.table()
                .why(seat, chosen)
                .ifPresent(refusal -> {
                    throw Wrong.illegal(refusal);
                });
        step(now, seat, Thought.silent(chosen), Optional.of(asked));
    }

    private static void mustNotBeFull(Match match) {
        if (match.full()) {
            throw Wrong.of(409, "game-full", "max", Match.MOST_STEPS);
        }
    }

    private static OptionalInt code(Match match, Ask.Choice choice) {
        return switch (choice) {
            case Ask.Choice.Code(int code) -> code < 0 ? OptionalInt.empty() : OptionalInt.of(code);
            case Ask.Choice.Text(String text) -> match.table().game().codeOf(text);
        };
    }

    /**
     * Whether this was done before: then it is answered as it was then.
     *
     * @throws Wrong if it is for another decision than the one that is asked now
     */
    private boolean inThePast(Asked asked, int seat, int decision, OptionalInt code) {
        if (decision != decision(seat)) {
            Earlier earlier =
                    hall.store()
                            .earlier(id, seat, asked.id())
                            .orElseThrow(() -> Wrong.of(409, helped(seat) ? "house" : "stale"));
            if (code.isEmpty() || !earlier.equals(new Earlier(decision, code.getAsInt()))) {
                throw Wrong.of(409, "contradicted");
            }
            crowd.tell(Optional.of(asked));
            return true;
        }
        facts.mustBe(Facts.Phase.PLAYING);
        if (helped(seat)) {
            throw Wrong.of(409, "house");
        }
        return false;
    }

    private boolean helped(int seat) {
        return facts.sitters().get(seat).house();
    }

    private void takeBack(Asked asked, int seat, Ask.TakeBack back) {
        Match now = playing();
        if (inThePast(asked, seat, back.decision(), OptionalInt.of(Step.TAKE_BACK))) {
            return;
        }
        mustNotBeFull(now);
        if (now.hesitated(seat)) {
            throw Wrong.of(409, "take-backs", "max", Match.MOST_TAKE_BACKS);
        }
        now.table()
                .whyNotTakeBack(seat)
                .ifPresent(refusal -> {
                    throw Wrong.illegal(refusal);
                });
        Clocks clocks = minder.afterTakingBack(seat);
        Step step = new Step(seat, Step.TAKE_BACK, List.of());
        append(
                newStep(now, step, Optional.of(asked), clocks),
                Optional.empty(),
                Optional.of(asked),
                () -> {
                    now.takeBack(seat);
                    minder.set(clocks);
                    minder.attend();
                    crowd.tell(Optional.of(asked));
                });
    }

    private void why(Asked asked, int seat, Ask.Why why) {
        Match now = playing();
        OptionalInt code = code(now, why.choice());
        Optional<Refusal> refusal =
                code.isEmpty()
                        ? Optional.of(Refusal.NO_SUCH_MOVE)
                        : now.table().why(seat, code.getAsInt());
        asked.socket()
                .send(
                        Answers.why(
                                asked.id(),
                                refusal,
                                hall.tongues().pen(asked.socket().language(), facts, seat)));
    }

    private void comeBack(Asked asked, int seat) {
        minder.inTime(seat);
        change(facts.house(seat, false), asked);
    }

    private void callHouse(Asked asked, int host, int seat) {
        facts.mustBe(Facts.Phase.PLAYING);
        if (facts.host() != host) {
            throw Wrong.of(403, "not-host");
        }
        if (seat >= facts.seats() || !facts.sitters().get(seat).plays()) {
            throw Wrong.of(409, "nobody-to-replace");
        }
        long away = crowd.awayMillis(seat);
        if (away < facts.clock().graceMillis()) {
            throw Wrong.of(409, "not-away", "seconds", facts.clock().grace());
        }
        change(facts.house(seat, true), asked);
    }

    // --- Steps ---

    /** The house makes a move, for a bot or for a person. */
    void stepOfHouse(int seat, Thought thought) {
        step(playing(), seat, thought, Optional.empty());
    }

    private void step(Match now, int seat, Thought thought, Optional<Asked> asked) {
        Proposal proposal = now.table().propose(seat, thought.code());
        boolean decided = !proposal.quiet() || (proposal.pending() >>> seat & 1) == 0;
        Clocks clocks = minder.after(seat, decided);
        boolean last = proposal.pending() == 0;
        Optional<Facts> over = last ? Optional.of(facts.finished()) : Optional.empty();
        append(
                newStep(now, proposal.step(), asked, clocks).because(said(thought)),
                over.map(this::changeTo),
                asked,
                () -> {
                    now.accept(proposal);
                    minder.set(clocks);
                    over.ifPresent(this::become);
                    asked.ifPresent(one -> minder.inTime(seat));
                    minder.attend();
                    crowd.tell(proposal::events, asked);
                });
    }

    private static Optional<String> said(Thought thought) {
        return thought.says() ? Optional.of(ThoughtText.write(thought)) : Optional.empty();
    }

    private NewStep newStep(Match now, Step step, Optional<Asked> asked, Clocks clocks) {
        return new NewStep(
                now.table().plies() + 1,
                step,
                now.decision(step.seat()),
                asked.map(Asked::id),
                clocks.tick() ? Optional.of(clocks.text()) : Optional.empty());
    }

    private void append(
            NewStep step, Optional<Change> change, Optional<Asked> asked, Runnable then) {
        room.write(
                hall.store().append(id, step, change, hall.now()),
                outcome -> {
                    switch (outcome) {
                        case Outcome.Written _ -> {
                            count(asked);
                            then.run();
                        }
                        case Outcome.Used _ ->
                                asked.ifPresent(one -> refuse(one, Wrong.of(409, "contradicted")));
                        case Outcome.Stale _ -> room.putAway();
                    }
                });
    }

    private void count(Optional<Asked> asked) {
        if (asked.isPresent()) {
            hall.meters().movedByPerson(System.nanoTime() - asked.get().arrived());
        } else {
            hall.meters().movedByHouse();
        }
    }

    // --- Facts ---

    /** The house takes a seat over, since its person does not move. */
    void takeOver(int seat) {
        change(facts.house(seat, true), Optional.empty());
    }

    private void change(Facts next, Asked asked) {
        change(next, Optional.of(asked));
    }

    private void change(Facts next, Optional<Asked> asked) {
        become(next, Optional.empty(), () -> crowd.tell(asked));
    }

    private Change changeTo(Facts next) {
        return new Change(
                version, FactsText.write(next), next.ways(), Optional.empty(), next.over());
    }

    /**
     * Writes down what holds from now on.
     *
     * @param dealt the game, if this deals it
     * @param then is done once it is so
     */
    void become(Facts next, Optional<Match> dealt, Runnable then) {
        Change change =
                new Change(
                        version,
                        FactsText.write(next),
                        next.ways(),
                        dealt.map(game -> game.table().journal()),
                        next.over());
        room.write(
                hall.store().change(id, change, hall.now()),
                written -> {
                    if (!written) {
                        room.putAway();
                        return;
                    }
                    become(next);
                    if (dealt.isPresent()) {
                        match = dealt;
                        // The host may have changed the clock since the table came into memory.
                        minder.set(new Clocks(facts.clock(), facts.seats()));
                    }
                    minder.attend();
                    then.run();
                });
    }

    /** Waits for something else that is being written. */
    void write(CompletableFuture<?> write, Runnable then) {
        room.write(write, done -> then.run());
    }

    private void become(Facts next) {
        boolean ends = next.over() && !facts.over();
        facts = next;
        version++;
        if (ends) {
            hall.over().accept(id);
            hall.meters().over(facts.game(), facts.phase().name().toLowerCase(Locale.ROOT));
        }
    }
}
