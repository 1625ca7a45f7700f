package masque.server.table;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Where a table does one thing after the other. */
interface Workplace {
    /** Has something decided here later, when it is its turn. Any thread may call this. */
    void enter(Action action);

    /** Does something once the store has done its part; until then all other requests wait. */
    <T> void await(CompletableFuture<T> stored, Consumer<T> then);

    /** Puts the table away as it was kept; connections are closed and may come back. */
    void putAway();
}
