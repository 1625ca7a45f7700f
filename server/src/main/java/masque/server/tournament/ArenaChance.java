package masque.server.tournament;

import java.util.HexFormat;
import java.util.List;
import masque.core.Fairness;
import masque.core.Fate;
import masque.core.Keyed;

/**
 * How a tournament comes by its chance: as a table does, from a secret that the site commits to
 * before anybody enters, with the tournament's id in place of the table's. Nobody contributes.
 */
public final class ArenaChance {
    private ArenaChance() {}

    /** What everybody is shown of the secret before it starts, in hex. */
    public static String commitment(String secretHex) {
        return Fairness.commitment(HexFormat.of().parseHex(secretHex));
    }

    /** What draws the rest of the tokens of match k at ply k. */
    public static Fate fate(String secretHex, String id) {
        return new Keyed(Fairness.key(HexFormat.of().parseHex(secretHex), id, List.of()));
    }
}
