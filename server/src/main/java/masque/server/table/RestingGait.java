package masque.server.table;

import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import masque.coach.Gait;

/**
 * The gait of somebody whom nobody waits for: while the machine is busy there is a rest after each
 * step, much longer than the step took, and all ends when it is not wanted any more.
 */
final class RestingGait implements Gait {
    private static final double BUSY = 0.5;
    private static final int REST_PER_WORK = 19;

    private final Workload workload;
    private final BooleanSupplier unwanted;

    RestingGait(Workload workload, BooleanSupplier unwanted) {
        this.workload = workload;
        this.unwanted = unwanted;
    }

    @Override
    public <T> T step(Supplier<T> work) {
        if (unwanted.getAsBoolean()) {
            throw new CancellationException();
        }
        long begun = System.nanoTime();
        T done = workload.search(work);
        if (workload.others() > BUSY) {
            rest(REST_PER_WORK * (System.nanoTime() - begun));
        }
        return done;
    }

    private static void rest(long nanos) {
        try {
            TimeUnit.NANOSECONDS.sleep(nanos);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        }
    }
}
