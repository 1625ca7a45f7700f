package masque.games.dicechallenge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import masque.core.Phrase;

/**
 * A die as it lies on the table.
 *
 * @param letter its place with its character, which moves name
 * @param value what it shows
 */
public record Die(String letter, int size, int value) {
    /** By size and value: views and logs are full of them. */
    private static final List<List<Phrase>> PHRASES =
            upTo(Sizes.LARGEST, size -> upTo(size, value -> worded(size, value)));

    private static <T> List<T> upTo(int most, IntFunction<T> each) {
        return IntStream.rangeClosed(0, most).mapToObj(each).toList();
    }

    private static Phrase worded(int size, int value) {
        return Phrase.of("die", "size", size, "value", value);
    }

    static Phrase phrase(int size, int value) {
        return PHRASES.get(size).get(value);
    }

    Phrase phrase() {
        return phrase(size, value);
    }

    static Die of(DiceState state, int c, int slot) {
        return new Die(DiceMove.letter(slot), state.size(c, slot), state.value(c, slot));
    }

    static List<Die> of(DiceState state, int c, int mask, int waiting) {
        List<Die> dice = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            Die die = of(state, c, slot);
            dice.add(
                    (waiting >>> slot & 1) == 0
                            ? die
                            : new Die(die.letter(), die.size(), die.size()));
        }
        return List.copyOf(dice);
    }

    static List<Phrase> phrases(List<Die> dice) {
        return dice.stream().map(Die::phrase).toList();
    }
}
