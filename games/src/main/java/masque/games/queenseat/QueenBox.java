package masque.games.queenseat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import masque.core.Box;
import masque.core.Option;
import masque.core.Setup;

/** Queenseat in its box. */
public final class QueenBox implements Box {
    static final String SET = "set";
    static final String PACKS = "packs";
    static final String QUEEN_PICK = "queenPick";
    static final String WINNING = "winning";
    static final String ANY = "any";
    static final String EQUAL_SWAP = "equalSwap";
    static final String PRINCESSES = "princesses";

    private final String princesses;

    /** A box with the packs that hold unless a table brings its own, as a file's content. */
    public QueenBox(String princesses) {
        this.princesses = princesses;
    }

    @Override
    public String id() {
        return "queenseat";
    }

    @Override
    public int minSeats() {
        return 3;
    }

    @Override
    public int maxSeats() {
        return QueenGame.MOST_SEATS;
    }

    @Override
    public List<Option> options(int seats) {
        List<String> ids = Arrays.stream(Princess.values()).map(Princess::id).toList();
        return List.of(
                new Option.Choice(SET, PackFile.SETS, PackFile.SETS.getFirst()),
                new Option.Several(PACKS, ids, 0, ids.size(), ""),
                new Option.Choice(QUEEN_PICK, List.of(WINNING, ANY), WINNING),
                new Option.Flag(EQUAL_SWAP, false),
                new Option.Data(PRINCESSES, princesses));
    }

    @Override
    public QueenGame open(int seats, Map<String, String> chosen) {
        return new QueenGame(Setup.of(this, seats, chosen));
    }
}
