package masque.server.web;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import masque.server.guard.ClientError;
import masque.server.wire.Handshake;

/** Where there are sockets. */
final class SocketPaths {
    private final List<String> paths = new ArrayList<>();
    private final List<Pattern> patterns = new ArrayList<>();

    /** There is a socket at a path with parameters. */
    void add(String path) {
        paths.add(path);
        patterns.add(Pattern.compile(path.replaceAll("\\{\\w+}", "[^/]+")));
    }

    List<String> all() {
        return List.copyOf(paths);
    }

    /** Whether somebody asks for a socket, rightly or wrongly. */
    static boolean wanted(Context ctx) {
        return ctx.header(Handshake.VERSION_HEADER) != null;
    }

    /**
     * Lets nobody pass who wants a socket where there is none, or who wants it wrongly.
     *
     * @throws ClientError if they do
     */
    void check(Context ctx) {
        if (patterns.stream().noneMatch(one -> one.matcher(ctx.path()).matches())) {
            throw ClientError.of(404, "no-page");
        }
        checkHandshake(ctx);
    }

    /**
     * Lets nobody pass who does not ask for a socket as the standard wants it.
     *
     * @throws ClientError if they do not
     */
    static void checkHandshake(Context ctx) {
        if (!Handshake.wellFormed(ctx.req())) {
            throw ClientError.of(426, "socket-wanted");
        }
    }
}
