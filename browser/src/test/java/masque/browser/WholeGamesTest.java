package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whole games are played through the page at every number of players, by clicking on what is lit.
 */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class WholeGamesTest {
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
    void onePlayerAlone() {
        try (Visitor ann = ball.visitor(Ball.desk().setColorScheme(ColorScheme.DARK))) {
            Evening evening = Evening.begin(Ball.GAME, 1, List.of(ann));
            evening.plays(3);
            ann.shows("table-1");
            evening.playsToTheEnd();
        }
    }

    @Test
    void twoPlayersOneOfThemOnAJapanesePhone() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor(Ball.phone().setLocale("ja-JP"))) {
            Evening evening = Evening.begin(Ball.GAME, 2, List.of(ann, bob));
            evening.plays(4);
            ann.shows("table-2");
            bob.shows("table-2-phone-ja");
            evening.playsToTheEnd();
            assertThat(bob.sees(".result h2").textContent()).containsPattern("[ぁ-ん]");
        }
    }

    @Test
    void threePlayersOneOfThemAtNightOnAPhone() {
        try (Visitor ann = ball.visitor(Ball.phone().setColorScheme(ColorScheme.DARK));
                Visitor bob = ball.visitor()) {
            Evening evening = Evening.begin(Ball.GAME, 3, List.of(ann, bob));
            evening.plays(4);
            bob.shows("table-3");
            evening.playsToTheEnd();
            ann.shows("over-3-phone-dark");
        }
    }

    @Test
    void fourPlayersOfWhomEverybodyReloadsInBetween() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor()) {
            Evening evening = Evening.begin(Ball.GAME, 4, List.of(ann, bob));
            evening.plays(5);
            ann.shows("table-4");
            ann.page().reload();
            evening.plays(2);
            bob.page().reload();
            evening.playsToTheEnd();
            ann.shows("over-4");
        }
    }
}
