package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.app.Cli.Outcome;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulebooks are shown whole and clause by clause. */
final class RulesTest {
    private static final String BOOK =
            """
            # A game

            A paragraph that
            goes on in the `next` line.

            - **TG-1.1** First clause, long enough that it must be broken somewhere near the end of its line.
            - **TG-1.2** Second clause:

              | a | wide one |
              |---|---|
              | 1 | x **y** |

              And an end.

            ![What is seen,
            and (1) more.](pictures/toy-setup.svg)

            ## More
            - **TG-2.1** Third, see [here](somewhere.md).
            """;

    private static final List<String> COUNTS =
            List.of(
                    "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                    "ten");

    private static final String KANJI = "零一二三四五六七八九十";

    private static Page page(Paint paint) {
        return new Page(60, Words.of("en", "app"), Listener.STRANGER, paint);
    }

    @Test
    void theWholeBookIsWrapped() {
        assertThat(new Rulebook(BOOK).all(page(Paint.PLAIN)))
                .containsExactly(
                        "A game",
                        "",
                        "A paragraph that goes on in the next line.",
                        "",
                        "- TG-1.1 First clause, long enough that it must be",
                        "  broken somewhere near the end of its line.",
                        "- TG-1.2 Second clause:",
                        "",
                        "  a  wide one",
                        "  1  x y",
                        "",
                        "  And an end.",
                        "",
                        "[What is seen, and (1) more.]",
                        "",
                        "More",
                        "- TG-2.1 Third, see here.");
    }

    @Test
    void aClauseIsAllThatBelongsToIt() {
        assertThat(new Rulebook(BOOK).clause("tg-1.2", page(Paint.PLAIN)))
                .contains(
                        List.of(
                                "- TG-1.2 Second clause:",
                                "",
                                "  a  wide one",
                                "  1  x y",
                                "",
                                "  And an end."));
        assertThat(new Rulebook(BOOK).clause("TG-1", page(Paint.PLAIN))).isEmpty();
    }

    @Test
    void headingsAndNumbersAreBoldWhereThereIsColour() {
        List<String> lines = new Rulebook(BOOK).all(page(Paint.ANSI));
        assertThat(lines.getFirst()).isEqualTo("\u001b[1mA game\u001b[0m");
        assertThat(lines.get(4)).startsWith("- \u001b[1mTG-1.1\u001b[0m First");
    }

    @Test
    void ourRulebookFitsTheScreen() {
        Outcome rules = Cli.run("", "rules", "masquerade-trick");
        assertThat(rules.code()).isZero();
        assertThat(rules.out()).contains("MT-1.1", "MT-6.5").doesNotContain("**", "\u001b");
        assertThat(rules.out().lines()).allMatch(line -> Wrap.columns(line) <= 80);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dice-challenge",
                "masquerade-battle",
                "masquerade-trick",
                "queenseat",
                "truth-or-bluff",
            })
    void ourRulebooksFitTheScreenInJapanese(String game) {
        Outcome rules = Cli.run("", "rules", game, "--lang", "ja");
        assertThat(rules.code()).isZero();
        assertThat(rules.out())
                .containsPattern("です。|ます。")
                .doesNotContain("**", "\u001b")
                .doesNotContainPattern("。 [ぁ-んァ-ヶ一-龠]");
        assertThat(rules.out().lines()).allMatch(line -> Wrap.columns(line) <= 80);
    }

    @Test
    void ofAPictureIsSaidWhatIsToBeSeen() {
        Outcome clause = Cli.run("", "rules", "masquerade-battle", "MB-6.3");
        assertThat(clause.out())
                .contains("[Mars rules.", "wins with his 3 (star).]")
                .doesNotContain("svg", "!");
        Outcome japanese = Cli.run("", "rules", "masquerade-battle", "MB-6.3", "--lang", "ja");
        assertThat(japanese.out()).contains("[支配星は火星です。").doesNotContain("svg");
    }

    /** The page says it of every game by its box. */
    @Test
    void rulebooksSayHowManyMayPlayAsTheBoxDoes() {
        for (Shelf.Entry entry : Shelf.ours().entries()) {
            int least = entry.box().minSeats();
            int most = entry.box().maxSeats();
            assertThat(opening(entry, "en"))
                    .containsIgnoringCase(COUNTS.get(least) + " to " + COUNTS.get(most));
            assertThat(opening(entry, "ja"))
                    .contains(KANJI.charAt(least) + "人から" + KANJI.charAt(most) + "人");
        }
    }

    /** All that comes before the first chapter. */
    private static String opening(Shelf.Entry entry, String language) {
        String text = entry.rulebooks().text(language);
        return text.substring(0, text.indexOf("\n## ")).replace('\n', ' ');
    }

    @Test
    void oneClauseOfOurRulebook() {
        Outcome clause = Cli.run("", "rules", "masquerade-trick", "mt-2.5");
        assertThat(clause.code()).isZero();
        assertThat(clause.out()).contains("MT-2.5").doesNotContain("MT-2.4", "MT-2.6");
    }

    @Test
    void anUnknownClauseIsBadUsage() {
        Outcome clause = Cli.run("", "rules", "masquerade-trick", "MT-99.1");
        assertThat(clause.code()).isEqualTo(2);
        assertThat(clause.err()).contains("no clause MT-99.1", "MT-1.1");
    }
}
