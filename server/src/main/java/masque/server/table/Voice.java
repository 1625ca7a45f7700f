package masque.server.table;

import java.util.Optional;

/** Tells one viewer in one language and one version of the protocol how the table stands. */
interface Voice {
    /** The first version: every message says everything. */
    int WHOLE = 1;

    /** The second version: a message says what is not as in the one before. */
    int PATCHES = 2;

    /**
     * Takes in how things stand.
     *
     * @param sight how the game stands for this viewer; nothing before the deal
     * @return whether the viewer notices a difference
     */
    boolean hear(Occasion now, Optional<Sight> sight);

    /** Says all that was taken in. */
    byte[] whole(Frame frame);

    /** Says what is new since the time before. */
    byte[] news(Frame frame);
}
