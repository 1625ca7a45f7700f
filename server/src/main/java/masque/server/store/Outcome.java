package masque.server.store;

/** What became of a step. */
public sealed interface Outcome {
    /** It is written. */
    record Written() implements Outcome {}

    /** This very move was written before, as this ply. */
    record Repeated(int ply) implements Outcome {}

    /** The client has used this id for another move. */
    record Contradicted() implements Outcome {}

    /** The table has gone on, or is not there: whoever asked must load it again. */
    record Stale() implements Outcome {}
}
