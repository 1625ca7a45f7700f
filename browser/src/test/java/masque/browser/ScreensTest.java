package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Every screen can be read aloud, touched, read in Japanese, and looked at on a small phone. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ScreensTest {
    private static final int[] PHONE = {360, 740};

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
    void everyScreenIsForEveryoneOnAPhoneByNightAndAtADeskByDay() {
        Sight sight = new Sight(PHONE, Sight.DESK);
        Browser.NewContextOptions night =
                Ball.phone().setBypassCSP(true).setColorScheme(ColorScheme.DARK);
        assertThat(
                        found(
                                night,
                                page -> sight.both(page, (_, seen) -> Inspection.of(seen)),
                                Tour::all))
                .isEmpty();
    }

    @Test
    void noScreenIsInEnglishOrTooWideOnAJapanesePhone() {
        Function<Page, List<String>> inspection =
                page ->
                        Stream.concat(
                                        Inspection.wide(page).stream(),
                                        Inspection.english(page).stream())
                                .toList();
        assertThat(found(Ball.phone().setLocale("ja-JP"), inspection, Tour::site)).isEmpty();
    }

    @Test
    void whatIsWrongWithAScreenIsFound() {
        try (Visitor ann = ball.visitor(Ball.phone().setBypassCSP(true))) {
            ann.opens("").sees(".game .play");
            ann.page()
                    .evaluate(
                            """
                            document.querySelector("main").insertAdjacentHTML("beforeend",
                                `<button style="width: 10px; height: 10px; padding: 0"></button>
                                <div style="width: 900px">wide</div>`)
                            """);
            assertThat(Inspection.of(ann.page()))
                    .anyMatch(one -> one.startsWith("button-name"))
                    .anyMatch(one -> one.startsWith("small: button"))
                    .anyMatch(one -> one.startsWith("wide: div"));
            assertThat(Inspection.english(ann.page())).isNotEmpty();
        }
    }

    @Test
    void whatIsWrongInOneWindowOrLightAloneIsFound() {
        Sight sight = new Sight(PHONE, Sight.DESK);
        try (Visitor ann = ball.visitor(Ball.phone().setBypassCSP(true))) {
            ann.opens("").sees(".game .play");
            ann.page()
                    .evaluate(
                            """
                            document.querySelector("main").insertAdjacentHTML("beforeend",
                                `<style>
                                    #tiny {width: 60px; height: 60px}
                                    @media (min-width: 1000px) and (prefers-color-scheme: light) {
                                        #tiny {width: 10px; height: 10px; padding: 0; border: 0}
                                    }
                                    @media (max-width: 500px) and (prefers-color-scheme: dark) {
                                        #broad {width: 900px}
                                    }
                                </style>
                                <button id="tiny">tiny</button><div id="broad">broad</div>`)
                            """);
            assertThat(sight.both(ann.page(), (_, page) -> Inspection.of(page)))
                    .anyMatch(one -> one.startsWith("desk: small: button"))
                    .noneMatch(one -> one.startsWith("phone: small: button"))
                    .anyMatch(one -> one.startsWith("phone: wide: div"))
                    .noneMatch(one -> one.startsWith("desk: wide"));
        }
    }

    @Test
    void tenSeatsAreTwoRowsOfChipsOnAPhone() {
        try (Visitor ann = ball.visitor(Ball.phone())) {
            ann.opens("parts").sees("m-ring .ring.many .seat");
            Locator seats =
                    ann.page().locator("m-ring:has(.ring.many) >> nth=0").locator(".seats li");
            Object tops =
                    seats.evaluateAll(
                            "all => [...new Set(all.map(one => one.getBoundingClientRect().top))]");
            assertThat(seats.count()).isEqualTo(10);
            assertThat((List<?>) tops).hasSize(2);
            seats.nth(9).locator(".seat").click();
            ann.sees("m-ring dialog[open]:has-text('Élodie')");
        }
    }

    private List<String> found(
            Browser.NewContextOptions options,
            Function<Page, List<String>> inspection,
            Consumer<Tour> way) {
        List<String> found = new ArrayList<>();
        try (Visitor ann = ball.visitor(options);
                Visitor bob = ball.visitor(options)) {
            way.accept(
                    new Tour(
                            ann,
                            bob,
                            Ball.GAME,
                            (screen, page) ->
                                    inspection
                                            .apply(page)
                                            .forEach(one -> found.add(screen + ": " + one))));
        }
        return found;
    }
}
