package masque.games.masqueradetrick;

import static masque.games.masqueradetrick.Role.ASSASSIN;
import static masque.games.masqueradetrick.Role.JESTER;
import static masque.games.masqueradetrick.Role.KING;
import static masque.games.masqueradetrick.Role.KNIGHT;
import static masque.games.masqueradetrick.Role.PRINCE;
import static masque.games.masqueradetrick.Role.PRINCESS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import masque.core.Seeded;
import org.junit.jupiter.api.Test;

/** MT-3: who wins a deal. */
class VerdictTest {
    private static final Role[] COURT = {JESTER, KNIGHT, ASSASSIN, KING, PRINCE, PRINCESS};
    private static final Role[] COUPLE = {PRINCE, PRINCESS, KING, JESTER, KNIGHT, ASSASSIN};

    /** The outcome of a deal for four that is the last one either way. */
    private static TrickView.Result result(Role[] roles, int[] tricks, String... pointing) {
        Ball ball = Verdicts.ball(4, roles, tricks, "length=deal-per-player");
        ((TrickState) ball.state()).deal = 4;
        return ball.point(pointing).view(0).result().orElseThrow();
    }

    private static int[] tricks(int... tricks) {
        return tricks;
    }

    @Test
    void mt_3_1_nobodyPointedRightNobodyWins() {
        TrickView.Result result = result(COURT, tricks(3, 3, 1, 3), "2", "1", "1", "1");
        assertThat(result.winners()).isEmpty();
        assertThat(result.epilogue()).isEqualTo(Epilogue.NOBODY);
    }

    @Test
    void mt_3_1_theTrickMissionAloneIsNotEnough() {
        assertThat(result(COURT, tricks(1, 3, 0, 6), "2", "3", "1", "1").winners())
                .containsExactly(Dancer.SECOND);
    }

    @Test
    void mt_3_2_aSingleCandidateWinsEvenWithoutTheTrickMission() {
        TrickView.Result result = result(COURT, tricks(0, 3, 4, 3), "2", "1", "right", "1");
        assertThat(result.winners()).containsExactly(Dancer.THIRD);
        assertThat(result.epilogue()).isEqualTo(Epilogue.ASSASSIN);
    }

    @Test
    void mt_3_2_candidatesWithTheTrickMissionGoFirst() {
        assertThat(result(COURT, tricks(2, 2, 4, 2), "4", "3", "right", "left").winners())
                .containsExactly(Dancer.FOURTH);
    }

    @Test
    void mt_3_2_amongThoseTheLowestOrderNumberWins() {
        assertThat(result(COURT, tricks(2, 3, 1, 4), "4", "3", "right", "left").winners())
                .containsExactly(Dancer.SECOND);
    }

    @Test
    void mt_3_2_ifNoneFulfilledItTheLowestOrderNumberOfAllWins() {
        assertThat(result(COURT, tricks(2, 2, 3, 3), "4", "3", "right", "left").winners())
                .containsExactly(Dancer.FIRST);
        assertThat(result(COURT, tricks(2, 2, 3, 3), "2", "1", "right", "left").winners())
                .containsExactly(Dancer.THIRD);
    }

    @Test
    void mt_3_3_princeAndPrincessWinTogether() {
        TrickView.Result result = result(COUPLE, tricks(4, 2, 3, 1), "2", "1", "4", "1");
        assertThat(result.winners()).containsExactly(Dancer.FIRST, Dancer.SECOND);
        assertThat(result.epilogue()).isEqualTo(Epilogue.PRINCE_AND_PRINCESS);
    }

    @Test
    void mt_3_3_alsoWhenNeitherFulfilledTheTrickMission() {
        assertThat(result(COUPLE, tricks(3, 3, 3, 1), "2", "1", "4", "1").winners())
                .containsExactly(Dancer.FIRST, Dancer.SECOND);
    }

    @Test
    void mt_3_3_onlyTheOneWhoFulfilledItWinsAlone() {
        TrickView.Result prince = result(COUPLE, tricks(4, 3, 2, 1), "2", "1", "4", "1");
        assertThat(prince.winners()).containsExactly(Dancer.FIRST);
        assertThat(prince.epilogue()).isEqualTo(Epilogue.PRINCE);
        TrickView.Result princess = result(COUPLE, tricks(3, 2, 3, 2), "2", "1", "4", "1");
        assertThat(princess.winners()).containsExactly(Dancer.SECOND);
        assertThat(princess.epilogue()).isEqualTo(Epilogue.PRINCESS);
    }

    @Test
    void mt_3_3_aLowerNumberStillGoesBeforeTheCouple() {
        TrickView.Result result = result(COUPLE, tricks(4, 2, 4, 0), "2", "1", "1", "1");
        assertThat(result.winners()).containsExactly(Dancer.THIRD);
        assertThat(result.epilogue()).isEqualTo(Epilogue.KING);
    }

    @Test
    void mt_3_4_everyOutcomeHasItsEpilogue() {
        assertThat(result(COURT, tricks(1, 3, 0, 6), "4", "1", "1", "1").epilogue())
                .isEqualTo(Epilogue.JESTER);
        assertThat(result(COURT, tricks(1, 3, 0, 6), "2", "3", "1", "1").epilogue())
                .isEqualTo(Epilogue.KNIGHT);
        assertThat(
                        Verdicts.ball(
                                        1,
                                        new Role[] {KING, ASSASSIN, KNIGHT, PRINCE, PRINCESS},
                                        tricks(3, 3, 4))
                                .point("left")
                                .view(0)
                                .result()
                                .orElseThrow()
                                .epilogue())
                .isEqualTo(Epilogue.LOST_ALONE);
    }

    /** The verdict straight from the clauses, in words as plain as they are. */
    private static Set<Integer> slowVerdict(
            Role[] roles, int[] tricks, Role[] pointedAt, int seats) {
        Map<Role, Role> targets =
                Map.of(
                        JESTER, KING, KNIGHT, ASSASSIN, ASSASSIN, PRINCESS, KING, PRINCE, PRINCE,
                        PRINCESS, PRINCESS, PRINCE);
        List<Integer> candidates = new ArrayList<>();
        List<Integer> both = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            if (targets.get(roles[seat]) == pointedAt[seat]) {
                candidates.add(seat);
                int won = tricks[seat];
                boolean done =
                        switch (roles[seat]) {
                            case JESTER -> won == 1 || won == 3 || won == 5 || won == 7 || won == 9;
                            case KNIGHT -> won == 3;
                            case ASSASSIN -> won == 0 || won == 1;
                            case KING ->
                                    won == 0 || won == 2 || won == 4 || won == 6 || won == 8
                                            || won == 10;
                            case PRINCE -> won > 3;
                            case PRINCESS -> won == 2;
                        };
                if (done) {
                    both.add(seat);
                }
            }
        }
        List<Integer> left = both.isEmpty() ? candidates : both;
        for (List<Role> rank :
                List.of(
                        List.of(JESTER),
                        List.of(KNIGHT),
                        List.of(ASSASSIN),
                        List.of(KING),
                        List.of(PRINCE, PRINCESS))) {
            TreeSet<Integer> winners = new TreeSet<>();
            for (int seat : left) {
                if (rank.contains(roles[seat])) {
                    winners.add(seat);
                }
            }
            if (!winners.isEmpty()) {
                return winners;
            }
        }
        return new TreeSet<>();
    }

    @Test
    void mt_3_2_aSlowVerdictAgreesOnManyRandomDeals() {
        Seeded chance = new Seeded(11);
        List<TrickGame> games = List.of(Ball.of(2).game, Ball.of(3).game, Ball.of(4).game);
        Map<Integer, Integer> winnersSeen = new HashMap<>();
        for (int i = 0; i < 100_000; i++) {
            TrickGame game = games.get(chance.below(3));
            int seats = game.seats;
            byte[] book = new byte[Book.SIZE];
            Roles.deal(game, book, chance);
            Role[] roles = new Role[seats];
            Role[] pointed = new Role[seats];
            int[] tricks = new int[seats];
            for (int seat = 0; seat < seats; seat++) {
                roles[seat] = Role.at(book[Book.ROLE + seat]);
                tricks[seat] = chance.below(6);
                book[Book.TRICKS + seat] = (byte) tricks[seat];
                int place = chance.bit(Roles.hidden(game) & ~(1 << seat));
                book[Book.POINTED + seat] = (byte) place;
                pointed[seat] = Role.at(book[Book.ROLE + place]);
            }
            Set<Integer> expected = slowVerdict(roles, tricks, pointed, seats);
            if (seats == 2 && expected.isEmpty()) {
                expected.add(TrickGame.KNIGHT);
            }
            TreeSet<Integer> actual = new TreeSet<>();
            for (int hand : Deck.indices(Verdict.winners(game, book))) {
                actual.add(hand);
            }
            assertThat(actual)
                    .as("%s %s %s", List.of(roles), Arrays.toString(tricks), List.of(pointed))
                    .isEqualTo(expected);
            winnersSeen.merge(actual.size(), 1, Integer::sum);
        }
        assertThat(winnersSeen.keySet()).containsExactlyInAnyOrder(0, 1, 2);
    }
}
