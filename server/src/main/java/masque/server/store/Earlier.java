package masque.server.store;

/** What a client's id stood for: the seat's decision and the code that was chosen. */
public record Earlier(int decision, int code) {}
