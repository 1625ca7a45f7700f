package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import masque.bots.masqueradetrick.RegularTrick;
import masque.bots.masqueradetrick.TrickGuide;
import masque.bots.queenseat.QueenGuide;
import masque.bots.queenseat.RegularQueen;
import masque.bots.search.Effort;
import masque.bots.search.Expert;
import masque.bots.search.Guide;
import masque.core.Bot;
import masque.core.Box;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A game against experts is looked at again: what they thought, and whom they suspected. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class ThoughtsPageTest {
    /**
     * A game against experts.
     *
     * @param belief a pattern of what they say of another player
     */
    record Played(Playable game, int seats, String belief) {
        static Played of(Box box, Guide guide, Bot regular, int seats, String belief) {
            Expert expert = new Expert(guide, regular, () -> Effort.iterations(40));
            Playable game = new Playable(box, Map.of("expert", Level.quick(expert)), "expert");
            return new Played(game, seats, belief);
        }

        String id() {
            return game.box().id();
        }

        @Override
        public String toString() {
            return id();
        }
    }

    static Stream<Played> matches() {
        return Stream.of(
                Played.of(
                        Ball.trickBox(),
                        new TrickGuide(),
                        new RegularTrick(),
                        3,
                        "the (jester|knight|assassin|king|prince|princess), [0-9]+%"),
                Played.of(
                        Ball.shortQueenBox(),
                        new QueenGuide(),
                        new RegularQueen(),
                        4,
                        "votes [A-Z][A-Za-z ]+, [0-9]+%"));
    }

    @ParameterizedTest
    @MethodSource("matches")
    void aReplayShowsWhyExpertsMovedAndWhomTheySuspected(Played match, @TempDir Path folder) {
        try (Ball ball = Ball.open(folder, "", List.of(match.game()));
                Visitor ann = ball.visitor();
                Visitor bob = ball.visitor(Ball.phone().setColorScheme(ColorScheme.DARK))) {
            Evening evening = Evening.begin(match.id(), match.seats(), List.of(ann));
            assertThat(ann.page().locator(".thoughts").count()).isZero();
            evening.playsToTheEnd();
            ann.clicks(".result a[href*='/replay/']").sees(".thoughts h2");
            ann.clicks(".controls .button[title='To the end']");
            Locator suspicions = ann.sees(".thoughts table");
            assertThat(suspicions.locator("tbody").count()).isEqualTo(match.seats() - 1);
            assertThat(suspicions.locator("m-meter").first().getAttribute("words"))
                    .matches(match.belief());
            goBackToAMoveOfAnExpert(ann);
            assertThat(ann.sees(".thoughts .lines .chosen").textContent())
                    .containsPattern("[0-9]+% of the tries, worth [0-9]+%");
            assertThat(Inspection.of(ann.page())).isEmpty();
            ann.shows("thoughts-desk-" + match);
            bob.page().navigate(ann.sees(".keeping input").inputValue());
            bob.sees(".thoughts table").scrollIntoViewIfNeeded();
            assertThat(Inspection.of(bob.page())).isEmpty();
            bob.shows("thoughts-phone-" + match);
        }
    }

    private static void goBackToAMoveOfAnExpert(Visitor visitor) {
        while (visitor.page().locator(".thoughts .lines").count() == 0) {
            visitor.clicks(".controls .button[title='One step back']");
        }
    }
}
