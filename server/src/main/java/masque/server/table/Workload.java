package masque.server.table;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;

/** How much of the machine is used apart from searches: these make room and do not count. */
final class Workload {
    private static final long GLANCE_NANOS = 200_000_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final int cores = Runtime.getRuntime().availableProcessors();
    private final AtomicLong searched = new AtomicLong();
    private final DoubleSupplier load;
    private long lookedAt = System.nanoTime();
    private long searchedThen;
    private double others;

    /**
     * The workload of a machine.
     *
     * @param load how much of it all have used since this was last asked, from 0 to 1
     */
    Workload(DoubleSupplier load) {
        this.load = load;
        others = share(0);
    }

    /** The workload of this machine. */
    static Workload here() {
        return new Workload(
                ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class)::getCpuLoad);
    }

    /** Searches, and keeps in mind what that took. */
    <T> T search(Supplier<T> search) {
        long before = threads.getCurrentThreadCpuTime();
        try {
            return search.get();
        } finally {
            searched.addAndGet(threads.getCurrentThreadCpuTime() - before);
        }
    }

    /** The share of the machine that others have used lately, from 0 to 1. */
    synchronized double others() {
        long now = System.nanoTime();
        long passed = now - lookedAt;
        if (passed >= GLANCE_NANOS) {
            long all = searched.get();
            others = share((double) (all - searchedThen) / passed / cores);
            lookedAt = now;
            searchedThen = all;
        }
        return others;
    }

    /** Nothing, if the machine does not tell. */
    private double share(double own) {
        double used = load.getAsDouble() - own;
        return used > 0 ? Math.min(1, used) : 0;
    }
}
