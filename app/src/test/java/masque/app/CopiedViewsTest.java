package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Fate;
import masque.core.Seeded;
import masque.core.State;
import masque.core.Table;
import masque.core.View;
import masque.edge.Copyist;
import masque.edge.JsonBytes;
import masque.edge.Listener;
import masque.edge.Pen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In whole games a view that is copied from the one before is as if it were written anew. */
final class CopiedViewsTest {
    private static final int SETTINGS = 6;
    private static final List<String> NAMES =
            IntStream.range(0, 16).mapToObj(seat -> "Zoë " + seat).toList();

    static Stream<Shelf.Entry> games() {
        return Shelf.ours().entries().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyViewOfEveryViewer(Shelf.Entry entry) {
        List<Setting> settings = Contract.of(entry.box()).settings();
        for (int game = 0; game < SETTINGS; game++) {
            play(entry, settings.get(game * settings.size() / SETTINGS), game);
        }
    }

    private static void play(Shelf.Entry entry, Setting setting, long seed) {
        Table table =
                Table.open(entry.box(), setting.seats(), setting.options(), Fate.seeded(seed));
        Seeded chance = new Seeded(seed);
        String language = seed % 2 == 0 ? "en" : "ja";
        List<Pen> pens = new ArrayList<>();
        List<Copyist> copyists = new ArrayList<>();
        for (int viewer = State.SPECTATOR; viewer < setting.seats(); viewer++) {
            pens.add(new Pen(entry.words(language), new Listener(NAMES, viewer)));
            copyists.add(new Copyist(pens.getLast()));
        }
        while (table.pending() != 0) {
            look(table, pens, copyists);
            int seat = chance.bit(table.pending());
            assertThat(table.play(seat, Bot.RANDOM.choose(table.chair(seat), chance))).isEmpty();
        }
        look(table, pens, copyists);
    }

    private static void look(Table table, List<Pen> pens, List<Copyist> copyists) {
        for (int i = 0; i < pens.size(); i++) {
            View view = table.chair(i + State.SPECTATOR).view();
            Pen pen = pens.get(i);
            assertThat(copyists.get(i).write(view))
                    .isEqualTo(JsonBytes.of(out -> pen.view(out, view)));
        }
    }
}
