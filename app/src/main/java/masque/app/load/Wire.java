package masque.app.load;

import java.net.URI;
import java.time.Duration;
import org.eclipse.jetty.client.HttpClient;
import org.eclipse.jetty.client.transport.HttpClientTransportOverHTTP;
import org.eclipse.jetty.http.HttpCookieStore;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.core.Configuration.ConfigurationCustomizer;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.client.WebSocketCoreClient;

/** All connections of this process; as few threads as do the work, to leave the cores to others. */
final class Wire implements AutoCloseable {
    private static final int SELECTORS = 1;
    private static final int THREADS = 4;
    private static final int MOST_REQUESTS_AT_ONCE = 10_000;
    private static final int INPUT_BYTES = 16 * 1024;
    private static final long MOST_TEXT = 1 << 20;

    private final WebSocketCoreClient sockets;

    private Wire(WebSocketCoreClient sockets) {
        this.sockets = sockets;
    }

    static Wire open() {
        HttpClient http = new HttpClient(new HttpClientTransportOverHTTP(SELECTORS));
        QueuedThreadPool threads = new QueuedThreadPool(THREADS, THREADS);
        threads.setName("load");
        threads.setDaemon(true);
        http.setExecutor(threads);
        http.setMaxConnectionsPerDestination(MOST_REQUESTS_AT_ONCE);
        // Every request names its guest by itself.
        http.setHttpCookieStore(new HttpCookieStore.Empty());
        WebSocketCoreClient sockets = new WebSocketCoreClient(http, new WebSocketComponents());
        try {
            sockets.start();
        } catch (Exception e) {
            throw new IllegalStateException("the client does not start", e);
        }
        return new Wire(sockets);
    }

    HttpClient http() {
        return sockets.getHttpClient();
    }

    WebSocketCoreClient sockets() {
        return sockets;
    }

    /** What holds for every socket. */
    static ConfigurationCustomizer settings() {
        ConfigurationCustomizer settings = new ConfigurationCustomizer();
        settings.setInputBufferSize(INPUT_BYTES);
        settings.setMaxTextMessageSize(MOST_TEXT);
        settings.setIdleTimeout(Duration.ZERO);
        return settings;
    }

    /** Where a server on this machine is reached. */
    static URI local(int port) {
        return URI.create("http://127.0.0.1:" + port);
    }

    @Override
    public void close() {
        try {
            sockets.stop();
        } catch (Exception e) {
            throw new IllegalStateException("the client does not stop", e);
        }
    }
}
