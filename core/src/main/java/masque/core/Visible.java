package masque.core;

/** What may leave the core: the only types that the wire, a log or the terminal can print. */
public sealed interface Visible permits View, Event {}
