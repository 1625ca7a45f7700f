package masque.browser;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** People who meet at one table and play through the page. */
final class Evening {
    /** How many choices are made with a mouse where every screen is looked at. */
    private static final int BY_HAND = 50;

    private static final String SCREEN =
            """
            () => (innerWidth < 700 ? "phone " : "desk ")
                + ([...document.querySelectorAll(".stage > *")].at(-1)?.frame?.view?.phase ?? "none")
            """;

    private final List<Visitor> people;

    private Evening(List<Visitor> people) {
        this.people = people;
    }

    /**
     * The first of them sets a table up, the others come by its link, bots take what is left, and
     * the game begins.
     *
     * @param chosen values of options that are chosen from a list
     */
    static Evening begin(String game, int seats, List<Visitor> people, String... chosen) {
        Visitor host = people.getFirst();
        String link = tableFor(host, game, seats, chosen);
        for (Visitor guest : people.subList(1, people.size())) {
            guest.page().navigate(link);
            guest.clicks(".chair.open .button.chief");
        }
        return starts(people);
    }

    /** The first of them begins when all have sat down. */
    static Evening starts(List<Visitor> people) {
        Visitor host = people.getFirst();
        Page page = host.page();
        page.waitForCondition(() -> page.locator(".chair.person").count() == people.size());
        host.clicks(".start");
        people.forEach(one -> one.sees("main.table.begun"));
        return new Evening(people);
    }

    /** Sets a table up in the dialog at home; its link. */
    static String tableFor(Visitor host, String game, int seats, String... chosen) {
        String card = ".game:has(a[href$='/rules/" + game + "'])";
        host.opens("").clicks(card + " .actions .button:nth-child(2)");
        host.page().locator("dialog select[name=seats]").selectOption(String.valueOf(seats));
        for (String value : chosen) {
            String list = "dialog select:not([name=seats]):has(option[value='" + value + "'])";
            host.sees(list).selectOption(value);
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

    /** The others play until it is somebody's turn, or until the game is over; whether it is. */
    boolean playsUntil(Visitor somebody) {
        Visitor next = next();
        while (next != somebody && next.decision() > 0) {
            next.movesBySight();
            next = next();
        }
        return next.decision() < 0;
    }

    /** The pages play by themselves until everybody sees that the game is over. */
    void playsToTheEnd() {
        people.forEach(Visitor::playsItself);
        people.forEach(Visitor::awaitsTheEnd);
    }

    /**
     * Plays to the end, most of it by hand, and looks at every screen: at each phase once, as every
     * one of the people sees it.
     *
     * @param seen what was looked at, such as "phone playing"
     * @return what is wrong
     */
    List<String> inspects(Set<String> seen, Function<Page, List<String>> inspection) {
        List<String> found = new ArrayList<>();
        Visitor next = next();
        for (int choice = 0; choice < BY_HAND && next.decision() > 0; choice++) {
            found.addAll(look(seen, inspection));
            next.movesBySight();
            next = next();
        }
        playsToTheEnd();
        found.addAll(look(seen, inspection));
        return found;
    }

    private List<String> look(Set<String> seen, Function<Page, List<String>> inspection) {
        List<String> found = new ArrayList<>();
        for (Visitor one : people) {
            String screen = (String) one.page().evaluate(SCREEN);
            if (seen.add(screen)) {
                inspection.apply(one.page()).forEach(each -> found.add(screen + ": " + each));
            }
        }
        return found;
    }

    /** Whoever has something to choose; waits until somebody has, or until the game is over. */
    private Visitor next() {
        Visitor first = people.getFirst();
        if (people.size() == 1) {
            first.awaitsTurn();
            return first;
        }
        first.page().waitForCondition(() -> people.stream().anyMatch(one -> one.decision() != 0));
        return people.stream().filter(one -> one.decision() > 0).findFirst().orElse(first);
    }
}
