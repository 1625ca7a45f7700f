package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;

/** What a viewer is told to want, and what a hand is said to be worth. */
final class AimTest {
    private static final List<String> NAMES = List.of("Fox", "Owl", "Hare");

    /** Fox and Hare are Guardians, Owl is of the Dark Kingdom, and Fox opens. */
    private static Arena dealt() {
        return Arena.of(3).deal("GDGD", 0, 0);
    }

    private static String goal(Arena arena, int viewer) {
        return Words.of("en", "masquerade-battle")
                .say(arena.view(viewer).goal(), new Listener(NAMES, viewer));
    }

    @Test
    void mb_2_3_inTheAuctionTheOwnSideIsSaidAndNoOther() {
        Arena arena = dealt();
        assertThat(goal(arena, 0)).startsWith("You are with the Guardians.");
        assertThat(goal(arena, 1)).startsWith("You are with the Dark Kingdom.");
        assertThat(goal(arena, State.SPECTATOR)).doesNotContain("Guardians", "Dark Kingdom");
    }

    @Test
    void mb_8_3_whoPromisedHonestlyHasFiveMore() {
        assertThat(goal(dealt().bought("bid 9 guardian"), 0))
                .startsWith("You are with the Guardians: one of you must win 9 Characters")
                .endsWith("You have 0, and 5 for your honest bid.");
        assertThat(goal(dealt().bought("bid 9 dark"), 0)).endsWith("You have 0.");
    }

    @Test
    void mb_8_4_aBidderWhoseSideIsOpenIsAFriendOrAnEnemy() {
        Arena arena = dealt().bought("bid 9 guardian");
        assertThat(goal(arena, 2))
                .startsWith("You are with the Guardians, like Fox")
                .endsWith("Fox has 5, you have 0.");
        assertThat(goal(arena, 1))
                .startsWith("You are with the Dark Kingdom against Fox")
                .endsWith("Fox has 5, you have 0.");
    }

    @Test
    void mb_4_1_aBidderWhoseSideIsHiddenStaysInDoubt() {
        Arena arena = dealt().say("bid 9 guardian", "pass", "pass", "reveal 2");
        assertThat(goal(arena, 2))
                .contains("with Guardian power, 0 so far")
                .contains("If Fox is too, one of you needs 9");
        assertThat(goal(arena, State.SPECTATOR)).startsWith("Fox's true side wins if");
    }

    @Test
    void mb_8_2_theCountIsOfThePileOfTheOwnSide() {
        Arena arena = Arena.trick("mars 8/1 guardian", "mars 2/7 guardian", "mars 1/8 guardian");
        arena.give(0, "venus 8/1").give(1, "venus 7/2").give(2, "venus 1/8");
        assertThat(arena.collected(0, Side.GUARDIAN)).isEqualTo(3);
        assertThat(goal(arena, 0)).contains("You have 3, and 5 for your honest bid");
    }

    @Test
    void theEndSaysWhatWasNeededAndNotWhoWon() {
        Arena arena = dealt().bought("bid 9 guardian").until(state -> state.phase == Phase.OVER);
        assertThat(goal(arena, 1))
                .isEqualTo(
                        "Fox's true side needed one player with 9 Characters, and nobody of the"
                                + " other side with more.");
    }

    @Test
    void mb_3_2_aHandIsWorthItsTricksForTheTrueSideAndTheFiveForHonesty() {
        Arena arena = Arena.of(3);
        List<Card> strong =
                List.of(arena.card("tuxedo"), arena.card("moon 8/1"), arena.card("moon 7/2"));
        assertThat(Appraisal.limit(List.of(), Side.DARK, 3)).isEqualTo(5);
        assertThat(Appraisal.limit(strong, Side.GUARDIAN, 3)).isEqualTo(5 + 4);
        assertThat(Appraisal.limit(strong, Side.DARK, 3)).isEqualTo(5 + 2);
        assertThat(Appraisal.limit(strong, Side.GUARDIAN, 9)).isEqualTo(5 + 14);
    }

    @Test
    void mb_3_1_adviceIsForTheAuctionAndForThoseWhoHoldCards() {
        Arena arena = dealt();
        int good = arena.view(1).advice().orElseThrow().number();
        assertThat(arena.view(1).advice().orElseThrow().words().key()).isEqualTo("advice-bid");
        assertThat(arena.view(State.SPECTATOR).advice()).isEmpty();
        arena.say("bid " + good + " dark");
        assertThat(arena.view(0).advice().orElseThrow().words().key()).isEqualTo("advice-own");
        assertThat(arena.view(1).advice().orElseThrow().words().key()).isEqualTo("advice-pass");
        arena.say("pass", "pass");
        assertThat(arena.view(1).advice()).isEmpty();
    }
}
