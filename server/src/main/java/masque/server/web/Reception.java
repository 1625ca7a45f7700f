package masque.server.web;

import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Has every request answered by a virtual thread of its own. Whoever sends or reads slowly then
 * keeps nobody waiting: the few real threads of the server never wait for a client.
 */
public final class Reception extends Handler.Wrapper {
    private final Connections connections;

    public Reception(Connections connections) {
        this.connections = connections;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        EndPoint end = request.getConnectionMetaData().getConnection().getEndPoint();
        connections.asks(end);
        Request.addCompletionListener(
                request,
                failure -> {
                    if (response.getStatus() == HttpStatus.SWITCHING_PROTOCOLS_101) {
                        connections.upgraded(end);
                    } else {
                        connections.answered(end);
                    }
                });
        Thread.ofVirtual().name("request").start(() -> answer(request, response, callback));
        return true;
    }

    private void answer(Request request, Response response, Callback callback) {
        try {
            if (!super.handle(request, response, callback)) {
                Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404);
            }
        } catch (Throwable broken) {
            Response.writeError(request, response, callback, broken);
        }
    }
}
