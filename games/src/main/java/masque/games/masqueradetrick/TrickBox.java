package masque.games.masqueradetrick;

import java.util.List;
import java.util.Map;
import masque.core.Box;
import masque.core.Option;
import masque.core.Setup;

/** Masquerade Trick in its box. */
public final class TrickBox implements Box {
    static final String OPEN_HISTORY = "openHistory";
    static final String LENGTH = "length";
    static final String UNTIL_WON = "until-won";
    static final String DEAL_PER_PLAYER = "deal-per-player";
    static final String HOLY_KNIGHT = "holyKnight";
    static final String DISCIPLINE = "princesDiscipline";
    static final String MISSIONS = "missions";

    private final String missions;

    /**
     * A box with the missions that hold unless a table brings its own, as a data file's content.
     */
    public TrickBox(String missions) {
        this.missions = missions;
    }

    @Override
    public String id() {
        return "masquerade-trick";
    }

    @Override
    public int minSeats() {
        return 1;
    }

    @Override
    public int maxSeats() {
        return 4;
    }

    @Override
    public List<Option> options(int seats) {
        Option history = new Option.Flag(OPEN_HISTORY, false);
        Option data = new Option.Data(MISSIONS, missions);
        return seats == 1
                ? List.of(
                        history,
                        new Option.Flag(HOLY_KNIGHT, false),
                        new Option.Flag(DISCIPLINE, false),
                        data)
                : List.of(
                        history,
                        new Option.Choice(LENGTH, List.of(UNTIL_WON, DEAL_PER_PLAYER), UNTIL_WON),
                        data);
    }

    @Override
    public TrickGame open(int seats, Map<String, String> chosen) {
        return new TrickGame(Setup.of(this, seats, chosen));
    }
}
