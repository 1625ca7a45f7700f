package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Truth or Bluff in a real browser: whole games by what is lit, and every screen for everyone. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BluffPageTest {
    private static final String GAME = "truth-or-bluff";

    /** With nines on all tiles it takes four of them. */
    private static final String SOON = "thirty-six";

    private static final Set<String> SCREENS =
            Set.of(
                    "desk sliding",
                    "phone sliding",
                    "desk answering",
                    "phone answering",
                    "desk over",
                    "phone over");

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.of(Ball.shortBluffBox(), folder);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    @Test
    void threePlayersWhoSeeWhoIsDefeatedByWhat() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor(Ball.phone())) {
            Evening evening = Evening.begin(GAME, 3, List.of(ann, bob), SOON);
            evening.plays(7);
            ann.shows("bluff-3");
            bob.page().reload();
            evening.playsToTheEnd();
            assertThat(ann.sees(".scene h2").textContent()).contains("a sum of 36");
            assertThat(ann.page().locator(".scene .unmasked").count()).isEqualTo(3);
            assertThat(ann.page().locator(".scene .defeated").count()).isPositive();
        }
    }

    @Test
    void fivePlayersWhoseEveryScreenIsForEveryone() {
        try (Visitor ann = ball.visitor(Ball.desk().setBypassCSP(true));
                Visitor bob =
                        ball.visitor(
                                Ball.phone().setBypassCSP(true).setColorScheme(ColorScheme.DARK))) {
            Set<String> seen = new TreeSet<>();
            // A short game may end before either of them begins a round.
            while (!seen.containsAll(SCREENS)) {
                Evening evening = Evening.begin(GAME, 5, List.of(ann, bob), SOON);
                assertThat(evening.inspects(seen, Inspection::of)).isEmpty();
            }
            ann.shows("bluff-over-5");
        }
    }

    @Test
    void eightPlayersOneOfThemOnAJapanesePhone() {
        try (Visitor ann = ball.visitor(Ball.phone().setLocale("ja-JP"));
                Visitor bob = ball.visitor()) {
            Evening evening = Evening.begin(GAME, 8, List.of(ann, bob), SOON);
            evening.plays(4);
            bob.shows("bluff-8");
            assertThat(Inspection.wide(ann.page())).isEmpty();
            evening.playsToTheEnd();
            assertThat(ann.sees(".result h2").textContent()).containsPattern("[ぁ-ん]");
        }
    }

    @Test
    void whatCannotBeChosenIsExplained() {
        try (Visitor ann = ball.visitor()) {
            Locator barred = ann.page().locator(".choices .pick[aria-disabled]");
            Locator look = ann.page().locator(".choices .look:not([aria-disabled])");
            // A short game may end before a tile comes to her.
            while (barred.count() == 0) {
                Evening.begin(GAME, 3, List.of(ann), SOON);
                while (ann.awaitsTurn() && barred.count() == 0) {
                    ann.moves(() -> ann.page().keyboard().press(look.count() > 0 ? "3" : "1"));
                }
            }
            barred.first().click(new Locator.ClickOptions().setForce(true));
            ann.sees(".why a[href$='#TB-3.3']");
        }
    }

    @Test
    void aStepIsCoveredAndTakenBack() {
        try (Visitor ann = ball.visitor()) {
            Evening.begin(GAME, 3, List.of(ann), SOON);
            Locator lit = ann.page().locator("m-rack m-tile[state=lit]");
            while (ann.awaitsTurn() && lit.count() == 0) {
                ann.movesFirst();
            }
            ann.movesFirst().sees(".traveller");
            ann.covers();
            assertThat(ann.page().locator(".traveller").count()).isZero();
            assertThat(ann.sees("m-prompt p").textContent()).isEqualTo("To whom does the tile go?");
            ann.covers();
            ann.movesFirst().moves(() -> ann.clicks("m-prompt m-button"));
            ann.page().waitForCondition(() -> lit.count() > 0);
        }
    }
}
