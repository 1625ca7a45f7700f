package masque.server.table;

import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import masque.core.Phrase;
import masque.server.guard.Refused;
import masque.server.watch.Unready;

/** Something to be done at a table, and whom to tell if it cannot be done. */
interface Request {
    void run(LiveTable table);

    /** The table is not there, or its disk has failed. */
    void fail(Throwable problem);

    /** A request that nobody waits for. */
    static Request silent(Consumer<LiveTable> work) {
        return new Request() {
            @Override
            public void run(LiveTable table) {
                work.accept(table);
            }

            @Override
            public void fail(Throwable problem) {}
        };
    }

    /** A request of a connection, which is closed if it cannot be done. */
    static Request of(Socket socket, Consumer<LiveTable> work) {
        return new Request() {
            @Override
            public void run(LiveTable table) {
                work.accept(table);
            }

            @Override
            public void fail(Throwable problem) {
                switch (problem) {
                    case Refused refused -> socket.close(Socket.POLICY, refused.phrase());
                    case Unready known -> socket.close(Socket.GOING_AWAY, Phrase.of(known.code()));
                    default -> socket.close(Socket.GOING_AWAY, Phrase.of("put-away"));
                }
            }
        };
    }

    /** A request whose future is done when the work says so, or throws {@link Refused}. */
    static <T> Request of(
            CompletableFuture<T> answer, BiConsumer<LiveTable, CompletableFuture<T>> work) {
        return new Request() {
            @Override
            public void run(LiveTable table) {
                try {
                    work.accept(table, answer);
                } catch (Refused refused) {
                    answer.completeExceptionally(refused);
                }
            }

            @Override
            public void fail(Throwable problem) {
                answer.completeExceptionally(problem);
            }
        };
    }
}
