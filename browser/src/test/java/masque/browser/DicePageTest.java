package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Dice Challenge in a real browser: whole matches by what is lit, and every screen for everyone.
 */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DicePageTest {
    private static final String GAME = "dice-challenge";
    private static final String PHASE =
            "() => document.querySelector('masque-dice-challenge')?.frame?.view?.phase ?? 'none'";

    /** What would have to be scrolled to. */
    private static final String BELOW =
            """
            () => {
                const root = document.querySelector("masque-dice-challenge").renderRoot;
                const high = one => one && one.scrollHeight > one.clientHeight + 1;
                return high(root.querySelector(".board")) || document.documentElement.scrollHeight > innerHeight + 1;
            }
            """;

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.of(Ball.diceBox(), folder);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    @Test
    void aDuelBetweenTwoPeopleWhoseEveryScreenIsForEveryone() {
        try (Visitor ann = ball.visitor(Ball.desk().setBypassCSP(true).setViewportSize(1280, 720));
                Visitor bob =
                        ball.visitor(
                                Ball.phone().setBypassCSP(true).setColorScheme(ColorScheme.DARK))) {
            Evening evening = Evening.begin(GAME, 2, List.of(ann, bob));
            assertThat(ann.page().locator(".gallery .pick").count()).isEqualTo(24);
            Set<String> seen = new TreeSet<>();
            assertThat(evening.inspects(seen, DicePageTest::wrong)).isEmpty();
            assertThat(seen).contains("desk picking", "desk turn", "phone turn", "phone over");
            assertThat(bob.sees(".scene .tale").textContent()).contains("ound");
            bob.shows("dice-over-phone");
        }
    }

    private static List<String> wrong(Page page) {
        List<String> found = new ArrayList<>(Inspection.of(page));
        if (!page.evaluate(PHASE).equals("over") && (Boolean) page.evaluate(BELOW)) {
            found.add("must be scrolled");
        }
        return found;
    }

    @Test
    void singleCombatOfThreeAgainstThreeBetweenTwoPeople() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor(Ball.phone().setLocale("ja-JP"))) {
            Evening evening = Evening.begin(GAME, 2, List.of(ann, bob), "single", "3");
            evening.plays(6);
            assertThat(ann.sees(".row-below .pick").getAttribute("aria-label")).startsWith("Send ");
            evening.plays(4);
            ann.shows("dice-single");
            assertThat(Inspection.wide(bob.page())).isEmpty();
            evening.playsToTheEnd();
            assertThat(ann.page().locator(".scene .bearers li").count()).isEqualTo(6);
            assertThat(bob.sees(".result h2").textContent()).containsPattern("[ぁ-ん]");
        }
    }

    @Test
    void tagTeamsOfTwoBetweenTwoPeople() {
        try (Visitor ann = ball.visitor(Ball.phone());
                Visitor bob = ball.visitor()) {
            Evening evening = Evening.begin(GAME, 2, List.of(ann, bob), "tag");
            evening.plays(8);
            ann.sees(".team .mate");
            bob.shows("dice-tag");
            ann.page().reload();
            evening.playsToTheEnd();
            assertThat(ann.page().locator(".scene .chapter").count()).isBetween(3, 12);
        }
    }

    @Test
    void eightPlayersOnAPhoneWithoutScrolling() {
        try (Visitor ann = ball.visitor(Ball.phone().setBypassCSP(true))) {
            Evening evening = Evening.begin(GAME, 8, List.of(ann), "tag", "deal");
            evening.plays(1);
            ann.sees(".team .mate");
            assertThat(Inspection.of(ann.page())).isEmpty();
            assertThat((Boolean) ann.page().evaluate(BELOW)).isFalse();
            ann.shows("dice-tag-8");
        }
    }

    @Test
    void attackersArePickedAndDroppedByKeys() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("").clicks(".game .play").sees(".gallery .pick");
            Keys keys = new Keys(ann).tabsTo(".gallery .pick").press("ArrowRight").press("Enter");
            ann.sees(".powers .power");
            keys.press("Escape").press("Enter");
            ann.page().waitForCondition(() -> keys.on(".power"));
            ann.moves(() -> keys.press("Enter"));
            Locator lit = ann.page().locator(".near m-die[state=lit]");
            while (ann.awaitsTurn()
                    && !(ann.page().evaluate(PHASE).equals("turn") && lit.count() > 0)) {
                ann.movesBySight();
            }
            keys.press("1");
            ann.sees(".near m-die[state=chosen]");
            keys.press("Escape");
            assertThat(ann.page().locator(".near m-die[state=chosen]").count()).isZero();
            keys.tabsTo(".near m-die[state=lit]").press("Enter").press("ArrowUp");
            assertThat(keys.on(".far m-die")).isTrue();
            keys.press("Home").stepsTo(".far m-die[state=lit]", "ArrowRight");
            int before = ann.decision();
            for (int step = 0; step < 3 && ann.decision() == before; step++) {
                keys.press("Enter");
                ann.page()
                        .waitForCondition(() ->
                                ann.decision() != before
                                        || ann.page().locator(Visitor.STEP).count() > 0);
            }
            assertThat(ann.decision()).isNotEqualTo(before);
        }
    }

    @Test
    void diceThatCannotCaptureSayByWhichClause() {
        try (Visitor ann = ball.visitor(Ball.phone())) {
            Locator dim = ann.page().locator(".far m-die[state=dim]");
            Evening.begin(GAME, 2, List.of(ann), "deal");
            while (!ann.awaitsTurn() || dim.count() == 0) {
                if (ann.decision() > 0) {
                    ann.movesBySight();
                } else {
                    Evening.begin(GAME, 2, List.of(ann), "deal");
                }
            }
            ann.clicks(".far m-die[state=dim]");
            assertThat(ann.sees(".why a").getAttribute("href"))
                    .contains("rules/dice-challenge#DC-");
        }
    }
}
