package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What there is, and how a game begins (TB-1.1 to TB-2.6). */
class SetUpTest {
    private static Salon dealt(int seats, long seed) {
        return Salon.of(seats).dealt(new Seeded(seed));
    }

    /** Every tile in the game, as it is written. */
    private static List<String> all(Salon salon) {
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < salon.game.seats; seat++) {
            all.addAll(List.of(salon.holder(seat).split(", ", -1)));
        }
        all.addAll(List.of(salon.bag().split(", ", -1)));
        return all;
    }

    @Test
    void tb_1_1_twelveSetsOfEightCharactersOneOfThemWhite() {
        List<String> all = all(dealt(8, 1));
        all.removeIf(tile -> new TreeSet<>(VILLAINS).contains(tile));
        assertThat(all).hasSize(96);
        for (Face face : Face.values()) {
            if (!face.villain()) {
                assertThat(all.stream().filter(face.text()::equals)).hasSize(11);
                assertThat(all.stream().filter(("white " + face.text())::equals)).hasSize(1);
            }
        }
    }

    private static final List<String> VILLAINS =
            List.of("beryl", "jadeite", "zoycite", "nephrite", "kunzite", "clan");

    @Test
    void tb_1_2_sixVillainsWhoAreNoCharacters() {
        Salon salon = dealt(8, 1);
        List<String> all = all(salon);
        all.removeIf(tile -> !VILLAINS.contains(tile));
        assertThat(all).containsExactlyInAnyOrderElementsOf(VILLAINS);
        assertThat(salon.view(0).villains()).extracting(Face::text).isEqualTo(VILLAINS);
        assertThat(salon.tile("beryl").number()).isZero();
        assertThat(salon.game.codeOf("name beryl")).isEmpty();
    }

    @Test
    void tb_1_3_sixtyThreeTokens() {
        assertThat(Tokens.size(Tokens.ALL)).isEqualTo(63);
        assertThat(Tokens.count(Tokens.ALL, 1)).isEqualTo(33);
        assertThat(Tokens.count(Tokens.ALL, 2)).isEqualTo(21);
        assertThat(Tokens.count(Tokens.ALL, 3)).isEqualTo(9);
        assertThat(dealt(5, 1).view(0).tokens()).isEqualTo(63);
    }

    @Test
    void tb_1_4_tenEndings() {
        assertThat(Ending.values()).hasSize(10);
        assertThat(Ending.values())
                .extracting(Ending::clause)
                .containsExactly(
                        "TB-6.1", "TB-6.2", "TB-6.3", "TB-6.4", "TB-6.5", "TB-6.6", "TB-6.7",
                        "TB-6.8", "TB-6.9", "TB-6.10");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "white "})
    void tb_1_5_numbersFromOneToEight(String colour) {
        Salon salon = dealt(8, 1);
        List<Integer> numbers = new ArrayList<>();
        for (Face face : Face.values()) {
            if (!face.villain()) {
                numbers.add(salon.tile(colour + face.text()).number());
            }
        }
        assertThat(numbers).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    }

    @ParameterizedTest
    @CsvSource({
        "3, 40, 0, 0, 5, 4",
        "4, 48, 8, 3, 6, 3",
        "5, 56, 8, 6, 7, 2",
        "6, 72, 8, 6, 9, 6",
        "7, 80, 8, 6, 10, 2",
        "8, 96, 8, 6, 12, 6",
    })
    void tb_2_2_whatIsInTheBagForSoManyPlayers(
            int seats, int characters, int whites, int villains, int each, int left) {
        Salon salon = dealt(seats, 7);
        List<String> all = all(salon);
        assertThat(all).hasSize(characters + villains);
        assertThat(all.stream().filter(tile -> tile.startsWith("white "))).hasSize(whites);
        assertThat(all.stream().filter(VILLAINS::contains)).hasSize(villains);
        for (Face face : Face.values()) {
            if (!face.villain()) {
                assertThat(all.stream().filter(tile -> tile.endsWith(face.text())))
                        .as(face.text())
                        .hasSize(face == Face.MOON ? 2 * each : each);
            }
        }
        assertThat(salon.view(0).bag()).isEqualTo(left);
        assertThat(salon.view(0).tally())
                .filteredOn(tally -> !tally.face().villain())
                .allMatch(tally -> tally.all() == each);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8})
    void tb_2_3_everybodyDrawsTwelveTilesThatNobodyElseSees(int seats) {
        Salon salon = dealt(seats, 3);
        for (int seat = 0; seat < seats; seat++) {
            assertThat(salon.heard(seat, BluffEvent.Dealt.class)).hasSize(1);
            assertThat(salon.heard(seat, BluffEvent.Dealt.class).getFirst().tiles())
                    .extracting(Tile::text)
                    .isEqualTo(List.of(salon.holder(seat).split(", ", -1)))
                    .hasSize(12);
            assertThat(salon.view(seat).holder().stream().mapToInt(BluffView.Held::count).sum())
                    .isEqualTo(12);
            assertThat(salon.view(seat).players())
                    .allMatch(player -> player.holder() == 12 && player.faceUp().isEmpty());
        }
        assertThat(salon.view(State.SPECTATOR).holder()).isEmpty();
        assertThat(salon.heard(State.SPECTATOR, BluffEvent.Dealt.class)).isEmpty();
        assertThat(dealt(seats, 4).holder(0)).isNotEqualTo(salon.holder(0));
    }

    @ParameterizedTest
    @CsvSource({"3, 7", "4, 9", "8, 9"})
    void tb_2_4_oneMoreEndingIsDrawnFromThoseThatCanOccur(int seats, int endings) {
        Set<Ending> drawn = new HashSet<>();
        for (long seed = 0; seed < 200; seed++) {
            Salon salon = dealt(seats, seed);
            BluffView view = salon.view(State.SPECTATOR);
            assertThat(view.endings()).hasSize(2).startsWith(Ending.OUT_OF_TILES);
            assertThat(salon.heard(2, BluffEvent.Begun.class).getFirst().ending())
                    .isEqualTo(view.endings().getLast());
            drawn.add(view.endings().getLast());
        }
        assertThat(drawn).hasSize(endings).doesNotContain(Ending.OUT_OF_TILES);
        assertThat(drawn.contains(Ending.FOUR_WHITE)).isEqualTo(seats > 3);
        assertThat(drawn.contains(Ending.THREE_VILLAINS)).isEqualTo(seats > 3);
    }

    @Test
    void tb_2_4_theEndingMayBeChosen() {
        for (Ending ending : Supply.of(5).endings()) {
            Salon salon = Salon.of(5, "ending=" + ending.text()).dealt(new Seeded(5));
            assertThat(salon.view(0).endings()).containsExactly(Ending.OUT_OF_TILES, ending);
        }
    }

    @Test
    void tb_2_5_theStartingPlayerIsRandom() {
        Set<Integer> starters = new HashSet<>();
        for (long seed = 0; seed < 100; seed++) {
            Salon salon = dealt(5, seed);
            starters.add(salon.turn());
            assertThat(salon.heard(State.SPECTATOR, BluffEvent.Begun.class).getFirst().starter())
                    .isEqualTo(new Seat(salon.turn()));
        }
        assertThat(starters).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    }

    @Test
    void tb_2_6_withFourPlayersThreeVillainsDrawnAtRandomAndTold() {
        Set<List<Face>> drawn = new HashSet<>();
        for (long seed = 0; seed < 400; seed++) {
            Salon salon = dealt(4, seed);
            List<Face> villains = salon.view(State.SPECTATOR).villains();
            assertThat(villains).hasSize(3).allMatch(Face::villain);
            assertThat(all(salon)).containsAll(villains.stream().map(Face::text).toList());
            assertThat(salon.heard(1, BluffEvent.Lurking.class))
                    .containsExactly(new BluffEvent.Lurking(villains));
            drawn.add(villains);
        }
        assertThat(drawn).as("every three of six").hasSize(20);
        assertThat(dealt(3, 1).heard(0, BluffEvent.Lurking.class)).isEmpty();
    }
}
