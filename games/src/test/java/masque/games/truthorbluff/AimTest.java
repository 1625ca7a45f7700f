package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.core.Phrase;
import masque.core.Sink;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;

/** What a viewer is told of the goal, of what a challenge brings, and of why the game ended. */
class AimTest {
    private static final Words WORDS = Words.of("en", "truth-or-bluff", "core");
    private static final List<String> NAMES = List.of("Fox", "Owl", "Hare", "Raven");

    private static String said(Phrase phrase, int viewer) {
        return WORDS.say(phrase, new Listener(NAMES, viewer));
    }

    private static String goal(Salon salon, int viewer) {
        return said(salon.view(viewer).goal(), viewer);
    }

    private static List<String> stakes(Salon salon, int viewer) {
        return salon.view(viewer).stakes().stream().map(one -> said(one, viewer)).toList();
    }

    private static List<String> reasons(Salon salon, int viewer) {
        return salon.view(viewer).result().orElseThrow().reasons().stream()
                .map(one -> said(one, viewer))
                .toList();
    }

    private static Salon four() {
        return Salon.holding("four-alike", "mars, venus", "moon", "pluto", "pluto");
    }

    @Test
    void theGoalSaysHowManyPointsOneHasAndHowCloseDefeatIs() {
        Salon salon = four().tokens(0, 3, 1).faceUp(0, "mars, mars, moon");
        assertThat(goal(salon, 0))
                .isEqualTo(
                        "Win by points in tokens (now 4); collecting four of one character is"
                                + " defeat (now 2 of 4). Fool somebody.");
        assertThat(goal(salon, 1)).contains("(now 0)", "(now 0 of 4)").doesNotContain("Fool");
    }

    @Test
    void theGoalWarnsOfTheTileThatWouldDefeat() {
        Salon salon = four().faceUp(2, "pluto, pluto, pluto");
        assertThat(goal(salon, 2)).contains("Careful: one more tile").contains("3 of 4");
        assertThat(goal(salon, 1)).doesNotContain("Careful");
    }

    @Test
    void aTileBringsThirtySixCloserByItsNumber() {
        Salon far =
                Salon.holding("thirty-six", "mars", "moon", "moon")
                        .faceUp(1, "pluto, pluto, pluto");
        assertThat(goal(far, 1)).contains("24 of 36").doesNotContain("Careful");
        assertThat(goal(far.faceUp(1, "jupiter"), 1)).contains("28 of 36").contains("Careful");
    }

    @Test
    void tb_6_1_theGoalWarnsOfAnEmptyHolder() {
        Salon salon = Salon.holding("four-alike", "mars", "", "moon");
        assertThat(goal(salon, 1)).contains("your holder is empty");
    }

    @Test
    void spectatorsAreToldWhoIsClosestToDefeat() {
        Salon salon = four();
        assertThat(goal(salon, State.SPECTATOR))
                .contains("or having to start a round without a tile");
        salon.faceUp(3, "moon").faceUp(1, "mars, mars");
        assertThat(goal(salon, State.SPECTATOR)).endsWith("closest to it: Owl (2 of 4).");
    }

    @Test
    void theGoalOfOneSeatDoesNotDependOnTheTokensOfAnother() {
        assertThat(goal(four().tokens(1, 3, 3), 0)).isEqualTo(goal(four().tokens(1, 1, 1), 0));
    }

    @Test
    void tb_4_2_whoeverIsAskedIsToldWhatComesEitherWay() {
        Salon salon = four().slide("mars", 2, "venus");
        assertThat(stakes(salon, 1))
                .containsExactly(
                        "Right: Fox collects the tile and you draw a token. Wrong: you collect it"
                                + " and Fox draws.",
                        "A Villain is always a bluff: it goes to you for saying \"bluff\", else to"
                                + " Fox, and brings no token.");
        assertThat(stakes(salon, 0).getFirst())
                .startsWith("Right: you collect the tile and Owl draws");
        assertThat(goal(salon, 1)).contains("Judge Fox rightly");
        assertThat(stakes(salon.say("look"), 1)).isEmpty();
    }

    @Test
    void tb_6_2_whoeverWouldBeDefeatedByTheNameIsTold() {
        Salon salon = four().faceUp(1, "venus, venus, venus").slide("mars", 2, "venus");
        assertThat(stakes(salon, 1)).endsWith("If it is Venus, saying \"bluff\" defeats you.");
        Salon other = four().faceUp(1, "venus, venus, venus").slide("mars", 2, "mars");
        assertThat(stakes(other, 1)).noneMatch(one -> one.startsWith("If it is"));
    }

    @Test
    void tb_4_4_whereNoVillainIsHiddenNoneIsMentioned() {
        Salon salon =
                Salon.holding("four-alike", "mars", "moon", "pluto").slide("mars", 2, "venus");
        assertThat(stakes(salon, 1)).hasSize(1);
    }

    @Test
    void tb_7_1_theEndSaysByHowMuchItWasWon() {
        Salon salon = four().tokens(2, 3, 3, 2).tokens(1, 3, 2).tokens(3, 3, 2);
        salon.faceUp(0, "mars, mars, mars").slide("mars", 2, "venus").chance(0).say("bluff");
        assertThat(reasons(salon, 2))
                .containsExactly(
                        "Fox collected four of one character. That ends the game in defeat.",
                        "Of the others you have the most points in tokens: 8, which is 2 more than"
                                + " Owl.");
        assertThat(reasons(salon, 0).getFirst()).startsWith("You collected");
    }

    @Test
    void tb_7_1_theEndSaysWhatBrokeATie() {
        Salon salon =
                Salon.holding("four-alike", "mars", "moon, moon", "").tokens(0, 1).tokens(1, 1);
        salon.state().turn = 2;
        salon.state().nextRound(Sink.NOBODY);
        assertThat(reasons(salon, 0))
                .containsExactly(
                        "Hare had to start a round without a tile. That ends the game in defeat.",
                        "Owl and you have 1 point each, but Owl has more tiles left in the holder:"
                                + " 2 to 1.");
    }
}
