package masque.core;

/** One draw of chance: from how many, and what came. */
public record Draw(int below, int outcome) {}
