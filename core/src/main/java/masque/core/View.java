package masque.core;

import java.util.List;

/** What one seat may look at now. Immutable; equal views look the same. */
public non-sealed interface View extends Visible {
    /**
     * What this seat wants to achieve, in the whole game and now, and how far it has come; for who
     * looks on, what all want.
     */
    Phrase goal();

    /** What is awaited, and from whom. */
    Phrase prompt();

    /** What has happened so far, as far as the rules let this seat look back. */
    List<Phrase> log();
}
