package masque.app.load;

/** What comes out of a socket. */
sealed interface Heard permits Told, Heard.Refused, Heard.Nonsense, Heard.Closed {
    /** The server will not do what was asked by the message with this id. */
    record Refused(String id, String code, String sentence) implements Heard {}

    /** Not a message of the protocol. */
    record Nonsense(String problem) implements Heard {}

    /** Nothing comes any more. */
    record Closed(int code, String reason) implements Heard {}
}
