package masque.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Whoever has waited longest comes first, whenever it joined the line. */
final class TurnsTest {
    private final List<String> order = new CopyOnWriteArrayList<>();

    @Test
    void whoeverHasWaitedLongestComesFirstAndOfEqualsTheFirst() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch allInLine = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(4);
        // Such times may be negative, and may pass the greatest number there is.
        long now = Long.MAX_VALUE - 1;
        try (Turns turns = new Turns(1, "turn-")) {
            turns.execute(
                    now,
                    () -> {
                        begun.countDown();
                        await(allInLine);
                    });
            await(begun);
            turns.execute(now + 5, () -> name("after the overflow", done));
            turns.execute(now, () -> name("first of equals", done));
            turns.execute(now, () -> name("second of equals", done));
            turns.execute(now - 7, () -> name("longest", done));
            allInLine.countDown();
            await(done);
        }
        assertThat(order)
                .containsExactly(
                        "longest", "first of equals", "second of equals", "after the overflow");
    }

    private void name(String name, CountDownLatch done) {
        order.add(name);
        done.countDown();
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
