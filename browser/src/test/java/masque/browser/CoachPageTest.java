package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Thought;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever has played asks the coach in the replay, and is led to what it cost. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class CoachPageTest {
    /** Holds the last choice for the best by far, whatever there is to choose. */
    private static final Bot SURE =
            new Bot() {
                @Override
                public int choose(Chair chair, Chance chance) {
                    return think(chair, chance).code();
                }

                @Override
                public Thought think(Chair chair, Chance chance) {
                    Codes legal = new Codes();
                    chair.legal(legal);
                    List<Thought.Line> lines = new ArrayList<>();
                    for (int i = legal.size() - 1; i >= 0; i--) {
                        lines.add(new Thought.Line(legal.at(i), 1, lines.isEmpty() ? 0.8 : 0.3));
                    }
                    return new Thought(lines.getFirst().code(), 1, lines, List.of());
                }
            };

    private static Playable game() {
        Map<String, Level> bots = new LinkedHashMap<>();
        bots.put("random", Level.quick(Bot.RANDOM));
        bots.put("sure", new Level(1, nanos -> SURE));
        return new Playable(Ball.battleBox(), bots, "random");
    }

    @Test
    void theCoachSaysWhatItCostAndLeadsThere(@TempDir Path folder) {
        try (Ball ball = Ball.open(folder, "", List.of(game()));
                Visitor ann = ball.visitor(Ball.desk().setBypassCSP(true));
                Visitor bob =
                        ball.visitor(
                                Ball.phone().setBypassCSP(true).setColorScheme(ColorScheme.DARK))) {
            Evening evening = Evening.begin("masquerade-battle", 3, List.of(ann));
            evening.playsToTheEnd();
            ann.clicks(".result a[href*='/replay/']").clicks(".coach .ask");
            assertThat(ann.sees(".coach .costs .grade").textContent()).isEqualTo("A blunder.");
            assertThat(ann.sees(".coach m-meter").getAttribute("words"))
                    .matches("The deal: better than [0-9]+ of 100 others");
            assertThat(Inspection.of(ann.page())).isEmpty();
            ann.sees(".coach").scrollIntoViewIfNeeded();
            ann.shows("coach-desk");
            String before = ann.sees(".keeping input").inputValue();
            ann.clicks(".coach .costs li:last-child .button");
            ann.page()
                    .waitForCondition(
                            () -> !ann.sees(".keeping input").inputValue().equals(before));
            bob.page().navigate(ann.sees(".keeping input").inputValue());
            bob.sees(".coach .costs").scrollIntoViewIfNeeded();
            assertThat(bob.page().locator(".coach .ask").count()).isZero();
            assertThat(Inspection.of(bob.page())).isEmpty();
            bob.shows("coach-phone");
        }
    }
}
