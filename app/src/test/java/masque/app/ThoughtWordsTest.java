package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import masque.bots.levels.Novice;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Fate;
import masque.core.Phrase;
import masque.core.Seeded;
import masque.core.State;
import masque.core.Table;
import masque.core.Thought;
import masque.edge.Brief;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What regulars and novices say of their choices has words in every language, and no idle ones. */
final class ThoughtWordsTest {
    private static final String PREFIX = "thought-";

    /** How many games are played: some reasons are rare. */
    private static final int FEWEST = 4;

    private static final int MOST = 200;
    private static final int LONG_GAME = 250;

    static Stream<Shelf.Entry> games() {
        return Shelf.ours().entries().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyReasonHasWordsAndNoneIsIdle(Shelf.Entry entry) {
        Map<String, Phrase> said = new TreeMap<>();
        // Both must pick the same character: too rare to wait for.
        said.put("thought-mirror", Phrase.of("thought-mirror"));
        List<Setting> settings = Contract.of(entry.box()).settings();
        Seeded any = new Seeded(2);
        for (int game = 0; game < FEWEST || (game < MOST && !idle(entry, "en", said).isEmpty()); ) {
            play(entry, settings.get(any.below(settings.size())), game++, said);
        }
        if (!Words.of("en", entry.id()).knows("thought-mirror")) {
            said.remove("thought-mirror");
        }
        for (String language : Words.languages()) {
            Words words = Words.of(language, entry.id(), "core");
            List<String> names = List.of("A", "B", "C", "D", "E", "F", "G", "H", "I", "J");
            Listener listener = new Listener(names, State.SPECTATOR);
            said.values()
                    .forEach(
                            why -> assertThat(words.say(why, listener)).as(why.key()).isNotBlank());
            assertThat(said.keySet()).contains("thought-careless").hasSizeGreaterThan(3);
            assertThat(idle(entry, language, said)).as("reasons that nobody has").isEmpty();
            List<Phrase> brief =
                    said.values().stream().flatMap(why -> Brief.of(why, words).stream()).toList();
            brief.forEach(why -> assertThat(words.say(why, listener)).as(why.key()).isNotBlank());
            assertThat(
                            Words.of(language, entry.id()).keys(entry.id()).stream()
                                    .filter(key -> key.startsWith("brief-")))
                    .as("brief reasons that nobody has")
                    .containsExactlyInAnyOrderElementsOf(brief.stream().map(Phrase::key).toList());
        }
    }

    private static Set<String> idle(Shelf.Entry entry, String language, Map<String, Phrase> said) {
        Set<String> idle = new TreeSet<>(Words.of(language, entry.id()).keys(entry.id()));
        idle.removeIf(key -> !key.startsWith(PREFIX));
        idle.removeAll(said.keySet());
        return idle;
    }

    private static void play(
            Shelf.Entry entry, Setting setting, long seed, Map<String, Phrase> said) {
        Table table =
                Table.open(entry.box(), setting.seats(), setting.options(), Fate.seeded(seed));
        Seeded chance = new Seeded(seed);
        List<Bot> bots = List.of(entry.regular(), entry.regular(), new Novice(entry.regular()));
        for (int ply = 0; table.pending() != 0 && ply < LONG_GAME; ply++) {
            int seat = chance.bit(table.pending());
            Bot bot = bots.get(seat % bots.size());
            Thought thought = bot.think(table.chair(seat), chance);
            thought.why().ifPresent(why -> collect(why, said));
            assertThat(table.play(seat, thought.code())).isEmpty();
        }
    }

    /** The phrase, and those in it. */
    private static void collect(Phrase why, Map<String, Phrase> said) {
        said.putIfAbsent(why.key(), why);
        List<Object> inside = new ArrayList<>(why.args().values());
        inside.removeIf(one -> !(one instanceof Phrase));
        inside.forEach(one -> collect((Phrase) one, said));
    }
}
