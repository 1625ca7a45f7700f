package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import masque.bots.masqueradebattle.BattleGuide;
import masque.bots.masqueradebattle.RegularBattle;
import masque.bots.search.Effort;
import masque.bots.search.Expert;
import masque.core.Bot;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever has played asks the coach in the replay, and is led to what it cost. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class CoachPageTest {
    private static final int TRIES = 40;

    private static Playable game() {
        Bot regular = new RegularBattle();
        Map<String, Level> bots = new LinkedHashMap<>();
        bots.put("random", Level.quick(regular));
        bots.put(
                "expert",
                new Level(
                        1,
                        nanos ->
                                new Expert(
                                        new BattleGuide(),
                                        regular,
                                        () -> Effort.iterations(TRIES))));
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
            ann.sees(".coach .costs, .coach p:has-text('Well played')");
            assertThat(ann.sees(".coach m-meter").getAttribute("words"))
                    .matches("The deal: better than [0-9]+ of 100 others");
            assertThat(Inspection.of(ann.page())).isEmpty();
            ann.sees(".coach").scrollIntoViewIfNeeded();
            ann.shows("coach-desk");
            // Whoever chooses what lies nearest has given something away in every game so far.
            String before = ann.sees(".keeping input").inputValue();
            ann.clicks(".coach .costs .button");
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
