package masque.server;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import masque.server.table.Time;

/** Time that passes only when a test says so. */
final class ManualTime implements Time {
    private record Task(long due, Runnable work) {}

    private final List<Task> tasks = new ArrayList<>();
    private long now;
    private long wall;

    ManualTime(long start) {
        wall = start;
    }

    /** Somebody turns the clock on the wall, forwards or back; no time passes. */
    synchronized void turn(Duration by) {
        wall += by.toMillis();
    }

    @Override
    public synchronized Instant now() {
        return Instant.ofEpochMilli(wall);
    }

    @Override
    public synchronized long millis() {
        return now;
    }

    @Override
    public synchronized Alarm after(long millis, Runnable work) {
        Task task = new Task(now + Math.max(0, millis), work);
        tasks.add(task);
        return () -> {
            synchronized (this) {
                tasks.remove(task);
            }
        };
    }

    /** Lets time pass, and does what was to be done by then, in order. */
    void pass(Duration duration) {
        List<Task> due = new ArrayList<>();
        synchronized (this) {
            now += duration.toMillis();
            wall += duration.toMillis();
            tasks.stream()
                    .filter(task -> task.due() <= now)
                    .sorted(Comparator.comparingLong(Task::due))
                    .forEach(due::add);
            tasks.removeAll(due);
        }
        due.forEach(task -> task.work().run());
    }

    @Override
    public synchronized void close() {
        tasks.clear();
    }
}
