package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Queenseat in a real browser: whole games by what is lit, and the choice of the Princesses. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class QueenPageTest {
    private static final String GAME = "queenseat";
    private static final String VIEW = "document.querySelector('masque-queenseat').frame.view";
    private static final String PACKS = VIEW + ".packs.map(pack => pack.princess)";

    /** The Princesses of each set. */
    private static final Map<String, List<String>> SETS =
            Map.of(
                    "starter",
                    List.of("galloping-sun", "eggsnatcher", "eyrie-feyle", "venomfruit"),
                    "medium",
                    List.of("stingers-hive", "featherdancer", "whistley-wine", "galaksea"),
                    "advanced",
                    List.of("trunktrumpets", "feared-flame", "chattered-fins", "colorcoats"));

    private static final Set<String> SCREENS =
            Set.of(
                    "desk voting",
                    "phone voting",
                    "desk giving",
                    "phone losing",
                    "desk handing",
                    "phone over");

    /** Whether all of the board is in sight. */
    private static final String SCROLLS =
            """
            () => {
                const board = document.querySelector("masque-queenseat").renderRoot.querySelector(".board");
                return board.scrollHeight > board.clientHeight + 1 || document.documentElement.scrollHeight > innerHeight + 1;
            }
            """;

    /** What a covered page says of two cards that Feared Flame showed to one player. */
    private static final String FLAMES =
            """
            async () => {
                const table = document.querySelector("masque-queenseat");
                const flame = princess => ({kind: "flame", who: [0], princess, phrase: `must vote ${princess}`});
                const now = ["venomfruit", "eggsnatcher"].map(flame);
                table.frame = {...table.frame, view: {...table.frame.view, now}};
                table.peek = true;
                await table.updateComplete;
                return [...table.renderRoot.querySelectorAll(".effects li")].map(one => one.textContent.trim());
            }
            """;

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.of(Ball.shortQueenBox(), folder);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    @Test
    void fourPlayersWhoseEveryScreenIsForEveryone() {
        try (Visitor ann = ball.visitor(Ball.desk().setBypassCSP(true));
                Visitor bob =
                        ball.visitor(
                                Ball.phone().setBypassCSP(true).setColorScheme(ColorScheme.DARK))) {
            Set<String> seen = new TreeSet<>();
            // In a short game perhaps neither of them loses a vote or hands one out.
            while (!seen.containsAll(SCREENS)) {
                Evening evening = Evening.begin(GAME, 4, List.of(ann, bob));
                assertThat(evening.inspects(seen, Inspection::of)).isEmpty();
                assertThat(packs(ann)).hasSize(4).containsAll(SETS.get("starter"));
                assertThat(ann.sees(".scene .verdict").textContent()).contains("as Queen");
            }
            ann.shows("queen-over-4");
        }
    }

    @Test
    void sixPlayersOfWhomSomebodyReloads() {
        try (Visitor ann = ball.visitor(Ball.desk().setColorScheme(ColorScheme.DARK));
                Visitor bob = ball.visitor(Ball.phone())) {
            Evening evening = Evening.begin(GAME, 6, List.of(ann, bob), "medium");
            assertThat(packs(ann)).hasSize(6).containsAll(SETS.get("medium"));
            evening.plays(4);
            bob.shows("queen-6-phone");
            bob.page().reload();
            evening.playsToTheEnd();
            assertThat(ann.page().locator(".scene .unmasked").count()).isEqualTo(6);
            ann.shows("queen-over-6-dark");
        }
    }

    @Test
    void tenPlayersAreInSightOnAJapanesePhone() {
        try (Visitor ann = ball.visitor(Ball.phone().setLocale("ja-JP"));
                Visitor bob = ball.visitor(Ball.desk().setViewportSize(1280, 720))) {
            Evening evening = Evening.begin(GAME, 10, List.of(ann, bob), "advanced");
            assertThat(packs(ann)).hasSize(10).containsAll(SETS.get("advanced"));
            for (int choice = 0; choice < 4; choice++) {
                evening.plays(1);
                for (Visitor one : List.of(ann, bob)) {
                    assertThat(one.page().evaluate(SCROLLS)).isEqualTo(false);
                }
            }
            assertThat(Inspection.wide(ann.page())).isEmpty();
            ann.shows("queen-10-phone-ja");
            evening.playsToTheEnd();
            assertThat(ann.sees(".result h2").textContent()).containsPattern("[ぁ-ん]");
        }
    }

    @Test
    void aBarredVoteIsExplainedAndSecretsAreCovered() {
        try (Visitor ann = ball.visitor()) {
            Locator barred = ann.page().locator("m-hand[asked] m-card[state=dim]");
            Locator votes = ann.page().locator("m-hand[asked] m-card[state=lit]");
            Evening.begin(GAME, 4, List.of(ann));
            while (barred.count() == 0 || !inPhase(ann, "voting")) {
                if (ann.awaitsTurn()) {
                    ann.movesFirst();
                } else {
                    Evening.begin(GAME, 4, List.of(ann));
                }
            }
            barred.first().click();
            ann.sees(".why a[href$='#QS-2.2']");
            ann.covers();
            assertThat(votes.count()).isZero();
            ann.covers();
            votes.first().waitFor();
        }
    }

    @Test
    void whatACoveredPageSaysOfTwoFlamesIsSaidOnce() {
        try (Visitor ann = ball.visitor()) {
            Evening.begin(GAME, 4, List.of(ann));
            assertThat(texts(ann.page().evaluate(FLAMES)))
                    .singleElement()
                    .asString()
                    .contains("a type that Feared Flame showed");
        }
    }

    @Test
    void theFormTellsWhichPrincessesPlayAndWhichLookAlike() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("").clicks(".game .actions .button:nth-child(2)").sees(".several svg");
            ann.page().locator("dialog select[name=seats]").selectOption("4");
            for (String set : List.of("advanced", "medium", "starter")) {
                ann.page().locator("dialog select:has(option[value=starter])").selectOption(set);
                assertThat(ticked(ann)).hasSize(4).containsAll(SETS.get(set));
            }
            ann.clicks(".several input[value=feared-flame]");
            assertThat(ann.sees(".advice p").textContent())
                    .contains("Galloping Sun", "Feared Flame", "alike");
            ann.clicks(".several input[value=galloping-sun]")
                    .clicks(".several input[value=eggsnatcher]");
            assertThat(ann.sees(".advice p").textContent()).contains("at least 4");
            ann.clicks(".several input[value=colorcoats]");
            ann.page().waitForCondition(() -> ann.page().locator(".advice p").count() == 0);
            ann.shows("queen-form").clicks("dialog .chief").clicks(".start");
            ann.sees("main.table.begun");
            assertThat(packs(ann))
                    .containsExactlyInAnyOrder(
                            "feared-flame", "eyrie-feyle", "venomfruit", "colorcoats");
        }
    }

    private static boolean inPhase(Visitor one, String phase) {
        return phase.equals(one.page().evaluate(VIEW + ".phase"));
    }

    /** The Princesses who play. */
    private static List<String> packs(Visitor one) {
        return texts(one.page().evaluate(PACKS));
    }

    /** The Princesses who are ticked in the form. */
    private static List<String> ticked(Visitor one) {
        Locator ticked = one.page().locator(".several input:checked");
        return texts(ticked.evaluateAll("all => all.map(input => input.value)"));
    }

    private static List<String> texts(Object found) {
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }
}
