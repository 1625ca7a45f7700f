package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The published example of play, die by die: Sailor Mercury against Kunzite. */
class ExampleOfPlayTest {
    @Test
    void dc_3_7_theWholeExampleOfPlay() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite", "1 6 7 9 | 5 10 14 4");
        firstRound(ring);
        assertThat(ring.score()).isEqualTo("48:37");
        assertThat(ring.tokens()).isEqualTo("1:0");
        secondRound(ring);
        assertThat(ring.score()).isEqualTo("38:48");
        assertThat(ring.tokens()).isEqualTo("1:1");
        thirdRound(ring);
        assertThat(ring.score()).isEqualTo("79:24");
        assertThat(ring.tokens()).isEqualTo("2:1");
        assertThat(ring.chance.isEmpty()).isTrue();
    }

    private static void firstRound(Ring ring) {
        assertThat(ring.state().turn).isZero();
        ring.attack("1 6 7 > 14", "3 2 6").say("done");
        ring.attack("5 4 > 9", "2 1").say("dark d", "9").say("done");
        ring.attack("3 6 > 9", "1 7").say("done");
        ring.attack("2 > 2", "6").say("done");
        ring.attack("7 > 6", "2").say("done");
        ring.attack("10 > 2", "4").say("done");
        assertThat(ring.legal()).containsExactly("pass");
        ring.say("pass").attack("4 > 1");
    }

    private static void secondRound(Ring ring) {
        ring.say("convert 2 d12", "4 2 3 3 | 3 5 1 5 12");
        assertThat(ring.dice(1)).containsExactly("d8=3", "d10=5", "d20=1", "d20=5", "d12=12");
        assertThat(ring.state().turn).isEqualTo(1);
        ring.attack("1 3 > 4", "3 6").say("dark c", "18").say("done");
        ring.attack("2 3 > 5", "5 6").say("done");
        ring.attack("5 > 5", "7").say("done");
        ring.attack("3 > 3", "1").say("done");
        ring.attack("7 > 6", "1").say("done");
        assertThat(ring.legal("attack")).hasSize(1);
        ring.attack("1 > 1", "3").say("done");
        ring.attack("18 > 3");
    }

    private static void thirdRound(Ring ring) {
        ring.say("convert 1 d10", "2 6 6 11 9 | 7 2 2 11 2");
        assertThat(ring.state().turn).isEqualTo(1);
        ring.attack("2 2 7 > 11", "3 3 2").say("dark c", "6");
        assertThat(ring.view(0).characters().get(1).left()).contains(0);
        ring.attack("2 9 > 11", "4 4").say("again");
        ring.attack("6 > 6", "3");
        ring.attack("3 > 3", "4");
        ring.attack("4 > 4", "2");
        ring.attack("3 > 2", "10");
        ring.attack("6 4 > 10", "3 5");
        assertThat(ring.legal()).containsExactly("pass");
        ring.say("pass").attack("3 > 2");
    }
}
