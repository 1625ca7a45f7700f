package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.nio.file.Path;
import java.util.List;
import masque.core.Box;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Several play on one device that is passed around. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class PassedAroundTest {
    private static final String SECRETS = Visitor.HELD + ", .mine, .mine .role";

    private static int secrets(Visitor one) {
        return one.page().locator(SECRETS).count();
    }

    @Test
    void whatOnlyOneKnowsIsNotInThePageBeforeTheDeviceIsTheirs(@TempDir Path folder) {
        try (Ball ball = Ball.open(folder, "");
                Visitor ann = ball.visitor(Ball.phone())) {
            Evening.tableFor(ann, Ball.GAME, 3);
            ann.sees(".chair.open select").selectOption("me");
            ann.page().waitForCondition(() -> ann.page().locator(".chair.person").count() == 2);
            ann.clicks(".start").sees(".curtain");
            assertThat(secrets(ann)).isZero();
            peeps(ann);
            ann.shows("curtain-phone").clicks(".curtain .chief").sees(Visitor.HELD);
            List<String> first = Visitor.hand(ann.page());
            ann.page().keyboard().press("1");
            ann.sees(".curtain");
            assertThat(secrets(ann)).isZero();
            ann.clicks(".curtain .chief").sees(Visitor.HELD);
            assertThat(Visitor.hand(ann.page())).isNotEmpty().doesNotContainAnyElementsOf(first);
        }
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void whoeverCoversTheirCardsHasThemInThePageOnlyWhileTheyHold(Box box, @TempDir Path folder) {
        try (Ball ball = Ball.of(box, folder);
                Visitor ann = ball.visitor(Ball.phone()).playsNow()) {
            ann.awaitsTurn();
            assertThat(secrets(ann)).isPositive();
            ann.clicks("masque-table-menu button").clicks(".menu button:has-text('Cover')");
            ann.page().waitForCondition(() -> secrets(ann) == 0);
            Locator hold = ann.sees("m-peek .hold");
            hold.hover();
            ann.page().mouse().down();
            ann.sees(Visitor.HELD);
            ann.shows("held-" + box.id() + "-phone");
            ann.page().mouse().up();
            ann.page().waitForCondition(() -> secrets(ann) == 0);
            ann.shows("covered-" + box.id() + "-phone");
        }
    }

    @Test
    void whoeverCoversASecretPickHasItInThePageOnlyWhileTheyHold(@TempDir Path folder) {
        try (Ball ball = Ball.of(Ball.diceBox(), folder);
                Visitor ann = ball.visitor(Ball.phone());
                Visitor bob = ball.visitor()) {
            Evening.begin("dice-challenge", 2, List.of(ann, bob));
            ann.movesBySight().sees(".mine.secret");
            ann.clicks("masque-table-menu button").clicks(".menu button:has-text('Cover')");
            ann.page().waitForCondition(() -> secrets(ann) == 0);
            ann.sees("m-peek .hold").hover();
            ann.page().mouse().down();
            assertThat(ann.sees(".mine.secret").textContent()).contains("Your secret choice");
            ann.page().mouse().up();
            ann.page().waitForCondition(() -> secrets(ann) == 0);
            ann.shows("covered-dice-challenge-phone");
            assertThat(bob.page().locator(".throne .state").allTextContents().toString())
                    .contains("has chosen");
        }
    }

    private static List<Box> boxes() {
        return List.of(Ball.trickBox(), Ball.battleBox(), Ball.bluffBox(), Ball.queenBox());
    }

    private static void peeps(Visitor ann) {
        Locator hold = ann.sees(".curtain .button:not(.chief)");
        hold.hover();
        ann.page().mouse().down();
        ann.sees(Visitor.HELD);
        ann.page().mouse().up();
        ann.page().waitForCondition(() -> secrets(ann) == 0);
    }
}
