package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import masque.core.Seeded;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** What is drawn afresh for somebody who cannot know a secret choice, and nothing else. */
class SecretsTest {
    private static Set<Integer> redealt(Ring ring, int viewer, int side) {
        Set<Integer> choices = new TreeSet<>();
        for (long seed = 0; seed < 1_000; seed++) {
            DiceState copy = (DiceState) ring.state().copy();
            copy.redeal(viewer, new Seeded(seed));
            choices.add(copy.choice(side));
        }
        return choices;
    }

    @Test
    void dc_2_1_anythingMayHaveBeenPicked() {
        Ring ring = Ring.of(2).say(1, "pick kunzite");
        assertThat(redealt(ring, 0, 1)).hasSize(25).contains(Picking.AT_RANDOM);
        assertThat(redealt(ring, State.SPECTATOR, 1)).hasSize(25);
        assertThat(redealt(ring, 1, 1)).containsExactly(16);
        assertThat(redealt(ring, 1, 0)).containsExactly(DiceState.NONE);
    }

    @Test
    void dc_8_10_eitherAnswerMayHaveBeenGiven() {
        Ring ring = Ring.of(2, "ask-mirror=true");
        ring.say(0, "pick kunzite").say(1, "pick kunzite").say(1, "no");
        assertThat(redealt(ring, 0, 1)).containsExactly(Codebook.YES, Codebook.NO);
        assertThat(redealt(ring, State.SPECTATOR, 1)).containsExactly(Codebook.YES, Codebook.NO);
        assertThat(redealt(ring, 1, 1)).containsExactly(Codebook.NO);
        assertThat(redealt(ring, 1, 0)).containsExactly(DiceState.NONE);
    }

    @Test
    void dc_2_1_aChallengeCardIsNoSecret() {
        Ring ring = Ring.of(2, "card=17");
        assertThat(redealt(ring, 1, 0)).containsExactly(16);
        assertThat(redealt(ring, State.SPECTATOR, 0)).containsExactly(16);
    }

    @Test
    void dc_6_2_anybodyWhoDidNotFightLastMayBeNominated() {
        Ring ring =
                Ring.teams("single", "Kunzite, Jadeite, Wiseman", "Droids, Saphir, Rubeus")
                        .say("pick rubeus")
                        .say(0, "nominate 2");
        assertThat(redealt(ring, 1, 0)).containsExactly(0, 1, 2);
        assertThat(redealt(ring, 0, 0)).containsExactly(1);
        ring.rolls("1 1 1 1 | 2 2 2 2").say(1, "nominate 5").position(0, "c12", "a1");
        ring.state().put(DiceState.LOST, 4, 0b1110);
        ring.attack("12 > 1").say(1, "nominate 4");
        assertThat(redealt(ring, 0, 1)).containsExactly(3, 5);
        assertThat(redealt(ring, State.SPECTATOR, 1)).containsExactly(3, 5);
    }

    @Test
    void dc_6_2_aTeammateOfTheCaptainKnowsTheNominee() {
        Ring ring = Ring.of(4, "mode=single");
        ring.say("pick kunzite").say("pick droids").say("pick jadeite").say("pick saphir");
        ring.say(0, "nominate 1");
        assertThat(ring.view(2).chosen()).isPresent();
        assertThat(ring.view(3).chosen()).isEmpty();
        assertThat(redealt(ring, 2, 0)).containsExactly(0);
        assertThat(redealt(ring, 3, 0)).containsExactly(0, 1);
    }
}
