package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Over plain http by a name, where a browser has less to offer, and under a path, nothing is
 * missing.
 */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PlainHttpTest {
    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.open(folder, "/club");
    }

    @AfterAll
    void close() {
        ball.close();
    }

    @Test
    void aWholeGameItsReplayItsFairnessAndItsLink() {
        try (Visitor ann = ball.visitorBy("masque.test")) {
            Evening evening = Evening.begin(Ball.GAME, 1, List.of(ann));
            Page page = ann.page();
            assertThat(page.evaluate("[crypto.subtle, navigator.clipboard, crypto.randomUUID]"))
                    .asInstanceOf(InstanceOfAssertFactories.LIST)
                    .containsOnlyNulls();
            assertThat(page.evaluate("'serviceWorker' in navigator")).isEqualTo(false);
            evening.playsToTheEnd();
            ann.clicks(".result a[href*='/replay/']").clicks(".keeping .button");
            assertThat(ann.sees(".finding.holds").textContent()).isNotBlank();
            ann.clicks(".keeping .link .button");
            page.waitForCondition(
                    () -> page.locator(".keeping .link .button").textContent().contains("Copied"));
            String link = ann.sees(".keeping .link input").inputValue();
            assertThat(link).startsWith(ball.address("masque.test") + "replay/");
            page.navigate(link);
            ann.sees(".replay .scrub");
        }
    }

    @Test
    void whateverThePolicyForbidsIsNoticed() {
        Visitor ann = ball.visitor();
        ann.opens("").sees(".game .play");
        ann.page()
                .evaluate(
                        "document.body.append(Object.assign(document.createElement('script'),"
                                + " {textContent: '1'}))");
        ann.page()
                .waitForCondition(() ->
                        ann.problems().stream()
                                .anyMatch(one -> one.contains("policy: script-src")));
        ann.forgives().close();
    }
}
