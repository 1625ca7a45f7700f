package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import masque.app.Choices.Meaning;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Codes;
import masque.core.Fate;
import masque.core.Move;
import masque.core.Seeded;
import masque.core.Table;
import masque.edge.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is typed, no other move than that is made, in any game. */
final class TypedMovesTest {
    private static final int GAMES = 6;
    private static final int MOST_POSITIONS = 10;
    private static final int SOME_CODES = 20;

    /** Moves may name seats that this game does not have. */
    private static final int MOST_SEATS = 16;

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    static Stream<Shelf.Entry> games() {
        return Shelf.ours().entries().stream();
    }

    /** A player who types all sorts of things at one seat and looks at what is understood. */
    private record Typist(Chair chair, Page page, TextTable drawn, Choices choices, Seeded chance) {
        void type() {
            Codes legal = new Codes();
            chair.legal(legal);
            Set<Integer> known = new HashSet<>();
            for (int code : legal.toArray()) {
                known.add(code);
            }
            for (int i = 0; i < SOME_CODES; i++) {
                known.add(chance.below(chair.game().codes()));
                known.add(chance.below(Math.min(chair.game().codes(), 400)));
            }
            for (int code : known) {
                move(code).ifPresent(this::type);
            }
        }

        private Optional<Move> move(int code) {
            try {
                return Optional.of(chair.game().read(code));
            } catch (IllegalArgumentException noMove) {
                return Optional.empty();
            }
        }

        private void type(Move move) {
            String text = move.text();
            assertThat(chair.game().codeOf(text)).as(text).isPresent();
            ownReadingDecides(text);
            ownReadingDecides(text.toUpperCase(Locale.ROOT).replace(" ", "   "));
            for (String shuffled : shuffled(text)) {
                ownReadingDecides(shuffled);
            }
            if (!text.contains(" ")) {
                return;
            }
            String bare = text.substring(text.indexOf(' ') + 1);
            ownReadingDecides(bare);
            inWords(move);
        }

        /** What the game can read is that move; anything else is a move with all that was typed. */
        private void ownReadingDecides(String line) {
            Meaning meaning = choices.meaning(line);
            OptionalInt code = chair.game().codeOf(line);
            if (code.isPresent()) {
                assertThat(meaning).as(line).isEqualTo(named(code.getAsInt()));
            } else if (meaning instanceof Meaning.Legal(int made) && !isNumber(line)) {
                Move move = chair.game().read(made);
                assertThat(
                                numbers(move.text()).startsWith(numbers(line))
                                        || numbers(choices.listed(move)).startsWith(numbers(line)))
                        .as("'%s' made '%s'", line, move.text())
                        .isTrue();
            }
        }

        /** The words of a move mean that move, also where the move is not legal. */
        private void inWords(Move move) {
            String line = page.say(move.phrase());
            ownReadingDecides(line);
            if (choices.meaning(line) instanceof Meaning.Legal(int made)
                    && chair.game().codeOf(line).isEmpty()) {
                Move other = chair.game().read(made);
                assertThat(words(page.say(other.phrase())) + words(choices.listed(other)))
                        .as("'%s' made '%s'", line, other.text())
                        .contains(words(line));
            }
        }

        private static String words(String line) {
            return " "
                    + line.strip()
                            .toLowerCase(Locale.ROOT)
                            .replaceAll("(?U)\\W+", " ")
                            .stripTrailing();
        }

        private boolean isNumber(String line) {
            return drawn.instead(chair.view()).isEmpty() && line.matches("[0-9]+");
        }

        private Meaning named(int code) {
            return chair.why(code).isEmpty() ? new Meaning.Legal(code) : new Meaning.Refused(code);
        }

        /** The same words and signs in other orders, and with their numbers changed about. */
        private List<String> shuffled(String text) {
            List<String> lines = new ArrayList<>();
            for (String pieces : List.of(" ", "(?<=[ />])|(?=[ />])")) {
                List<String> words = new ArrayList<>(List.of(text.split(pieces)));
                for (int i = words.size() - 1; i > 0; i--) {
                    Collections.swap(words, i, chance.below(i + 1));
                }
                lines.add(String.join(" ", words));
                lines.add(String.join(pieces.strip().isEmpty() ? " " : "", words.reversed()));
            }
            List<String> numbers = NUMBER.matcher(text).results().map(m -> m.group()).toList();
            if (numbers.size() > 1) {
                List<String> turned = new ArrayList<>(numbers.reversed());
                Matcher matcher = NUMBER.matcher(text);
                String swapped = matcher.replaceAll(number -> turned.removeFirst());
                lines.add(swapped);
                lines.add(swapped.substring(0, swapped.lastIndexOf(' ')));
            }
            return lines;
        }

        private static String numbers(String text) {
            return NUMBER.matcher(text)
                    .results()
                    .map(number -> number.group() + " ")
                    .reduce("", String::concat);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void noOtherMoveThanTypedIsEverMade(Shelf.Entry entry) {
        List<Setting> settings = Contract.of(entry.box()).settings();
        for (int game = 0; game < GAMES; game++) {
            Seeded chance = new Seeded(game);
            Setting setting = settings.get(chance.below(settings.size()));
            String language = game % 4 == 3 ? "ja" : "en";
            play(entry, setting, game, entry.words(language));
        }
    }

    private static void play(Shelf.Entry entry, Setting setting, long seed, Words words) {
        Table table =
                Table.open(entry.box(), setting.seats(), setting.options(), Fate.seeded(seed));
        Seeded chance = new Seeded(seed, 1);
        int typed = 0;
        while (table.pending() != 0 && typed < MOST_POSITIONS) {
            int seat = chance.bit(table.pending());
            Chair chair = table.chair(seat);
            if (chance.below(3) == 0) {
                Page page =
                        new Page(
                                Page.WIDTH,
                                words,
                                Company.of(MOST_SEATS, seat, words),
                                Paint.PLAIN);
                TextTable drawn = entry.table();
                boolean numbered = drawn.instead(chair.view()).isEmpty();
                new Typist(chair, page, drawn, new Choices(chair, page, drawn, numbered), chance)
                        .type();
                typed++;
            }
            table.play(seat, Bot.RANDOM.choose(chair, chance));
        }
        assertThat(typed).isPositive();
    }
}
