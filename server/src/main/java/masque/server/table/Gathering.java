package masque.server.table;

import java.util.HashMap;
import java.util.Map;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Option;
import masque.core.Setup;

/** What is decided at a table before its game and after it. */
final class Gathering {
    private final Planner plans;
    private final TableState table;

    Gathering(Planner plans) {
        this.plans = plans;
        table = plans.table();
    }

    /** The host has the game begin: at once, or when everybody has contributed to its chance. */
    Plan start(String guest) {
        TableFacts next = table.facts().start(guest, this::checked);
        return next.missing().isEmpty()
                ? plans.deal(next)
                : plans.change(next, Plan.News.OF_PEOPLE);
    }

    /** The terms for fewer players, without options that mean nothing then. */
    private Terms checked(Terms terms) {
        Box box = table.rules().box();
        try {
            Map<String, String> chosen = new HashMap<>(terms.options());
            if (terms.seats() >= box.minSeats()) {
                chosen.keySet()
                        .retainAll(box.options(terms.seats()).stream().map(Option::name).toList());
            }
            Setup setup = Setup.of(box, terms.seats(), chosen);
            box.open(terms.seats(), chosen);
            return terms.forSeats(terms.seats(), setup.journaled(box));
        } catch (BadInput bad) {
            throw TableRefused.because(TableRefused.Kind.UNUSABLE, "options", bad.phrase());
        }
    }

    /** Somebody contributes to the chance of the deal; whoever is last has it dealt. */
    Plan contribute(String guest, String text) {
        TableFacts next = table.facts().contribute(guest, text);
        return next.phase() == TableFacts.Phase.DEALING && next.missing().isEmpty()
                ? plans.deal(next)
                : plans.change(next, Plan.News.NONE);
    }

    /** Whoever has not contributed by now does not. */
    Plan dealWithoutOthers() {
        return table.facts().phase() == TableFacts.Phase.DEALING
                ? plans.deal(table.facts())
                : plans.stay(table.late());
    }

    /** The same people play again; if somebody has asked for that before, at that table. */
    Plan rematch(String guest, NewTable.Fresh ids) {
        NewTable fresh = NewTable.of(ids, code -> table.facts().again(guest, code, places()));
        return table.facts().next().isEmpty() ? plans.rematch(fresh) : plans.stay(table.late());
    }

    /** What a challenge card fixes belongs to a seat, so its duels are fought in the same seats. */
    private int places() {
        return table.rules()
                .card()
                .filter(rule -> rule.fixes(table.facts().options()))
                .map(rule -> 0)
                .orElse(1);
    }

    /** Nobody has had it dealt for too long, and nobody looks at it. */
    Plan expire() {
        return table.facts().gathering() && !plans.moment().looked()
                ? plans.forget(table.facts())
                : plans.stay(table.late());
    }
}
