package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In Truth or Bluff whoever collects a Villain is led through the choice that it brings. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BluffVillainsTest {
    private final Staged box = new Staged(Ball.bluffBox(), new Plot.Deal(List.of(), 0));
    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.of(box, folder);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    @ParameterizedTest
    @CsvSource({"beryl, Queen Beryl", "zoycite, Zoycite", "nephrite, Nephrite", "kunzite, Kunzite"})
    void aVillainIsAChoiceOfWhatLiesThere(String villain, String name) {
        box.stageAt("prompt-" + villain);
        try (Visitor ann = ball.visitor(Ball.phone().setBypassCSP(true))) {
            Evening.begin(box.id(), 5, List.of(ann));
            ann.sees(Visitor.LIT);
            assertThat(Inspection.of(ann.page())).isEmpty();
            ann.shows("villain-" + villain + "-phone");
            while (ann.page().locator(".choices").count() > 0) {
                ann.movesBySight();
            }
            assertThat(ann.sees(".deed").textContent()).startsWith(name + ": you");
        }
    }

    @Test
    void whoeverCollectsIsAddressedInJapaneseToo() {
        box.stageAt("prompt-zoycite");
        try (Visitor ann = ball.visitor(Ball.phone().setLocale("ja-JP"))) {
            Evening.begin(box.id(), 5, List.of(ann));
            ann.sees(Visitor.LIT);
            while (ann.page().locator(".choices").count() > 0) {
                ann.movesBySight();
            }
            assertThat(ann.sees(".deed").textContent()).startsWith("ゾイサイト：あなたが");
        }
    }
}
