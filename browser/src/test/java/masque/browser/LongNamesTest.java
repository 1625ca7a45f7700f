package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** However broad a name is, no page of any game can be pushed sideways, small or large. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LongNamesTest {
    /** Three-em dashes: no sign is broader, and a line does not break between them. */
    private static final String BROAD = "\u2E3B".repeat(24);

    private static final String LETTERS = "W".repeat(24);
    private static final Map<String, Integer> SEATS =
            Map.of(
                    "masquerade-trick", 2,
                    "masquerade-battle", 3,
                    "truth-or-bluff", 3,
                    "dice-challenge", 2,
                    "queenseat", 4);

    private static final int SOME_CHOICES = 2;

    /**
     * Parts of the page that can be pushed sideways by themselves, by anything but cards in a hand.
     * A board has room for a glow around it.
     */
    private static final String PUSHED =
            """
            () => {
                const parts = root => [...root.querySelectorAll("*")].filter(one => !one.matches("m-hand, m-rack"))
                    .flatMap(one => one.shadowRoot ? [one, ...parts(one.shadowRoot)] : [one]);
                const right = one => one.getBoundingClientRect().right;
                return parts(document)
                    .filter(one => !one.matches("input, select") && /auto|scroll/.test(getComputedStyle(one).overflowX))
                    .filter(one => one.scrollWidth > one.clientWidth + 3)
                    .map(one => [one, parts(one).filter(part => right(part) > right(one) + 3)])
                    .filter(([, beyond]) => beyond.length)
                    .map(([one, beyond]) => `pushed: ${one.className} by ${beyond.slice(0, 4).map(part => part.localName + "." + part.className)}`);
            }
            """;

    private final List<String> wide = new ArrayList<>();
    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball =
                Ball.open(
                        folder,
                        "",
                        Stream.of(
                                        Ball.trickBox(),
                                        Ball.battleBox(),
                                        Ball.shortBluffBox(),
                                        Ball.diceBox(),
                                        Ball.shortQueenBox())
                                .map(Ball::playable)
                                .toList());
    }

    @AfterAll
    void close() {
        ball.close();
    }

    @Test
    void noScreenIsTooWide() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor()) {
            calls(ann, BROAD);
            calls(bob, LETTERS);
            SEATS.forEach((game, seats) -> play(game, gathers(game, seats, ann, bob), ann, bob));
            lists(ann);
        }
        assertThat(wide).isEmpty();
    }

    private void play(String game, Evening evening, Visitor ann, Visitor bob) {
        for (int choice = 0; choice < SOME_CHOICES; choice++) {
            look(game + " table " + choice, ann);
            evening.plays(1);
        }
        talk(game, ann);
        evening.playsToTheEnd();
        look(game + " over", bob);
        bob.clicks(".result a[href*='/replay/']").sees(".keeping");
        look(game + " replay", bob);
    }

    private void calls(Visitor one, String name) {
        one.opens("").clicks(".me");
        one.page().locator(".naming input").fill(name);
        look("naming", one);
        one.clicks(".naming button").sees(".me:has-text('" + name + "')");
        look("home", one);
    }

    /** At home stand the games that were played, and one that goes on. */
    private void lists(Visitor one) {
        Evening.begin(Ball.GAME, 2, List.of(one));
        one.opens("").sees(".mine li");
        one.sees(".tables a[href*='/replay/']");
        look("home with games", one);
    }

    private Evening gathers(String game, int seats, Visitor ann, Visitor bob) {
        String[] quick = game.equals(Ball.GAME) ? new String[] {"deal-per-player"} : new String[0];
        bob.page().navigate(Evening.tableFor(ann, game, seats, quick));
        bob.clicks(".chair.open .button.chief").sees(".chair.person .button");
        ann.page().waitForCondition(() -> ann.page().locator(".chair.person").count() == 2);
        look(game + " lobby, host", ann);
        look(game + " lobby, guest", bob);
        return Evening.starts(List.of(ann, bob));
    }

    private void talk(String game, Visitor ann) {
        ann.page().setViewportSize(360, 740);
        ann.clicks(".talk");
        ann.page().locator("m-chat input").fill(BROAD.repeat(4));
        ann.page().keyboard().press("Enter");
        ann.sees("m-chat li");
        look(game + " talk", ann);
        ann.page().setViewportSize(360, 740);
        ann.clicks(".talk");
    }

    private void look(String screen, Visitor one) {
        Page page = one.page();
        for (int width : new int[] {360, 1280}) {
            page.setViewportSize(width, 740);
            Inspection.wide(page)
                    .forEach(found -> wide.add(screen + " at " + width + ": " + found));
            ((List<?>) page.evaluate(PUSHED))
                    .forEach(found -> wide.add(screen + " at " + width + ": " + found));
        }
        if (screen.matches(".* (lobby, host|over|talk|games)")) {
            one.shows("names-" + screen.replaceAll("\\W+", "-"));
        }
    }
}
