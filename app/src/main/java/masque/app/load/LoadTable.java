package masque.app.load;

import java.net.URI;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** One table of the load: its players answer every message at once and compare what they got. */
final class LoadTable {
    private static final long PATIENCE_SECONDS = 30;

    /** What a table needs from the run that it is part of. */
    interface Run {
        Meter meter();

        /** Whether moves are still to be made. */
        boolean goesOn();

        /** Has something done after a person's pause; at once if there is none. */
        void afterPause(Runnable move);

        void breaks(Failure failure);

        /** The game is over and everybody was told everything. */
        void over(LoadTable table);
    }

    private final Run run;
    private final TableKind kind;
    private final Guest guest;
    private final SplittableRandom random;
    private final List<LoadSeat> seats;

    /** Moves that everybody must have been told of. */
    private int moves;

    private boolean over;
    private String id = "";

    LoadTable(Run run, TableKind kind, Guest guest, SplittableRandom random) {
        this.run = run;
        this.kind = kind;
        this.guest = guest;
        this.random = random;
        seats = IntStream.range(0, kind.people()).mapToObj(LoadSeat::new).toList();
    }

    /** A table for the same guest and of the same kind. */
    synchronized LoadTable another() {
        return new LoadTable(run, kind, guest, random.split());
    }

    /**
     * Sets the table up, has everybody sit down, and only then has the cards dealt: so all are told
     * the same from the first card on.
     */
    void open(URI site) {
        String table = guest.newTable(site, kind, false);
        for (LoadSeat seat : seats) {
            CountDownLatch heard = new CountDownLatch(1);
            PlaySocket socket =
                    guest.sit(
                            site,
                            table,
                            seat.seat(),
                            one -> {
                                hears(seat, one);
                                heard.countDown();
                            });
            synchronized (this) {
                seat.takes(socket);
            }
            await(heard);
        }
        synchronized (this) {
            id = table;
        }
        guest.start(site, table);
    }

    /** Has the coach look at what the first seat chose, once the game is over. */
    void askCoach(URI site) {
        String table;
        synchronized (this) {
            table = id;
        }
        guest.askCoach(site, table);
    }

    private static void await(CountDownLatch heard) {
        try {
            if (!heard.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new Failure("snapshot-missing");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure("interrupted");
        }
    }

    private void hears(LoadSeat seat, Heard heard) {
        long now = System.nanoTime();
        try {
            switch (heard) {
                case Told message -> told(seat, message, now);
                case Heard.Refused(String id, String code, String sentence) ->
                        throw new Failure(
                                "move-refused", "id", id, "code", code, "sentence", sentence);
                case Heard.Nonsense(String problem) ->
                        throw new Failure("message-unreadable", "problem", problem);
                case Heard.Closed(int code, String reason) -> closed(seat, code, reason);
            }
        } catch (Failure failure) {
            run.breaks(failure);
        }
    }

    private synchronized void closed(LoadSeat seat, int code, String reason) {
        if (!over) {
            throw new Failure("socket-closed", "seat", seat.seat(), "code", code, "reason", reason);
        }
    }

    private void told(LoadSeat seat, Told message, long now) {
        if (takesIn(seat, message, now)) {
            seats.forEach(LoadSeat::leaves);
            run.over(this);
        }
    }

    /** Takes a message in; whether it was the last one of the game. */
    private synchronized boolean takesIn(LoadSeat seat, Told message, long now) {
        if (over) {
            return false; // Others leave, which those who are still there are told of.
        }
        seat.check(message);
        run.meter().told(message.bytes());
        if (message.gathering()) {
            return false;
        }
        boolean common = seat.common(message);
        if (common) {
            seat.hears(message, now).ifPresent(run.meter()::arrived);
        }
        if (message.done().isPresent()) {
            acknowledged(seat, message, common, now);
        }
        if (seat.decides(message)) {
            int code = message.moves().at(random.nextInt(message.moves().size()));
            run.afterPause(() -> send(seat, message.decision(), code));
        }
        over = seats.stream().allMatch(LoadSeat::over);
        if (over) {
            compare();
        }
        return over;
    }

    private void acknowledged(LoadSeat mover, Told message, boolean common, long now) {
        long sent = mover.acknowledged();
        run.meter().acknowledged();
        if (!common) {
            run.meter().arrived(now - sent);
            return;
        }
        moves++;
        boolean person = (kind.peopleBits() & message.waiting()) != 0;
        LoadSeat next = person ? firstAwaited(message) : mover;
        next.since(sent, mover.told()).ifPresent(run.meter()::arrived);
    }

    private LoadSeat firstAwaited(Told message) {
        return seats.get(Integer.numberOfTrailingZeros(kind.peopleBits() & message.waiting()));
    }

    private synchronized void send(LoadSeat seat, int decision, int code) {
        if (run.goesOn()) {
            seat.sends(decision, code, System.nanoTime());
        }
    }

    /** Whether nothing is on its way: everybody knows the same, and it is a person's turn. */
    synchronized boolean quiet() {
        return over
                || (seats.stream().noneMatch(LoadSeat::open)
                        && seats.stream().mapToInt(LoadSeat::told).distinct().count() == 1
                        && (seats.getFirst().waiting() & kind.peopleBits()) != 0);
    }

    /**
     * Checks that everybody was told as much as everybody else.
     *
     * @throws Failure if somebody was not
     */
    synchronized void compare() {
        List<Integer> counts = seats.stream().map(LoadSeat::told).toList();
        if (counts.stream().distinct().count() > 1 || counts.getFirst() <= moves) {
            throw new Failure("counts-differ", "counts", counts, "moves", moves);
        }
    }
}
