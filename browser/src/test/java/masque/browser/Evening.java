package masque.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** People who meet at one table and play through the page. */
final class Evening {
    private final List<Visitor> people;

    private Evening(List<Visitor> people) {
        this.people = people;
    }

    /**
     * The first of them sets a table up, the others come by its link, bots take what is left, and
     * the game begins.
     */
    static Evening begin(String game, int seats, List<Visitor> people) {
        return begin(game, seats, List.of(), people);
    }

    /**
     * The same with choices in the dialog, by their values.
     *
     * @param choices values of lists of choices, such as "tag"; each is in one list only
     */
    static Evening begin(String game, int seats, List<String> choices, List<Visitor> people) {
        Visitor host = people.getFirst();
        String link = tableFor(host, game, seats, choices);
        for (Visitor guest : people.subList(1, people.size())) {
            guest.page().navigate(link);
            guest.clicks(".chair.open .button.chief");
        }
        Page page = host.page();
        page.waitForCondition(() -> page.locator(".chair.person").count() == people.size());
        host.clicks(".start");
        people.forEach(one -> one.sees("main.table.begun"));
        return new Evening(people);
    }

    /** Sets a table up in the dialog at home; its link. */
    static String tableFor(Visitor host, String game, int seats) {
        return tableFor(host, game, seats, List.of());
    }

    private static String tableFor(Visitor host, String game, int seats, List<String> choices) {
        String card = ".game:has(a[href$='/rules/" + game + "'])";
        host.opens("").clicks(card + " .actions .button:nth-child(2)");
        host.page().locator("dialog select[name=seats]").selectOption(String.valueOf(seats));
        for (String choice : choices) {
            String list = "dialog select:has(option[value='" + choice + "']):not([name=seats])";
            host.page().locator(list).selectOption(choice);
        }
        host.clicks("dialog .chief");
        return host.sees(".share .field input").inputValue();
    }

    /** Plays so many choices, or until the game is over; whether it is. */
    boolean plays(int choices) {
        for (int left = choices; left > 0; left--) {
            Visitor next = next();
            if (next.decision() < 0) {
                return true;
            }
            next.movesBySight();
        }
        return false;
    }

    /** Plays until everybody sees that the game is over. */
    void playsToTheEnd() {
        while (!plays(Integer.MAX_VALUE)) {
            // There is more to choose.
        }
        people.forEach(one -> one.page().waitForCondition(() -> one.decision() < 0));
    }

    /** Whoever has something to choose; waits until somebody has, or until the game is over. */
    private Visitor next() {
        Page page = people.getFirst().page();
        page.waitForCondition(() -> people.stream().anyMatch(one -> one.decision() != 0));
        return people.stream()
                .filter(one -> one.decision() > 0)
                .findFirst()
                .orElse(people.getFirst());
    }
}
