package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import masque.app.Cli.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Truth or Bluff is played through a pipe: a tile, to whom, its name; truth, bluff or a look. */
final class BluffPlayTest {
    /** The first of what is listed, over and over. */
    private static final String FIRST = "1\n".repeat(600);

    private static String[] game(String... more) {
        return Stream.concat(
                        List.of("play", "truth-or-bluff", "--seed", "3").stream(),
                        List.of(more).stream())
                .toArray(String[]::new);
    }

    /** The game with bots that choose at random: better bots are not to change what is said. */
    private static Shelf atRandom() {
        Shelf.Entry ours = Shelf.ours().find("truth-or-bluff", "en");
        return new Shelf(List.of(new Shelf.Entry(ours.box(), ours.table(), ours.pace())));
    }

    private static String said(String input, String... more) {
        Outcome outcome = Cli.run(atRandom(), input, game(more));
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.err()).isEmpty();
        return outcome.out().replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @CsvSource({"3,1", "5,2", "8,8"})
    void aPipedGameComesToItsEnd(String players, String me) {
        for (String language : List.of("en", "ja")) {
            Outcome outcome =
                    Cli.run(FIRST, game("--players", players, "--me", me, "--lang", language));
            assertThat(outcome.code()).as(outcome.err()).isZero();
            assertThat(outcome.err()).isEmpty();
            assertThat(outcome.out())
                    .contains(language.equals("en") ? "The game is over." : "ゲーム終了。")
                    .contains(language.equals("en") ? "How the game ended" : "ゲームの結果");
            assertThat(outcome.out().lines())
                    .allSatisfy(line -> assertThat(Wrap.columns(line)).isLessThanOrEqualTo(80));
        }
    }

    @Test
    void theChainOfClaimsIsShownAndTheRevealIsASentence() {
        assertThat(said(FIRST, "--players", "4"))
                .containsPattern("Claims (\\w+ > \\w+: \"[^\"]+\" )+\\w+ > you: \"[^\"]+\"")
                .containsPattern("Tile Face down; seen by \\w+.* and \\w+")
                .contains("truth or bluff?")
                .containsPattern("You say \"truth\" and are (right|wrong): \\w+ said");
    }

    @Test
    void theEndNamesTheDefeatedAndRanksTheOthers() {
        assertThat(said(FIRST, "--players", "4", "--option", "ending=guardians"))
                .containsPattern(
                        "(You are|\\w+ is) defeated: (the four Guardians|no tile to start)")
                .containsPattern("1\\. \\w+: \\d+ points? with")
                .containsPattern("wins?: |share the victory");
    }

    @Test
    void whyNotCitesItsClause() {
        assertThat(said("why look\nwhy slide beryl\n", "--players", "4")).contains("(Clause TB-3.");
    }

    @Test
    void numbersAreShownWhereTheyCountAndMayComeFromAFile(@TempDir Path folder) throws IOException {
        assertThat(said("", "--players", "4", "--option", "ending=guardians"))
                .doesNotContain("Pluto (8)");
        assertThat(said("", "--players", "4", "--option", "ending=thirty-six"))
                .contains("Pluto (8)", " to 36");
        Path file = folder.resolve("numbers.csv");
        String rows =
                "moon,1\nmercury,1\nmars,1\njupiter,1\nvenus,1\ntuxedo mask,1\nchibi moon,1\n";
        Files.writeString(file, "character,number\n" + rows + "pluto,30\n");
        String own = file.toString();
        assertThat(said("", "--players", "4", "--option", "ending=thirty-six", "--numbers", own))
                .contains("Pluto (30)");
        Files.writeString(file, "character,number\n" + rows + "pluto,99\n");
        Outcome bad = Cli.run("", game("--players", "4", "--numbers", own));
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err()).contains(own, "Line 9 of the numbers: \"99\" is no number from 1");
    }

    @Test
    void anEndingThatCannotOccurIsNotOffered() {
        Outcome outcome = Cli.run("", game("--players", "3", "--option", "ending=four-white"));
        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains("four-white", "six-different");
    }
}
