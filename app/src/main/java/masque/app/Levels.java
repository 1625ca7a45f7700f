package masque.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import masque.bots.levels.Novice;
import masque.bots.search.Effort;
import masque.core.Bot;
import masque.edge.Words;

/** The bots of one game by the names that people give them. */
final class Levels {
    /** Plays where nobody says otherwise, and is whom experts are compared with. */
    static final String REGULAR = "regular";

    private static final List<String> NAMES = List.of("random", "novice", REGULAR, "expert");

    /** How long the expert thinks about a move if nobody says otherwise. */
    static final int EXPERTS_MILLIS = 300;

    private static final Pattern EFFORT = Pattern.compile("expert:([1-9][0-9]{0,7})(ms)?");

    private final Shelf.Entry entry;
    private final Words words;

    Levels(Shelf.Entry entry, Words words) {
        this.entry = entry;
        this.words = words;
    }

    /**
     * The bot with this name: a level, or an expert with its iterations or milliseconds a move.
     *
     * @throws Complaint with the names that there are
     */
    Bot bot(String name) {
        return switch (name) {
            case "random" -> Bot.RANDOM;
            case "novice" -> new Novice(entry.regular());
            case REGULAR -> entry.regular();
            case "expert" -> entry.expert(nanos(EXPERTS_MILLIS));
            default -> timed(name);
        };
    }

    private Bot timed(String name) {
        Matcher effort = EFFORT.matcher(name);
        if (!effort.matches()) {
            throw unknown(name);
        }
        int number = Integer.parseInt(effort.group(1));
        return Optional.ofNullable(effort.group(2)).isPresent()
                ? entry.expert(nanos(number))
                : entry.expert(Effort.iterations(number));
    }

    private static long nanos(int millis) {
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }

    private Complaint unknown(String name) {
        return new Complaint(
                Nearest.to(name, NAMES)
                        .map(meant -> words.say("bot-unknown-meant", "bot", name, "meant", meant))
                        .orElseGet(() -> words.say("bot-unknown", "bot", name, "bots", NAMES)));
    }

    /** The names for so many seats if nobody says otherwise. */
    static List<String> house(int seats) {
        return Collections.nCopies(seats, REGULAR);
    }

    /**
     * The names for all seats from a list with commas: the last one takes what is left.
     *
     * @throws Complaint if there are more names than seats
     */
    List<String> seated(String list, int seats) {
        List<String> names = new ArrayList<>();
        for (String name : list.split(",", -1)) {
            names.add(name.strip());
        }
        if (names.size() > seats) {
            throw new Complaint(words.say("bots-many", "bots", names.size(), "seats", seats));
        }
        while (names.size() < seats) {
            names.add(names.getLast());
        }
        return names;
    }
}
