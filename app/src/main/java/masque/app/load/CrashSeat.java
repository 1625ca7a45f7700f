package masque.app.load;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * One player of the crash test, over the connections to one server after another. On each it first
 * sends again what it does not know to be done, and what it does.
 */
final class CrashSeat {
    /** Which acknowledged moves are sent again. */
    enum Audit {
        LAST,
        ALL
    }

    private final int seat;
    private final Duration patience;
    private final SplittableRandom random;
    private final Acknowledged ledger = new Acknowledged();
    private volatile BlockingQueue<Heard> inbox = new LinkedBlockingQueue<>();
    private volatile Optional<PlaySocket> socket = Optional.empty();

    CrashSeat(int seat, Duration patience, SplittableRandom random) {
        this.seat = seat;
        this.patience = patience;
        this.random = random;
    }

    Acknowledged ledger() {
        return ledger;
    }

    /** Connects; to {@link #play} is next. */
    void sit(Guest guest, URI site, String table) {
        BlockingQueue<Heard> fresh = new LinkedBlockingQueue<>();
        inbox = fresh;
        socket = Optional.of(guest.sit(site, table, seat, fresh::add));
    }

    void leave() {
        socket.ifPresent(PlaySocket::close);
    }

    /**
     * Plays on this connection for as long as it lasts.
     *
     * @param made told whenever a new move is acknowledged
     * @return whether the game came to its end; if not, the server went away, or would not go on
     */
    boolean play(Audit audit, Runnable made) {
        Optional<Told> latest = next();
        for (Acknowledged.Sent move : again(audit)) {
            latest = latest.flatMap(told -> sendAgain(move, told));
        }
        while (latest.isPresent() && !latest.get().over()) {
            decide(latest.get());
            int before = ledger.acknowledgedCount();
            latest = next();
            if (ledger.acknowledgedCount() > before) {
                made.run();
            }
        }
        return latest.isPresent();
    }

    private List<Acknowledged.Sent> again(Audit audit) {
        List<Acknowledged.Sent> all = ledger.acknowledged();
        int from = audit == Audit.ALL ? 0 : Math.max(0, all.size() - 1);
        List<Acknowledged.Sent> moves = new ArrayList<>(all.subList(from, all.size()));
        ledger.open().ifPresent(moves::add);
        return moves;
    }

    private void decide(Told message) {
        if (message.moves().size() > 0 && ledger.unsent(message.decision())) {
            int code = message.moves().at(random.nextInt(message.moves().size()));
            String id = seat + "-" + message.decision();
            Acknowledged.Sent move = new Acknowledged.Sent(id, message.decision(), code);
            ledger.sends(move);
            send(move);
        }
    }

    private void send(Acknowledged.Sent move) {
        socket.ifPresent(open -> open.move(move.id(), move.decision(), move.code()));
    }

    /** Sends a move once more; the latest message once it is answered, or nothing if it is not. */
    private Optional<Told> sendAgain(Acknowledged.Sent move, Told before) {
        boolean known = !ledger.open().equals(Optional.of(move));
        send(move);
        Told latest = before;
        while (true) {
            switch (hear()) {
                case Told told when told.answers(move.id()) -> {
                    return Optional.of(told);
                }
                case Told told -> latest = told;
                case Heard.Refused refused when known && refused.id().equals(move.id()) -> {
                    ledger.unknown();
                    return Optional.of(latest);
                }
                case Heard other -> {
                    return Optional.empty();
                }
            }
        }
    }

    /** The next message about the table, or nothing if there will be none. */
    private Optional<Told> next() {
        return hear() instanceof Told told ? Optional.of(told) : Optional.empty();
    }

    private Heard hear() {
        try {
            Heard heard = inbox.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (heard instanceof Told told) {
                ledger.hears(told.done(), told.decision());
            }
            return heard == null ? new Heard.Nonsense("silence") : heard;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Heard.Nonsense("interrupted");
        }
    }
}
