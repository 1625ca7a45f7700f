package masque.games.masqueradetrick;

import static masque.games.masqueradetrick.Role.ASSASSIN;
import static masque.games.masqueradetrick.Role.JESTER;
import static masque.games.masqueradetrick.Role.KING;
import static masque.games.masqueradetrick.Role.KNIGHT;
import static masque.games.masqueradetrick.Role.PRINCE;
import static masque.games.masqueradetrick.Role.PRINCESS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import masque.core.Seeded;
import masque.core.Sink;
import org.junit.jupiter.api.Test;

/** MT-1 and the set-up of MT-2. */
class SetUpTest {
    static final String[] FOUR = {
        "c1 r1 r2 r3 r4 r5", "c2 r6 r7 m1 m2 m3", "c3 m4 m5 m6 m7 g1", "g2 g3 g4 g5 g6 g7"
    };
    static final String[] THREE = {"c1 r1 r2 r3 r4 r5", "c2 m1 m2 m3 m4 m5", "c3 g1 g2 g3 g4 g5"};
    static final Role[] FOUR_ROLES = {JESTER, KNIGHT, ASSASSIN, KING, PRINCE, PRINCESS};
    static final Role[] THREE_ROLES = {KNIGHT, ASSASSIN, KING, PRINCE, PRINCESS};

    static Ball four(String... options) {
        return Ball.of(4, options).roles(FOUR_ROLES).hands(FOUR).leader(0).begin();
    }

    static Ball three(String... options) {
        return Ball.of(3, options).roles(THREE_ROLES).hands(THREE).leader(0).begin();
    }

    private static List<String> deck(int seats) {
        return deal(seats, 5);
    }

    /** All cards of a random deal, in order. */
    private static List<String> deal(int seats, long seed) {
        TrickState state = (TrickState) Ball.of(seats).game.start(new Seeded(seed), Sink.NOBODY);
        List<String> cards = new ArrayList<>();
        for (int hand : state.hands) {
            Deck.list(hand).forEach(card -> cards.add(Ball.row(List.of(card))));
        }
        return cards.stream().sorted().toList();
    }

    @Test
    void mt_1_1_threeCrownsAndSevenOfEachPlainSuit() {
        assertThat(deck(4))
                .containsExactly(
                        "c1", "c2", "c3", "g1", "g2", "g3", "g4", "g5", "g6", "g7", "m1", "m2",
                        "m3", "m4", "m5", "m6", "m7", "r1", "r2", "r3", "r4", "r5", "r6", "r7");
    }

    @Test
    void mt_1_1_suitsAreOrderedCrownRoseMaskGoblet() {
        Ball ball =
                Ball.of(2)
                        .roles(ASSASSIN, KING, PRINCE, PRINCESS)
                        .hands("r1 r2 r3 r4 m1 m2", "m3 m4 g1 g2 g3 g4", "g5 c1 m5 r5 c3 c2")
                        .leader(0)
                        .begin()
                        .pass("r1", "g1");
        assertThat(Ball.row(ball.view(0).players().get(2).open())).isEqualTo("r5 m5 g5 c3 c2 c1");
    }

    @Test
    void mt_1_2_rolesHaveTheseOrderNumbersAndMissions() {
        assertThat(four().view(0).cast())
                .extracting(card ->
                        card.order()
                                + " "
                                + card.role().text()
                                + ": "
                                + card.mission().kind().text()
                                + " "
                                + card.mission().number()
                                + ", "
                                + card.mission().target().text())
                .containsExactly(
                        "1 jester: odd 0, king",
                        "2 knight: exactly 3, assassin",
                        "3 assassin: at most 1, princess",
                        "4 king: even 0, prince",
                        "5 prince: at least 4, princess",
                        "5 princess: exactly 2, prince");
    }

    @Test
    void mt_1_2_everyKindOfMissionCountsTricks() {
        assertThat(done(new Mission(Mission.Kind.ODD, 0, KING))).containsExactly(1, 3, 5, 7, 9);
        assertThat(done(new Mission(Mission.Kind.EVEN, 0, KING)))
                .containsExactly(0, 2, 4, 6, 8, 10);
        assertThat(done(new Mission(Mission.Kind.EXACTLY, 3, KING))).containsExactly(3);
        assertThat(done(new Mission(Mission.Kind.AT_LEAST, 8, KING))).containsExactly(8, 9, 10);
        assertThat(done(new Mission(Mission.Kind.AT_MOST, 1, KING))).containsExactly(0, 1);
    }

    private static List<Integer> done(Mission mission) {
        List<Integer> done = new ArrayList<>();
        for (int tricks = 0; tricks <= 10; tricks++) {
            if (mission.done(tricks)) {
                done.add(tricks);
            }
        }
        return done;
    }

    @Test
    void mt_1_2_aSeatSeesItsOwnMission() {
        Ball ball = four();
        assertThat(ball.view(1).mission()).contains(new Mission(Mission.Kind.EXACTLY, 3, ASSASSIN));
        assertThat(ball.view(-1).mission()).isEmpty();
    }

    @Test
    void mt_2_1_threePlayersHaveNoJesterAndNoRankAboveFive() {
        assertThat(deck(3))
                .containsExactly(
                        "c1", "c2", "c3", "g1", "g2", "g3", "g4", "g5", "m1", "m2", "m3", "m4",
                        "m5", "r1", "r2", "r3", "r4", "r5");
        assertThat(three().view(0).cast())
                .extracting(TrickView.RoleCard::role)
                .containsExactly(KNIGHT, ASSASSIN, KING, PRINCE, PRINCESS);
        assertThat(three().why(0, "pass rose 6")).isEqualTo("MT-2.1 why-not-in-the-deck");
    }

    @Test
    void mt_2_1_threePlayersNeverMeetTheJester() {
        for (long seed = 0; seed < 200; seed++) {
            TrickState state = (TrickState) Ball.of(3).game.start(new Seeded(seed), Sink.NOBODY);
            TreeSet<Role> roles = new TreeSet<>();
            for (int place : new int[] {0, 1, 2, 4, 5}) {
                roles.add(Role.at(state.book[Book.ROLE + place]));
            }
            assertThat(roles).containsExactly(KNIGHT, ASSASSIN, KING, PRINCE, PRINCESS);
        }
    }

    @Test
    void mt_2_1_fourPlayersUseAllSixRoles() {
        TrickState state = (TrickState) four().state();
        TreeSet<Role> roles = new TreeSet<>();
        for (int place = 0; place < 6; place++) {
            roles.add(Role.at(state.book[Book.ROLE + place]));
        }
        assertThat(roles).containsExactly(Role.values());
    }

    @Test
    void mt_2_2_everybodyGetsOneSecretRoleAndSixCards() {
        Ball ball = four();
        for (int seat = 0; seat < 4; seat++) {
            TrickView view = ball.view(seat);
            assertThat(view.role()).contains(FOUR_ROLES[seat]);
            assertThat(view.cards()).containsExactlyInAnyOrderElementsOf(Ball.cards(FOUR[seat]));
            assertThat(view.players()).allMatch(player -> player.role().isEmpty());
            assertThat(view.players()).allMatch(player -> player.cards() == 6);
            assertThat(view.players()).allMatch(player -> player.open().isEmpty());
            assertThat(view.centre()).allMatch(mask -> mask.role().isEmpty());
            assertThat(ball.heard(seat))
                    .containsExactly(
                            new TrickEvent.DealBegun(1, Dancer.FIRST),
                            new TrickEvent.Cast(FOUR_ROLES[seat]),
                            new TrickEvent.Dealt(view.cards()));
        }
    }

    @Test
    void mt_2_2_aSpectatorSeesNoRoleAndNoCard() {
        TrickView view = four().view(-1);
        assertThat(view.role()).isEmpty();
        assertThat(view.cards()).isEmpty();
        assertThat(four().heard(-1)).containsExactly(new TrickEvent.DealBegun(1, Dancer.FIRST));
    }

    @Test
    void mt_2_3_theFirstLeaderIsRandom() {
        for (int leader = 0; leader < 4; leader++) {
            Ball ball = Ball.of(4).roles(FOUR_ROLES).hands(FOUR).leader(leader).begin();
            assertThat(ball.view(-1).leader()).isEqualTo(Dancer.of(4, leader));
            ball.pass("c1", "c2", "c3", "g2");
            assertThat(ball.pending()).isEqualTo(1 << leader);
        }
        for (int leader = 0; leader < 3; leader++) {
            Ball ball = Ball.of(3).roles(THREE_ROLES).hands(THREE).leader(leader).begin();
            ball.pass("c1", "c2", "c3");
            assertThat(ball.pending()).isEqualTo(1 << leader);
        }
    }

    @Test
    void handsAreShownSuitBySuitFromHighToLow() {
        assertThat(Ball.row(four().view(1).cards())).isEqualTo("c2 r7 r6 m3 m2 m1");
        assertThat(four().view(0).deals()).isZero();
        assertThat(four().view(0).result()).isEqualTo(Optional.empty());
    }
}
