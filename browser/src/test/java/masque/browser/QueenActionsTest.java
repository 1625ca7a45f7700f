package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In Queenseat whoever takes part in an action is led through its choices. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class QueenActionsTest {
    private static final String HAND = "m-hand m-card[state=lit]";
    private static final String CARDS = ".choices m-card[state=lit]";
    private static final String SEATS = ".lit > .seat";
    private static final String BUTTONS = ".choices .pick:not([aria-disabled])";

    /** How often a place at the table was seen to move. */
    private static final String COUNTED =
            """
            () => {
                const animate = Element.prototype.animate;
                globalThis.moved = 0;
                Element.prototype.animate = function (...how) {
                    globalThis.moved += this.localName === "li" ? 1 : 0;
                    return animate.apply(this, how);
                };
            }
            """;

    private final Staged box = new Staged(Ball.queenBox(), new Plot.Deal(List.of(), 0));
    private Ball ball;
    private Visitor ann;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.of(box, folder);
        ann = ball.visitor(Ball.phone().setBypassCSP(true));
    }

    @AfterAll
    void close() {
        ann.close();
        ball.close();
    }

    @ParameterizedTest
    @CsvSource({
        "prompt-choose-galloping-sun, seats",
        "prompt-pick-exchange, hand",
        "prompt-name-whistley-wine, buttons",
        "prompt-call, buttons",
        "prompt-show-most, hand or cards",
        "prompt-steal, cards",
        "prompt-face, buttons"
    })
    void aStepOfAnActionIsLit(String prompt, String what) {
        box.stageAt(prompt);
        Evening.begin(box.id(), 5, List.of(ann), "medium");
        ann.sees(lit(what));
        assertThat(Inspection.of(ann.page())).isEmpty();
        ann.shows("queen-" + prompt + "-phone").movesBySight();
    }

    @Test
    void whoeverChangesSeatsIsSeenToMove() {
        box.stageAt("prompt-lost");
        try (Visitor bob =
                ball.visitor(Ball.desk().setReducedMotion(ReducedMotion.NO_PREFERENCE))) {
            Evening.begin(box.id(), 4, List.of(bob));
            bob.sees(SEATS);
            bob.page().evaluate(COUNTED);
            bob.moves(() -> bob.clicks(SEATS));
            bob.page().waitForFunction("() => globalThis.moved >= 2");
        }
    }

    private static String lit(String what) {
        return switch (what) {
            case "seats" -> SEATS;
            case "hand" -> HAND;
            case "cards" -> CARDS;
            case "hand or cards" -> HAND + ", " + CARDS;
            default -> BUTTONS;
        };
    }
}
