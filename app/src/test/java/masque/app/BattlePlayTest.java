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

/** Masquerade Battle is played through a pipe: the auction is a number and a side. */
final class BattlePlayTest {
    /** Whatever is asked for, one of these lines is a move. */
    private static final String ANY_MOVES = "pass\nbid 1 guardian\n1\n".repeat(200);

    private static String[] game(String... more) {
        return Stream.concat(
                        List.of("play", "masquerade-battle", "--seed", "7").stream(),
                        List.of(more).stream())
                .toArray(String[]::new);
    }

    /** The game with bots that choose at random: better bots are not to change what is said. */
    private static Shelf atRandom() {
        Shelf.Entry ours = Shelf.ours().find("masquerade-battle", "en");
        return new Shelf(List.of(new Shelf.Entry(ours.box(), ours.table(), ours.pace())));
    }

    private static String said(String... lines) {
        String input = String.join("\n", lines) + "\n";
        Outcome outcome = Cli.run(atRandom(), input, game("--players", "5"));
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.err()).isEmpty();
        return outcome.out().replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @CsvSource({"3,1", "5,2", "9,9"})
    void aPipedGameComesToItsEnd(String players, String me) {
        for (String language : List.of("en", "ja")) {
            Outcome outcome =
                    Cli.run(ANY_MOVES, game("--players", players, "--me", me, "--lang", language));
            assertThat(outcome.code()).as(outcome.err()).isZero();
            assertThat(outcome.err()).isEmpty();
            assertThat(outcome.out())
                    .contains(language.equals("en") ? "The game is over." : "ゲーム終了。")
                    .contains(language.equals("en") ? "How the battle ended" : "戦いの結末");
            assertThat(outcome.out().lines())
                    .allSatisfy(line -> assertThat(Wrap.columns(line)).isLessThanOrEqualTo(80));
        }
    }

    @Test
    void theAuctionAsksForANumberAndASideAndListsNothing() {
        assertThat(said(""))
                .contains("Say a number from 6 to 58 and a side, such as \"bid 6 guardian\"")
                .doesNotContain("bid 7 Guardian", " 1 bid");
    }

    @Test
    void aBidMayBeSaidInManyWays() {
        String bid = "You bid 12 for the Dark Kingdom.";
        for (String words : List.of("bid 12 dark", "12 dark", "dark 12", "12 d", " BID  12 Dark")) {
            assertThat(said(words)).contains(bid);
        }
        assertThat(said("12"))
                .contains("That could be \"bid 12 guardian\" or \"bid 12 dark\". Please say more.");
        assertThat(said("dark"))
                .contains("many moves, such as \"bid 6 dark\" or \"bid 7 dark\". Please say more.");
        assertThat(said("xyzzy")).contains("Say a move such as \"bid 6 guardian\", or type help.");
    }

    @Test
    void aBidThatIsTooLowIsRefusedWithItsClause() {
        assertThat(said("3 dark")).contains("higher than 5. (Clause MB-3.1;");
        assertThat(said("why bid 3 dark")).contains("(Clause MB-3.1;");
    }

    @Test
    void whyNotCitesTheClausesOfTheTrick() {
        assertThat(said("pass", "why mars 4/5 dark")).contains("Mercury rules", "(Clause MB-5.3;");
        assertThat(said("pass", "why play betrayal stick")).contains("(Clause MB-5.4;");
    }

    @Test
    void aCardWithThePowersOfAnotherTurnedAboutIsNotThatCard() {
        assertThat(said("pass", "why mercury 6/3 dark")).contains("is allowed now");
        for (String line : List.of("mercury 3/6 dark", "play mercury 3/6 dark")) {
            assertThat(said("pass", line)).contains("(Clause MB-").doesNotContain("You play");
        }
    }

    @Test
    void theEndIsToldAsAStory() {
        assertThat(said(ANY_MOVES))
                .containsPattern("fought for the (Guardians|Dark Kingdom): ")
                .contains("had been promised. The best of")
                .contains("The Team card that was left over:");
    }

    @Test
    void anotherDeckIsLoadedFromAFile(@TempDir Path folder) throws IOException {
        Path deck = folder.resolve("deck.csv");
        Files.writeString(deck, "planet,guardian,dark_kingdom\n" + "Moon,5,5\n".repeat(58));
        Outcome good = Cli.run("", game("--players", "5", "--deck", deck.toString()));
        assertThat(good.code()).as(good.err()).isZero();
        assertThat(good.out()).contains("Moon 5/5 #2").doesNotContain("Mars 8/1");
        Files.writeString(deck, "planet,guardian,dark_kingdom\nMoon,5,5\nSun,5,5\n");
        Outcome bad = Cli.run("", game("--players", "5", "--deck", deck.toString()));
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err())
                .contains(deck.toString(), "Line 3 of the deck: there is no planet \"Sun\"");
        Outcome none = Cli.run("", "play", "masquerade-trick", "--deck", deck.toString());
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("deck");
    }
}
