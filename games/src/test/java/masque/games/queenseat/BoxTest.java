package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import masque.core.BadInput;
import masque.core.Phrase;
import masque.core.Seeded;
import masque.core.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is in the box and how it is dealt (QS-1.1 to QS-1.4). */
class BoxTest {
    private static List<String> packs(Court court) {
        return court.game.packs().stream().map(pack -> pack.princess().id()).toList();
    }

    private static List<String> warnings(Court court) {
        return court.dealt(new Seeded(1)).view(0).warnings().stream().map(Phrase::key).toList();
    }

    @Test
    void qs_1_1_eightRegularCardsAndADarkOneOfEachPrincess() {
        Court court = Court.ofAll(10);
        for (int princess = 0; princess < Princess.COUNT; princess++) {
            assertThat(Cards.count(court.game.deck, princess)).isEqualTo(8);
            assertThat(Cards.count(court.game.deck, princess + Cards.DARK)).isEqualTo(1);
        }
    }

    @Test
    void qs_1_1_aDarkCardCountsAsItsPrincess() {
        Court court = Court.holding("dark venomfruit", "eyrie feyle", "venomfruit", "eyrie feyle");
        court.votes("dark venomfruit", "eyrie feyle", "venomfruit", "eyrie feyle");
        assertThat(court.winning()).contains(Princess.VENOMFRUIT);
    }

    @ParameterizedTest
    @CsvSource({
        "header, princess;animal, packs-header 3",
        "header, 'princess,animal,colour,set,regular,dark', packs-width 4",
        "eggsnatcher, eggthief, packs-princess 5",
        "eggsnatcher, galloping sun, packs-twice 5",
        "pink, pinkish, packs-colour 5",
        "'starter,8,1', 'expert,8,1', packs-set 4",
        "'starter,8,1', 'starter,13,1', packs-count 4",
        "'starter,8,1', 'starter,8,2', packs-count 4",
        "'starter,8,1', 'starter,x,1', packs-count 4",
    })
    void qs_1_1_aWrongDataFileIsRefusedWithItsLine(String from, String to, String complaint) {
        String file = Court.file();
        String wrong =
                from.equals("header")
                        ? file.replace(PackFile.LONG_HEADER, to)
                        : file.replaceFirst(from, to);
        assertThatThrownBy(() -> Court.box().open(4, Map.of("princesses", wrong)))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> {
                            Phrase phrase = bad.phrase();
                            assertThat(phrase.key() + " " + phrase.args().get("line"))
                                    .isEqualTo(complaint);
                        });
    }

    @Test
    void qs_1_1_aFileWithoutAPrincessIsRefused() {
        String file = Court.file().replaceAll("(?m)^colorcoats.*\n", "");
        assertThatThrownBy(() -> Court.box().open(4, Map.of("princesses", file)))
                .hasMessageContaining("packs-missing")
                .hasMessageContaining("colorcoats");
    }

    @Test
    void qs_1_1_aTableMayBringOtherPacks() {
        String file = Court.file().replace("eagle,purple,starter,8,1", "eagle,purple,starter,4,0");
        QueenGame game = Court.box().open(4, Map.of("princesses", file));
        assertThat(Cards.size(game.deck)).isEqualTo(9 + 9 + 4 + 9);
        assertThat(game.hand).isEqualTo(7);
        assertThat(game.means(QueenGame.VOTE + Princess.EYRIE_FEYLE.ordinal() + Cards.DARK))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"3", "4", "7", "10"})
    void qs_1_2_asManyPrincessesAsPlayersGiveEverybodyNineCards(int seats) {
        Court court = Court.of(seats).dealt(new Seeded(4));
        assertThat(court.game.packs()).hasSize(seats);
        assertThat(court.view(State.SPECTATOR).players())
                .allSatisfy(player -> assertThat(player.secret()).isEqualTo(9));
        assertThat(court.view(0).aside()).isZero();
    }

    @Test
    void qs_1_2_morePrincessesAreDealtEvenlyAndTheRestIsSetAside() {
        Court court = Court.ofAll(10).dealt(new Seeded(4));
        assertThat(court.view(2).hand().stream().mapToInt(QueenView.Held::count).sum())
                .isEqualTo(10);
        assertThat(court.view(2).aside()).isEqualTo(8);
    }

    @Test
    void qs_1_2_fewerPrincessesThanPlayersAreRefused() {
        assertThatThrownBy(() -> Court.of(4, "packs=galaksea,venomfruit,colorcoats"))
                .hasMessageContaining("packs-few");
        String file = Court.file().replace(",8,1,", ",0,0,");
        assertThatThrownBy(() -> Court.box().open(4, Map.of("princesses", file)))
                .hasMessageContaining("packs-cards");
    }

    @Test
    void qs_1_2_threePlayersAreWarned() {
        assertThat(warnings(Court.of(3))).containsExactly("warn-few");
        assertThat(warnings(Court.of(4))).isEmpty();
        Court court = Court.of(3).dealt(new Seeded(1));
        assertThat(court.heard(1, QueenEvent.Warned.class)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "starter, 4, galloping-sun eggsnatcher eyrie-feyle venomfruit",
        "starter, 3, galloping-sun eggsnatcher eyrie-feyle",
        "medium, 4, stingers-hive featherdancer whistley-wine galaksea",
        "medium, 6, stingers-hive featherdancer whistley-wine galaksea galloping-sun eggsnatcher",
        "advanced, 4, trunktrumpets feared-flame chattered-fins colorcoats",
    })
    void qs_1_3_setsFillUpInTheirOrder(String set, int seats, String expected) {
        assertThat(packs(Court.of(seats, "set=" + set)))
                .containsExactlyElementsOf(List.of(expected.split(" ", -1)));
    }

    @Test
    void qs_1_3_anAdvancedGameForTenTakesTheStarterAndTheFirstMediumOnes() {
        assertThat(packs(Court.of(10, "set=advanced")))
                .containsExactly(
                        "trunktrumpets",
                        "feared-flame",
                        "chattered-fins",
                        "colorcoats",
                        "galloping-sun",
                        "eggsnatcher",
                        "eyrie-feyle",
                        "venomfruit",
                        "stingers-hive",
                        "featherdancer");
    }

    @Test
    void qs_1_3_anyChoiceOfPacksIsAllowed() {
        assertThat(packs(Court.of(4, "packs=colorcoats,galaksea,venomfruit,featherdancer")))
                .containsExactlyInAnyOrder("colorcoats", "galaksea", "venomfruit", "featherdancer");
    }

    @ParameterizedTest
    @CsvSource({
        "'galloping-sun,feared-flame,galaksea,venomfruit', 1",
        "'eggsnatcher,feared-flame,galaksea,venomfruit', 1",
        "'galaksea,chattered-fins,colorcoats,venomfruit', 1",
        "'featherdancer,trunktrumpets,colorcoats,venomfruit', 1",
        "'galloping-sun,feared-flame,eggsnatcher,venomfruit', 2",
        "'galloping-sun,eggsnatcher,galaksea,venomfruit', 0",
    })
    void qs_1_3_likeColoursAreWarnedOf(String packs, int warnings) {
        assertThat(warnings(Court.of(4, "packs=" + packs))).hasSize(warnings);
    }

    @Test
    void qs_1_4_chanceSaysWhoIsQueenAndOwnersAloneSeeTheirCards() {
        Court court = Court.of(4).dealt(new Seeded(9));
        int queen = court.queen();
        assertThat(court.ring())
                .containsExactly(queen, (queen + 1) % 4, (queen + 2) % 4, (queen + 3) % 4);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(court.heard(seat, QueenEvent.Dealt.class)).hasSize(1);
            assertThat(court.view(seat).players())
                    .allSatisfy(player -> {
                        assertThat(player.open()).isEmpty();
                        assertThat(player.seen()).isEmpty();
                    });
        }
        assertThat(court.view(State.SPECTATOR).hand()).isEmpty();
        assertThat(court.heard(State.SPECTATOR, QueenEvent.Dealt.class)).isEmpty();
        Integer[] queens = {0, 0, 0, 0};
        for (int seed = 0; seed < 200; seed++) {
            queens[Court.of(4).dealt(new Seeded(seed)).queen()]++;
        }
        assertThat(queens).allSatisfy(times -> assertThat(times).isBetween(25, 80));
    }
}
