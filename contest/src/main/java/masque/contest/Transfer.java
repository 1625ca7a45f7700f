package masque.contest;

/** Tokens that change hands, or that should have where they are missing. */
public record Transfer(String from, String to, int tokens) {}
