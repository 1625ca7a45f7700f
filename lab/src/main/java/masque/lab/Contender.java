package masque.lab;

import masque.core.Bot;

/** A bot under the name that it is counted by; several threads may ask it at once. */
public record Contender(String name, Bot bot) {}
