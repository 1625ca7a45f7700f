package masque.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import masque.server.watch.Meters;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.LocalTransactionHandler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The one writer: what has queued up is committed at once. */
@Timeout(300)
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

    private static Writer writer(Jdbi jdbi) {
        return new Writer(jdbi, new Condition(System::nanoTime));
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
        try (Writer writer = writer(jdbi)) {
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
        try (Writer writer = writer(jdbi)) {
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

    @Test
    void anErrorOfJavaFailsItsJobAloneAndTheNextIsWritten() {
        Jdbi jdbi = counting();
        try (Writer writer = writer(jdbi)) {
            CountDownLatch latch = new CountDownLatch(1);
            CompletableFuture<Integer> held = hold(writer, latch);
            CompletableFuture<Integer> broken =
                    writer.write(handle -> {
                        insert(handle, 1);
                        throw new StackOverflowError("too deep");
                    });
            CompletableFuture<Integer> beside = writer.write(handle -> insert(handle, 2));
            latch.countDown();
            held.join();
            assertThatThrownBy(broken::join).hasRootCauseInstanceOf(StackOverflowError.class);
            assertThat(beside.join()).isEqualTo(1);
            assertThat(writer.write(handle -> insert(handle, 3)).join()).isEqualTo(1);
        }
        assertThat(count(jdbi)).isEqualTo(2);
    }

    @Test
    void anErrorOnTheWayToTheDatabaseFailsWhatWaitsAndTheNextIsWritten() {
        Jdbi jdbi = counting();
        AtomicInteger opened = new AtomicInteger();
        Jdbi fragile =
                Jdbi.create(() -> {
                    if (opened.getAndIncrement() == 0) {
                        throw new NoClassDefFoundError("half a driver");
                    }
                    return jdbi.open().getConnection();
                });
        try (Writer writer = writer(fragile)) {
            CompletableFuture<Integer> unlucky = writer.write(handle -> insert(handle, 1));
            assertThatThrownBy(unlucky::join).hasRootCauseInstanceOf(NoClassDefFoundError.class);
            assertThat(writer.write(handle -> insert(handle, 2)).join()).isEqualTo(1);
        }
        assertThat(count(jdbi)).isEqualTo(1);
    }

    @Test
    void whoeverCountsCannotStopIt() {
        Jdbi jdbi = counting();
        Meters broken =
                (Meters)
                        Proxy.newProxyInstance(
                                WriterTest.class.getClassLoader(),
                                new Class<?>[] {Meters.class},
                                (proxy, method, args) -> {
                                    if (method.getName().equals("watch")) {
                                        return null;
                                    }
                                    throw new IllegalStateException("cannot count");
                                });
        try (Writer writer = writer(jdbi)) {
            writer.watch(broken);
            assertThat(writer.write(handle -> insert(handle, 1)).join()).isEqualTo(1);
            CompletableFuture<Integer> again = writer.write(handle -> insert(handle, 1));
            assertThatThrownBy(again::join).isInstanceOf(CompletionException.class);
            assertThat(writer.write(handle -> insert(handle, 2)).join()).isEqualTo(1);
        }
        assertThat(count(jdbi)).isEqualTo(2);
    }
}
