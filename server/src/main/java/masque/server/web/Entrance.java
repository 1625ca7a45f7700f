package masque.server.web;

import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

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
