package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import masque.core.Codes;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** MB-3 and MB-4: the auction, and the Team card that is turned up after it. */
class AuctionTest {
    /** Five players; the third opens. Sides: G D D G G, and D is left over. */
    private static Arena opened() {
        return Arena.of(5).deal("GDDGGD", 0, 2);
    }

    @Test
    void mb_3_1_aRandomPlayerOpens() {
        Set<Integer> openers = new HashSet<>();
        for (long seed = 0; seed < 60; seed++) {
            openers.add(Arena.of(5).game.start(new Seeded(seed), Sink.NOBODY).pending());
        }
        assertThat(openers).containsExactlyInAnyOrder(1, 2, 4, 8, 16);
        assertThat(opened().turn()).isEqualTo(2);
    }

    @Test
    void mb_3_1_clockwiseHigherOrPass() {
        Arena arena = opened().say("bid 3 dark");
        assertThat(arena.turn()).isEqualTo(3);
        assertThat(arena.legal(3)).hasSize(2 * 55 + 1).contains("bid 4 guardian", "pass");
        assertThat(arena.legal(3)).doesNotContain("bid 3 guardian");
        assertThat(arena.legal(2)).isEmpty();
        assertThat(arena.why(3, "bid 3 guardian")).isEqualTo("MB-3.1 why-bid-higher");
        assertThat(arena.why(3, "bid 2 dark")).isEqualTo("MB-3.1 why-bid-higher");
        assertThat(arena.why(2, "bid 9 dark")).isEqualTo("MB-3.1 why-not-your-turn");
        assertThat(arena.why(3, "reveal 1")).isEqualTo("MB-3.1 why-auction-first");
        assertThat(arena.say("pass", "pass").turn()).isZero();
        assertThat(arena.heard(-1))
                .containsExactly(
                        new BattleEvent.Begun(new Seat(2)),
                        new BattleEvent.BidMade(new Seat(2), 3, Side.DARK),
                        new BattleEvent.Passed(new Seat(3)),
                        new BattleEvent.Passed(new Seat(4)));
        assertThat(arena.view(1).players())
                .extracting(BattleView.Player::passed)
                .containsExactly(false, false, false, true, true);
    }

    @Test
    void mb_3_2_theSideMayBeALie() {
        Arena arena = opened();
        assertThat(arena.view(2).team()).contains(Side.DARK);
        assertThat(arena.why(2, "bid 1 guardian")).isEqualTo("legal");
        assertThat(arena.why(2, "bid 1 dark")).isEqualTo("legal");
        assertThat(arena.say("bid 7 guardian").view(0).bid())
                .contains(new BattleView.Bid(new Seat(2), 7, Side.GUARDIAN));
    }

    @Test
    void mb_3_3_theOpenerMustBid() {
        Arena arena = opened();
        assertThat(arena.legal(2)).hasSize(116).startsWith("bid 1 guardian", "bid 1 dark");
        assertThat(arena.why(2, "pass")).isEqualTo("MB-3.3 why-open");
        assertThatThrownBy(() -> arena.say("pass"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("seat 2 may not choose 116");
    }

    @Test
    void mb_3_3_fiftyEightEndsTheAuctionAtOnce() {
        Arena arena = opened().say("bid 57 dark");
        assertThat(arena.legal(3)).containsExactly("bid 58 guardian", "bid 58 dark", "pass");
        arena.say("bid 58 dark");
        assertThat(arena.view(0).phase()).isEqualTo(Phase.REVEALING);
        assertThat(arena.turn()).isEqualTo(3);
    }

    @Test
    void mb_3_4_itEndsWhenAllOthersHavePassedInARow() {
        Arena arena = opened().say("bid 5 dark", "pass", "pass", "bid 6 dark");
        arena.say("pass", "pass", "pass");
        assertThat(arena.view(0).phase()).isEqualTo(Phase.BIDDING);
        arena.say("pass");
        assertThat(arena.view(0).phase()).isEqualTo(Phase.REVEALING);
        assertThat(arena.turn()).isZero();
        assertThat(arena.view(0).players()).noneMatch(BattleView.Player::passed);
    }

    @Test
    void mb_3_4_aPassDoesNotBarALaterBid() {
        Arena arena = opened().say("bid 5 dark", "pass", "bid 6 dark", "pass", "pass", "pass");
        assertThat(arena.turn()).isEqualTo(3);
        assertThat(arena.say("bid 8 guardian").turn()).isEqualTo(4);
        assertThat(arena.view(0).bids())
                .containsExactly(
                        new BattleView.Bid(new Seat(2), 5, Side.DARK),
                        new BattleView.Bid(new Seat(4), 6, Side.DARK),
                        new BattleView.Bid(new Seat(3), 8, Side.GUARDIAN));
    }

    @Test
    void mb_3_5_theHighestBidderIsQueenOrPrincess() {
        Arena arena = opened().say("bid 9 dark", "pass", "pass", "pass", "pass");
        assertThat(arena.heard(4)).endsWith(new BattleEvent.AuctionWon(new Seat(2), 9, Side.DARK));
        for (int viewer = State.SPECTATOR; viewer < 5; viewer++) {
            assertThat(arena.view(viewer).bid())
                    .contains(new BattleView.Bid(new Seat(2), 9, Side.DARK));
        }
        assertThat(Side.DARK.title().key()).isEqualTo("title-dark");
    }

    @Test
    void mb_4_1_exactlyOneTeamCardIsTurnedUp() {
        Arena arena = opened().say("bid 9 dark", "pass", "pass", "pass", "pass");
        assertThat(arena.legal(2))
                .containsExactly("reveal 1", "reveal 2", "reveal 3", "reveal 4", "reveal 5");
        assertThat(arena.why(2, "play luna")).isEqualTo("MB-4.1 why-reveal-first");
        assertThat(arena.why(1, "reveal 3")).isEqualTo("MB-4.1 why-not-your-turn");
        arena.say("reveal 4");
        for (int viewer = State.SPECTATOR; viewer < 5; viewer++) {
            assertThat(arena.view(viewer).players())
                    .extracting(BattleView.Player::team)
                    .containsExactly(
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.of(Side.GUARDIAN),
                            Optional.empty());
        }
        assertThat(arena.heard(-1))
                .endsWith(new BattleEvent.Revealed(new Seat(2), new Seat(3), Side.GUARDIAN));
        assertThat(arena.view(0).phase()).isEqualTo(Phase.PLAYING);
    }

    @Test
    void mb_4_1_theOwnTeamCardMayBeTurnedUpToo() {
        Arena arena = opened().say("bid 9 dark", "pass", "pass", "pass", "pass", "reveal 3");
        assertThat(arena.view(0).players().get(2).team()).contains(Side.DARK);
        assertThat(arena.until(state -> state.trick == 3).view(0).players().get(2).team())
                .contains(Side.DARK);
    }

    @Test
    void randomPlayPassesHalfTheTimeAndElseBidsOneToThreeMore() {
        Arena arena = opened().say("bid 5 dark");
        Codes legal = new Codes();
        arena.state().legal(3, legal);
        int[] chosen = new int[BattleGame.PASS + 1];
        Seeded chance = new Seeded(3);
        for (int i = 0; i < 6000; i++) {
            chosen[arena.game.wander(legal, chance)]++;
        }
        assertThat(chosen[BattleGame.PASS]).isBetween(2800, 3200);
        for (String bid : List.of("6 guardian", "6 dark", "7 dark", "8 guardian", "8 dark")) {
            int code = arena.game.codeOf("bid " + bid).orElseThrow();
            assertThat(chosen[code]).as(bid).isBetween(400, 600);
        }
        assertThat(chosen[arena.game.codeOf("bid 9 guardian").orElseThrow()]).isZero();
    }

    @Test
    void randomPlayOpensLowAndNeverGoesAbove58() {
        Arena arena = opened();
        Codes legal = new Codes();
        arena.state().legal(2, legal);
        Set<String> openings = new HashSet<>();
        Seeded chance = new Seeded(4);
        for (int i = 0; i < 200; i++) {
            openings.add(arena.game.read(arena.game.wander(legal, chance)).text());
        }
        assertThat(openings)
                .containsExactlyInAnyOrder(
                        "bid 1 guardian",
                        "bid 1 dark",
                        "bid 2 guardian",
                        "bid 2 dark",
                        "bid 3 guardian",
                        "bid 3 dark");
        arena.say("bid 57 dark");
        legal.clear();
        arena.state().legal(3, legal);
        for (int i = 0; i < 200; i++) {
            assertThat(legal.contains(arena.game.wander(legal, chance))).isTrue();
        }
    }
}
