package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.ViewportSize;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Challenge cards in a real browser: made, scanned, printed, and for everyone. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CardPageTest {
    private static final Pattern PAPER =
            Pattern.compile("/MediaBox *\\[ *0 +0 +([0-9.]+) +([0-9.]+) *]");
    private static final double POINTS_A_MILLIMETRE = 72 / 25.4;
    private static final double DOTS_A_MILLIMETRE = 96 / 25.4;

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.open(folder, "/club", List.of(Ball.diceWithCards()));
    }

    @AfterAll
    void close() {
        ball.close();
    }

    /** Somebody takes a card, from home on; gives its link. */
    private static String takes(Visitor holder, String face) {
        holder.opens("").clicks(".game a[href$='/card']");
        holder.sees(".faces .face svg");
        holder.clicks(".face:has([value='" + face + "'])").clicks(".chosen.panel .button");
        return link(holder);
    }

    private static String link(Visitor holder) {
        return holder.sees(".holding .link input").inputValue();
    }

    private static String scanned(Locator picture) {
        // It is there once it has a size.
        picture.evaluate("one => one.decode()");
        return ScannedCode.in(picture.screenshot());
    }

    @Test
    void dc_9_1_theCodeIsScannedAndLeadsIntoADuelInTwoTaps() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor(Ball.phone())) {
            String link = takes(ann, "sailor-mars");
            String code = scanned(ann.sees(".scan"));
            assertThat(code).isEqualTo(link).startsWith(ball.address("127.0.0.1") + "card/");
            ann.sees("masque-challenge-card .picture .arms");
            bob.page().navigate(code);
            bob.sees(".way .chief.big:has-text('Fight')");
            bob.page().tap(".way .chief.big");
            bob.sees("masque-dice-challenge");
            ann.sees("masque-dice-challenge");
            assertThat(bob.page().url()).contains("/table/").isEqualTo(ann.page().url());
            bob.shows("card-duel-phone");
            assertThat(bob.sees("masque-dice-challenge .gallery .gone").textContent())
                    .contains("Sailor Mars");
        }
    }

    @Test
    void dc_9_2_whoeverComesNextSeesTheirPlaceAndTheirDuelBeginsByItself() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor();
                Visitor cem = ball.visitor(Ball.phone())) {
            String link = takes(ann, "kunzite");
            bob.page().navigate(link);
            bob.clicks(".way .chief.big").sees("masque-dice-challenge");
            cem.page().navigate(link);
            cem.clicks(".way .chief.big");
            assertThat(cem.sees(".place strong").textContent()).isEqualTo("1");
            ann.sees("masque-dice-challenge");
            ann.clicks("masque-table-menu button")
                    .clicks(".menu button:has-text('End the game')")
                    .clicks("masque-question dialog .chief");
            bob.clicks(".wish .agree");
            cem.sees("masque-dice-challenge");
            ann.clicks(".calling a");
            ann.page().waitForURL(cem.page().url());
        }
    }

    @Test
    void dc_9_3_whoeverFindsNobodyFightsABotAndTheHolderIsTold() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor()) {
            String link = takes(ann, "wiseman");
            ann.page().navigate("about:blank");
            bob.page().navigate(link);
            bob.clicks(".way .button:has-text('bot')").sees("masque-dice-challenge");
            ann.opens("card");
            assertThat(ann.sees(".callers li").textContent()).contains("bot");
        }
    }

    @Test
    void dc_9_4_aCardIsSwitchedOffAndRenewed() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor()) {
            String link = takes(ann, "jadeite");
            bob.page().navigate(link);
            bob.sees(".way .chief.big");
            ann.clicks(".showing .check input");
            bob.sees(".way .big-note");
            ann.clicks(".showing .check input");
            bob.sees(".way .chief.big");
            bob.expects("404").expects("WebSocket");
            ann.clicks(".showing .button:has-text('Renew')");
            ann.page().waitForCondition(() -> !link(ann).equals(link));
            bob.sees(".alone");
            bob.page().navigate(link);
            bob.sees("h1:has-text('no such card')");
        }
    }

    @Test
    void aCardIsPrintedInExactlyItsSize() {
        try (Visitor ann = ball.visitor()) {
            String link = takes(ann, "luna-and-artemis");
            ann.clicks(".showing a.chief");
            Locator code = ann.sees("masque-challenge-card .scan img");
            assertThat(scanned(code)).isEqualTo(link);
            ann.sees("masque-challenge-card .picture .arms");
            isPrinted(ann.page(), "card-small", 85, 54);
            ann.clicks(".sizes label:nth-child(2)").sees(".paper.a6");
            assertThat(scanned(ann.sees("masque-challenge-card .scan img"))).isEqualTo(link);
            isPrinted(ann.page(), "card-a6", 105, 148);
        }
    }

    /** The longest name and the character with the most kinds of dice have room on the card. */
    @Test
    void nothingIsCutOffOnPaper() {
        try (Visitor ann = ball.visitor();
                Visitor japanese = ball.visitor(Ball.desk().setLocale("ja-JP"))) {
            takes(ann, "droids");
            ann.clicks(".me").sees(".naming input").fill("W".repeat(24));
            ann.clicks(".naming .button").sees(".me");
            for (Visitor one : List.of(ann, japanese)) {
                String card = link(ann).substring(link(ann).lastIndexOf('/') + 1);
                one.opens("card/" + card + "/print");
                one.sees("masque-challenge-card .holder .name:has-text('WWW')");
                one.sees("masque-challenge-card .picture .arms");
                assertThat(cutOff(one.page())).isEmpty();
                one.clicks(".sizes label:nth-child(2)").sees(".paper.a6");
                assertThat(cutOff(one.page())).isEmpty();
                one.page().navigate("about:blank");
                ann.opens("card");
            }
        }
    }

    /** What stands beyond the frame of the card. */
    private static List<?> cutOff(Page page) {
        return (List<?>)
                page.evaluate(
                        """
                        () => {
                            const card = document.querySelector("masque-challenge-card").renderRoot.querySelector(".card");
                            const frame = card.getBoundingClientRect(), rim = frame.width * 0.025;
                            return [...card.querySelectorAll("*")].filter(one => !one.closest("svg")).map(one => [one, one.getBoundingClientRect()])
                                .filter(([one, {top, left, right, bottom}]) => right > left && (top < frame.top + rim || bottom > frame.bottom - rim
                                    || left < frame.left + rim || right > frame.right - rim))
                                .map(([one]) => one.localName + "." + one.className);
                        }
                        """);
    }

    private static void isPrinted(Page page, String name, int width, int height) {
        preview(page, name, width, height);
        byte[] pdf =
                page.pdf(
                        new Page.PdfOptions()
                                .setPreferCSSPageSize(true)
                                .setPath(Path.of("target/screens", name + ".pdf")));
        Matcher paper = PAPER.matcher(new String(pdf, StandardCharsets.ISO_8859_1));
        List<String> pages = new ArrayList<>();
        while (paper.find()) {
            pages.add(paper.group());
            assertThat(Double.parseDouble(paper.group(1)) / POINTS_A_MILLIMETRE)
                    .isCloseTo(width, within(0.2));
            assertThat(Double.parseDouble(paper.group(2)) / POINTS_A_MILLIMETRE)
                    .isCloseTo(height, within(0.2));
        }
        assertThat(pages).hasSize(1);
    }

    /** Keeps a picture of what a printer prints; it is the card and nothing else. */
    private static void preview(Page page, String name, int width, int height) {
        ViewportSize before = page.viewportSize();
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        int wide = (int) Math.ceil(width * DOTS_A_MILLIMETRE);
        int high = (int) Math.ceil(height * DOTS_A_MILLIMETRE);
        page.setViewportSize(wide, high);
        assertThat(page.evaluate("[document.documentElement.scrollWidth, innerWidth].join()"))
                .isEqualTo(wide + "," + wide);
        assertThat(page.evaluate("[document.documentElement.scrollHeight, innerHeight].join()"))
                .isEqualTo(high + "," + high);
        page.screenshot(
                new Page.ScreenshotOptions()
                        .setPath(Path.of("target/screens", name + "-paper.png")));
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(null));
        page.setViewportSize(before.width, before.height);
    }

    @Test
    void everyScreenIsForEveryoneOnAPhoneByNightAndAtADeskByDay() {
        look(Ball.phone().setBypassCSP(true), "");
    }

    @Test
    void noScreenIsInEnglishForWhoeverReadsJapanese() {
        look(Ball.phone().setLocale("ja-JP"), "-ja");
    }

    /**
     * Goes through every screen of cards, keeps pictures of each, and has nothing wrong there.
     *
     * @param language what the names of the pictures end with
     */
    private void look(Browser.NewContextOptions options, String language) {
        options.setViewportSize(390, 844).setColorScheme(ColorScheme.DARK);
        List<String> found = new ArrayList<>();
        try (Visitor ann = ball.visitor(options);
                Visitor bob = ball.visitor(options);
                Visitor cem = ball.visitor(options)) {
            ann.opens("card").sees(".faces .face svg");
            ann.clicks(".face:has([value='sailor-moon'])").sees(".chosen.panel");
            found.addAll(seen(ann, language, "choosing"));
            ann.clicks(".chosen.panel .button");
            String link = link(ann);
            ann.sees("masque-challenge-card .picture .arms");
            found.addAll(seen(ann, language, "mine"));
            bob.page().navigate(link);
            bob.sees("masque-challenge-card .picture .arms");
            found.addAll(seen(bob, language, "here"));
            ann.opens("card/" + link.substring(link.lastIndexOf('/') + 1) + "/print");
            ann.sees("masque-challenge-card .picture .arms");
            found.addAll(seen(ann, language, "print"));
            ann.clicks(".sizes label:nth-child(2)").sees(".paper.a6");
            found.addAll(seen(ann, language, "print-a6"));
            bob.sees(".way .big:nth-of-type(2)");
            found.addAll(seen(bob, language, "away"));
            bob.clicks(".way .chief.big").sees(".place");
            found.addAll(seen(bob, language, "waiting"));
            ann.opens("card").sees("masque-dice-challenge, .callers li");
            ann.opens("card").sees(".callers li");
            cem.page().navigate(link);
            cem.sees("masque-challenge-card .picture .arms");
            found.addAll(seen(cem, language, "busy"));
            found.addAll(seen(ann, language, "mine-fighting"));
            ann.clicks(".showing .check input");
            cem.sees(".way .big-note");
            found.addAll(seen(cem, language, "off"));
        }
        assertThat(found).isEmpty();
    }

    private static List<String> seen(Visitor visitor, String language, String screen) {
        Sight sight = new Sight(new int[] {390, 844}, new int[] {1280, 800});
        return sight.both(
                visitor.page(),
                (where, page) -> wrong(page, "card-" + screen + "-" + where + language));
    }

    private static List<String> wrong(Page page, String name) {
        page.screenshot(
                new Page.ScreenshotOptions()
                        .setFullPage(true)
                        .setPath(Path.of("target/screens", name + ".png")));
        List<String> found = new ArrayList<>();
        if (name.endsWith("-ja")) {
            // Other words may need more room and be forgotten; all else is the same.
            found.addAll(Inspection.wide(page));
            found.addAll(Inspection.english(page));
        } else {
            found.addAll(Inspection.of(page));
        }
        return found.stream().map(one -> name + ": " + one).toList();
    }
}
