package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Guests come, play and look back, in a real browser. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PageTest {
    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.open(folder, "");
    }

    @AfterAll
    void close() {
        ball.close();
    }

    @Test
    void aNewcomerIsOneClickFromTheFirstCards() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("").sees(".game .play");
            ann.shows("home-desk").clicks(".game .play").sees("m-hand m-card");
            assertThat(ann.awaitsTurn()).isTrue();
            assertThat(ann.page().title()).contains("Your turn");
            ann.shows("table-desk").movesFirst();
        }
    }

    @Test
    void aWholeGameIsPlayedByKeysAloneAndCheckedAfterwards() {
        try (Visitor ann = ball.visitor(Ball.phone().setColorScheme(ColorScheme.DARK))) {
            ann.playsNow().shows("table-phone");
            while (ann.awaitsTurn()) {
                ann.movesFirst();
            }
            ann.shows("over-phone").clicks(".result a[href*='/replay/']");
            ann.clicks(".keeping .button");
            assertThat(ann.sees(".finding.holds").textContent()).contains("The deal was fair");
            ann.clicks(".controls .button[title='To the end']").shows("replay-phone");
            assertThat(ann.sees(".keeping input").inputValue()).doesNotContain("frame=0&");
        }
    }

    @Test
    void twoPlayersMeetAtATableByItsCode() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor(Ball.phone())) {
            ann.opens("").clicks(".game .actions .button:nth-child(2)").clicks("dialog .chief");
            String code = ann.sees(".share .code strong").textContent();
            bob.opens("");
            bob.page().locator(".join input").fill(code.toLowerCase(java.util.Locale.ROOT));
            bob.clicks(".join .button").clicks(".chair.open .button.chief");
            bob.sees(".gathering [role=status]:has-text('host')");
            ann.page().waitForCondition(() -> ann.page().locator(".chair.person").count() == 2);
            ann.shows("lobby-desk").clicks(".start");
            ann.sees("m-hand m-card");
            bob.sees("m-hand m-card");
            assertThat(ann.awaitsTurn() && bob.awaitsTurn()).isTrue();
            ann.clicks(".talk");
            ann.page().locator("m-chat input").fill("Good evening, <b>everybody</b>!");
            ann.page().keyboard().press("Enter");
            bob.clicks(".talk");
            assertThat(bob.sees("m-chat li").textContent()).contains("<b>everybody</b>");
        }
    }

    @Test
    void whoeverReloadsSitsWhereTheySat() {
        try (Visitor ann = ball.visitor()) {
            ann.playsNow().awaitsTurn();
            ann.movesFirst().awaitsTurn();
            int decision = ann.decision();
            List<String> hand = Visitor.hand(ann.page());
            ann.page().reload();
            ann.awaitsTurn();
            assertThat(ann.decision()).isEqualTo(decision);
            assertThat(Visitor.hand(ann.page())).isNotEmpty().isEqualTo(hand);
        }
    }

    @Test
    void aBrokenLineIsMendedAndTheMoveIsNotLost() {
        try (Visitor ann = ball.visitor()) {
            ann.playsNow().awaitsTurn();
            int decision = ann.decision();
            ball.way().cut();
            ann.sees(".reconnecting");
            ann.page().keyboard().press("1");
            ball.way().mend();
            ann.page().waitForCondition(() -> ann.decision() != decision);
            assertThat(ann.page().locator(".reconnecting").count()).isZero();
            ann.forgives();
        }
    }

    @Test
    void aJapaneseBrowserIsSpokenToInJapanese() {
        try (Visitor ann = ball.visitor(new Browser.NewContextOptions().setLocale("ja-JP"))) {
            ann.opens("");
            assertThat(ann.sees(".game h2").textContent()).doesNotContain("Masquerade");
            assertThat(ann.page().locator("html").getAttribute("lang")).isEqualTo("ja");
            ann.shows("home-ja").clicks(".languages [lang=en]");
            ann.page()
                    .waitForCondition(
                            () -> ann.sees(".game h2").textContent().contains("Masquerade"));
            ann.page().reload();
            assertThat(ann.sees(".game h2").textContent()).contains("Masquerade");
        }
    }

    @Test
    void everythingWorksOverPlainHttpByAName() {
        try (Visitor ann = ball.visitor()) {
            ann.page().navigate(ball.address("masque.test"));
            assertThat(ann.page().evaluate("isSecureContext")).isEqualTo(false);
            ann.clicks(".game .play").sees("m-hand m-card");
            ann.awaitsTurn();
            ann.movesFirst();
        }
    }

    @Test
    void rulesHaveAnchorsAndCanBeSearched() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("rules/" + Ball.GAME + "#MT-2.5");
            assertThat(ann.sees(".clause.meant").textContent()).contains("MT-2.5");
            ann.page().locator("input[type=search]").fill("neighbour left");
            ann.page().waitForCondition(() -> ann.page().locator(".clause").count() == 1);
            assertThat(ann.sees(".clause").textContent()).contains("MT-2.4");
        }
    }

    @Test
    void theFirstLoadIsSmall() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("").sees(".game .play");
            Object bytes =
                    ann.page()
                            .evaluate(
                                    "performance.getEntriesByType('resource')"
                                            + ".reduce((sum, one) => sum + one.encodedBodySize, 0)");
            assertThat(((Number) bytes).intValue()).isBetween(10_000, 200_000);
        }
    }
}
