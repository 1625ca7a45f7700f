package masque.app.serve;

import java.net.http.WebSocket;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One chair's connection to a table, which makes any move as soon as it may. */
final class RehearsedTable implements WebSocket.Listener {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final int LONGEST_SECONDS = 60;

    private final Random random;
    private final StringBuilder message = new StringBuilder();
    private final CompletableFuture<WebSocket> connection = new CompletableFuture<>();
    private final CompletableFuture<Boolean> over = new CompletableFuture<>();

    RehearsedTable(Random random) {
        this.random = random;
    }

    /** Waits for the end of the game; says whether it was told of one. */
    boolean sawTheEnd() {
        return over.completeOnTimeout(false, LONGEST_SECONDS, TimeUnit.SECONDS).join();
    }

    /** Whoever has not left is waited for when the browser is closed. */
    void leave() {
        connection.join().abort();
    }

    @Override
    public void onOpen(WebSocket socket) {
        connection.complete(socket);
        socket.request(1);
    }

    @Override
    public CompletionStage<Void> onText(WebSocket socket, CharSequence text, boolean last) {
        message.append(text);
        if (last) {
            JsonNode told = JSON.readTree(message.toString());
            message.setLength(0);
            hear(socket, told);
        }
        socket.request(1);
        return CompletableFuture.completedFuture(null);
    }

    private void hear(WebSocket socket, JsonNode told) {
        if (told.has("over")) {
            over.complete(true);
        } else if (told.path("moves").size() > 0) {
            JsonNode moves = told.path("moves");
            int decision = told.path("decision").asInt();
            int code = moves.get(random.nextInt(moves.size())).path("code").asInt();
            var _ =
                    socket.sendText(
                            "{\"do\": \"move\", \"id\": \"m-%d\", \"decision\": %d, \"code\": %d}"
                                    .formatted(decision, decision, code),
                            true);
        }
    }

    @Override
    public CompletionStage<Void> onClose(WebSocket socket, int status, String reason) {
        over.complete(false);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
        over.complete(false);
    }
}
