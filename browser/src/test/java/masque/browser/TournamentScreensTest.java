package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Every screen of a tournament can be read aloud, touched, and read in Japanese. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class TournamentScreensTest {
    /** Buttons and fields of a tournament are tapped in a crowd. */
    private static final String BELOW_A_THUMB =
            """
            () => [...document.querySelectorAll(".tournament :is(button, a.button, input, select, summary)")]
                .filter(one => one.checkVisibility())
                .map(one => [one, (one.matches("[type=checkbox], [type=radio]") ? one.closest("label") : one).getBoundingClientRect()])
                .filter(([one, {width, height}]) => width < 43.9 || height < 43.9)
                .map(([one, {width, height}]) => `small: ${one.localName}.${one.className} ${one.textContent.trim()} ${width} x ${height}`)
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
    void everyScreenIsForEveryoneOnAPhoneByNightAndAtADeskByDay() {
        Sight sight = new Sight(new int[] {320, 640}, Sight.DESK);
        Browser.NewContextOptions night =
                Ball.phone()
                        .setViewportSize(320, 640)
                        .setBypassCSP(true)
                        .setColorScheme(ColorScheme.DARK);
        assertThat(found(night, page -> sight.both(page, TournamentScreensTest::wrong))).isEmpty();
    }

    @Test
    void noScreenIsInEnglishOrTooWideOnAJapanesePhone() {
        assertThat(
                        found(
                                Ball.phone().setLocale("ja-JP"),
                                page ->
                                        Stream.concat(
                                                        Inspection.wide(page).stream(),
                                                        Inspection.english(page).stream())
                                                .toList()))
                .isEmpty();
    }

    private static List<String> wrong(String where, Page page) {
        List<String> small = where.equals("phone") ? belowAThumb(page) : List.of();
        return Stream.concat(Inspection.of(page).stream(), small.stream()).toList();
    }

    private static List<String> belowAThumb(Page page) {
        return ((List<?>) page.evaluate(BELOW_A_THUMB)).stream().map(String::valueOf).toList();
    }

    private List<String> found(
            Browser.NewContextOptions options, Function<Page, List<String>> inspection) {
        List<String> found = new ArrayList<>();
        try (Visitor tess = ball.visitor(options);
                Visitor ann = ball.visitor(options);
                Visitor bob = ball.visitor(options)) {
            new TournamentTour(
                            tess,
                            ann,
                            bob,
                            (screen, page) ->
                                    inspection
                                            .apply(page)
                                            .forEach(one -> found.add(screen + ": " + one)))
                    .all();
        }
        return found;
    }
}
