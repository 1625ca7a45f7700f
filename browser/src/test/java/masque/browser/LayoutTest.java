package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Codes;
import masque.core.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tables stand still in every window: in play, with buttons, with talk, and when they are seen
 * again.
 */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
class LayoutTest {
    /** Longer than most: what fits it fits the others, and it is the same in every run. */
    private static final String NAME = "Graceful Nightingale";

    /** How many choices are looked for moments that were not seen yet. */
    private static final int CHOICES = 24;

    /**
     * Chooses this and that, but the same in every run: a test that looks at tables needs no luck.
     */
    private static final Bot STEADY =
            (chair, chance) -> {
                Codes legal = new Codes();
                chair.legal(legal);
                long seed =
                        31L * legal.size()
                                + 7L * legal.at(0)
                                + legal.at(legal.size() - 1)
                                + 1009L * chair.heard().size();
                return chair.game().wander(legal, new Seeded(seed));
            };

    private static final String MOMENT =
            """
            () => {
                const table = [...document.querySelectorAll(".stage > *")].at(-1);
                return `${table.frame.view.phase} ${table.shadowRoot.querySelector(".choices") ? "with buttons" : ""}`;
            }
            """;

    @Test
    void masqueradeTrick(@TempDir Path folder) {
        standsStill(Ball.trickBox(), folder);
    }

    @Test
    void masqueradeBattle(@TempDir Path folder) {
        standsStill(Ball.battleBox(), folder);
    }

    @Test
    void truthOrBluff(@TempDir Path folder) {
        standsStill(Ball.shortBluffBox(), folder);
    }

    @Test
    void diceChallenge(@TempDir Path folder) {
        standsStill(Ball.diceBox(), folder);
    }

    @Test
    void queenseat(@TempDir Path folder) {
        standsStill(Ball.shortQueenBox(), folder);
    }

    private static void standsStill(Box box, Path folder) {
        List<String> found = new ArrayList<>();
        Staged staged = new Staged(box, new Plot.Deal(List.of(), 0));
        try (Ball ball = Ball.open(folder, "", List.of(Ball.playable(staged, STEADY)))) {
            for (int seats : new int[] {box.minSeats(), box.maxSeats()}) {
                try (Visitor ann = ball.visitor()) {
                    look(ann, box.id(), seats).forEach(one -> found.add(seats + " seats, " + one));
                }
            }
        }
        assertThat(found).isEmpty();
    }

    private static List<String> look(Visitor ann, String game, int seats) {
        Page page = ann.page();
        ann.opens("").clicks(".me");
        page.locator(".naming input").fill(NAME);
        ann.clicks(".naming button").sees(".me:has-text('" + NAME + "')");
        Evening evening = Evening.begin(game, seats, List.of(ann));
        Layout layout = new Layout(page);
        List<String> found = new ArrayList<>();
        Set<String> moments = new HashSet<>();
        for (int choice = 0; choice < CHOICES && ann.awaitsTurn(); choice++) {
            String moment = (String) page.evaluate(MOMENT);
            if (moments.add(moment)) {
                found.addAll(layout.wrong(moment, true));
            }
            ann.movesBySight();
        }
        assertThat(moments).as("looked at with %s seats", seats).hasSizeGreaterThan(1);
        if (ann.awaitsTurn()) {
            ann.clicks("button.talk").sees("#talk");
            found.addAll(layout.wrong("with talk", true));
            ann.clicks("#talk .shut");
        }
        evening.playsToTheEnd();
        found.addAll(layout.wrong("at the end", false));
        ann.opens(page.url().replaceAll(".*/table/", "replay/"));
        ann.sees(".controls");
        page.locator(".scrub input")
                .evaluate(
                        "one => { one.value = String(Math.floor(one.max / 2)); one.dispatchEvent(new Event('input')); }");
        found.addAll(layout.wrong("seen again", false));
        return found;
    }
}
