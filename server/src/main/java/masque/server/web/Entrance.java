package masque.server.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/** Where connections come in; who comes and goes is written down. */
public final class Entrance extends ServerConnector {
    /** So many may knock at the same moment: whoever the system turns away tries a second later. */
    private static final int KNOCKING = 1_024;

    private final Connections connections;

    public Entrance(Server server, HttpConfiguration http, Connections connections) {
        super(server, new HttpConnectionFactory(http));
        this.connections = connections;
        setAcceptQueueSize(KNOCKING);
    }

    /**
     * What comes in is taken in by the very thread that found it, and no other is woken for it:
     * nothing that is done then waits for anybody. Requests have threads of their own, and what a
     * table is asked waits in its room.
     */
    private static final class Prompt extends SocketChannelEndPoint {
        Prompt(
                SocketChannel channel,
                ManagedSelector selector,
                SelectionKey key,
                Scheduler scheduler) {
            super(channel, selector, key, scheduler);
        }

        /** One buffer goes out as it is: to hand several over the system must be given a list. */
        @Override
        public boolean flush(ByteBuffer... buffers) throws IOException {
            if (buffers.length != 1) {
                return super.flush(buffers);
            }
            ByteBuffer only = buffers[0];
            try {
                if (getChannel().write(only) > 0) {
                    notIdle();
                }
            } catch (IOException gone) {
                throw new EofException(gone);
            }
            return !only.hasRemaining();
        }

        @Override
        public void fillInterested(Callback callback) {
            super.fillInterested(
                    new Callback.Nested(callback) {
                        @Override
                        public InvocationType getInvocationType() {
                            return InvocationType.NON_BLOCKING;
                        }
                    });
        }
    }

    @Override
    protected SocketChannelEndPoint newEndPoint(
            SocketChannel channel, ManagedSelector selector, SelectionKey key) {
        SocketChannelEndPoint end = new Prompt(channel, selector, key, getScheduler());
        end.setIdleTimeout(getIdleTimeout());
        return end;
    }

    @Override
    protected void onEndPointOpened(EndPoint end) {
        super.onEndPointOpened(end);
        connections.opened(end);
    }

    @Override
    protected void onEndPointClosed(EndPoint end) {
        connections.closed(end);
        super.onEndPointClosed(end);
    }
}
