package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Somebody with a browser of their own, who notices whatever goes wrong in it. */
final class Visitor implements AutoCloseable {
    private static final double PATIENCE_MILLIS = 60_000;

    private final BrowserContext context;
    private final String address;
    private final Page page;
    private final List<String> problems = new CopyOnWriteArrayList<>();

    Visitor(BrowserContext context, String address) {
        this.context = context;
        this.address = address;
        context.setDefaultTimeout(PATIENCE_MILLIS);
        page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                problems.add("console: " + message.text());
            }
        });
        page.onPageError(error -> problems.add("error: " + error));
        page.onRequestFailed(request -> problems.add("failed: " + request.url()));
        page.onResponse(response -> {
            if (response.status() >= 400) {
                problems.add(response.status() + ": " + response.url());
            }
        });
    }

    Page page() {
        return page;
    }

    /** Opens a page of the site, by its path without a slash in front. */
    Visitor opens(String path) {
        page.navigate(address + path);
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
        clicks(".game .play");
        sees("m-hand m-card");
        return this;
    }

    /** What this player has to decide; 0 if it is not their turn. */
    int decision() {
        String text = sees("main.table").getAttribute("data-decision");
        return Integer.parseInt(text);
    }

    /** Waits until it is this player's turn; whether it is, rather than the end of the game. */
    boolean awaitsTurn() {
        page.waitForCondition(() -> decision() > 0 || page.locator(".result").count() > 0);
        return page.locator(".result").count() == 0;
    }

    /** Makes the first move there is, by its key, and waits until it is made. */
    Visitor movesFirst() {
        int before = decision();
        page.keyboard().press("1");
        page.waitForCondition(() -> decision() != before || page.locator(".result").count() > 0);
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

    /** Leaves; nothing may have gone wrong. */
    @Override
    public void close() {
        context.close();
        assertThat(problems).isEmpty();
    }
}
