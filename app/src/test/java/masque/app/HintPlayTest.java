package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import masque.app.Cli.Outcome;
import org.junit.jupiter.api.Test;

/** Whoever plays in the terminal can ask what would be good to do. */
final class HintPlayTest {
    private static final String FIRST_MOVES = "1\n".repeat(2_000);

    private static String said(String input, String... args) {
        Outcome outcome = Cli.run(input, args);
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.err()).isEmpty();
        return outcome.out().replaceAll("\\s+", " ");
    }

    /** A bot that goes by rules of thumb passes a card, and suspects nobody yet. */
    @Test
    void aHintSaysWhatIsBestAndWhyAndIsCountedOnce() {
        String[] game = {"play", "masquerade-trick", "--seed", "7", "--players", "3"};
        String plain = said(FIRST_MOVES, game);
        assertThat(plain).doesNotContain("Hint:").doesNotContain("hint in this game");
        String hinted = said("hint\nHINT\n" + FIRST_MOVES, game);
        assertThat(hinted.split("Hint: pass", -1)).hasSize(3);
        assertThat(hinted)
                .contains("By its rules of thumb", "The next best: ", "Its mission is to ")
                .contains("What it takes to be likely of Fox: the ")
                .endsWith("You asked for 1 hint in this game. ");
        String end = plain.substring(plain.indexOf("The game is over."));
        assertThat(hinted).contains(end.strip());
    }

    @Test
    void anExpertThatSearchesSaysHowOftenItTried() {
        assertThat(said("hint\n", "play", "queenseat", "--seed", "7"))
                .containsPattern("Hint: .+ (In|Of) [0-9,]+ tries.* [0-9]+%")
                .contains("What it takes to be likely of Fox: votes ");
    }

    @Test
    void japaneseHintsAreJapanese() {
        String[] game = {"play", "masquerade-trick", "--seed", "7", "--lang", "ja"};
        assertThat(said("hint\n", game)).contains("ヒント：", "経験則では", "次に良い手：");
    }
}
