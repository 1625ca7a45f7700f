package masque.server.store;

/** What became of a step. */
public sealed interface Outcome {
    /** It is written. */
    record Written() implements Outcome {}

    /** The client has used this id before. */
    record Used(Earlier earlier) implements Outcome {}

    /** The table has gone on, or is not there: whoever asked must load it again. */
    record Stale() implements Outcome {}
}
