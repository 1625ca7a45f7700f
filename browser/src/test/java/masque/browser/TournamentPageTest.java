package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A tournament from the foyer to the champion, on phones, at a desk and on a projector. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class TournamentPageTest {
    /** Letters that are lower than a twenty-fifth of the screen, and anything that scrolls. */
    private static final String TOO_SMALL =
            """
            () => [...document.querySelectorAll(".big-screen *")]
                .filter(one => !one.closest(".unseen") && [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
                .filter(one => parseFloat(getComputedStyle(one).fontSize) < innerHeight / 25).map(one => one.outerHTML)
                .concat(document.documentElement.scrollHeight > innerHeight ? ["it scrolls"] : [])
            """;

    private Ball ball;

    @BeforeEach
    void open(@TempDir Path folder) {
        ball = Ball.of(Ball.diceBox(), folder);
    }

    @AfterEach
    void close() {
        ball.close();
    }

    static Browser.NewContextOptions projector() {
        return Ball.desk().setViewportSize(1920, 1080);
    }

    @Test
    void anOrganiserFourPhonesAndABigScreenPlayToTheChampion() {
        try (Visitor tess = ball.visitor();
                Visitor screen = ball.visitor(projector().setColorScheme(ColorScheme.DARK));
                Visitor ann = ball.visitor(Ball.phone());
                Visitor bob = ball.visitor(Ball.phone());
                Visitor cid = ball.visitor(Ball.phone().setLocale("ja-JP"));
                Visitor dot = ball.visitor(Ball.phone())) {
            String link = Cup.setUp(tess, "Friday duels");
            Cup.joins(ann, link, "Ann");
            Cup.joins(bob, link, "Bob");
            Cup.joins(cid, link, "Cid");
            comesByTheCode(dot, tess.sees(".code strong").textContent(), "Dot");
            screen.page().navigate(Cup.screen(link));
            screen.page().waitForCondition(() -> screen.page().locator(".ranking li").count() == 4);
            Cup.starts(tess);

            Cup.challenges(ann, "Bob");
            bob.sees(".called");
            assertThat(bob.page().title()).contains("Ann challenges you!");
            Cup.accepts(bob);
            Cup.challenges(cid, "Dot");
            Cup.accepts(dot);
            screen.sees(".under-way .score:has-text(':')");
            assertThat((List<?>) screen.page().evaluate(TOO_SMALL)).isEmpty();
            Cup.playsToTheEnd(ann, bob, cid, dot);
            screen.page().waitForCondition(() -> screen.page().locator(".latest li").count() == 2);
            screen.shows("tournament-screen");
            tess.shows("tournament-desk");
            ann.shows("tournament-phone");

            Stream.of(bob, cid, dot).forEach(Cup::leaves);
            assertThat(ann.sees(".champions").textContent()).contains("You are the champion!");
            assertThat(dot.sees(".champions").textContent()).contains("Ann is the champion!");
            assertThat(screen.sees(".celebrated").textContent()).contains("Ann");
            screen.shows("tournament-champion");
            tess.sees(".champions");
            ann.clicks(".match a[href*='/replay/']").sees(".keeping");
        }
    }

    private static void comesByTheCode(Visitor guest, String code, String name) {
        guest.opens("");
        guest.page().locator(".join input").fill(code.toLowerCase(Locale.ROOT));
        guest.clicks(".join .button");
        guest.sees(".joining input[name=name]").fill(name);
        guest.clicks(".joining .big").sees(".panel.own");
    }

    @Test
    void whatIsAskedWhileTheLineIsCutIsDoneOnceItStandsAgain() {
        try (Visitor tess = ball.visitor();
                Visitor screen = ball.visitor(projector());
                Visitor ann = ball.visitor(Ball.phone());
                Visitor bob = ball.visitor(Ball.phone())) {
            String link = Cup.setUp(tess, "Friday duels");
            Cup.joins(ann, link, "Ann");
            Cup.joins(bob, link, "Bob");
            screen.page().navigate(Cup.screen(link));
            screen.sees(".welcoming");
            Cup.starts(tess);
            ann.sees(".challenging");
            ball.way().cut();
            List.of(ann, screen).forEach(one -> one.sees(".reconnecting"));
            ann.clicks(".challenging .ask");
            ball.way().mend();
            bob.sees(".called");
            screen.sees(".under-way");
            assertThat(bob.page().locator(".called").count()).isOne();
            List.of(tess, screen, ann, bob).forEach(Visitor::forgives);
        }
    }

    @Test
    void phonesDeskAndScreenComeBackAfterARestart() {
        try (Visitor tess = ball.visitor();
                Visitor screen = ball.visitor(projector());
                Visitor ann = ball.visitor(Ball.phone());
                Visitor bob = ball.visitor(Ball.phone())) {
            String link = Cup.setUp(tess, "Friday duels");
            Cup.joins(ann, link, "Ann");
            Cup.joins(bob, link, "Bob");
            screen.page().navigate(Cup.screen(link));
            screen.sees(".welcoming");
            ball.restart();
            Cup.starts(tess);
            screen.sees(".under-way");
            Cup.challenges(ann, "Bob");
            bob.sees(".called");
            List.of(tess, screen, ann, bob).forEach(Visitor::forgives);
        }
    }

    @Test
    void aSecondOrganiserComesByALinkAndIsToldWhatTheFirstHasChanged() {
        try (Visitor tess = ball.visitor();
                Visitor uma = ball.visitor();
                Visitor ann = ball.visitor(Ball.phone());
                Visitor bob = ball.visitor(Ball.phone())) {
            String link = Cup.setUp(tess, "Friday duels");
            Cup.joins(ann, link, "Ann");
            Cup.joins(bob, link, "Bob");
            Cup.starts(tess);
            Cup.meetInPerson(ann, bob, "Bob");
            Cup.reports(ann, 0);
            Cup.reports(bob, 1);
            assertThat(bob.sees(".own-match [role=status]").textContent()).contains("organiser");
            tess.clicks(".deciding .rule");
            tess.page().locator("dialog input[name=winner]").first().check();
            tess.clicks("dialog .chief").sees(".correct");

            tess.clicks(".inviting summary");
            uma.page().navigate(tess.page().locator(".hand-on input").nth(1).inputValue());
            uma.sees(".desk .correct");
            assertThat(uma.page().url()).endsWith("/desk");
            uma.clicks(".correct").sees("dialog[open]");
            corrects(tess, 1, "The dice were read wrongly");
            tess.page().waitForCondition(() -> tess.page().locator("dialog[open]").count() == 0);
            uma.page().locator("dialog input[name=reason]").fill("Nobody was there");
            uma.clicks("dialog .chief");
            assertThat(uma.sees("dialog .trouble").textContent()).contains("changed meanwhile");
            assertThat(uma.page().locator("dialog").textContent())
                    .contains("Bob won", "The dice were read wrongly");
        }
    }

    /** Gives the match to another of its players. */
    private static void corrects(Visitor organiser, int winner, String reason) {
        organiser.clicks(".correct").sees("dialog[open]");
        var winners = organiser.page().locator("dialog input[name=winner]");
        for (int i = 0; i < winners.count(); i++) {
            winners.nth(i).setChecked(i == winner);
        }
        organiser.page().locator("dialog input[name=reason]").fill(reason);
        organiser.clicks("dialog .chief");
    }
}
