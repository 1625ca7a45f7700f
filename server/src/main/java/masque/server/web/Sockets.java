package masque.server.web;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import masque.server.table.Time;

/** All sockets that are open. */
public final class Sockets {
    /** Every socket is asked this often whether somebody is there, but not all at once. */
    private static final long PING_MILLIS = 30_000;

    private static final int GROUPS = 6;

    private final List<Set<LiveSocket>> groups = new ArrayList<>();
    private int turn;

    public Sockets() {
        for (int i = 0; i < GROUPS; i++) {
            groups.add(new HashSet<>());
        }
    }

    /** Begins to ask whether they are there. */
    public void open(Time time) {
        time.after(
                PING_MILLIS / GROUPS,
                () -> {
                    open(time);
                    nextGroup().forEach(LiveSocket::ping);
                });
    }

    private synchronized List<LiveSocket> nextGroup() {
        turn = (turn + 1) % GROUPS;
        return List.copyOf(groups.get(turn));
    }

    synchronized void opened(LiveSocket socket) {
        Set<LiveSocket> smallest = groups.getFirst();
        for (Set<LiveSocket> group : groups) {
            smallest = group.size() < smallest.size() ? group : smallest;
        }
        smallest.add(socket);
    }

    synchronized void closed(LiveSocket socket) {
        groups.forEach(group -> group.remove(socket));
        notifyAll();
    }

    /** How many are open now. */
    public synchronized int open() {
        return groups.stream().mapToInt(Set::size).sum();
    }

    /** Waits until all have heard the goodbye, but no longer than this. */
    public synchronized void awaitNone(Duration longest) {
        long until = System.nanoTime() + longest.toNanos();
        try {
            for (long rest = longest.toMillis();
                    open() > 0 && rest > 0;
                    rest = (until - System.nanoTime()) / 1_000_000) {
                wait(rest);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
