package masque.app.load;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * What one player at a table of the load has been told and has sent. The table guards it.
 *
 * <p>Others need not be told of a choice that can still be taken back, or may see no more of it
 * than that somebody goes on; all else everybody is told. So those of a player's messages are
 * counted that say that something has happened or that others are awaited, without those about the
 * own secret choices: the n-th of them is about the same move for everyone.
 */
final class LoadSeat {
    private static final int KEPT = 256;

    private final int seat;
    private final long[] arrivals = new long[KEPT];
    private final long[] awaitedSince = new long[KEPT];
    private @Nullable PlaySocket socket;
    private int frame = -1;
    private int told;
    private int waiting;
    private String phase = "";
    private int decided;
    private String sentId = "";
    private long sentAt;
    private boolean over;

    LoadSeat(int seat) {
        this.seat = seat;
    }

    int seat() {
        return seat;
    }

    void takes(PlaySocket opened) {
        socket = opened;
    }

    void leaves() {
        if (socket != null) {
            socket.close();
        }
    }

    /** How many messages have come that everybody should have got, the deal included. */
    int told() {
        return told;
    }

    boolean over() {
        return over;
    }

    /** The seats that were awaited when this player last heard of the table, as bits. */
    int waiting() {
        return waiting;
    }

    /** Whether an answer is still to come. */
    boolean open() {
        return !sentId.isEmpty();
    }

    /**
     * Checks that nothing is missing between the last message and this one, or in it.
     *
     * @throws Failure if something is
     */
    void check(Told message) {
        if (frame >= 0 && message.frame() != frame + 1) {
            throw new Failure("frame-missing", "seat", seat, "last", frame, "now", message.frame());
        }
        frame = message.frame();
        if (!message.gathering() && !message.whole()) {
            throw new Failure("view-missing", "seat", seat, "frame", frame);
        }
        if (message.done().isPresent() && !message.answers(sentId)) {
            throw new Failure("done-unknown", "seat", seat, "id", message.done().get());
        }
    }

    /** Whether a message is about what everybody is told of. */
    boolean common(Told message) {
        boolean same = message.waiting() == waiting && message.phase().equals(phase);
        boolean secret = message.done().isPresent() && message.takeBack() && same;
        return !secret && (message.news() || !same);
    }

    /** Takes in a message that everybody gets; the time since it was awaited, if it was. */
    OptionalLong hears(Told message, long now) {
        waiting = message.waiting();
        phase = message.phase();
        over = message.over();
        told++;
        int place = told % KEPT;
        arrivals[place] = now;
        long since = awaitedSince[place];
        awaitedSince[place] = 0;
        return since == 0 ? OptionalLong.empty() : OptionalLong.of(now - since);
    }

    /** The own move is acknowledged; returns when it was sent. */
    long acknowledged() {
        sentId = "";
        return sentAt;
    }

    /**
     * The time from a moment to the arrival of a message; if that has yet to come it is awaited.
     */
    OptionalLong since(long moment, int message) {
        if (told < message) {
            awaitedSince[message % KEPT] = moment;
            return OptionalLong.empty();
        }
        int kept = Math.max(message, told - KEPT + 1);
        return OptionalLong.of(arrivals[kept % KEPT] - moment);
    }

    /** Whether a message asks for a decision that is new to this player. */
    boolean decides(Told message) {
        boolean asked = message.moves().size() > 0 && message.decision() > decided;
        if (asked) {
            decided = message.decision();
        }
        return asked;
    }

    void sends(int decision, int code, long now) {
        sentId = seat + "-" + decision;
        sentAt = now;
        if (socket != null) {
            socket.move(sentId, decision, code);
        }
    }
}
