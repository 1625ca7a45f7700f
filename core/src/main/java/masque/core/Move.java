package masque.core;

/** One small choice of one seat. */
public interface Move {
    /** How a player writes it, and how it is written back. */
    String text();

    /** What choosing it means, for a list of choices. */
    Phrase phrase();
}
