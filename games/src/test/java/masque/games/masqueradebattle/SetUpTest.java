package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** MB-2: Team cards and cards are dealt. */
class SetUpTest {
    private static List<Integer> handSizes(Arena arena) {
        return arena.view(State.SPECTATOR).players().stream()
                .map(BattleView.Player::cards)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"3,1,2", "4,2,2", "5,2,3", "6,3,3", "7,3,4", "8,4,4", "9,5,5"})
    void mb_2_2_asManyOfEachSideAndOneLeftOverIfOdd(int seats, int fewest, int most) {
        BattleGame game = Arena.of(seats).game;
        Set<Integer> guardians = new HashSet<>();
        Set<Integer> dealt = new HashSet<>();
        for (long seed = 0; seed < 300; seed++) {
            BattleState state = (BattleState) game.start(new Seeded(seed), Sink.NOBODY);
            guardians.add(seats - Integer.bitCount(state.dark & (1 << seats) - 1));
            dealt.add(Integer.bitCount(state.dark));
        }
        assertThat(guardians).containsOnly(fewest, most).contains(fewest, most);
        assertThat(dealt).containsExactly(game.teamCards(Side.DARK));
        assertThat(game.leftOver()).isEqualTo(seats % 2 == 1 && seats < 9 ? 1 : 0);
    }

    @Test
    void mb_2_3_onlyThePlayerSeesTheOwnTeamCard() {
        Arena arena = Arena.of(5).deal("GDDGGD", 0, 2);
        List<Side> teams = new ArrayList<>();
        for (int seat = 0; seat < 5; seat++) {
            BattleView view = arena.view(seat);
            teams.add(view.team().orElseThrow());
            assertThat(view.players()).allMatch(player -> player.team().isEmpty());
            assertThat(arena.heard(seat))
                    .filteredOn(BattleEvent.Joined.class::isInstance)
                    .containsExactly(new BattleEvent.Joined(view.team().get()));
        }
        assertThat(teams)
                .containsExactly(Side.GUARDIAN, Side.DARK, Side.DARK, Side.GUARDIAN, Side.GUARDIAN);
        assertThat(arena.view(State.SPECTATOR).team()).isEmpty();
        assertThat(arena.view(State.SPECTATOR).cards()).isEmpty();
        assertThat(arena.heard(State.SPECTATOR))
                .containsExactly(new BattleEvent.Begun(new Seat(2)));
    }

    @ParameterizedTest
    @CsvSource({"3,26,0", "4,19,2", "5,15,3", "6,13,0", "7,11,1", "8,9,6", "9,8,6"})
    void mb_2_4_allCardsAreDealtOneAtATimeFromARandomSeat(int seats, int each, int more) {
        int first = seats - 2;
        String teams = "G".repeat((seats + 1) / 2) + "D".repeat(seats == 9 ? 4 : (seats + 1) / 2);
        Arena arena = Arena.of(seats).deal(teams, first, 0);
        List<Integer> expected =
                IntStream.range(0, seats)
                        .map(seat -> each + (Math.floorMod(seat - first, seats) < more ? 1 : 0))
                        .boxed()
                        .toList();
        assertThat(handSizes(arena)).isEqualTo(expected);
        assertThat(arena.view(0).aside()).isZero();
        assertThat(arena.chance.isEmpty()).isTrue();
        Set<Card> dealt = new HashSet<>();
        for (int seat = 0; seat < seats; seat++) {
            dealt.addAll(arena.view(seat).cards());
            assertThat(arena.heard(seat)).contains(new BattleEvent.Dealt(arena.view(seat).cards()));
        }
        assertThat(dealt).hasSize(78);
    }

    @ParameterizedTest
    @CsvSource({"3,26,0", "4,19,2", "5,15,3", "6,13,0", "7,11,1", "8,9,6", "9,8,6"})
    void mb_2_4_anEvenDealSetsTheRestAside(int seats, int each, int aside) {
        BattleGame game = Arena.of(seats, "deal=even").game;
        State state = game.start(new Seeded(seats), Sink.NOBODY);
        BattleView view = (BattleView) state.view(0);
        assertThat(view.players()).allMatch(player -> player.cards() == each);
        assertThat(view.aside()).isEqualTo(aside);
        assertThat(view.unseen().stream().mapToInt(BattleView.Unseen::count).sum())
                .isEqualTo(78 - each);
    }

    @Test
    void mb_2_4_theFirstCardGoesElsewhereThanTheOpenerSits() {
        Arena arena = Arena.of(5).deal("GDGDGD", 3, 1);
        assertThat(handSizes(arena)).containsExactly(16, 15, 15, 16, 16);
        assertThat(arena.turn()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"deal=all", "deal=even"})
    void mb_2_4_everyCardCanComeToEverySeat(String option) {
        BattleGame game = Arena.of(4, option).game;
        Set<List<Integer>> seen = new HashSet<>();
        for (long seed = 0; seed < 200; seed++) {
            BattleState state = (BattleState) game.start(new Seeded(seed), Sink.NOBODY);
            for (int seat = 0; seat < 4; seat++) {
                for (int card = 0; card < Deck.SIZE; card++) {
                    boolean held =
                            card < Deck.CHARACTERS
                                    ? (state.characters[seat] >>> card & 1) != 0
                                    : (state.others[seat] >>> (card - Deck.CHARACTERS) & 1) != 0;
                    if (held) {
                        seen.add(List.of(seat, card));
                    }
                }
            }
        }
        assertThat(seen).hasSize(4 * 78);
    }

    @Test
    void unseenCardsAreCountedByKindAndPlanet() {
        Arena arena = Arena.of(3).deal("GDGD", 0, 0);
        BattleView spectator = arena.view(State.SPECTATOR);
        assertThat(spectator.unseen())
                .containsExactly(
                        new BattleView.Unseen(Card.Kind.CHARACTER, Optional.of(Planet.MOON), 10),
                        new BattleView.Unseen(Card.Kind.CHARACTER, Optional.of(Planet.MERCURY), 12),
                        new BattleView.Unseen(Card.Kind.CHARACTER, Optional.of(Planet.MARS), 12),
                        new BattleView.Unseen(Card.Kind.CHARACTER, Optional.of(Planet.JUPITER), 12),
                        new BattleView.Unseen(Card.Kind.CHARACTER, Optional.of(Planet.VENUS), 12),
                        new BattleView.Unseen(Card.Kind.ACTION, Optional.empty(), 9),
                        new BattleView.Unseen(Card.Kind.SUPPORT, Optional.empty(), 4),
                        new BattleView.Unseen(Card.Kind.TRANSFORMATION, Optional.empty(), 4),
                        new BattleView.Unseen(Card.Kind.BETRAYAL, Optional.empty(), 2),
                        new BattleView.Unseen(Card.Kind.TUXEDO_MASK, Optional.empty(), 1));
    }
}
