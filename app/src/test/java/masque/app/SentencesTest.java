package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Fate;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.State;
import masque.core.Table;
import masque.core.View;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a game tells, asks, logs or refuses is a right sentence for whoever hears it: it begins
 * with a capital, and the listener is "you", in the form that belongs there.
 */
final class SentencesTest {
    private static final int SETTINGS = 8;
    private static final int PLIES_A_LOOK = 3;
    private static final int CODES_A_LOOK = 24;

    /** No name looks like a word: a sentence that begins with one may begin as it likes. */
    private static final List<String> NAMES =
            IntStream.range(0, 16).mapToObj(seat -> "<" + seat + ">").toList();

    /**
     * What is wrong wherever it is found, by language: no capital, "you" with the wrong ending or
     * the wrong verb, and somebody who does to "you" what is done to oneself.
     */
    private static final Map<String, List<Pattern>> WRONG =
            Map.of(
                    "en",
                    List.of(
                            Pattern.compile("(^|[.?!] )\\p{Ll}"),
                            Pattern.compile("\\b[Yy]ou's\\b"),
                            Pattern.compile("\\b[Yy]ou (?!pass\\b)\\p{Ll}+s\\b"),
                            Pattern.compile(
                                    "\\b[Yy]ou\\b[^.:;]* (at|before|for|from|of|to|with) you\\b")),
                    "ja",
                    List.of(Pattern.compile("あなた[^。：]*あなた")));

    static Stream<Shelf.Entry> games() {
        return Shelf.ours().entries().stream();
    }

    /** All that is said in some games, each phrase once to each listener. */
    private static final class Ear {
        private final Words words;
        private final Set<Heard> heard = new HashSet<>();
        private final Map<String, String> wrong = new TreeMap<>();

        private record Heard(Phrase phrase, int listener) {}

        Ear(Words words) {
            this.words = words;
        }

        /** A sentence that does not name its listener is the same for all of them. */
        void hear(Phrase phrase, int seat) {
            boolean named = names(phrase, new Seat(seat));
            int listener = named ? seat : State.SPECTATOR;
            if (heard.add(new Heard(phrase, listener))) {
                String sentence = words.say(phrase, new Listener(NAMES, listener));
                if ((named && sentence.contains(NAMES.get(seat))) || wrong(sentence)) {
                    wrong.putIfAbsent(phrase.key(), sentence);
                }
            }
        }

        private static boolean names(Object value, Seat seat) {
            return switch (value) {
                case Phrase phrase ->
                        phrase.args().values().stream().anyMatch(inner -> names(inner, seat));
                case List<?> list -> list.stream().anyMatch(inner -> names(inner, seat));
                default -> value.equals(seat);
            };
        }

        private boolean wrong(String sentence) {
            return WRONG.getOrDefault(words.language(), List.of()).stream()
                    .anyMatch(pattern -> pattern.matcher(sentence).find());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySentenceIsRightForWhoeverHearsIt(Shelf.Entry entry) {
        List<Ear> ears = new ArrayList<>();
        for (String language : Words.languages()) {
            ears.add(new Ear(entry.words(language)));
        }
        List<Setting> settings = Contract.of(entry.box()).settings();
        for (int game = 0; game < SETTINGS; game++) {
            play(entry, settings.get(game * settings.size() / SETTINGS), game, ears);
        }
        assertThat(ears).extracting(ear -> ear.wrong).allMatch(Map::isEmpty);
    }

    private static void play(Shelf.Entry entry, Setting setting, long seed, List<Ear> ears) {
        Table table =
                Table.open(entry.box(), setting.seats(), setting.options(), Fate.seeded(seed));
        Seeded chance = new Seeded(seed);
        while (table.pending() != 0) {
            if (chance.below(PLIES_A_LOOK) == 0) {
                look(table.chair(chance.below(setting.seats() + 1) - 1), chance, ears);
            }
            int seat = chance.bit(table.pending());
            assertThat(table.play(seat, Bot.RANDOM.choose(table.chair(seat), chance))).isEmpty();
        }
        for (int seat = State.SPECTATOR; seat < setting.seats(); seat++) {
            Chair chair = table.chair(seat);
            look(chair, chance, ears);
            chair.heard().forEach(event -> hear(event.phrase(), chair, ears));
        }
    }

    private static void look(Chair chair, Seeded chance, List<Ear> ears) {
        View view = chair.view();
        hear(view.prompt(), chair, ears);
        view.log().forEach(line -> hear(line, chair, ears));
        for (int i = 0; i < CODES_A_LOOK; i++) {
            chair.why(chance.below(chair.game().codes()))
                    .ifPresent(refusal -> hear(refusal.reason(), chair, ears));
        }
    }

    private static void hear(Phrase phrase, Chair chair, List<Ear> ears) {
        ears.forEach(ear -> ear.hear(phrase, chair.seat()));
    }
}
