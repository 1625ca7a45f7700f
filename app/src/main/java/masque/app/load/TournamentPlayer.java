package masque.app.load;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who enters a tournament, follows it, challenges, accepts and plays until it has ended.
 * Whenever the site is killed they come back and ask again, with the same ids, for what was not
 * answered.
 */
final class TournamentPlayer implements Runnable {
    /** What anybody can be told who does not know yet what others have just done. */
    private static final Set<String> EXPLAINED =
            Set.of(
                    "other-is-busy",
                    "other-not-in",
                    "no-challenge",
                    "ask-later",
                    "muted",
                    "already-settled",
                    "at-the-desk",
                    "time-is-up",
                    "ended");

    private static final Duration ANSWERED = Duration.ofSeconds(30);
    private static final Duration GLANCE = Duration.ofSeconds(1);
    private static final Duration ASKED_LATER = Duration.ofSeconds(61);
    private static final int HUNDRED = 100;

    private final Venue venue;
    private final TournamentPlan plan;
    private final SplittableRandom random;
    private final Map<String, Long> avoided = new HashMap<>();
    private Guest guest;
    private Entry entry = new Entry("");
    private Optional<Connection> connection = Optional.empty();
    private Followed.You you = Followed.You.NOBODY;
    private Optional<MatchSeat> seat = Optional.empty();
    private volatile int knows;
    private int seated;
    private int played;
    private int reported;
    private long playedAt;
    private long sentAt;
    private boolean sentAroundKill;
    private long thinksUntil;
    private boolean over;

    /** A socket with what has come out of it, and the life of the site to which it leads. */
    private final class Connection {
        private final Lives.Life life;
        private final BlockingQueue<Followed> inbox = new LinkedBlockingQueue<>();
        private final FollowSocket socket;
        private volatile boolean left;
        private boolean counted;
        private boolean closed;

        private Connection(Lives.Life life) {
            this.life = life;
            socket = new FollowSocket(venue.hall()::number, this::heard);
        }

        private void heard(Followed message) {
            long now = System.nanoTime();
            switch (message) {
                case Followed.Open news -> {
                    follows(news, now);
                    if (news.ended()) {
                        inbox.add(news);
                    }
                }
                case Followed.Closed(int code, String reason) -> {
                    closed();
                    if (!left && venue.lives().lasts(life)) {
                        venue.mishaps().add("follow-closed", "code", code, "reason", reason);
                    }
                    inbox.add(message);
                }
                case Followed.You _, Followed.Done _, Followed.Refused _, Followed.Nonsense _ ->
                        inbox.add(message);
            }
        }

        private void follows(Followed.Open news, long now) {
            if (news.number() < knows) {
                venue.mishaps().add("follow-back", "told", knows, "now", news.number());
            }
            venue.hall().told(news, knows, now);
            knows = news.number();
            synchronized (this) {
                if (!counted && !closed) {
                    counted = true;
                    venue.following().incrementAndGet();
                }
            }
        }

        private synchronized void closed() {
            closed = true;
            if (counted) {
                counted = false;
                venue.following().decrementAndGet();
            }
        }

        private void leave() {
            left = true;
            socket.close();
        }
    }

    TournamentPlayer(Venue venue, SplittableRandom random) {
        this.venue = venue;
        this.random = random;
        plan = venue.plan();
        guest = new Guest(venue.wire());
    }

    @Override
    public void run() {
        try {
            enter();
            while (!over) {
                step();
            }
        } catch (Failure failure) {
            venue.mishaps().add(failure.problem());
        } catch (Unanswered e) {
            venue.mishaps().add("server-gone");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            connection.ifPresent(Connection::leave);
        }
    }

    // --- Coming and coming back ---

    private void enter() throws InterruptedException {
        venue.entrance().acquire();
        try {
            String name = venue.freshName();
            venue.insist(site -> {
                guest.introduce(site, name);
                return name;
            });
            String player =
                    venue.insist(site ->
                            guest.post(site, venue.path() + "/entrants", "{}")
                                    .path("you")
                                    .path("player")
                                    .asString(""));
            entry = new Entry(player);
            venue.enters(entry);
            follow();
        } finally {
            venue.entrance().release();
        }
    }

    private void follow() throws InterruptedException {
        connection.ifPresent(Connection::leave);
        Lives.Life life = venue.lives().await();
        if (life.number() > 1) {
            Thread.sleep(random.nextLong(plan.comeBack().toMillis() + 1));
        }
        Connection fresh = new Connection(life);
        connection = Optional.of(fresh);
        try {
            guest.follow(life.site(), venue.path(), fresh.socket);
        } catch (Unanswered e) {
            if (venue.lives().lasts(life)) {
                Thread.sleep(GLANCE);
            }
            connection = Optional.empty();
            return;
        }
        entry.open().ifPresent(open -> send(open));
    }

    private void send(Entry.Sent act) {
        sentAt = System.nanoTime();
        sentAroundKill = !venue.everybodyIsBack();
        connection.ifPresent(open -> open.socket.send(act.act().message(act.id())));
    }

    // --- One thing after the other ---

    private void step() throws InterruptedException {
        if (connection.isEmpty()) {
            follow();
            return;
        }
        if (entry.open().isEmpty()) {
            if (you.match() != 0 && you.match() != played) {
                playMatch(you.match());
                return;
            }
            if (you.match() == 0) {
                seekMatch();
            }
        }
        hear(connection.get());
    }

    private void hear(Connection from) throws InterruptedException {
        @Nullable Followed message =
                from.inbox.poll(longestWait().toMillis(), TimeUnit.MILLISECONDS);
        switch (message) {
            case null -> mayBeStuck(from);
            case Followed.You now -> changes(now);
            case Followed.Done done -> done(done);
            case Followed.Refused refused -> refused(refused);
            case Followed.Open _ -> over = true;
            case Followed.Nonsense(String problem) ->
                    venue.mishaps().add("message-unreadable", "problem", problem);
            case Followed.Closed _ -> connection = Optional.empty();
        }
    }

    private Duration longestWait() {
        if (entry.open().isPresent()) {
            return ANSWERED;
        }
        Duration rest = Duration.ofNanos(thinksUntil - System.nanoTime());
        return rest.isPositive() && rest.compareTo(GLANCE) < 0 ? rest.plusMillis(1) : GLANCE;
    }

    private void mayBeStuck(Connection from) {
        boolean lasts = venue.lives().lasts(from.life);
        if (entry.open().isPresent() && lasts) {
            venue.mishaps().add("act-unanswered", "act", entry.open().get().act().name());
        }
        if (entry.open().isPresent() || !lasts) {
            from.leave();
            connection = Optional.empty();
        } else if (unsettledFor().compareTo(ANSWERED) > 0) {
            venue.mishaps().add("match-unsettled", "match", played);
            playedAt = System.nanoTime();
        }
    }

    /** How long the game of the own match is over without the match being settled. */
    private Duration unsettledFor() {
        return you.match() != 0 && you.match() == played && seat.isPresent()
                ? Duration.ofNanos(System.nanoTime() - playedAt)
                : Duration.ZERO;
    }

    private void changes(Followed.You now) throws InterruptedException {
        boolean free = !you.free() || (you.asks() && !now.asks());
        you = now;
        if (now.free() && free) {
            thinks();
        }
        if (now.out() && plan.replaced() && venue.hall().running()) {
            replace();
        }
    }

    private void thinks() {
        thinksUntil = System.nanoTime() + random.nextLong(plan.think().toNanos() + 1);
    }

    /** Somebody new comes who was never here. */
    private void replace() throws InterruptedException {
        connection.ifPresent(Connection::leave);
        connection = Optional.empty();
        guest = new Guest(venue.wire());
        you = Followed.You.NOBODY;
        seat = Optional.empty();
        avoided.clear();
        seated = 0;
        played = 0;
        reported = 0;
        enter();
    }

    // --- Acts ---

    private void seekMatch() {
        if (!venue.hall().running() || !you.free()) {
            return;
        }
        if (!you.challenged().isEmpty()) {
            Followed.Asking asking = you.challenged().getFirst();
            boolean wanted = random.nextInt(HUNDRED) >= plan.refusals();
            ask(
                    wanted
                            ? new TournamentAct.Accept(asking.by(), asking.realDice())
                            : new TournamentAct.Decline(asking.by()));
        } else if (!you.asks() && System.nanoTime() - thinksUntil >= 0) {
            boolean realDice = random.nextInt(HUNDRED) < plan.realDice();
            venue.hall()
                    .anybodyFree(random, this::mayBeAsked)
                    .ifPresentOrElse(
                            other -> ask(new TournamentAct.Challenge(other, realDice)),
                            this::thinks);
        }
    }

    private boolean mayBeAsked(String other) {
        return !other.equals(entry.player())
                && avoided.getOrDefault(other, Long.MIN_VALUE) < System.nanoTime();
    }

    private void ask(TournamentAct act) {
        send(entry.sends(act));
    }

    private void done(Followed.Done done) {
        entry.answered(done.id())
                .ifPresentOrElse(
                        sent -> {
                            answered();
                            entry.acknowledged(sent.act(), done.number());
                            after(sent.act());
                        },
                        () -> venue.mishaps().add("act-unknown", "id", done.id()));
    }

    private void answered() {
        Latencies times = sentAroundKill ? venue.actsAroundKills() : venue.acts();
        times.add(System.nanoTime() - sentAt);
    }

    private void after(TournamentAct act) {
        switch (act) {
            case TournamentAct.Challenge(String other, boolean _) -> {
                if (you.asks() && random.nextInt(HUNDRED) < plan.refusals()) {
                    avoid(other);
                    ask(new TournamentAct.Withdraw());
                }
            }
            case TournamentAct.Decline(String challenger) -> avoid(challenger);
            case TournamentAct.Withdraw _, TournamentAct.Accept _, TournamentAct.Report _ -> {}
        }
    }

    /** DC-8.8: the same two may ask again after a minute. */
    private void avoid(String other) {
        avoided.put(other, System.nanoTime() + ASKED_LATER.toNanos());
    }

    private void refused(Followed.Refused refused) {
        Optional<Entry.Sent> sent = entry.answered(refused.id());
        if (sent.isEmpty()) {
            venue.mishaps().add("act-unknown", "id", refused.id());
            return;
        }
        answered();
        if (EXPLAINED.contains(refused.code())) {
            venue.refusals().increment();
        } else {
            venue.mishaps()
                    .add(
                            "act-refused",
                            "act",
                            sent.get().act().name(),
                            "code",
                            refused.code(),
                            "sentence",
                            refused.sentence());
        }
        if (sent.get().act() instanceof TournamentAct.Challenge(String other, boolean _)
                && refused.code().equals("ask-later")) {
            avoid(other);
        }
        thinks();
    }

    // --- Matches ---

    private void playMatch(int number) throws InterruptedException {
        Optional<Followed.SeenMatch> match = whenKnown(number);
        if (match.isEmpty()) {
            return;
        }
        if (match.get().realDice()) {
            report(match.get());
        } else {
            play(match.get());
        }
    }

    /** The match once everybody is told of it; nothing if the site was killed before. */
    private Optional<Followed.SeenMatch> whenKnown(int number) throws InterruptedException {
        try {
            return Optional.of(
                    venue.hall().match(number).get(GLANCE.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException e) {
            Connection from = connection.orElseThrow();
            if (from.inbox.isEmpty() && !venue.lives().lasts(from.life)) {
                from.leave();
                connection = Optional.empty();
            } else {
                hear(from);
            }
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private void play(Followed.SeenMatch match) throws InterruptedException {
        if (seated != match.match()) {
            seated = match.match();
            seat =
                    Optional.of(
                            new MatchSeat(
                                    match.players().indexOf(entry.player()),
                                    plan.manner(),
                                    random.split(),
                                    venue.mishaps()));
        }
        Connection from = connection.orElseThrow();
        switch (end(from.life, match)) {
            case OVER -> {
                playedAt = System.nanoTime();
                played = match.match();
                venue.hall().tableOver(played, playedAt);
                seat.ifPresent(one -> venue.played(one.ledger()));
            }
            case SILENT -> venue.mishaps().add("table-silent", "match", match.match());
            case CUT -> {
                if (venue.lives().lasts(from.life)) {
                    venue.mishaps().add("table-closed", "match", match.match());
                }
                from.leave();
                connection = Optional.empty();
            }
        }
    }

    private MatchSeat.End end(Lives.Life life, Followed.SeenMatch match) {
        try {
            return seat.orElseThrow().play(guest, life.site(), match.table());
        } catch (Unanswered e) {
            return MatchSeat.End.CUT;
        }
    }

    /** DC-8.20: both say the same, but for some who quarrel. */
    private void report(Followed.SeenMatch match) throws InterruptedException {
        if (reported == match.match()) {
            hear(connection.orElseThrow());
            return;
        }
        reported = match.match();
        boolean quarrel = match.match() % 5 == 0;
        String winner = quarrel ? entry.player() : match.players().get(match.match() / 2 % 2);
        ask(new TournamentAct.Report(match.match(), List.of(winner)));
    }
}
