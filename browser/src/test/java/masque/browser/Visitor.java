package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.Position;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;

/** Somebody with a browser of their own, who notices whatever goes wrong in it. */
final class Visitor implements AutoCloseable {
    private static final double PATIENCE_MILLIS = 180_000;

    /** What can be chosen, in whatever game: parts that are lit, and buttons for choices. */
    static final String LIT =
            "m-card[state=lit], m-tile[state=lit], m-die[state=lit], .choices m-button, .moves .move,"
                    + " .choices .pick:not([aria-disabled]), button.bid, button.pass, .lit > .seat";

    /** A card or a tile that somebody holds. */
    static final String HELD = "m-hand m-card, m-rack m-tile";

    /** What is asked next, where a choice is made in several steps on the page. */
    static final String STEP = ".powers .power, .aiming m-die[state=lit]";

    private static final String POLICY =
            """
            addEventListener("securitypolicyviolation", event =>
                console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
            """;

    /** Whoever has chosen nothing else sees everything as it comes. */
    private static final String PACE =
            """
            try {
                localStorage.getItem("masque.pace") ?? localStorage.setItem("masque.pace", '"none"');
            } catch {
                // This page has no memory.
            }
            """;

    private static final String MOOD =
            """
            (document.querySelector(".result") ? -1
                : Number(document.querySelector("main.table")?.dataset.decision ?? 0))
            """;

    /** Clicks on what is lit, as {@link #movesBySight} does, without a mouse. */
    private static final String PLAYER =
            """
            ([lit, step]) => {
                const roots = root => [root, ...[...root.querySelectorAll("*")].flatMap(one => one.shadowRoot ? roots(one.shadowRoot) : [])];
                const found = selector => [...document.querySelectorAll(".stage > *")].flatMap(one => one.shadowRoot ? roots(one.shadowRoot) : [])
                    .flatMap(root => [...root.querySelectorAll(selector)]);
                const mood = () => MOOD;
                const click = (selector, at) => {
                    const all = found(selector);
                    all[at % all.length]?.click();
                    return all.length > 0;
                };
                const later = () => new Promise(done => setTimeout(done, 20));
                const play = async () => {
                    for (let now = mood(); now >= 0; now = mood()) {
                        if (now > 0 && click(lit, now)) {
                            for (await later(); mood() === now; await later()) click(step, now);
                        }
                        await later();
                    }
                };
                play();
            }
            """
                    .replace("MOOD", MOOD);

    private final BrowserContext context;
    private final String address;
    private final Page page;
    private final List<String> problems = new CopyOnWriteArrayList<>();
    private final List<String> expected = new ArrayList<>();

    Visitor(BrowserContext context, String address) {
        this.context = context;
        this.address = address;
        context.setDefaultTimeout(PATIENCE_MILLIS);
        context.addInitScript(POLICY);
        context.addInitScript(PACE);
        watch();
        page = context.newPage();
    }

    /** Looks at all tabs of this browser. */
    private void watch() {
        context.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                problems.add("console: " + message.text());
            }
        });
        context.onWebError(error -> problems.add("error: " + error.error()));
        context.onRequestFailed(request -> {
            // What a page no longer wants when it is left has not failed.
            if (!request.failure().contains("ERR_ABORTED")) {
                problems.add("failed: " + request.url() + " " + request.failure());
            }
        });
        context.onResponse(response -> {
            if (response.status() >= 400) {
                problems.add(response.status() + ": " + response.url());
            }
        });
    }

    Page page() {
        return page;
    }

    /** Another tab of the same browser. */
    Page tab() {
        return context.newPage();
    }

    BrowserContext context() {
        return context;
    }

    /** What went wrong so far. */
    List<String> problems() {
        return List.copyOf(problems);
    }

    /** The address of a page of the site. */
    String address(String path) {
        return address + path;
    }

    /** Opens a page of the site, by its path without a slash in front. */
    Visitor opens(String path) {
        page.navigate(address(path));
        return this;
    }

    Visitor clicks(String selector) {
        page.locator(selector).first().click();
        return this;
    }

    /** Waits until something is to be seen. */
    Locator sees(String selector) {
        Locator found = page.locator(selector).first();
        found.waitFor();
        return found;
    }

    /** From home to a game against bots. */
    Visitor playsNow() {
        opens("");
        return clicks(".game .play").holds();
    }

    /** Waits until there is what one holds, though a choice may lie over it. */
    Visitor holds() {
        Locator held = page.locator(HELD).first();
        held.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        return this;
    }

    /** The names of the cards in the hand that a page shows. */
    static List<String> hand(Page page) {
        Locator cards = page.locator("m-hand m-card .card, m-rack m-tile .tile");
        cards.first().waitFor();
        return ((List<?>) cards.evaluateAll("all => all.map(one => one.ariaLabel)"))
                .stream().map(String::valueOf).toList();
    }

    /** What this player has to decide; 0 if it is not their turn, -1 if the game is over. */
    int decision() {
        return ((Number) page.evaluate(MOOD)).intValue();
    }

    /** Waits until it is this player's turn; whether it is, rather than the end of the game. */
    boolean awaitsTurn() {
        page.waitForFunction("() => " + MOOD + " !== 0");
        return decision() > 0;
    }

    /** Waits until the game is over; the page itself looks, which costs less than to ask it. */
    void awaitsTheEnd() {
        page.waitForFunction("() => " + MOOD + " < 0");
    }

    /** Makes the first move there is, by its key, and waits until it is made. */
    Visitor movesFirst() {
        return moves(() -> page.keyboard().press("1"));
    }

    /**
     * Clicks on something that is lit, one time this, another time that, and goes on step by step
     * until a move is made.
     */
    Visitor movesBySight() {
        int before = touches();
        Locator steps = page.locator(STEP);
        while (decision() == before) {
            steps.nth(before % steps.count()).click();
            page.waitForCondition(() -> decision() != before || steps.count() > 0);
        }
        return this;
    }

    /**
     * The first click of a choice, and until it has made a move or asks for more; what was decided.
     */
    int touches() {
        Locator lit = page.locator(LIT);
        lit.first().waitFor();
        int before = decision();
        Locator chosen = lit.nth(before % lit.count());
        chosen.click(new Locator.ClickOptions().setPosition(grip(chosen)));
        Locator steps = page.locator(STEP);
        page.waitForCondition(() -> decision() != before || steps.count() > 0);
        return before;
    }

    /** The number of what the page was told last. */
    int frame() {
        return ((Number) page.evaluate("document.querySelector('masque-table').latest.frame"))
                .intValue();
    }

    /**
     * From now on the page itself clicks on what is lit, in the same way, until the game is over.
     */
    void playsItself() {
        page.evaluate(PLAYER, List.of(LIT, STEP));
    }

    /** Of cards that overlap the middle may be under the next one. */
    private static Position grip(Locator what) {
        BoundingBox box = Objects.requireNonNull(what.boundingBox());
        return new Position(Math.min(14, box.width / 2), box.height / 2);
    }

    /** Does something that is a move, and waits until it is made. */
    Visitor moves(Runnable how) {
        int before = decision();
        how.run();
        page.waitForFunction("before => " + MOOD + " !== before", before);
        return this;
    }

    /** Covers what is secret, or uncovers it. */
    Visitor covers() {
        boolean open = page.locator(HELD).count() > 0;
        clicks("masque-table-menu button").clicks(".menu button:has-text('Cover')");
        page.waitForCondition(() -> page.locator(HELD).count() > 0 != open);
        return this;
    }

    /** Keeps a picture of the screen for people to look at. */
    Visitor shows(String name) {
        Path file = Path.of("target/screens", name + ".png");
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
        return this;
    }

    /** Whatever went wrong so far was meant to. */
    Visitor forgives() {
        problems.clear();
        return this;
    }

    /** From now on trouble that says this is meant. */
    Visitor expects(String trouble) {
        expected.add(trouble);
        return this;
    }

    /** Leaves; nothing may have gone wrong. */
    @Override
    public void close() {
        context.close();
        problems.removeIf(one -> expected.stream().anyMatch(one::contains));
        assertThat(problems).isEmpty();
    }
}
