package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import masque.bots.masqueradetrick.RegularTrick;
import masque.bots.masqueradetrick.TrickGuide;
import masque.bots.search.Effort;
import masque.bots.search.Expert;
import masque.server.Level;
import masque.server.Playable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game against experts is looked at again: what they thought, and whom they suspected. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class ThoughtsPageTest {
    private static Playable trickWithExperts() {
        Expert expert =
                new Expert(new TrickGuide(), new RegularTrick(), () -> Effort.iterations(40));
        return new Playable(Ball.trickBox(), Map.of("expert", Level.quick(expert)), "expert");
    }

    @Test
    void aReplayShowsWhyExpertsMovedAndWhomTheySuspected(@TempDir Path folder) {
        try (Ball ball = Ball.open(folder, "", List.of(trickWithExperts()));
                Visitor ann = ball.visitor();
                Visitor bob = ball.visitor(Ball.phone().setColorScheme(ColorScheme.DARK))) {
            Evening evening = Evening.begin(Ball.GAME, 3, List.of(ann));
            assertThat(ann.page().locator(".thoughts").count()).isZero();
            evening.playsToTheEnd();
            ann.clicks(".result a[href*='/replay/']").sees(".thoughts h2");
            ann.clicks(".controls .button[title='To the end']");
            Locator suspicions = ann.sees(".thoughts table");
            assertThat(suspicions.locator("tbody").count()).isEqualTo(2);
            assertThat(suspicions.locator("m-meter").first().getAttribute("words"))
                    .matches("the (jester|knight|assassin|king|prince|princess), [0-9]+%");
            goBackToAMoveOfAnExpert(ann);
            assertThat(ann.sees(".thoughts .lines .chosen").textContent())
                    .containsPattern("[0-9]+% of the tries, worth [0-9]+%");
            assertThat(Inspection.of(ann.page())).isEmpty();
            ann.shows("thoughts-desk");
            bob.page().navigate(ann.sees(".keeping input").inputValue());
            bob.sees(".thoughts table").scrollIntoViewIfNeeded();
            assertThat(Inspection.of(bob.page())).isEmpty();
            bob.shows("thoughts-phone");
        }
    }

    private static void goBackToAMoveOfAnExpert(Visitor visitor) {
        while (visitor.page().locator(".thoughts .lines").count() == 0) {
            visitor.clicks(".controls .button[title='One step back']");
        }
    }
}
