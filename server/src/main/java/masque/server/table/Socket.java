package masque.server.table;

import java.nio.charset.StandardCharsets;
import masque.core.Phrase;
import masque.core.State;
import masque.edge.Pen;
import masque.server.guard.Refused;

/** One connection of one viewer. */
public interface Socket {
    /** Closed by the server, or the table was put away. */
    int GOING_AWAY = 1001;

    /** What was asked for is against the rules of the protocol. */
    int POLICY = 1008;

    /** Too much at once. */
    int TRY_AGAIN_LATER = 1013;

    /** The seat, or {@link State#SPECTATOR}. */
    int viewer();

    /** The id of the guest; empty for a stranger who looks on. */
    String guest();

    /** The language to speak. */
    String language();

    /** The version of the protocol in which it is told how the table stands. */
    int version();

    /** Whom its viewer is counted together with. */
    String network();

    /**
     * Sends a message, after those before it; does not wait.
     *
     * @param utf8 its text, which nobody changes from now on
     */
    void send(byte[] utf8);

    /** Sends a message, after those before it; does not wait. */
    default void send(String text) {
        send(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Says that something is not done, by the name that the client gave it. */
    void refuse(String id, Refused refused, Pen pen);

    /** Closes the connection, with a sentence. */
    void close(int code, Phrase reason);
}
