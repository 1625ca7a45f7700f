package masque.app.dicechallenge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import masque.core.Phrase;
import masque.games.dicechallenge.DiceMove;
import masque.games.dicechallenge.DiceView;
import masque.games.dicechallenge.Die;

/** Translates between the letters of dice, which moves use, and what the dice show. */
final class Reader {
    /** A die by what it shows, and perhaps its size: 7 or d8=7. */
    private static final String SHOWN = "(?:d[0-9]{1,2}=)?[0-9]{1,2}";

    private static final Pattern BY_VALUE =
            Pattern.compile(
                    "(?:attack )?(" + SHOWN + "(?:[ +]+" + SHOWN + ")*) ?> ?(" + SHOWN + ")");

    /** A line may be read in many ways; nobody needs more than these. */
    private static final int MOST_READINGS = 50;

    private final DiceView view;

    Reader(DiceView view) {
        this.view = view;
    }

    Phrase attack(DiceMove.Attack attack) {
        return Phrase.of(
                "dice-attack",
                "dice",
                text(attacker(), attack.dice()),
                "die",
                text(defender(), 1 << attack.target()));
    }

    Phrase command(DiceMove.Command command) {
        return Phrase.of("dice-command", "dice", text(attacker(), command.dice()));
    }

    Phrase dark(DiceMove.Dark dark) {
        return Phrase.of("dice-dark", "die", text(attacker(), 1 << dark.die()));
    }

    /** The dice of these places, such as {@code d4=1 + d8=6}. */
    private static String text(List<Die> dice, int places) {
        List<String> texts = new ArrayList<>();
        for (Die die : dice) {
            if ((places >>> (die.letter().charAt(0) - 'a') & 1) != 0) {
                texts.add("d" + die.size() + "=" + die.value());
            }
        }
        return String.join(" + ", texts);
    }

    /** The dice of whose turn it is; Droid dice as they would come in. */
    private List<Die> attacker() {
        return view.acting().map(this::dice).orElse(List.of());
    }

    private List<Die> defender() {
        return view.acting()
                .map(acting -> view.characters().get(acting).side())
                .flatMap(side -> view.sides().get(1 - side).fighter())
                .map(this::inPlay)
                .orElse(List.of());
    }

    private List<Die> dice(int character) {
        List<Die> dice = new ArrayList<>(inPlay(character));
        dice.addAll(view.characters().get(character).droid());
        return dice;
    }

    private List<Die> inPlay(int character) {
        return view.characters().get(character).dice().stream()
                .map(die -> new Die(die.letter(), die.size(), die.value()))
                .toList();
    }

    /** The attacks that a line with values may mean, as texts of moves. */
    List<String> readings(String line) {
        Matcher matcher = BY_VALUE.matcher(line);
        if (!matcher.matches()) {
            return List.of();
        }
        List<String> own = List.of(matcher.group(1).split("[ +]+", -1));
        Set<String> readings = new LinkedHashSet<>();
        for (Die die : defender()) {
            if (shows(die, matcher.group(2))) {
                String end = " > " + die.letter();
                choose(own, 0, new ArrayList<>(), letters -> readings.add(letters + end));
            }
        }
        return readings.stream().limit(MOST_READINGS).toList();
    }

    private static boolean shows(Die die, String text) {
        return text.equals(Integer.toString(die.value()))
                || text.equals("d" + die.size() + "=" + die.value());
    }

    /** Finds sets of dice that show this, each die once. */
    private void choose(List<String> shown, int from, List<String> chosen, Consumer<String> found) {
        if (from == shown.size()) {
            found.accept("attack " + String.join("", new TreeSet<>(chosen)));
            return;
        }
        for (Die die : attacker()) {
            if (shows(die, shown.get(from)) && !chosen.contains(die.letter())) {
                chosen.add(die.letter());
                choose(shown, from + 1, chosen, found);
                chosen.removeLast();
            }
        }
    }
}
