package masque.games.masqueradebattle;

import java.util.List;
import java.util.Map;
import masque.core.Box;
import masque.core.Option;
import masque.core.Setup;

/** Masquerade Battle in its box. */
public final class BattleBox implements Box {
    static final String DEAL = "deal";
    static final String ALL = "all";
    static final String EVEN = "even";
    static final String MOON_TRUMPS_ACTIONS = "moonTrumpsActions";
    static final String CANCEL_WITHIN_PLANET = "cancelWithinPlanet";
    static final String DECK = "deck";

    private static final int USUAL_SEATS = 5;

    private final String deck;

    /** A box with the Characters that hold unless a table brings its own, as a file's content. */
    public BattleBox(String deck) {
        this.deck = deck;
    }

    @Override
    public String id() {
        return "masquerade-battle";
    }

    @Override
    public int minSeats() {
        return 3;
    }

    @Override
    public int maxSeats() {
        return 9;
    }

    @Override
    public int usualSeats() {
        return USUAL_SEATS;
    }

    @Override
    public List<Option> options(int seats) {
        return List.of(
                new Option.Choice(DEAL, List.of(ALL, EVEN), ALL),
                new Option.Flag(MOON_TRUMPS_ACTIONS, false),
                new Option.Flag(CANCEL_WITHIN_PLANET, false),
                new Option.Data(DECK, deck));
    }

    @Override
    public BattleGame open(int seats, Map<String, String> chosen) {
        return new BattleGame(Setup.of(this, seats, chosen));
    }
}
