package masque.server.watch;

import java.util.function.IntSupplier;

/**
 * Is told what happens, in order to count it. Moves pass through here, so it is quick and waits for
 * nobody; and it is told no ids and no names.
 */
public interface Meters {
    /** Counts nothing. */
    Meters NONE =
            new Meters() {
                @Override
                public void movedByPerson(long nanos) {}

                @Override
                public void movedByHouse() {}

                @Override
                public void refused(String code) {}

                @Override
                public void committed(int jobs, long nanos) {}

                @Override
                public void uncommitted() {}

                @Override
                public void over(String game, String how) {}

                @Override
                public void answered(String method, String route, int status) {}

                @Override
                public void watch(Gauge gauge, IntSupplier value) {}
            };

    /** What goes up and down, and is looked at from time to time. */
    enum Gauge {
        TABLES("masque.tables", "Tables in memory"),
        SOCKETS("masque.sockets", "WebSockets open"),
        BOTS("masque.bots.thinking", "Bots that think about a move"),
        QUEUE("masque.store.queue", "Writes that wait for the store");

        private final String id;
        private final String meaning;

        Gauge(String id, String meaning) {
            this.id = id;
            this.meaning = meaning;
        }

        String id() {
            return id;
        }

        String meaning() {
            return meaning;
        }
    }

    /** A person's move is on disk, so long after it came. */
    void movedByPerson(long nanos);

    /** A move of a bot, or of the house for a person, is on disk. */
    void movedByHouse();

    /** Something was refused, for a reason that has this code. */
    void refused(String code);

    /** So many writes were committed at once, in such a time. */
    void committed(int jobs, long nanos);

    /** Something could not be written. */
    void uncommitted();

    /** A game is over. */
    void over(String game, String how);

    /** A request was answered; the route is its pattern, never the path. */
    void answered(String method, String route, int status);

    /** From now on this value is looked at. */
    void watch(Gauge gauge, IntSupplier value);
}
