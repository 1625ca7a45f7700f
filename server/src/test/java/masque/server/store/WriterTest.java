package masque.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.LocalTransactionHandler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one writer: what has queued up is committed at once. */
final class WriterTest {
    @TempDir Path folder;

    private final AtomicInteger commits = new AtomicInteger();

    private Jdbi counting() {
        Jdbi jdbi = Jdbi.create("jdbc:sqlite:" + folder.resolve("writer.db"));
        jdbi.useHandle(handle -> handle.execute("CREATE TABLE line (number INTEGER PRIMARY KEY)"));
        jdbi.setTransactionHandler(
                new LocalTransactionHandler() {
                    @Override
                    public void commit(Handle handle) {
                        super.commit(handle);
                        commits.incrementAndGet();
                    }
                });
        return jdbi;
    }

    private static int insert(Handle handle, int number) {
        return handle.execute("INSERT INTO line (number) VALUES (?)", number);
    }

    private static long count(Jdbi jdbi) {
        return jdbi.withHandle(
                handle -> handle.createQuery("SELECT COUNT(*) FROM line").mapTo(Long.class).one());
    }

    /** Keeps the writer busy until the latch opens, while others queue up. */
    private static CompletableFuture<Integer> hold(Writer writer, CountDownLatch latch) {
        return writer.write(handle -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return 0;
        });
    }

    @Test
    void aHundredQueuedJobsAreTwoCommitsAtMost() {
        Jdbi jdbi = counting();
        List<CompletableFuture<Integer>> done = new ArrayList<>();
        try (Writer writer = new Writer(jdbi)) {
            CountDownLatch latch = new CountDownLatch(1);
            done.add(hold(writer, latch));
            for (int i = 0; i < 100; i++) {
                int number = i;
                done.add(writer.write(handle -> insert(handle, number)));
            }
            assertThat(done).noneMatch(CompletableFuture::isDone);
            latch.countDown();
            done.forEach(CompletableFuture::join);
            assertThat(commits.get()).isLessThanOrEqualTo(2);
        }
        assertThat(count(jdbi)).isEqualTo(100);
    }

    @Test
    void aJobThatThrowsFailsAloneAndLeavesNothing() {
        Jdbi jdbi = counting();
        try (Writer writer = new Writer(jdbi)) {
            CountDownLatch latch = new CountDownLatch(1);
            CompletableFuture<Integer> held = hold(writer, latch);
            CompletableFuture<Integer> before = writer.write(handle -> insert(handle, 1));
            CompletableFuture<Integer> broken =
                    writer.write(handle -> {
                        insert(handle, 2);
                        throw new IllegalStateException("half done");
                    });
            CompletableFuture<Integer> after = writer.write(handle -> insert(handle, 3));
            latch.countDown();
            held.join();
            assertThat(before.join()).isEqualTo(1);
            assertThat(after.join()).isEqualTo(1);
            assertThatThrownBy(broken::join)
                    .isInstanceOf(CompletionException.class)
                    .hasMessageContaining("half done");
        }
        assertThat(count(jdbi)).isEqualTo(2);
    }
}
