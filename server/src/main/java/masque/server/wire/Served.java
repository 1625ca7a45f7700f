package masque.server.wire;

import masque.core.Phrase;

/**
 * Whoever serves a connection. One thread at a time tells it what happens, and waits until it has
 * taken it in.
 */
public interface Served {
    /** The connection stands; from now on it can be written to. */
    void opened(Wire wire);

    /** A message has come. */
    void heard(String message);

    /** What came breaks the rules of WebSockets: nothing more is heard, so it is to be closed. */
    void broken(int code, Phrase why);

    /** The connection is gone. */
    void closed();
}
