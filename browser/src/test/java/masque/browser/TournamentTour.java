package masque.browser;

import com.microsoft.playwright.Page;
import java.util.function.BiConsumer;

/** Goes through every screen of a tournament and has each one looked at. */
final class TournamentTour {
    private final Visitor organiser;
    private final Visitor ann;
    private final Visitor bob;
    private final BiConsumer<String, Page> looks;

    TournamentTour(Visitor organiser, Visitor ann, Visitor bob, BiConsumer<String, Page> looks) {
        this.organiser = organiser;
        this.ann = ann;
        this.bob = bob;
        this.looks = looks;
    }

    private void look(String screen, Visitor who) {
        looks.accept(screen, who.page());
    }

    /** All of them. */
    void all() {
        organiser.opens("tournaments/new").clicks(".new summary").sees(".new select[name=clock]");
        look("set up", organiser);
        String link = Cup.setUp(organiser, "杯");
        look("desk, gathering", organiser);
        ann.page().navigate(link);
        ann.sees(".joining");
        look("joining", ann);
        Cup.joins(ann, link, "Ann");
        Cup.joins(bob, link, "Bob");
        look("gathering", ann);
        screen(link, "gathering", ".welcoming");
        enrols(2);
        Cup.starts(organiser);
        match(link);
        desk();
        end(link);
    }

    private void enrols(int bots) {
        organiser.page().locator(".bots input").fill(String.valueOf(bots));
        organiser.clicks(".bots .button").sees("[data-player=p" + (2 + bots) + "]");
    }

    private void match(String link) {
        ann.sees(".challenging");
        look("free", ann);
        ann.page().locator("input[name=real]").setChecked(true);
        Cup.challenges(ann, "Bob");
        look("has challenged", ann);
        bob.sees(".called");
        look("challenged", bob);
        Cup.accepts(bob);
        ann.sees(".report");
        look("who won", ann);
        screen(link, "running", ".under-way li");
        Cup.reports(ann, 0);
        Cup.reports(bob, 1);
        organiser.sees(".deciding");
        look("who won, at the desk", ann);
    }

    private void desk() {
        look("desk, to decide", organiser);
        dialog(".deciding .rule", "ruling");
        dialog(".deciding .void", "void");
        organiser.clicks(".deciding .rule");
        organiser.page().locator("dialog input[name=winner]").first().check();
        organiser.clicks("dialog .chief").sees(".correct");
        dialog(".correct", "correction");
        dialog(".remove", "removal");
        organiser.clicks("details:has(masque-tournament-log) summary").sees(".events li");
        organiser.clicks(".inviting summary");
        look("desk, everything open", organiser);
        bob.sees(".match a, .match");
        look("results", bob);
    }

    private void dialog(String button, String screen) {
        organiser.clicks(button).sees("dialog[open]");
        look(screen, organiser);
        organiser.page().keyboard().press("Escape");
        Page page = organiser.page();
        page.waitForCondition(() -> page.locator("dialog[open]").count() == 0);
    }

    private void end(String link) {
        ann.clicks(".ways .button").sees("dialog[open]");
        look("leaving", ann);
        ann.page().keyboard().press("Escape");
        Cup.leaves(bob);
        look("has left", bob);
        for (String bot : new String[] {"p3", "p4"}) {
            organiser.clicks("[data-player=" + bot + "] .remove").sees("dialog[open]");
            organiser.page().locator("dialog input[name=reason]").fill("?!");
            organiser.clicks("dialog .chief");
            Page page = organiser.page();
            page.waitForCondition(() -> page.locator("dialog[open]").count() == 0);
        }
        ann.sees(".champions");
        look("champion", ann);
        organiser.sees(".champions");
        look("desk, ended", organiser);
        screen(link, "ended", ".celebrated");
    }

    /** The big screen, as another tab of the organiser's. */
    private void screen(String link, String when, String sign) {
        try (Page screen = organiser.tab()) {
            screen.setViewportSize(1920, 1080);
            screen.navigate(Cup.screen(link));
            screen.locator(sign).first().waitFor();
            looks.accept("screen, " + when, screen);
        }
    }
}
