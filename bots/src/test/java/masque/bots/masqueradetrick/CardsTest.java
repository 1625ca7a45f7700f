package masque.bots.masqueradetrick;

import static masque.games.masqueradetrick.Role.ASSASSIN;
import static masque.games.masqueradetrick.Role.JESTER;
import static masque.games.masqueradetrick.Role.KING;
import static masque.games.masqueradetrick.Role.KNIGHT;
import static masque.games.masqueradetrick.Role.PRINCE;
import static masque.games.masqueradetrick.Role.PRINCESS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import masque.core.Bot;
import masque.games.masqueradetrick.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the regular passes and plays, in small positions with a plain answer. */
class CardsTest {
    private static final Bot REGULAR = new RegularTrick();

    private static void pass(Parlour parlour, String cards) {
        for (String card : cards.split(" ", -1)) {
            parlour.move(parlour.mover(), "pass " + Dealt.name(card));
        }
    }

    private static void play(Parlour parlour, String cards) {
        for (String card : cards.split(" ", -1)) {
            parlour.move(parlour.mover(), "play " + Dealt.name(card));
        }
    }

    @Test
    void theAssassinWithOneTrickLeavesTheNextIfItCan() {
        Parlour parlour =
                Dealt.of(
                        List.of(KING, KNIGHT, PRINCE, ASSASSIN, JESTER, PRINCESS),
                        List.of(
                                "r5 m7 m6 g7 g6 c1",
                                "r3 m5 g5 m4 g4 c2",
                                "r4 r6 m3 g3 g2 c3",
                                "r2 r7 m1 m2 g1 r1"),
                        3);
        pass(parlour, "c1 c2 c3 r1");
        play(parlour, "c3 m6 c1 c2");
        play(parlour, "m1 m7 m4 m3");
        play(parlour, "r5 r3 r4");
        assertThat(parlour.asked(REGULAR, 3)).containsExactly("play rose 2");
    }

    @Test
    void thePrinceTakesATrickThatIsSure() {
        Parlour parlour =
                Dealt.of(
                        List.of(KING, KNIGHT, ASSASSIN, PRINCE, JESTER, PRINCESS),
                        List.of(
                                "r5 m7 m6 g7 g6 c1",
                                "r3 m5 g5 m4 g4 c2",
                                "r4 g1 m3 g3 g2 c3",
                                "r2 r7 m1 m2 r6 r1"),
                        3);
        pass(parlour, "c1 c2 c3 r1");
        play(parlour, "r7 r1 r3 r4");
        play(parlour, "m1 m7 m4 m3");
        play(parlour, "r5 g4 g1");
        assertThat(parlour.asked(REGULAR, 3)).containsExactly("play rose 6");
    }

    @ParameterizedTest
    @CsvSource({
        "ASSASSIN, c3 c2 c1 r1 m1 g1, pass crown .",
        "PRINCE, c3 r7 m7 r2 m2 g1, pass (rose|mask|goblet) [12]",
    })
    void whatDoesNotFitTheMissionIsPassed(Role role, String hand, String passed) {
        List<Role> roles =
                role == ASSASSIN
                        ? List.of(ASSASSIN, KNIGHT, PRINCE, KING, JESTER, PRINCESS)
                        : List.of(PRINCE, KNIGHT, ASSASSIN, KING, JESTER, PRINCESS);
        assertThat(Dealt.of(roles, handsWith(hand), 0).asked(REGULAR, 0))
                .allMatch(move -> move.matches(passed));
    }

    /** This hand, and the other cards in order. */
    private static List<String> handsWith(String hand) {
        List<String> deck = new ArrayList<>();
        for (String suit : List.of("c", "r", "m", "g")) {
            for (int rank = 1; rank <= (suit.equals("c") ? 3 : 7); rank++) {
                deck.add(suit + rank);
            }
        }
        deck.removeAll(List.of(hand.split(" ", -1)));
        return List.of(
                hand,
                String.join(" ", deck.subList(0, 6)),
                String.join(" ", deck.subList(6, 12)),
                String.join(" ", deck.subList(12, 18)));
    }
}
