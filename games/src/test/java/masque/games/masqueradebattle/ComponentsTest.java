package masque.games.masqueradebattle;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** MB-1: what is in the box. */
class ComponentsTest {
    private static final Deck DECK = Arena.of(5).game.deck;
    private static final List<Card> CARDS =
            IntStream.range(0, Deck.SIZE).mapToObj(DECK::card).toList();

    private static List<Card> all(Card.Kind kind) {
        return CARDS.stream().filter(card -> card.kind() == kind).toList();
    }

    @Test
    void mb_1_1_seventyEightCardsOfSixKinds() {
        Map<Card.Kind, Long> kinds = CARDS.stream().collect(groupingBy(Card::kind, counting()));
        assertThat(kinds)
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(
                                Card.Kind.CHARACTER, 58L,
                                Card.Kind.ACTION, 9L,
                                Card.Kind.SUPPORT, 4L,
                                Card.Kind.TRANSFORMATION, 4L,
                                Card.Kind.BETRAYAL, 2L,
                                Card.Kind.TUXEDO_MASK, 1L));
        assertThat(CARDS).doesNotHaveDuplicates();
    }

    @Test
    void mb_1_2_theMoonIsTheFirstOfFivePlanets() {
        assertThat(Planet.values())
                .containsExactly(
                        Planet.MOON, Planet.MERCURY, Planet.MARS, Planet.JUPITER, Planet.VENUS);
        assertThat(all(Card.Kind.CHARACTER).stream().map(Card::planet).distinct())
                .hasSize(Planet.COUNT);
    }

    @Test
    void mb_1_3_aCharacterHasAPlanetAndTwoPowers() {
        assertThat(all(Card.Kind.CHARACTER))
                .allSatisfy(card -> {
                    assertThat(card.planet()).isPresent();
                    assertThat(card.power(Side.GUARDIAN))
                            .isBetween(1, 8)
                            .isEqualTo(card.guardian());
                    assertThat(card.power(Side.DARK)).isBetween(1, 8).isEqualTo(card.dark());
                });
    }

    @Test
    void mb_1_4_theDarkKingdomHasNoMoonAction() {
        assertThat(all(Card.Kind.ACTION))
                .extracting(Card::name)
                .containsExactly(
                        "moon action guardian",
                        "mercury action guardian",
                        "mars action guardian",
                        "jupiter action guardian",
                        "venus action guardian",
                        "mercury action dark",
                        "mars action dark",
                        "jupiter action dark",
                        "venus action dark");
    }

    @Test
    void mb_1_5_threeSupportsHaveASideAndOneHasNone() {
        assertThat(all(Card.Kind.SUPPORT))
                .extracting(Card::name)
                .containsExactly("beryl", "luna", "artemis", "naru");
        assertThat(all(Card.Kind.SUPPORT))
                .extracting(Card::side)
                .containsExactly(
                        Optional.of(Side.DARK),
                        Optional.of(Side.GUARDIAN),
                        Optional.of(Side.GUARDIAN),
                        Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({"3,2,2", "4,2,2", "5,3,3", "6,3,3", "7,4,4", "8,4,4", "9,5,4"})
    void mb_1_6_neverMoreThanFiveGuardianAndFourDarkTeamCards(int seats, int guardian, int dark) {
        BattleGame game = Arena.of(seats).game;
        assertThat(game.teamCards(Side.GUARDIAN)).isEqualTo(guardian);
        assertThat(game.teamCards(Side.DARK)).isEqualTo(dark);
    }

    @Test
    void mb_1_7_theUsualDeckIsTheDataFile() {
        List<String> rows =
                Arena.deckFile()
                        .lines()
                        .filter(line -> !line.startsWith("#") && !line.startsWith("planet"))
                        .toList();
        assertThat(rows).hasSize(58);
        for (int i = 0; i < rows.size(); i++) {
            Card card = DECK.card(i);
            assertThat(rows.get(i).toLowerCase(Locale.ROOT))
                    .startsWith(
                            "%s,%d,%d,"
                                    .formatted(
                                            card.planet().orElseThrow().text(),
                                            card.guardian(),
                                            card.dark()));
        }
    }
}
