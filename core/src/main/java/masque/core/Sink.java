package masque.core;

/**
 * Hears what happens. Whoever tells says which seats may hear: there is no default audience. Bit s
 * stands for seat s, and {@code 1 << State.SPECTATOR} for those who sit nowhere.
 */
public interface Sink {
    /** All seats and the spectators. */
    int EVERYONE = -1;

    /** Nobody listens: games need not even make the events. */
    Sink NOBODY =
            new Sink() {
                @Override
                public boolean listens() {
                    return false;
                }

                @Override
                public void tell(int seats, Event event) {}
            };

    /** Whether events are worth making. */
    default boolean listens() {
        return true;
    }

    /** Tells these seats, and nobody else, that this happened. */
    void tell(int seats, Event event);
}
