package masque.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * One screen as it is seen in two ways, without coming to it twice: on a phone by night, and at a
 * desk by day. What cannot be touched or fits nowhere on one of them is found there.
 */
final class Sight {
    /** The usual window of a desk. */
    static final int[] DESK = {1280, 720};

    /** A screen on a wall is as broad as this, and nobody makes it smaller. */
    private static final int WALL = 1920;

    /** The page for development chooses its colours itself. */
    private static final String DYED =
            """
            async theme => {
                const gallery = document.querySelector("masque-parts");
                if (!gallery?.only?.has("theme")) return;
                gallery.only = new URLSearchParams({game: gallery.only.get("game"), theme});
                await gallery.updateComplete;
            }
            """;

    /** Colours that change by and by are at once what they will be. */
    private static final String SETTLED =
            """
            () => document.getAnimations()
                .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime))
                .forEach(one => one.finish())
            """;

    private final int[] phone;
    private final int[] desk;

    Sight(int[] phone, int[] desk) {
        this.phone = phone;
        this.desk = desk;
    }

    /**
     * What is wrong at a desk by day, and then on a phone by night, as which the page is left.
     *
     * @param inspection is told "desk" or "phone", and finds what is wrong there
     */
    List<String> both(Page page, BiFunction<String, Page, List<String>> inspection) {
        boolean wall = page.viewportSize().width >= WALL;
        List<String> found = new ArrayList<>();
        look(page, ColorScheme.LIGHT, wall, desk);
        inspection.apply("desk", page).forEach(one -> found.add("desk: " + one));
        look(page, ColorScheme.DARK, wall, phone);
        inspection.apply("phone", page).forEach(one -> found.add("phone: " + one));
        return found;
    }

    private static int[] size(Page page) {
        return new int[] {page.viewportSize().width, page.viewportSize().height};
    }

    private static void look(Page page, ColorScheme colours, boolean wall, int[] window) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
        page.evaluate(DYED, colours == ColorScheme.LIGHT ? "light" : "night");
        Layout.resize(page, wall ? size(page) : window);
        page.evaluate(SETTLED);
    }
}
