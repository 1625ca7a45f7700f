package masque.core;

import java.util.List;
import java.util.Map;

/** A game in its box: what can be chosen before it is set up. */
public interface Box {
    /** The name in addresses and journals; lower case, never changes. */
    String id();

    /** The fewest players it takes. */
    int minSeats();

    /** The most players it takes. */
    int maxSeats();

    /** How many players it takes if nobody says otherwise. */
    default int usualSeats() {
        return Math.clamp(4, minSeats(), maxSeats());
    }

    /** What may be chosen with this many players; options that mean nothing then are not listed. */
    List<Option> options(int seats);

    /**
     * Which of these can be chosen only together with which others. What nobody needs is not
     * listed; whatever {@link #open} refuses because options contradict each other is.
     */
    default List<Need> needs(int seats) {
        return List.of();
    }

    /**
     * Opens the box.
     *
     * @throws BadInput if the number of seats or a chosen value is not allowed
     */
    Game<?> open(int seats, Map<String, String> chosen);
}
