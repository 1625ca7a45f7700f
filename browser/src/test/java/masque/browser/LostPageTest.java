package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Whoever follows a link to what is not there reads so and finds the way home. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LostPageTest {
    private static final String NO_TABLE = "AAAAAAAAAAAAAAAAAAAAAA";
    private static final List<String> LOST =
            List.of("nothing", "nothing/at/all", "table/" + NO_TABLE, "replay/" + NO_TABLE);
    private static final String WAY = "main.alone .button.chief";

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball =
                Ball.open(
                        folder,
                        "/club/masque",
                        List.of(Ball.playable(Ball.trickBox()), Ball.playable(Ball.bluffBox())));
    }

    @AfterAll
    void close() {
        ball.close();
    }

    private static List<Browser.NewContextOptions> screens() {
        return List.of(
                Ball.phone().setColorScheme(ColorScheme.DARK),
                Ball.phone().setColorScheme(ColorScheme.LIGHT).setLocale("ja-JP"),
                Ball.desk().setViewportSize(1280, 800).setColorScheme(ColorScheme.DARK),
                Ball.desk().setViewportSize(1280, 800).setColorScheme(ColorScheme.LIGHT));
    }

    @Test
    void everyLinkToNothingLeadsHome() {
        for (Browser.NewContextOptions screen : screens()) {
            // The page may not do what the policy forbids, but whoever looks at it may.
            try (Visitor ann = ball.visitor(screen.setBypassCSP(true))) {
                for (String path : LOST) {
                    ann.expects("404: " + ann.address(path))
                            .expects("console: Failed to load resource")
                            .opens(path);
                    ann.sees(WAY);
                    isSound(ann, "lost-" + path.replace('/', '-'), screen);
                    ann.clicks(WAY).sees(".game .play");
                    assertThat(ann.page().url()).isEqualTo(ann.address(""));
                }
            }
        }
    }

    @Test
    void theRulebooksAreListedAndLeadToThem() {
        for (Browser.NewContextOptions screen : screens()) {
            try (Visitor ann = ball.visitor(screen.setBypassCSP(true))) {
                ann.opens("rules").sees(".books a");
                assertThat(ann.page().locator(".books a").count()).isEqualTo(2);
                isSound(ann, "rulebooks", screen);
                ann.clicks(".books a").sees(".clause");
                assertThat(ann.page().url()).isEqualTo(ann.address("rules/" + Ball.GAME));
                ann.clicks(".rules search a").sees(".books a");
                ann.clicks(".rulebooks .button").sees(".game .play");
            }
        }
    }

    private static void isSound(Visitor ann, String name, Browser.NewContextOptions screen) {
        Page page = ann.page();
        ann.shows(
                "%s-%d-%s"
                        .formatted(
                                name,
                                page.viewportSize().width,
                                screen.colorScheme.orElseThrow().name().toLowerCase(Locale.ROOT)));
        assertThat(Inspection.of(page)).isEmpty();
        if ("ja-JP".equals(screen.locale)) {
            assertThat(Inspection.english(page)).isEmpty();
        }
    }

    @Test
    void aLinkWithinThePageLeadsToTheSame() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("").sees(".game .play");
            for (String path : List.of("nothing/at/all", "%", "rules/Whist")) {
                follows(ann, path);
                assertThat(ann.sees("main.alone h1").textContent())
                        .isEqualTo("There is nothing at this address.");
                assertThat(ann.page().title()).startsWith("There is nothing");
                ann.clicks(WAY).sees(".game .play");
            }
            ann.expects("404").expects("console: Failed to load resource");
            for (String path : List.of("table/" + NO_TABLE, "replay/" + NO_TABLE)) {
                follows(ann, path);
                assertThat(ann.sees("main.alone h1").textContent())
                        .isEqualTo("There is no such table.");
                ann.clicks(WAY).sees(".game .play");
            }
            assertThat(ann.page().url()).isEqualTo(ann.address(""));
        }
    }

    /** A click on a link, which the page's own router takes. */
    private static void follows(Visitor ann, String path) {
        ann.page()
                .evaluate(
                        "address => Object.assign(document.body.appendChild("
                                + "document.createElement('a')), {href: address}).click()",
                        ann.address(path));
    }

    @Test
    void withoutScriptsThePageSaysTheSame() {
        try (Visitor ann = ball.visitor(Ball.phone().setJavaScriptEnabled(false))) {
            ann.expects("404: ").expects("console: Failed to load resource").opens("nothing");
            assertThat(ann.sees("main.alone h1").textContent())
                    .isEqualTo("There is nothing at this address.");
            ann.clicks(".languages a");
            assertThat(ann.sees("main.alone h1").textContent()).isEqualTo("このアドレスには何もありません。");
            // Where scripts are off the browser itself says of each that it is not fetched.
            ann.expects(".js csp").clicks(WAY);
            assertThat(ann.page().url()).isEqualTo(ann.address(""));
            ann.opens("rules");
            assertThat(ann.sees(".books a").textContent()).isEqualTo("Masquerade Trick");
        }
    }
}
