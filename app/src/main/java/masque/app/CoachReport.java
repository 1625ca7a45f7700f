package masque.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import masque.coach.Fortune;
import masque.coach.Judged;
import masque.coach.Review;
import masque.core.Box;
import masque.core.Game;
import masque.core.Journal;
import masque.core.Phrase;

/** What the coach says, in lines for the terminal. */
final class CoachReport {
    private static final int PERCENT = 100;

    private final Page page;
    private final Game<?> game;
    private final List<String> lines = new ArrayList<>();

    CoachReport(Page page, Box box, Journal journal) {
        this.page = page;
        game = box.open(journal.seats(), journal.options());
    }

    List<String> lines(Review review) {
        lines.add(page.rule(page.say("coach-title", "name", name())));
        say(
                "",
                "coach-choices",
                "choices",
                review.choices().size(),
                "same",
                count(review, Judged.Grade.SAME),
                "asGood",
                count(review, Judged.Grade.AS_GOOD),
                "unknown",
                count(review, Judged.Grade.UNKNOWN));
        if (review.marked().isEmpty()) {
            say("", "coach-clean");
        }
        review.marked().forEach(this::mark);
        fortune("coach-deal", review.deal());
        fortune("coach-play", review.play());
        return lines;
    }

    private String name() {
        return page.reader().names().get(page.reader().you());
    }

    private static int count(Review review, Judged.Grade grade) {
        return (int) review.choices().stream().filter(one -> one.grade() == grade).count();
    }

    private void mark(Judged one) {
        lines.add("");
        String grade = "coach-" + one.grade().name().toLowerCase(Locale.ROOT);
        say(
                "  ",
                "coach-mark",
                "ply",
                one.ply(),
                "grade",
                Phrase.of(grade),
                "chosen",
                game.read(one.chosen()).phrase(),
                "cost",
                percent(one.cost()),
                "doubt",
                percent(one.doubt()));
        say("  ", "coach-better", "best", game.read(one.best()).phrase());
        one.thought().why().ifPresent(why -> lines.addAll(page.wrap("  ", page.sentence(why))));
    }

    private void fortune(String key, Fortune fortune) {
        if (fortune.events() > 0) {
            lines.add("");
            say(
                    "",
                    key,
                    "events",
                    fortune.events(),
                    "others",
                    fortune.others(),
                    "percentile",
                    (int) Math.round(fortune.percentile()),
                    "gain",
                    percent(fortune.gain()),
                    "doubt",
                    percent(fortune.doubt()));
        }
    }

    private static int percent(double share) {
        return (int) Math.round(PERCENT * share);
    }

    private void say(String indent, String key, Object... arguments) {
        lines.addAll(page.wrap(indent, page.sentence(Phrase.of(key, arguments))));
    }
}
