package masque.games.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import masque.core.Box;
import masque.core.Option;
import masque.core.Setup;

/** Truth or Bluff in its box. */
public final class BluffBox implements Box {
    static final String ENDING = "ending";
    static final String RANDOM = "random";
    static final String NUMBERS = "numbers";

    private static final int USUAL_SEATS = 5;

    private final String numbers;

    /** A box with the numbers that hold unless a table brings its own, as a file's content. */
    public BluffBox(String numbers) {
        this.numbers = numbers;
    }

    @Override
    public String id() {
        return "truth-or-bluff";
    }

    @Override
    public int minSeats() {
        return 3;
    }

    @Override
    public int maxSeats() {
        return 8;
    }

    @Override
    public int usualSeats() {
        return USUAL_SEATS;
    }

    @Override
    public List<Option> options(int seats) {
        List<String> endings = new ArrayList<>();
        endings.add(RANDOM);
        Supply.of(seats).endings().forEach(ending -> endings.add(ending.text()));
        return List.of(
                new Option.Choice(ENDING, endings, RANDOM), new Option.Data(NUMBERS, numbers));
    }

    @Override
    public BluffGame open(int seats, Map<String, String> chosen) {
        return new BluffGame(Setup.of(this, seats, chosen));
    }
}
