package masque.server.table;

import java.util.HexFormat;
import java.util.List;
import masque.core.Fairness;

/**
 * What the site gives to the chance of a table's deal; shown to nobody before the end.
 *
 * @param hex the secret
 * @param commitment what everybody is shown of it before the deal
 */
record DealSecret(String hex, String commitment) {
    static DealSecret of(String hex) {
        return new DealSecret(hex, Fairness.commitment(HexFormat.of().parseHex(hex)));
    }

    /** The key of all chance at a table, given what everybody there has contributed. */
    byte[] key(String table, List<String> contributions) {
        return Fairness.key(HexFormat.of().parseHex(hex), table, contributions);
    }

    @Override
    public String toString() {
        return "DealSecret[" + commitment + "]";
    }
}
