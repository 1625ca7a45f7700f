package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Queenseat in a real browser: whole games by what is lit, seats that change, and the Princesses.
 */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class QueenPageTest {
    private static final String GAME = "queenseat";
    private static final String VIEW = "document.querySelector('masque-queenseat').frame.view";
    private static final String PACKS = VIEW + ".packs.map(pack => pack.princess)";

    /** How often somebody was seen to move. */
    private static final String COUNTED =
            """
            () => {
                const animate = Element.prototype.animate;
                globalThis.moved = 0;
                Element.prototype.animate = function (...how) {
                    globalThis.moved++;
                    return animate.apply(this, how);
                };
            }
            """;

    /** Whether all of the board is in sight. */
    private static final String SCROLLS =
            """
            () => {
                const board = document.querySelector("masque-queenseat").renderRoot.querySelector(".board");
                return board.scrollHeight > board.clientHeight + 1 || document.documentElement.scrollHeight > innerHeight + 1;
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
    void wholeGamesOfFourSixAndTenWithEveryPackWhoseScreensAreForEveryone() {
        Map<String, Integer> games = new LinkedHashMap<>();
        games.put("starter", 4);
        games.put("medium", 6);
        games.put("advanced", 10);
        Set<String> packs = new TreeSet<>();
        Set<String> seen = new TreeSet<>();
        try (Visitor ann = ball.visitor(Ball.desk().setBypassCSP(true));
                Visitor bob =
                        ball.visitor(
                                Ball.phone().setBypassCSP(true).setColorScheme(ColorScheme.DARK))) {
            games.forEach((set, seats) -> {
                Evening evening = Evening.begin(GAME, seats, List.of(ann, bob), set);
                assertThat(evening.inspects(seen, Inspection::of)).isEmpty();
                packs.addAll(texts(ann.page().evaluate(PACKS)));
                assertThat(ann.sees(".scene .verdict").textContent()).contains("as Queen");
                ann.shows("queen-over-" + seats);
            });
        }
        assertThat(packs).as("every Princess").hasSize(12);
        assertThat(seen).contains("desk voting", "phone losing", "desk handing", "phone over");
    }

    @Test
    void tenPlayersAreInSightOnAJapanesePhone() {
        try (Visitor ann = ball.visitor(Ball.phone().setLocale("ja-JP"));
                Visitor bob = ball.visitor(Ball.desk().setViewportSize(1280, 720))) {
            Evening evening = Evening.begin(GAME, 10, List.of(ann, bob), "advanced");
            for (int choice = 0; choice < 4; choice++) {
                evening.plays(1);
                for (Visitor one : List.of(ann, bob)) {
                    assertThat(one.page().evaluate(SCROLLS)).isEqualTo(false);
                }
            }
            assertThat(Inspection.wide(ann.page())).isEmpty();
            ann.shows("queen-10");
        }
    }

    @Test
    void aBarredVoteIsExplainedAndSecretsAreCovered() {
        try (Visitor ann = ball.visitor()) {
            Evening evening = Evening.begin(GAME, 4, List.of(ann));
            Locator barred = ann.page().locator("m-hand[asked] m-card[state=dim]");
            Locator votes = ann.page().locator("m-hand[asked] m-card[state=lit]");
            while (ann.awaitsTurn() && (barred.count() == 0 || !inPhase(ann, "voting"))) {
                evening.plays(1);
            }
            barred.first().click();
            ann.sees(".why a[href$='#QS-2.2']");
            covers(ann);
            assertThat(votes.count()).isZero();
            covers(ann);
            votes.first().waitFor();
        }
    }

    @Test
    void whoeverChangesSeatsIsSeenToMove() {
        try (Visitor ann =
                ball.visitor(Ball.desk().setReducedMotion(ReducedMotion.NO_PREFERENCE))) {
            Evening evening = Evening.begin(GAME, 4, List.of(ann));
            Page page = ann.page();
            Locator seats = page.locator(".lit > .seat");
            while (ann.awaitsTurn() && (!inPhase(ann, "losing") || seats.count() == 0)) {
                evening.plays(1);
            }
            page.evaluate(COUNTED);
            ann.moves(() -> seats.first().click());
            page.waitForFunction("() => globalThis.moved >= 2");
        }
    }

    @Test
    void theFormTellsWhichPrincessesPlayAndWhichLookAlike() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("").clicks(".game .actions .button:nth-child(2)").sees(".several svg");
            ann.page().locator("dialog select[name=seats]").selectOption("4");
            Locator ticked = ann.page().locator(".several input:checked");
            assertThat(ticked.count()).isEqualTo(4);
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
            assertThat(texts(ann.page().evaluate(PACKS)))
                    .containsExactlyInAnyOrder(
                            "feared-flame", "eyrie-feyle", "venomfruit", "colorcoats");
        }
    }

    private static boolean inPhase(Visitor one, String phase) {
        return phase.equals(one.page().evaluate(VIEW + ".phase"));
    }

    private static List<String> texts(Object found) {
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }

    /** Covers what is secret, or uncovers it. */
    private static void covers(Visitor one) {
        boolean open = one.page().locator(Visitor.HELD).count() > 0;
        one.clicks("masque-table-menu button").clicks(".menu button:has-text('Cover')");
        one.page().waitForCondition(() -> one.page().locator(Visitor.HELD).count() > 0 != open);
    }
}
