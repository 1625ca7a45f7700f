package masque.server.store;

/** The guest whom a link to another device stands for. */
public record Linked(String guest, String name) {}
