package masque.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is thrown, the tasks after it have their turn. */
final class StrandTest {
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aTaskThatFailsStopsNobody(boolean here) throws Exception {
        try (Turns turns = new Turns(1, "turn-")) {
            Strand strand = new Strand(turns);
            Runnable fails =
                    () -> {
                        throw new AssertionError("on purpose");
                    };
            if (here) {
                strand.executeHere(0, fails);
            } else {
                strand.execute(0, fails);
            }
            CompletableFuture<String> next = new CompletableFuture<>();
            strand.execute(0, () -> next.complete("done"));
            assertThat(next.get(30, TimeUnit.SECONDS)).isEqualTo("done");
        }
    }

    @Test
    void tasksKeepTheirOrder() throws Exception {
        try (Turns turns = new Turns(2, "turn-")) {
            Strand strand = new Strand(turns);
            StringBuilder order = new StringBuilder();
            CompletableFuture<String> all = new CompletableFuture<>();
            for (int i = 0; i < 100; i++) {
                int number = i % 10;
                strand.execute(0, () -> order.append(number));
            }
            strand.execute(0, () -> all.complete(order.toString()));
            assertThat(all.get(30, TimeUnit.SECONDS)).isEqualTo("0123456789".repeat(10));
        }
    }

    @Test
    void whatComesWhileATaskIsDoneHereIsDoneElsewhere() throws Exception {
        try (Turns turns = new Turns(1, "turn-")) {
            Strand strand = new Strand(turns);
            CompletableFuture<String> next = new CompletableFuture<>();
            strand.executeHere(
                    0,
                    () -> strand.execute(0, () -> next.complete(Thread.currentThread().getName())));
            assertThat(next.get(30, TimeUnit.SECONDS)).isEqualTo("turn-0");
        }
    }
}
