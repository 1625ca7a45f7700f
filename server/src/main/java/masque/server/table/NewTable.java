package masque.server.table;

import java.time.Instant;
import java.util.HexFormat;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import masque.core.Fairness;
import masque.server.guard.Ids;
import masque.server.store.SearchKeys;
import masque.server.store.Store;

/**
 * A table that is not kept yet.
 *
 * @param secret what the chance of its deal comes from, in hex; shown to nobody before the end
 */
public record NewTable(String id, TableFacts facts, String secret) {
    /** What is drawn for a new table: who does not know it cannot guess it. */
    record Fresh(String id, String code, String secret) {
        static Fresh drawn() {
            return new Fresh(
                    Ids.fresh(),
                    Ids.code(),
                    HexFormat.of().formatHex(Ids.secret(Fairness.SECRET_BYTES)));
        }
    }

    /**
     * A table with an id, a code and a secret of its own.
     *
     * @param facts what is true of it, with a code
     */
    static NewTable of(Fresh ids, Function<String, TableFacts> facts) {
        return new NewTable(ids.id(), facts.apply(ids.code()), ids.secret());
    }

    /**
     * A table with an id and a secret of its own, for whoever keeps it together with something
     * else.
     */
    public static NewTable drawn(TableFacts facts) {
        return of(Fresh.drawn(), code -> facts);
    }

    /** What is true of it, as the store keeps it. */
    public String factsText() {
        return TableFactsText.write(facts);
    }

    /** How it is found. */
    public SearchKeys keys() {
        return facts.keys();
    }

    /** Keeps it. Fails if its code is in use, which hardly ever happens. */
    CompletableFuture<Void> keep(Store store, Instant now) {
        return store.create(id, factsText(), secret, keys(), now);
    }

    @Override
    public String toString() {
        return "NewTable[" + id + ", " + facts + "]";
    }
}
