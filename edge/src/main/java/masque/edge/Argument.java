package masque.edge;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What a sentence asks for: an argument of its phrase, or something that is true of one.
 *
 * @param name as the sentence has it
 * @param base the argument's name in the phrase, if an aspect of it is asked for
 * @param aspect what of it, if the name ends in an aspect's
 */
record Argument(String name, String base, Optional<Aspect> aspect) {
    /** What can be asked of an argument besides what it is. */
    enum Aspect {
        /** Whether it is the listener. */
        IS,
        /** As it begins a sentence. */
        CAPITAL,
        /** Of a phrase: its key. */
        KEY,
        /** Of a list: its length. */
        COUNT,
        /** Of a list: joined with "or". */
        OR,
        /** Whether a verb after it is in the plural. */
        NUMBER;

        private final String ending = "_" + name().toLowerCase(Locale.ROOT);
    }

    Argument {
        // Games name arguments by constants: those are found by one look.
        name = name.intern();
        base = base.intern();
    }

    static Argument of(String name) {
        return Arrays.stream(Aspect.values())
                .filter(one -> name.endsWith(one.ending) && name.length() > one.ending.length())
                .findFirst()
                .map(one ->
                        new Argument(
                                name,
                                name.substring(0, name.length() - one.ending.length()),
                                Optional.of(one)))
                .orElse(new Argument(name, name, Optional.empty()));
    }
}
