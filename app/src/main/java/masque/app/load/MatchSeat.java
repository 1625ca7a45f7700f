package masque.app.load;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * One player at the table of a tournament's match, over the connections to one server after
 * another. After each it sends again the move that was not answered, and the last that was.
 */
final class MatchSeat {
    private static final String CONTRIBUTION = "deal";

    /** It was made before, or the deal has not waited for it. */
    private static final Set<String> TOO_LATE = Set.of("contributed", "phase");

    /** How a connection to the table ended. */
    enum End {
        /** The game is over. */
        OVER,
        /** The connection broke. */
        CUT,
        /** Nothing came although the connection was there. */
        SILENT
    }

    /**
     * How somebody plays.
     *
     * @param pause about how long they think before each move
     * @param patience how long they wait for the other
     */
    record Manner(Duration pause, Duration patience) {}

    private final int seat;
    private final Manner manner;
    private final SplittableRandom random;
    private final Mishaps mishaps;
    private final Acknowledged ledger = new Acknowledged();
    private boolean contributed;

    MatchSeat(int seat, Manner manner, SplittableRandom random, Mishaps mishaps) {
        this.seat = seat;
        this.manner = manner;
        this.random = random;
        this.mishaps = mishaps;
    }

    Acknowledged ledger() {
        return ledger;
    }

    /**
     * Plays on one connection.
     *
     * @throws Unanswered if there is none
     */
    End play(Guest guest, URI site, String table) {
        BlockingQueue<Heard> inbox = new LinkedBlockingQueue<>();
        PlaySocket socket = guest.sit(site, table, seat, inbox::add);
        try {
            return play(socket, inbox);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return End.CUT;
        } finally {
            socket.close();
        }
    }

    private End play(PlaySocket socket, BlockingQueue<Heard> inbox) throws InterruptedException {
        boolean fresh = true;
        contributed = false;
        while (true) {
            Heard heard = inbox.poll(manner.patience().toMillis(), TimeUnit.MILLISECONDS);
            switch (heard) {
                case null -> {
                    return End.SILENT;
                }
                case Told told -> {
                    if (told.over()) {
                        return End.OVER;
                    }
                    if (told.phase().equals("dealing")) {
                        contribute(socket);
                    } else {
                        ledger.hears(told.done(), told.decision());
                        if (fresh) {
                            sendAgain(socket);
                        }
                        fresh = false;
                        decide(socket, told);
                    }
                }
                case Heard.Refused refused -> refused(refused);
                case Heard.Nonsense(String problem) ->
                        mishaps.add("message-unreadable", "problem", problem);
                case Heard.Closed _ -> {
                    return End.CUT;
                }
            }
        }
    }

    private void contribute(PlaySocket socket) {
        if (!contributed) {
            contributed = true;
            socket.contribute(CONTRIBUTION);
        }
    }

    private void sendAgain(PlaySocket socket) {
        lastAcknowledged().ifPresent(move -> send(socket, move));
        ledger.open().ifPresent(move -> send(socket, move));
    }

    private Optional<Acknowledged.Sent> lastAcknowledged() {
        var all = ledger.acknowledged();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.getLast());
    }

    private static void send(PlaySocket socket, Acknowledged.Sent move) {
        socket.move(move.id(), move.decision(), move.code());
    }

    private void decide(PlaySocket socket, Told told) throws InterruptedException {
        if (told.moves().size() > 0 && ledger.unsent(told.decision())) {
            int code = told.moves().at(random.nextInt(told.moves().size()));
            Acknowledged.Sent move =
                    new Acknowledged.Sent(seat + "-" + told.decision(), told.decision(), code);
            if (manner.pause().isPositive()) {
                Thread.sleep(random.nextLong(2 * manner.pause().toMillis() + 1));
            }
            ledger.sends(move);
            send(socket, move);
        }
    }

    private void refused(Heard.Refused refused) {
        boolean late = refused.id().equals(CONTRIBUTION) && TOO_LATE.contains(refused.code());
        if (lastAcknowledged().filter(move -> move.id().equals(refused.id())).isPresent()) {
            ledger.unknown();
        } else if (!late) {
            mishaps.add(
                    "move-refused",
                    "id",
                    refused.id(),
                    "code",
                    refused.code(),
                    "sentence",
                    refused.sentence());
        }
    }
}
