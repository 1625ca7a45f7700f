package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;

/** Somebody's keyboard, and nothing else. */
final class Keys {
    private static final int MOST_STEPS = 120;
    private static final String HAND = "m-hand, m-rack";
    private static final String LIT_IN_HAND = "m-hand m-card[state=lit], m-rack m-tile[state=lit]";

    private static final String FOCUSED =
            """
            selector => {
                for (let one = document.activeElement; one; one = one.shadowRoot?.activeElement)
                    if (one.matches(selector)) return true;
                return false;
            }
            """;

    private final Visitor visitor;
    private final Page page;

    Keys(Visitor visitor) {
        this.visitor = visitor;
        page = visitor.page();
    }

    Keys press(String key) {
        page.keyboard().press(key);
        return this;
    }

    /** Whether the focus is on something, or in it. */
    boolean on(String selector) {
        return (Boolean) page.evaluate(FOCUSED, selector);
    }

    /** Goes on by Tab until something has the focus. */
    Keys tabsTo(String selector) {
        return stepsTo(selector, "Tab");
    }

    /** Goes on by a key until something has the focus. */
    Keys stepsTo(String selector, String key) {
        for (int steps = 0; !on(selector); steps++) {
            assertThat(steps).as("%s is reached by %s", selector, key).isLessThan(MOST_STEPS);
            press(key);
        }
        return this;
    }

    /**
     * Chooses something that is lit: a card by arrows and Enter, anything else by Tab and Enter; a
     * second step, where there is one, is where the focus goes by itself.
     */
    Keys chooses() {
        visitor.sees(Visitor.LIT);
        if (page.locator(LIT_IN_HAND).count() > 0) {
            tabsTo(HAND).press("End").stepsTo("m-card[state=lit], m-tile[state=lit]", "ArrowLeft");
            int before = visitor.decision();
            press("Enter");
            page.waitForCondition(() -> visitor.decision() != before || on(Visitor.STEP));
            if (visitor.decision() == before) {
                visitor.moves(() -> press("Enter"));
            }
            // Whoever walks through the hand is still there, as soon as there is one again, or is
            // where the choice goes on.
            page.waitForCondition(
                    () -> on(HAND) || on(Visitor.LIT) || page.locator(Visitor.HELD).count() == 0);
        } else {
            tabsTo(Visitor.LIT);
            visitor.moves(() -> press("Enter"));
        }
        return this;
    }
}
