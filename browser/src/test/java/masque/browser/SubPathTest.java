package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Behind a proxy that keeps the site under a path of its own nothing is missing. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class SubPathTest {
    @Test
    void aGuestComesPlaysReadsTheRulesAndGoesHome(@TempDir Path folder) {
        try (Ball ball = Ball.open(folder, "/club/masque");
                Visitor ann = ball.visitor()) {
            ann.playsNow();
            assertThat(ann.page().url()).contains("/club/masque/table/");
            ann.awaitsTurn();
            ann.movesFirst();
            ann.page().reload();
            ann.sees("m-hand m-card");
            ann.opens("rules/" + Ball.GAME).sees(".clause");
            ann.clicks(".brand").sees(".game .play");
            assertThat(ann.page().url()).endsWith("/club/masque/");
        }
    }
}
