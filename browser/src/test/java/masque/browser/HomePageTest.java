package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import masque.core.Bot;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The home page tells what one's games wait for, and all ways to a table are in sight. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class HomePageTest {
    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.open(folder, "", List.of(trick()));
    }

    @AfterAll
    void close() {
        ball.close();
    }

    private static Playable trick() {
        Map<String, Level> bots = new LinkedHashMap<>();
        for (String level : List.of("random", "novice", "regular")) {
            bots.put(level, Level.quick(Bot.RANDOM));
        }
        return new Playable(Ball.trickBox(), bots, "regular");
    }

    private static List<String> states(Visitor visitor) {
        visitor.opens("").sees(".mine li");
        return visitor.page().locator(".mine .state").allTextContents().stream()
                .map(String::strip)
                .toList();
    }

    private static double top(Visitor visitor, String selector) {
        BoundingBox box = Objects.requireNonNull(visitor.sees(selector).boundingBox());
        return box.y;
    }

    /** Calls oneself something, so that the games of a test are told apart. */
    private static void calls(Visitor visitor, String name) {
        visitor.opens("").clicks(".me").sees(".naming input").fill(name);
        visitor.clicks(".naming button").sees(".me:has-text('" + name + "')");
    }

    @Test
    void aGameSaysWhatItWaitsForAndThoseOfOnesOwnTurnComeFirst() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor(Ball.phone())) {
            calls(ann, "Ann");
            calls(bob, "Bob");
            String link = Evening.tableFor(ann, Ball.GAME, 2);
            assertThat(states(ann)).containsExactly("1 free seat");
            bob.page().navigate(link);
            bob.clicks(".chair.open .button.chief").sees(".gathering [role=status]");
            assertThat(states(ann)).containsExactly("Everybody is there: you can start");
            assertThat(states(bob)).containsExactly("Ready to start: waiting for Ann");
            ann.page().navigate(link);
            bob.page().navigate(link);
            Evening.starts(List.of(ann, bob));
            ann.awaitsTurn();
            bob.awaitsTurn();
            ann.movesFirst();
            assertThat(states(ann)).containsExactly("Waiting for Bob to play");
            assertThat(states(bob)).containsExactly("◆Your turn");
            bob.shows("home-own-phone");
            ann.playsNow().awaitsTurn();
            Evening.tableFor(ann, Ball.GAME, 3);
            assertThat(states(ann))
                    .containsExactly("◆Your turn", "Waiting for Bob to play", "2 free seats");
            assertThat(ann.sees(".mine .turns").textContent()).isEqualTo("Your turn in 1 game");
            ann.shows("home-own-desk");
        }
    }

    @Test
    void ownGamesDoNotPushTheOthersDownAndCanBeGivenUp() {
        try (Visitor ann = ball.visitor(Ball.phone().setBypassCSP(true))) {
            for (int table = 0; table < 3; table++) {
                Evening.tableFor(ann, Ball.GAME, 2);
            }
            ann.opens("").sees(".mine li");
            double before = top(ann, ".game");
            ann.playsNow().opens("").sees(".mine .unfold");
            assertThat(ann.page().locator(".mine li").count()).isEqualTo(3);
            // One line tells whose turn it is, which there was nothing to say of before.
            assertThat(top(ann, ".game")).isLessThan(before + 40).isLessThan(740 / 2.0 + 60);
            ann.clicks(".mine .unfold");
            assertThat(ann.page().locator(".mine li").count()).isEqualTo(4);
            assertThat(Inspection.of(ann.page())).isEmpty();
            ann.clicks(".mine .yours .drop");
            assertThat(ann.sees("masque-question dialog p").textContent())
                    .contains("Only bots play along");
            assertThat(Inspection.of(ann.page())).isEmpty();
            ann.page().keyboard().press("Escape");
            assertThat(ann.page().locator(".mine li").count()).isEqualTo(4);
            ann.clicks(".mine .yours .drop").clicks("masque-question dialog .chief");
            Locator games = ann.page().locator(".mine li");
            ann.page().waitForCondition(() -> games.count() == 3);
            assertThat(ann.page().locator(".mine .yours").count()).isZero();
            ann.clicks(".mine .drop");
            assertThat(ann.sees("masque-question dialog p").textContent())
                    .contains("Nobody else sits there");
            ann.clicks("masque-question dialog .chief");
            ann.page().waitForCondition(() -> games.count() == 2);
            ann.clicks(".mine .clear");
            assertThat(ann.sees("masque-question dialog h2").textContent())
                    .isEqualTo("Give up 2 games?");
            ann.clicks("masque-question dialog .chief");
            ann.page().waitForCondition(() -> ann.page().locator(".mine").count() == 0);
        }
    }

    @Test
    void aWrongCodeIsPointedOutAtItsFieldWhichIsAtTheTopOfAPhone() {
        try (Visitor ann = ball.visitor(Ball.phone().setBypassCSP(true))) {
            ann.expects("404");
            ann.opens("").sees(".game");
            assertThat(top(ann, ".join input")).isBetween(0.0, 250.0).isLessThan(top(ann, ".game"));
            ann.page().locator(".join input").fill("ZZZZZZ");
            ann.page().keyboard().press("Enter");
            assertThat(ann.sees(".join [role=alert].trouble").textContent())
                    .contains("has this code");
            assertThat(top(ann, ".join .trouble")).isLessThan(740 / 2.0);
            Page page = ann.page();
            page.waitForFunction(
                    "() => document.activeElement === document.querySelector('.join input')");
            assertThat(page.locator(".join input").getAttribute("aria-invalid")).isEqualTo("true");
            assertThat(page.locator(".join input").getAttribute("aria-describedby"))
                    .isEqualTo(page.locator(".join .trouble").getAttribute("id"));
            assertThat(Inspection.of(page)).isEmpty();
            ann.shows("home-wrong-code-phone");
        }
    }

    @Test
    void theLevelOfTheBotsIsChosenBesidePlayNowAndRemembered() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("");
            assertThat(ann.sees(".game .level select").inputValue()).isEqualTo("regular");
            ann.page().locator(".game .level select").selectOption("novice");
            ann.page().reload();
            assertThat(ann.sees(".game .level select").inputValue()).isEqualTo("novice");
            ann.clicks(".game .play").sees(Visitor.HELD);
            assertThat(
                            ann.page()
                                    .evaluate(
                                            """
                                            fetch(location.href.replace("/table/", "/api/v1/tables/"))
                                                .then(answer => answer.json())
                                                .then(table => table.chairs.map(chair => chair.level ?? "").join())
                                            """))
                    .isEqualTo(",novice,novice,novice");
        }
    }

    @Test
    void playingAgainAgainstBotsNeedsNoLobby() {
        try (Visitor ann = ball.visitor()) {
            ann.playsNow();
            String first = ann.page().url();
            ann.clicks("masque-table-menu button").clicks(".menu button:has-text('End')");
            ann.clicks("masque-question dialog .chief").clicks(".result .chief");
            ann.page().waitForURL(address -> !address.equals(first));
            ann.sees(Visitor.HELD);
            assertThat(ann.page().locator(".gathering").count()).isZero();
            assertThat(ann.awaitsTurn()).isTrue();
        }
    }

    @Test
    void aNewNameIsSeenAtTheTableAndOneThatIsTooLongIsRefused() {
        try (Visitor ann = ball.visitor().expects("400");
                Visitor bob = ball.visitor()) {
            calls(ann, "Ann");
            Evening.begin(Ball.GAME, 2, List.of(ann, bob));
            bob.sees("m-ring :text('Ann')");
            ann.clicks(".me").sees(".naming input").fill("Zoe the Very Long Named Lady");
            ann.clicks(".naming button");
            assertThat(ann.sees(".naming [role=alert]").textContent()).contains("24");
            assertThat(ann.page().locator(".naming input").inputValue())
                    .isEqualTo("Zoe the Very Long Named Lady");
            ann.page().locator(".naming input").fill("Zoe");
            ann.page().keyboard().press("Enter");
            bob.sees("m-ring :text('Zoe')");
            ann.sees("m-ring :text('Zoe')");
        }
    }

    @Test
    void nothingIsWiderThanTheScreen() {
        try (Visitor ann = ball.visitor()) {
            ann.playsNow().opens("").sees(".mine li");
            for (int[] size :
                    List.of(
                            new int[] {360, 740},
                            new int[] {740, 360},
                            new int[] {768, 1024},
                            new int[] {1280, 800},
                            new int[] {1920, 1080})) {
                Page page = ann.page();
                page.setViewportSize(size[0], size[1]);
                assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                        .as("%d by %d", size[0], size[1])
                        .isEqualTo(true);
                assertThat(Objects.requireNonNull(page.locator(".game").first().boundingBox()).y)
                        .as("%d by %d", size[0], size[1])
                        .isLessThan(size[1]);
                ann.shows("home-" + size[0]);
            }
            double width = Objects.requireNonNull(ann.sees("main.home").boundingBox()).width;
            assertThat(width).isGreaterThan(1_700);
        }
    }
}
