package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Abilities that are used after a lost round: DC-5.8, DC-5.9, DC-5.10. */
class LossAbilitiesTest {
    /** The second one loses a round against the first. */
    private static Ring lost(String winner, String loser) {
        Ring ring = Ring.duel(winner, loser).position(0, "a1", "a1");
        ring.state().put(DiceState.LOST, 1, ring.state().starting(1) & ~1);
        return ring.attack("1 > 1");
    }

    private static List<Integer> starting(Ring ring, int c) {
        return ring.view(0).characters().get(c).starting();
    }

    private static List<Integer> reserve(Ring ring, int c) {
        return ring.view(0).characters().get(c).reserve();
    }

    @Test
    void dc_5_8_neoQueenSerenityConvertsOneOrTwo() {
        Ring ring = lost("Wiseman", "Neo Queen Serenity");
        ring.say("convert 2 d4");
        assertThat(ring.phase()).isEqualTo(Phase.FAVOUR);
        assertThat(ring.view(1).prompt().key()).isEqualTo("prompt-favour-more");
        assertThat(ring.legal()).contains("done", "convert 2 d6").doesNotContain("convert 2 d4");
        ring.say("convert 2 d12", "1 1 1 1 | 2 2 2 2 2");
        assertThat(starting(ring, 1)).containsExactly(4, 12, 12, 20, 20);
        Ring one = lost("Wiseman", "Neo Queen Serenity").say("convert 2 d4");
        one.say("done", "1 1 1 1 | 2 2 2 2");
        assertThat(starting(one, 1)).containsExactly(4, 12, 20, 20);
    }

    @Test
    void dc_5_8_withOneReserveDieLeftThereIsNoSecond() {
        Ring ring = lost("Wiseman", "Neo Queen Serenity");
        ring.state().put(DiceState.RESERVE, 1, 1 << 3);
        ring.say("convert 2 d4", "1 1 1 1 | 2 2 2 2");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
    }

    @Test
    void dc_5_9_aStartingDieIsRemovedInsteadOfConverting() {
        Ring ring = lost("Sailor Mercury", "Rubeus");
        assertThat(ring.legal())
                .containsExactly(
                        "done",
                        "convert 2 d6",
                        "convert 2 d10",
                        "convert 2 d20",
                        "remove 1 d4",
                        "remove 1 d8",
                        "remove 1 d12");
        ring.say("remove 1 d8", "1 1 1 | 2 2 2 2");
        assertThat(starting(ring, 0)).containsExactly(4, 8, 12);
        assertThat(reserve(ring, 0)).containsExactly(4, 6, 10, 10);
        assertThat(ring.view(0).characters().get(1).left()).contains(1);
        assertThat(ring.why(1, "remove 1 d8")).startsWith("DC-3.2");
    }

    @Test
    void dc_5_9_convertedDiceToo() {
        Ring ring = lost("Sailor Mercury", "Rubeus");
        ring.state().put(DiceState.RESERVE, 0, 0b01110000);
        ring.state().put(DiceState.STARTING, 0, 0b10001111);
        assertThat(ring.legal()).contains("remove 1 d10");
    }

    @Test
    void dc_5_9_notTheLastStartingDieAndNotWithoutUses() {
        Ring ring = lost("Sailor Mercury", "Rubeus");
        ring.state().put(DiceState.STARTING, 0, 1);
        assertThat(ring.legal("remove")).isEmpty();
        assertThat(ring.why("remove 1 d4")).isEqualTo("DC-5.9 why-remove");
        Ring other = lost("Sailor Mercury", "Rubeus");
        other.say("remove 1 d4", "1 1 1 | 2 2 2 2");
        other.position(0, "b1", "a1").state().put(DiceState.LOST, 1, 0b1110);
        other.attack("1 > 1").say("remove 1 d8", "1 1 | 2 2 2 2");
        other.state().set(DiceState.TOKENS, 0, 1);
        other.position(0, "c1", "a1").state().put(DiceState.LOST, 1, 0b1110);
        other.attack("1 > 1");
        assertThat(other.legal("remove")).isEmpty();
        assertThat(other.why("remove 1 d8")).isEqualTo("DC-5.9 why-lacks");
    }

    @Test
    void dc_5_10_wisemanTakesAReserveDieForTheMatch() {
        Ring ring = lost("Sailor Mercury", "Wiseman");
        assertThat(ring.legal()).containsExactly("done", "steal 1 d4", "steal 1 d6", "steal 1 d10");
        ring.say("steal 1 d10", "1 1 1 1 | 2 2 2 2 2");
        assertThat(starting(ring, 1)).containsExactly(10, 12, 12, 20, 20);
        assertThat(reserve(ring, 0)).containsExactly(4, 6, 10);
        assertThat(ring.dice(1)).contains("d10=2");
        assertThat(ring.why(1, "steal 1 d4")).startsWith("DC-3.2");
        ring.position(0, "a1", "a1").state().put(DiceState.LOST, 1, 0b11110);
        ring.attack("1 > 1").say("steal 1 d10", "1 1 1 1 | 2 2 2 2 2 2");
        assertThat(starting(ring, 1)).containsExactly(10, 10, 12, 12, 20, 20);
        assertThat(reserve(ring, 0)).containsExactly(4, 6);
    }

    @Test
    void dc_5_10_thereIsNothingToTakeFromAnEmptyReserve() {
        Ring ring = Ring.duel("Sailor Mercury", "Wiseman").position(0, "a1", "a1");
        ring.state().put(DiceState.RESERVE, 0, 0);
        ring.state().put(DiceState.LOST, 1, 0b1110);
        ring.rolls("1 1 1 1 | 2 2 2 2").attack("1 > 1");
        assertThat(ring.tokens()).isEqualTo("1:0");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
    }
}
