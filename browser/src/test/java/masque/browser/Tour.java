package masque.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.function.BiConsumer;

/** Goes through every distinct screen of the site once, and has somebody look at each. */
final class Tour {
    private static final String STATE_WITH_FORBIDDEN_CARDS = "following";
    private static final int SEATS = 4;
    private static final String NO_TABLE = "AAAAAAAAAAAAAAAAAAAAAA";

    private final Visitor visitor;
    private final Visitor other;
    private final String game;
    private final BiConsumer<String, Page> looks;

    /**
     * A tour.
     *
     * @param other somebody who comes to the visitor's table
     * @param looks is told the name of each screen and shown it
     */
    Tour(Visitor visitor, Visitor other, String game, BiConsumer<String, Page> looks) {
        this.visitor = visitor;
        this.other = other;
        this.game = game;
        this.looks = looks;
    }

    /** The whole site, and each state of the game by itself. */
    void all() {
        states();
        site();
    }

    /** The whole site. */
    void site() {
        home();
        lobby(Evening.tableFor(visitor, game, SEATS));
        table();
        end();
        rest();
        nothing();
    }

    private void look(String screen) {
        looks.accept(screen, visitor.page());
    }

    private void home() {
        visitor.opens("").sees(".game .emblem svg");
        look("home");
        visitor.clicks(".game .actions .button:nth-child(2)").sees("dialog[open]");
        look("set up a table");
        visitor.page().keyboard().press("Escape");
    }

    private void lobby(String link) {
        other.page().navigate(link);
        other.sees(".chair.open .button.chief");
        looks.accept("lobby, looking on", other.page());
        other.clicks(".chair.open .button.chief").sees(".chair.person .button");
        looks.accept("lobby, guest", other.page());
        Page page = visitor.page();
        page.waitForCondition(() -> page.locator(".chair.person").count() == 2);
        look("lobby, host");
        // The other one goes on alone, so that the house is met too.
        visitor.clicks(".start").sees("main.table.begun");
    }

    private void table() {
        visitor.sees("m-ring .seat");
        look("table");
        visitor.clicks("masque-table-menu button").sees(".menu");
        look("menu");
        visitor.page().keyboard().press("Escape");
        visitor.clicks(".talk");
        visitor.page().locator("m-chat input").fill("?!");
        visitor.page().keyboard().press("Enter");
        visitor.sees("m-chat li");
        look("talk");
        visitor.clicks(".talk").clicks("m-ring .seat").sees("m-ring dialog[open]");
        look("seat");
        visitor.page().keyboard().press("Escape");
        visitor.page().waitForCondition(() -> visitor.page().locator("dialog[open]").count() == 0);
    }

    private void end() {
        wantsToEnd(visitor);
        other.clicks(".wish .agree");
        visitor.sees(".result");
        look("ended");
        visitor.playsNow();
        while (visitor.awaitsTurn()) {
            visitor.movesFirst();
        }
        look("over");
        visitor.clicks(".result a[href*='/replay/']").sees(".keeping");
        visitor.clicks(".keeping .button").sees(".finding.holds");
        look("replay");
    }

    private static void wantsToEnd(Visitor one) {
        one.sees("main.table.begun");
        one.clicks("masque-table-menu button").clicks(".menu .button:nth-last-child(2)");
        one.clicks("masque-question dialog .chief");
    }

    private void rest() {
        visitor.opens("replay").sees("input[type=file]");
        look("upload");
        visitor.opens("rules/" + game).sees(".clause");
        look("rules");
        visitor.opens("continue/" + link()).sees("form .button");
        look("continue");
    }

    /** A link to another device. */
    private String link() {
        return (String)
                visitor.page()
                        .evaluate(
                                "(path) => fetch(path, {method: 'POST', body: '{}', headers:"
                                        + " {'Content-Type': 'application/json'}}).then(answer =>"
                                        + " answer.json()).then(({token}) => token)",
                                "../api/v1/me/link");
    }

    /** What the page for development shows: the parts, and each state of the game by itself. */
    private void states() {
        visitor.opens("parts?game=" + STATE_WITH_FORBIDDEN_CARDS)
                .sees("masque-" + game + " m-ring");
        Page page = visitor.page();
        List<?> names =
                (List<?>)
                        page.evaluate("Object.keys(document.querySelector('masque-parts').frames)");
        page.evaluate(
                """
                () => {
                    const gallery = document.querySelector("masque-parts");
                    gallery.laid = gallery.frames;
                    gallery.frames = {};
                    gallery.only = new URLSearchParams();
                }
                """);
        look("parts");
        for (Object name : names) {
            shows(String.valueOf(name));
            look("state: " + name);
        }
        shows(STATE_WITH_FORBIDDEN_CARDS);
        visitor.clicks("m-hand m-card[state=dim]").sees(".why p");
        look("why");
        // Where there is room it stands beside the table already.
        if (page.locator(".role m-button").first().isVisible()) {
            visitor.clicks(".role m-button").sees("m-dialog dialog[open]");
            look("cast");
        }
    }

    private void shows(String state) {
        visitor.page()
                .evaluate(
                        """
                        async state => {
                            const gallery = document.querySelector("masque-parts");
                            const night = matchMedia("(prefers-color-scheme: dark)").matches;
                            gallery.frames = gallery.laid;
                            gallery.only = new URLSearchParams({game: state, theme: night ? "night" : "light"});
                            await gallery.updateComplete;
                        }
                        """,
                        state);
        visitor.sees("main.one m-ring, main.one .scene");
    }

    private void nothing() {
        visitor.expects("404");
        visitor.opens("table/" + NO_TABLE).sees("main.narrow");
        look("no such table");
    }
}
