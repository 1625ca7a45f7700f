package masque.server.wire;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import masque.server.table.Trouble;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A WebSocket on a connection. What is sent goes out in the thread that sends it; only what the
 * system does not take at once waits here, and of that there may be so much and no more.
 */
public final class Wire extends AbstractConnection.NonBlocking implements Connection.UpgradeTo {
    private static final Logger LOG = LoggerFactory.getLogger(Wire.class);
    private static final int UNEXPECTED = 1011;
    private static final int CODE_BYTES = 2;
    private static final byte[] NOTHING = {};

    /** Goodbyes up to this one come after all that was said; any other comes at once. */
    private static final int LAST_ORDINARY = 1001;

    /** About so many bytes the system is asked to take at a time. */
    private static final int AT_A_TIME = 1 << 16;

    /** What the few threads that read take in at a time. */
    private static final ThreadLocal<ByteBuffer> INBOX =
            ThreadLocal.withInitial(() -> BufferUtil.allocateDirect(1 << 14));

    private final Room room;
    private final Served served;
    private final FrameReader reader;
    private ByteBuffer early = BufferUtil.EMPTY_BUFFER;

    /** Frames that the system is not asked to take yet. */
    private final Deque<ByteBuffer> unsent = new ArrayDeque<>();

    /** How much of all the frames the system has not taken. */
    private long unsentBytes;

    /** Whether the system is asked to take something. */
    private boolean writing;

    private boolean saidGoodbye;
    private boolean heardGoodbye;

    /** Whether what comes in is not understood, or comes after our goodbye instead of an answer. */
    private boolean deaf;

    /**
     * How much there is room for.
     *
     * @param message bytes of a message that comes in
     * @param unsent bytes that wait until the other side reads
     * @param idleMillis how long nothing may come or go
     */
    public record Room(int message, long unsent, long idleMillis) {}

    Wire(EndPoint end, Executor executor, Room room, Served served) {
        super(end, executor);
        this.room = room;
        this.served = served;
        reader = new FrameReader(room.message(), new Ear());
    }

    // --- What comes in ---

    /** Hears what has come. */
    private final class Ear implements FrameReader.Hearer {
        @Override
        public void text(String message) {
            if (hasSaidGoodbye()) {
                goDeaf();
            } else {
                served.heard(message);
            }
        }

        @Override
        public void ping(byte[] payload) {
            // Whoever reads so little that there is no room for it does not miss it.
            var _ = send(Opcode.PONG, payload);
        }

        @Override
        public void goodbye(byte[] payload) {
            answerGoodbye(payload);
        }

        @Override
        public void breach(Breach breach) {
            goDeaf();
            served.broken(breach.code(), breach.phrase());
        }
    }

    @Override
    public void onUpgradeTo(ByteBuffer cameEarly) {
        early = cameEarly;
    }

    @Override
    public void onOpen() {
        super.onOpen();
        getEndPoint().setIdleTimeout(room.idleMillis());
        guarded(() -> {
            served.opened(this);
            reader.take(early);
        });
        early = BufferUtil.EMPTY_BUFFER;
        fillInterested();
    }

    @Override
    public void onFillable() {
        ByteBuffer inbox = INBOX.get();
        try {
            boolean more = true;
            while (more) {
                BufferUtil.clear(inbox);
                if (getEndPoint().fill(inbox) < 0) {
                    getEndPoint().close();
                    return;
                }
                // If there is more, the system will say so; where there was no room, it is likely.
                more = BufferUtil.space(inbox) == 0;
                guarded(() -> reader.take(inbox));
            }
            fillInterested();
        } catch (IOException gone) {
            getEndPoint().close(gone);
        }
    }

    @Override
    public void onFillInterestedFailed(Throwable cause) {
        getEndPoint().close(cause);
    }

    @Override
    public void onClose(@Nullable Throwable cause) {
        super.onClose(cause);
        guarded(served::closed);
    }

    /** The thread serves others, too: what goes wrong here ends this connection alone. */
    private void guarded(Runnable work) {
        try {
            work.run();
        } catch (Throwable broken) {
            // Its message may tell secrets of a game.
            LOG.error("a socket failed: {}", Trouble.of(broken));
            close(UNEXPECTED, "");
        }
    }

    // --- What goes out ---

    /**
     * Sends a message, after those before it; does not wait. After the goodbye nothing is sent.
     *
     * @return whether there was room for it
     */
    public boolean send(byte[] utf8) {
        return send(Opcode.TEXT, utf8);
    }

    /** Whoever is there answers this by itself. */
    public void ping() {
        var _ = send(Opcode.PING, NOTHING);
    }

    private synchronized boolean send(int opcode, byte[] payload) {
        if (saidGoodbye) {
            return true;
        }
        if (unsentBytes + payload.length > room.unsent()) {
            return false;
        }
        put(FrameBytes.of(opcode, payload));
        return true;
    }

    /**
     * Says goodbye, and nothing more. The connection ends once the other side has answered.
     *
     * @param reason is cut where it is too long
     */
    public synchronized void close(int code, String reason) {
        if (!saidGoodbye) {
            saidGoodbye = true;
            if (code > LAST_ORDINARY) {
                unsent.forEach(frame -> unsentBytes -= frame.remaining());
                unsent.clear();
            }
            put(FrameBytes.goodbye(code, reason));
            endIfAllIsSaid();
        }
    }

    private synchronized void answerGoodbye(byte[] payload) {
        heardGoodbye = true;
        if (!saidGoodbye) {
            saidGoodbye = true;
            int size = Math.min(payload.length, CODE_BYTES);
            put(FrameBytes.of(Opcode.CLOSE, Arrays.copyOf(payload, size)));
        }
        endIfAllIsSaid();
    }

    private synchronized boolean hasSaidGoodbye() {
        return saidGoodbye;
    }

    /** Whatever comes from now on, there is nothing to say to it but goodbye. */
    private synchronized void goDeaf() {
        deaf = true;
        endIfAllIsSaid();
    }

    /** Ends the connection at once, without a word. */
    public void cutOff() {
        getEndPoint().close();
    }

    private void endIfAllIsSaid() {
        if (writing || !saidGoodbye) {
            return;
        }
        if (heardGoodbye) {
            getEndPoint().close();
        } else if (deaf) {
            // The other side hears that this is the end; there is no answer to wait for.
            getEndPoint().shutdownOutput();
        }
    }

    private void put(ByteBuffer frame) {
        if (writing) {
            unsentBytes += frame.remaining();
            unsent.add(frame);
            return;
        }
        try {
            if (!getEndPoint().flush(frame)) {
                unsentBytes += frame.remaining();
                unsent.add(frame);
                write();
            }
        } catch (IOException gone) {
            getEndPoint().close(gone);
        }
    }

    /** Asks the system to take what is to be sent, as soon as it can. */
    private void write() {
        writing = true;
        List<ByteBuffer> some = new ArrayList<>();
        int bytes = 0;
        while (!unsent.isEmpty() && bytes < AT_A_TIME) {
            ByteBuffer frame = unsent.remove();
            bytes += frame.remaining();
            some.add(frame);
        }
        getEndPoint().write(new Taken(bytes), some.toArray(ByteBuffer[]::new));
    }

    /** The system has taken something, or never will. */
    private final class Taken implements Callback {
        private final int bytes;

        Taken(int bytes) {
            this.bytes = bytes;
        }

        @Override
        public void succeeded() {
            synchronized (Wire.this) {
                unsentBytes -= bytes;
                if (unsent.isEmpty()) {
                    writing = false;
                    endIfAllIsSaid();
                } else {
                    write();
                }
            }
        }

        @Override
        public void failed(Throwable cause) {
            getEndPoint().close(cause);
        }

        @Override
        public InvocationType getInvocationType() {
            return InvocationType.NON_BLOCKING;
        }
    }
}
