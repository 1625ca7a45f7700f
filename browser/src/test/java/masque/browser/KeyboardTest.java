package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever has no mouse plays like everybody else. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class KeyboardTest {
    @Test
    void aWholeGameFromHomeToTheReplayByKeysAlone(@TempDir Path folder) {
        try (Ball ball = Ball.open(folder, "");
                Visitor ann = ball.visitor()) {
            Keys keys = begins(ann);
            keys.tabsTo(".seat").press("Enter");
            ann.sees("m-ring dialog[open]");
            keys.press("Escape");
            assertThat(keys.on(".seat")).as("whoever closes a window is back").isTrue();
            for (int choice = 1; ann.awaitsTurn(); choice++) {
                if (choice % 3 == 0) {
                    ann.movesFirst();
                } else {
                    keys.chooses();
                }
            }
            keys.tabsTo(".result a[href*='/replay/']").press("Enter");
            ann.sees(".replay .scrub");
            keys.tabsTo(".scrub input").press("End");
            assertThat(ann.sees(".controls .quiet").textContent()).isNotEmpty();
        }
    }

    @Test
    void aWholeMasqueradeBattleByKeysAlone(@TempDir Path folder) {
        try (Ball ball = Ball.of(Ball.battleBox(), folder);
                Visitor ann = ball.visitor()) {
            Keys keys = begins(ann);
            if (ann.awaitsTurn() && ann.page().locator("button.bid").count() > 0) {
                keys.tabsTo("button.bid");
                ann.moves(() -> keys.press("Enter"));
            }
            while (ann.awaitsTurn()) {
                keys.chooses();
            }
            assertThat(ann.sees(".scene .tale").textContent()).isNotEmpty();
        }
    }

    @Test
    void aWholeTruthOrBluffByKeysAlone(@TempDir Path folder) {
        try (Ball ball = Ball.of(Ball.bluffBox(), folder);
                Visitor ann = ball.visitor()) {
            Keys keys = begins(ann);
            for (int choice = 0; ann.awaitsTurn(); choice++) {
                if (choice < 8) {
                    keys.chooses();
                } else {
                    ann.movesFirst();
                }
            }
            assertThat(ann.sees(".scene .tale").textContent()).isNotEmpty();
        }
    }

    @Test
    void aWholeQueenseatByKeysAlone(@TempDir Path folder) {
        try (Ball ball = Ball.of(Ball.shortQueenBox(), folder);
                Visitor ann = ball.visitor()) {
            Keys keys = begins(ann);
            for (int choice = 0; ann.awaitsTurn(); choice++) {
                if (choice < 8) {
                    keys.chooses();
                } else {
                    ann.movesFirst();
                }
            }
            assertThat(ann.sees(".scene .tale").textContent()).isNotEmpty();
        }
    }

    private static Keys begins(Visitor ann) {
        ann.opens("").sees(".game .play");
        Keys keys = new Keys(ann).tabsTo(".game .play").press("Enter");
        ann.holds();
        return keys;
    }
}
