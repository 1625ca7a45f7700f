package masque.core;

/** Something that happened, as one audience is told of it. Immutable. */
public non-sealed interface Event extends Visible {
    /** The event as a sentence to be worded. */
    Phrase phrase();
}
