package masque.browser;

/** What people do at the pages of a tournament, whatever language they read. */
final class Cup {
    private Cup() {}

    /** Sets a tournament up from the foyer; the link for players. */
    static String setUp(Visitor organiser, String name) {
        organiser.opens("").clicks(".tournament-card .hold");
        organiser.sees(".new input[name=name]").fill(name);
        organiser.clicks(".new .big").sees(".desk .control");
        return organiser.sees(".hand-on input").inputValue();
    }

    /** The page of the big screen. */
    static String screen(String link) {
        return link + "/screen";
    }

    /** Comes in by the link, under this name. */
    static Visitor joins(Visitor guest, String link, String name) {
        guest.page().navigate(link);
        guest.sees(".joining input[name=name]").fill(name);
        guest.clicks(".joining .big").sees(".panel.own");
        return guest;
    }

    /** Has the tournament begin. */
    static void starts(Visitor organiser) {
        organiser.clicks(".control .big").sees(".status[data-phase=running]");
    }

    /** Asks somebody for a match. */
    static void challenges(Visitor one, String name) {
        one.clicks(".challenging li:has-text('" + name + "') .ask").sees(".asked");
    }

    /** Says yes to whoever asks. */
    static void accepts(Visitor one) {
        one.sees(".called");
        one.clicks(".called .accept");
    }

    /** One asks for a match with real dice, and the other wants that too. */
    static void meetInPerson(Visitor one, Visitor other, String name) {
        one.sees(".challenging");
        one.page().locator("input[name=real]").setChecked(true);
        challenges(one, name);
        accepts(other);
        one.sees(".report");
        other.sees(".report");
    }

    /** Says who has won: the answer with this number, from 0. */
    static void reports(Visitor one, int answer) {
        one.page().locator(".report .button").nth(answer).click();
    }

    /** Is at the table of the match, plays it to the end, and goes back. */
    static void playsToTheEnd(Visitor... players) {
        for (Visitor one : players) {
            one.page().waitForURL("**/table/**");
            one.sees("main.table.begun");
            one.playsItself();
        }
        for (Visitor one : players) {
            one.sees(".result");
            one.clicks(".result .chief").sees(".panel.own");
        }
    }

    /** Leaves for good. */
    static void leaves(Visitor one) {
        one.clicks(".ways .button").sees("dialog[open]");
        one.clicks("dialog .chief").sees(".panel.own .chief");
    }
}
