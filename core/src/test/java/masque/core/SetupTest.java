package masque.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Options, their defaults, ranges and errors. */
class SetupTest {
    private static final Option FLAG = new Option.Flag("open", true);
    private static final Option RANGE = new Option.Range("rounds", 3, 30, 9);
    private static final Option CHOICE = new Option.Choice("deal", List.of("all", "even"), "all");
    private static final Option SEVERAL =
            new Option.Several("packs", List.of("sun", "egg", "bee"), 1, 2, "sun,egg");
    private static final Option DATA = new Option.Data("deck", "1 2 3");

    /** A box with these options; the range is for three players alone. */
    private static final Box BOX =
            new Box() {
                @Override
                public String id() {
                    return "box";
                }

                @Override
                public int minSeats() {
                    return 2;
                }

                @Override
                public int maxSeats() {
                    return 3;
                }

                @Override
                public List<Option> options(int seats) {
                    return seats == 3
                            ? List.of(FLAG, RANGE, CHOICE, SEVERAL, DATA)
                            : List.of(FLAG, CHOICE, SEVERAL, DATA);
                }

                @Override
                public Game<?> open(int seats, Map<String, String> chosen) {
                    throw new UnsupportedOperationException();
                }
            };

    private static String complaint(int seats, String name, String value) {
        try {
            Setup.of(BOX, seats, Map.of(name, value));
        } catch (BadInput bad) {
            return bad.phrase().key() + bad.phrase().args();
        }
        return "none";
    }

    @Test
    void aByteOrderMarkIsNoPartOfADataFile() {
        Setup marked = Setup.of(BOX, 2, Map.of("deck", "\uFEFF4 5 \uFEFF6"));
        assertThat(marked.text("deck")).isEqualTo("4 5 \uFEFF6");
        assertThat(Setup.of(BOX, 2, Map.of("deck", "\uFEFF1 2 3")).journaled(BOX))
                .doesNotContainKey("deck");
        assertThat(complaint(2, "deal", "\uFEFFall")).startsWith("option-value");
    }

    @Test
    void whatIsNotChosenIsAsUsual() {
        Setup setup = Setup.of(BOX, 3, Map.of());
        assertThat(setup.seats()).isEqualTo(3);
        assertThat(setup.flag("open")).isTrue();
        assertThat(setup.number("rounds")).isEqualTo(9);
        assertThat(setup.text("deal")).isEqualTo("all");
        assertThat(setup.several("packs")).containsExactly("sun", "egg");
        assertThat(setup.text("deck")).isEqualTo("1 2 3");
    }

    @Test
    void whatIsChosenHolds() {
        Setup setup =
                Setup.of(
                        BOX,
                        3,
                        Map.of("open", "false", "rounds", "30", "deal", "even", "packs", "bee"));
        assertThat(setup.flag("open")).isFalse();
        assertThat(setup.number("rounds")).isEqualTo(30);
        assertThat(setup.text("deal")).isEqualTo("even");
        assertThat(setup.several("packs")).containsExactly("bee");
        assertThat(setup.journaled(BOX)).containsOnlyKeys("open", "rounds", "deal", "packs");
    }

    @Test
    void everyWrongValueNamesTheOptionAndWhatIsAllowed() {
        assertThat(complaint(3, "open", "yes"))
                .isEqualTo("option-value{option=open, value=yes, allowed=[true, false]}");
        assertThat(complaint(3, "rounds", "2"))
                .isEqualTo("option-range{option=rounds, value=2, min=3, max=30}");
        assertThat(complaint(3, "rounds", "31")).startsWith("option-range");
        assertThat(complaint(3, "rounds", "many")).startsWith("option-range");
        assertThat(complaint(3, "rounds", "99999999999")).startsWith("option-range");
        assertThat(complaint(3, "rounds", "3")).isEqualTo("none");
        assertThat(complaint(3, "deal", "odd"))
                .isEqualTo("option-value{option=deal, value=odd, allowed=[all, even]}");
        assertThat(complaint(3, "packs", "sun,owl"))
                .isEqualTo("option-value{option=packs, value=owl, allowed=[sun, egg, bee]}");
        assertThat(complaint(3, "packs", "sun , sun")).startsWith("option-twice");
        assertThat(complaint(3, "packs", "sun,egg,bee"))
                .isEqualTo("option-count{option=packs, count=3, min=1, max=2}");
        assertThat(complaint(3, "packs", " ")).startsWith("option-count");
        assertThat(complaint(3, "packs", "sun , bee")).isEqualTo("none");
    }

    @Test
    void anUnknownOptionSaysWhichThereAre() {
        assertThat(complaint(2, "colour", "red"))
                .isEqualTo("option-unknown{option=colour, allowed=[deal, deck, open, packs]}");
        assertThat(complaint(2, "rounds", "9")).isEqualTo("option-seats{option=rounds, seats=[3]}");
    }

    @Test
    void seatsOutOfRangeAreRefused() {
        assertThatThrownBy(() -> Setup.of(BOX, 1, Map.of())).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Setup.of(BOX, 4, Map.of()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("seats-range");
    }

    @Test
    void askingForAnOptionThatIsNotThereIsABug() {
        Setup setup = Setup.of(BOX, 2, Map.of());
        assertThatThrownBy(() -> setup.number("rounds"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("rounds");
    }
}
