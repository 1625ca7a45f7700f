package masque.coach;

import java.util.function.LongFunction;
import masque.core.Bot;

/**
 * Whose judgement the coach goes by.
 *
 * @param expert a bot that thinks for so many nanoseconds, and weighs what choices are worth
 * @param regular a bot that says in words why it chose
 */
public record Adviser(LongFunction<Bot> expert, Bot regular) {}
