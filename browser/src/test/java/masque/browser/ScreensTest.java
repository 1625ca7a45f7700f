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
    void everyScreenIsForEveryoneAtADeskByDay() {
        Browser.NewContextOptions day =
                Ball.desk().setBypassCSP(true).setColorScheme(ColorScheme.LIGHT);
        assertThat(found(day, Inspection::of, Tour::all)).isEmpty();
    }

    @Test
    void everyScreenIsForEveryoneOnAPhoneByNight() {
        Browser.NewContextOptions night =
                Ball.phone().setBypassCSP(true).setColorScheme(ColorScheme.DARK);
        assertThat(found(night, Inspection::of, Tour::all)).isEmpty();
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
