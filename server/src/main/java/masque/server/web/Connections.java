package masque.server.web;

import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.SequencedSet;
import masque.server.guard.Address;
import masque.server.table.Time;
import org.eclipse.jetty.io.EndPoint;

/**
 * Who is connected. A network may hold so many connections at once. Before one too many is refused,
 * that one of the same network goes that has kept the site waiting for a request the longest: so
 * whoever opens connections and says nothing takes them from nobody but themselves.
 */
public final class Connections {
    private static final long LOOK_MILLIS = 5_000;

    /** How long the head of a request may take, from the end of the answer before it. */
    private static final long LONGEST_HEAD = 30_000;

    /** How long an answer may take, its request's body included. */
    private static final long LONGEST_EXCHANGE = 600_000;

    private final int mostOfNetwork;
    private final int mostOfAll;
    private final Time time;
    private final Map<EndPoint, Visit> visits = new HashMap<>();
    private final Map<String, Crew> crews = new HashMap<>();

    /** Those who wait for nothing and are waited for, and those who are being answered. */
    private final SequencedSet<Visit> waiting = new LinkedHashSet<>();

    private final SequencedSet<Visit> busy = new LinkedHashSet<>();

    /** One connection. */
    private static final class Visit {
        private final EndPoint end;
        private final String network;

        /** When it began to wait, or to be answered. */
        private long since;

        Visit(EndPoint end, String network) {
            this.end = end;
            this.network = network;
        }
    }

    /** The connections of one network. */
    private static final class Crew {
        private final SequencedSet<Visit> waiting = new LinkedHashSet<>();
        private int size;
    }

    /**
     * Nobody is connected yet.
     *
     * @param mostOfNetwork how many connections one network may hold at once
     * @param mostOfAll how many there may be at once altogether
     */
    public Connections(int mostOfNetwork, int mostOfAll, Time time) {
        this.mostOfNetwork = mostOfNetwork;
        this.mostOfAll = mostOfAll;
        this.time = time;
    }

    /** Begins to look after those who take too long. */
    public void open() {
        time.after(LOOK_MILLIS, this::look);
    }

    private void look() {
        open();
        sweep();
    }

    /** Somebody has connected. */
    synchronized void opened(EndPoint end) {
        Visit visit = new Visit(end, network(end));
        Crew crew = crews.computeIfAbsent(visit.network, key -> new Crew());
        if (crew.size >= mostOfNetwork) {
            letGo(crew.waiting);
        } else if (visits.size() >= mostOfAll) {
            letGo(waiting);
        }
        if (crew.size >= mostOfNetwork || visits.size() >= mostOfAll) {
            forgetEmpty(visit.network, crew);
            end.close();
            return;
        }
        visits.put(end, visit);
        crew.size++;
        await(visit, crew);
    }

    private static String network(EndPoint end) {
        return end.getRemoteSocketAddress() instanceof InetSocketAddress address
                ? Address.network(address.getAddress().getHostAddress())
                : "?";
    }

    /** Whoever has waited longest goes; if nobody waits, nobody does. */
    private void letGo(SequencedSet<Visit> from) {
        if (!from.isEmpty()) {
            letGo(from.getFirst());
        }
    }

    private void letGo(Visit visit) {
        forget(visit);
        visit.end.close();
    }

    private void await(Visit visit, Crew crew) {
        visit.since = time.millis();
        waiting.add(visit);
        crew.waiting.add(visit);
    }

    private Crew stir(Visit visit) {
        Crew crew = crews.computeIfAbsent(visit.network, key -> new Crew());
        waiting.remove(visit);
        busy.remove(visit);
        crew.waiting.remove(visit);
        return crew;
    }

    /** A connection has asked for something. */
    synchronized void asks(EndPoint end) {
        Visit visit = visits.get(end);
        if (visit != null) {
            var _ = stir(visit);
            visit.since = time.millis();
            busy.add(visit);
        }
    }

    /** A connection has its answer. */
    synchronized void answered(EndPoint end) {
        Visit visit = visits.get(end);
        if (visit != null) {
            await(visit, stir(visit));
        }
    }

    /** A connection is a WebSocket from now on, which has rules of its own. */
    synchronized void upgraded(EndPoint end) {
        Visit visit = visits.get(end);
        if (visit != null) {
            var _ = stir(visit);
        }
    }

    /** Somebody has gone. */
    synchronized void closed(EndPoint end) {
        Visit visit = visits.get(end);
        if (visit != null) {
            forget(visit);
        }
    }

    private void forget(Visit visit) {
        visits.remove(visit.end);
        Crew crew = stir(visit);
        crew.size--;
        forgetEmpty(visit.network, crew);
    }

    private void forgetEmpty(String network, Crew crew) {
        if (crew.size == 0) {
            crews.remove(network);
        }
    }

    /** Lets those go who take too long. */
    private synchronized void sweep() {
        long now = time.millis();
        while (!waiting.isEmpty() && now - waiting.getFirst().since > LONGEST_HEAD) {
            letGo(waiting.getFirst());
        }
        while (!busy.isEmpty() && now - busy.getFirst().since > LONGEST_EXCHANGE) {
            letGo(busy.getFirst());
        }
    }

    /** How many are connected. */
    public synchronized int open(String address) {
        Crew crew = crews.get(Address.network(address));
        return crew == null ? 0 : crew.size;
    }
}
