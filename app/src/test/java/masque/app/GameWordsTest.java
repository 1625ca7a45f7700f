package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Event;
import masque.core.Fate;
import masque.core.Phrase;
import masque.core.Seeded;
import masque.core.State;
import masque.core.Table;
import masque.core.View;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything a game says has a sentence in every language, and every screen fits. */
final class GameWordsTest {
    private static final int SOME_CODES = 40;
    private static final int MOST_SETTINGS = 24;
    private static final int SOME_SETTINGS = 24;

    static Stream<Shelf.Entry> games() {
        return Shelf.ours().entries().stream();
    }

    /** Somebody who reads everything that is said at a table, each phrase once. */
    private static final class Reader {
        private final Shelf.Entry entry;
        private final Page page;
        private final Set<Phrase> read = new HashSet<>();
        private int heard;
        private int looks;
        private Optional<View> seen = Optional.empty();

        Reader(Shelf.Entry entry, int seats, int viewer, Words words) {
            this.entry = entry;
            page = new Page(Page.WIDTH, words, Company.of(seats, viewer, words), Paint.ANSI);
        }

        void look(Table table) {
            Chair chair = table.chair(page.reader().you());
            View view = chair.view();
            if (!seen.equals(Optional.of(view))) {
                seen = Optional.of(view);
                read(view.prompt());
                view.log().forEach(this::read);
                assertThat(entry.table().draw(view, page)).isNotEmpty().allMatch(this::fits);
            }
            List<Event> events = chair.heard();
            events.subList(heard, events.size()).forEach(event -> read(event.phrase()));
            heard = events.size();
            refusals(chair);
            new Choices(chair, page).moves().forEach(move -> read(move.phrase()));
        }

        /** Of many codes a part at each look, and all of them over several. */
        private void refusals(Chair chair) {
            int step = Math.max(1, chair.game().codes() / SOME_CODES);
            int first = looks++ % step;
            for (int code = first; code < chair.game().codes() && chair.seat() >= 0; code += step) {
                chair.why(code).ifPresent(refusal -> read(refusal.reason()));
            }
        }

        private void read(Phrase phrase) {
            if (read.add(phrase)) {
                assertThat(page.sentence(phrase)).isNotBlank();
            }
        }

        private boolean fits(String line) {
            return Wrap.columns(line) <= page.width();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whateverIsSaidInAnyGameHasWords(Shelf.Entry entry) {
        List<String> languages = List.copyOf(Words.languages());
        int game = 0;
        for (Setting setting : some(Contract.of(entry.box()).settings())) {
            String language = languages.get(game++ % languages.size());
            Words words = entry.words(language);
            assertThat(words.language()).isEqualTo(language);
            play(entry, setting, game, words);
        }
    }

    /** All settings; of very many a part, spread over all of them. */
    private static List<Setting> some(List<Setting> settings) {
        int step = settings.size() <= MOST_SETTINGS ? 1 : settings.size() / SOME_SETTINGS;
        return IntStream.range(0, settings.size())
                .filter(i -> i % step == 0)
                .mapToObj(settings::get)
                .toList();
    }

    private static void play(Shelf.Entry entry, Setting setting, long seed, Words words) {
        Table table =
                Table.open(entry.box(), setting.seats(), setting.options(), Fate.seeded(seed));
        Seeded chance = new Seeded(seed);
        List<Reader> readers = new ArrayList<>();
        int one = Math.floorMod(seed, setting.seats());
        int next = (one + 1) % setting.seats();
        for (int viewer : new int[] {State.SPECTATOR, one, next}) {
            readers.add(new Reader(entry, setting.seats(), viewer, words));
        }
        readers.forEach(reader -> reader.look(table));
        while (table.pending() != 0) {
            int seat = chance.bit(table.pending());
            assertThat(table.play(seat, Bot.RANDOM.choose(table.chair(seat), chance))).isEmpty();
            readers.forEach(reader -> reader.look(table));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLanguageOfAGameHasTheSameSentences(Shelf.Entry entry) {
        same(entry.id());
    }

    @Test
    void everyLanguageOfTheTerminalHasTheSameSentences() {
        same("app");
    }

    private static void same(String bundle) {
        Words english = Words.of("en", bundle);
        for (String language : Words.languages()) {
            Words other = Words.of(language, bundle);
            assertThat(other.language()).isEqualTo(language);
            assertThat(other.keys(bundle)).isEqualTo(english.keys(bundle));
            for (String key : english.keys(bundle)) {
                assertThat(other.arguments(bundle, key))
                        .as(key + " in " + language)
                        .isEqualTo(english.arguments(bundle, key));
            }
        }
    }

    @Test
    void everybodyHasANameHoweverManyTheyAre() {
        for (String language : Words.languages()) {
            Listener company = Company.of(16, 3, Words.of(language, "app"));
            assertThat(company.names()).hasSize(16).doesNotHaveDuplicates();
            assertThat(company.you()).isEqualTo(3);
        }
    }
}
