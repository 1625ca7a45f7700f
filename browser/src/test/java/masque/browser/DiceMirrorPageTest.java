package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Two who pick the same are asked on their pages, in secret, whether they want a mirror match. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DiceMirrorPageTest {
    private static final String KUNZITE = ".gallery .card:has-text('Kunzite')";
    private static final String YES = ".row-below .pick:nth-child(1)";
    private static final String NO = ".row-below .pick:nth-child(2)";

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.of(Ball.diceBox(), folder);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    /** A duel in which equal picks are asked about. */
    private static void begins(Visitor host, Visitor guest) {
        host.context()
                .request()
                .put(
                        host.address("api/v1/me"),
                        RequestOptions.create().setData(Map.of("name", "Ann")));
        Object order = Map.of("game", "dice-challenge", "options", Map.of("ask-mirror", "true"));
        RequestOptions request = RequestOptions.create().setData(order);
        String answer =
                host.context().request().post(host.address("api/v1/tables"), request).text();
        String table = "table/" + answer.replaceFirst("(?s).*?\"id\": ?\"([^\"]+)\".*", "$1");
        host.opens(table).sees(".chair.open");
        guest.opens(table).clicks(".chair.open .button.chief");
        Evening.starts(List.of(host, guest));
    }

    private static void picks(Visitor one, String card) {
        one.clicks(card).clicks(".power.chief");
    }

    @Test
    void dc_8_10_theQuestionIsForEveryoneAndItsAnswersStaySecret() {
        try (Visitor ann = ball.visitor(Ball.desk().setBypassCSP(true).setViewportSize(1280, 720));
                Visitor bob =
                        ball.visitor(
                                Ball.phone().setBypassCSP(true).setColorScheme(ColorScheme.DARK))) {
            begins(ann, bob);
            picks(ann, KUNZITE);
            picks(bob, KUNZITE);
            for (Visitor one : List.of(ann, bob)) {
                assertThat(one.sees(".mirrored h2").textContent()).contains("Kunzite");
                assertThat(one.page().locator(".row-below .pick").count()).isEqualTo(2);
                assertThat(Inspection.of(one.page())).isEmpty();
            }
            ann.shows("dice-mirror");
            bob.shows("dice-mirror-phone");
            ann.clicks(YES);
            assertThat(ann.sees(".secret").textContent()).contains("a mirror match");
            bob.sees(".throne:nth-child(2) .state svg");
            assertThat(bob.page().locator(".secret").count()).isZero();
            assertThat(Inspection.of(ann.page())).isEmpty();
            bob.clicks(NO);
            ann.sees(KUNZITE);
            assertThat(bob.sees(KUNZITE).isVisible()).isTrue();
            picks(bob, KUNZITE);
            picks(ann, KUNZITE);
            bob.sees(".mirrored");
            bob.clicks(YES);
            ann.sees(".mirrored");
            ann.clicks(YES);
            assertThat(ann.sees(".near .character").textContent()).contains("Kunzite");
            assertThat(ann.sees(".far .character").textContent()).contains("Kunzite");
        }
    }

    @Test
    void dc_8_10_theQuestionIsAskedInJapaneseAndAnsweredByKeys() {
        try (Visitor ann = ball.visitor(Ball.desk().setLocale("ja-JP"));
                Visitor bob = ball.visitor()) {
            begins(ann, bob);
            picks(ann, ".gallery .card:nth-child(17)");
            picks(bob, KUNZITE);
            ann.sees("m-prompt :text('ミラーマッチにしますか')");
            assertThat(Inspection.wide(ann.page())).isEmpty();
            ann.shows("dice-mirror-ja");
            ann.moves(() -> new Keys(ann).press("2"));
            assertThat(ann.sees(".secret").textContent()).contains("選び直し");
        }
    }
}
