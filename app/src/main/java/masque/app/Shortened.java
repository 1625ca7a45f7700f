package masque.app;

import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A line typed as a few of the words of a move.
 *
 * <p>They stand in the move's order with none left out between them, but for what follows the verb:
 * so "b a" is not "a > b", and "your moon" is not "your white moon". Only numbers may stand
 * anywhere, as in "5 rose"; they are the first numbers of the move, in its order: "5/4" is not
 * "4/5", nor the end of "4/5 as Guardian 4".
 */
record Shortened(List<String> numbers, List<String> others) {
    private static final Pattern BETWEEN_WORDS = Pattern.compile("(?:'s)?[\\s\\p{Punct}]+");

    static Shortened of(String line) {
        List<String> words = words(line);
        return new Shortened(
                words.stream().filter(Shortened::isNumber).toList(),
                words.stream().filter(word -> !isNumber(word)).toList());
    }

    /**
     * Whether it shortens a move that has this verb and these words.
     *
     * @param like whether a word of the move is meant by one that was typed; numbers are always
     *     whole, so 1 is not 12
     */
    boolean fits(String verb, Shortened whole, BiPredicate<String, String> like) {
        return !(numbers.isEmpty() && others.isEmpty())
                && numbers.size() <= whole.numbers.size()
                && numbers.equals(whole.numbers.subList(0, numbers.size()))
                && (run(others, whole.others, like) || runAfter(verb, whole.others, like));
    }

    private boolean runAfter(String verb, List<String> said, BiPredicate<String, String> like) {
        return like.test(verb, others.getFirst())
                && run(others.subList(1, others.size()), said, like);
    }

    private static boolean run(
            List<String> typed, List<String> said, BiPredicate<String, String> like) {
        return IntStream.rangeClosed(0, said.size() - typed.size())
                .anyMatch(start ->
                        IntStream.range(0, typed.size())
                                .allMatch(i -> like.test(said.get(start + i), typed.get(i))));
    }

    /** Also the sizes of dice, as in d12. */
    private static boolean isNumber(String word) {
        return word.chars().anyMatch(Character::isDigit);
    }

    /** The words of a text, in small letters. */
    static List<String> words(String text) {
        return BETWEEN_WORDS
                .splitAsStream(text.toLowerCase(Locale.ROOT))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
