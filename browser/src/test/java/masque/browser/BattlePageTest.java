package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Bot;
import masque.games.masqueradebattle.BattleBox;
import masque.server.Playable;
import masque.server.Settings;
import masque.server.Site;
import masque.server.store.Stores;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Masquerade Battle in a real browser, by what can be clicked. */
// needs: chromium
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BattlePageTest {
    private static final String GAME = "masquerade-battle";

    private Site site;
    private Playwright playwright;
    private Browser browser;

    @BeforeAll
    void open(@TempDir Path folder) throws IOException {
        site = Site.start(settings(), List.of(battle()), Stores.sqlite(folder));
        Map<String, String> environment = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
        browser =
                playwright
                        .chromium()
                        .launch(
                                new BrowserType.LaunchOptions()
                                        .setExecutablePath(Path.of("/usr/bin/chromium"))
                                        .setArgs(List.of("--no-sandbox", "--disable-gpu")));
    }

    @AfterAll
    void close() {
        browser.close();
        playwright.close();
        site.close();
    }

    private static Settings settings() {
        return new Settings(
                "127.0.0.1",
                0,
                Optional.empty(),
                false,
                Duration.ZERO,
                Duration.ofMinutes(10),
                Duration.ofHours(24),
                1_000_000,
                false,
                true);
    }

    private static Playable battle() throws IOException {
        String rulebook = Files.readString(Path.of("../docs/rules/" + GAME + ".md"));
        String path = "/masque/games/masqueradebattle/deck.csv";
        try (@Nullable InputStream in = BattleBox.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("no " + path);
            }
            String deck = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Playable(
                    new BattleBox(deck), Map.of("random", Bot.RANDOM), "random", rulebook);
        }
    }

    private Visitor visitor(int width, int height) {
        Browser.NewContextOptions options =
                new Browser.NewContextOptions().setLocale("en-GB").setViewportSize(width, height);
        return new Visitor(browser.newContext(options), "http://127.0.0.1:" + site.port() + "/");
    }

    /** One of them sets a table for so many up, the other comes by its link, bots take the rest. */
    private static void meet(Visitor ann, Visitor bob, int seats) {
        ann.opens("").clicks(".game .actions .button:nth-child(2)");
        ann.page().locator("dialog select[name=seats]").selectOption(String.valueOf(seats));
        ann.clicks("dialog .chief");
        bob.page().navigate(ann.sees(".share .field input").inputValue());
        bob.clicks(".chair.open .button.chief");
        ann.page().waitForCondition(() -> ann.page().locator(".chair.person").count() == 2);
        ann.clicks(".start");
        ann.sees("m-hand m-card");
        bob.sees("m-hand m-card");
    }

    /** Makes a move by what is lit: a bid or a pass, a choice, or a card and its power. */
    private static void moves(Visitor one) {
        int decision = one.decision();
        Page page = one.page();
        Locator auction = page.locator("masquerade-battle-auction");
        Locator choice = page.locator(".choices .pick");
        if (auction.count() > 0) {
            boolean passes = auction.locator(".pass").count() > 0;
            auction.locator(passes ? ".pass" : ".bid").click();
        } else if (choice.count() > 0) {
            choice.last().click();
        } else {
            playsACard(page, decision, one);
        }
        page.waitForCondition(() -> one.decision() != decision || over(one));
    }

    private static void playsACard(Page page, int decision, Visitor one) {
        Locator lit = page.locator("m-hand m-card[state=lit]").first();
        // The left edge is what others do not lie over.
        lit.click(new Locator.ClickOptions().setPosition(6, 12));
        Locator power = page.locator(".powers .power").first();
        page.waitForCondition(() -> power.count() > 0 || one.decision() != decision || over(one));
        if (power.count() > 0) {
            power.click();
        }
    }

    private static boolean over(Visitor one) {
        return one.page().locator(".result").count() > 0;
    }

    @Test
    void twoPeopleAndBotsPlayAWholeGameByWhatIsLit() {
        try (Visitor ann = visitor(1280, 720);
                Visitor bob = visitor(360, 740)) {
            meet(ann, bob, 5);
            List<Visitor> people = List.of(ann, bob);
            while (!over(ann)) {
                ann.page()
                        .waitForCondition(() ->
                                over(ann) || people.stream().anyMatch(one -> one.decision() > 0));
                people.stream()
                        .filter(one -> one.decision() > 0)
                        .findFirst()
                        .ifPresent(BattlePageTest::moves);
            }
            assertThat(ann.sees(".scene .tale").textContent()).contains("had been promised");
            assertThat(ann.page().locator(".scene .unmasked").count()).isEqualTo(5);
            bob.sees(".scene .verdict");
        }
    }
}
