package masque.contract.toy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Game;
import masque.core.Option;
import masque.core.Setup;

/** The toy in its box, with one fault planted. */
public record ToyBox(Fault fault, AtomicInteger openings) implements Box {
    public ToyBox(Fault fault) {
        this(fault, new AtomicInteger());
    }

    @Override
    public String id() {
        return "parley";
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 3;
    }

    @Override
    public List<Option> options(int seats) {
        return List.of(
                new Option.Flag("peeking", true),
                new Option.Choice("drawing", List.of("never", "after-down"), "after-down"),
                new Option.Range("turns", 1, 2, 2),
                new Option.Several("names", List.of("red", "blue", "green"), 1, 3, "red,blue"),
                new Option.Data("story", "once upon a time"));
    }

    @Override
    public Game<?> open(int seats, Map<String, String> chosen) {
        Setup setup = Setup.of(this, seats, chosen);
        boolean drawing = setup.text("drawing").equals("after-down");
        int turns = setup.number("turns");
        boolean peeking = setup.flag("peeking");
        if (turns == 1 && !peeking && !drawing) {
            throw BadInput.of("too-dull", "turns", turns);
        }
        int opened = fault == Fault.ANOTHER_GAME_EACH_TIME ? openings.incrementAndGet() : 0;
        return new ToyGame(fault, seats, turns, peeking, drawing, opened);
    }
}
