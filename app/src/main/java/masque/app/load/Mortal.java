package masque.app.load;

import java.net.URI;

/** A server that is killed and started again, and should not mind. */
interface Mortal {
    /** Starts it, with all that it knew when it was killed, and returns where it listens. */
    URI start();

    /** Ends it without any chance to finish something, and waits until it is gone. */
    void kill();
}
