package masque.server.table;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import masque.server.store.Change;
import masque.server.store.KeptTable;
import masque.server.store.Store;
import masque.server.store.Summary;

/** Games that were begun by older rules: nobody can play on in them, but they can be settled. */
final class OutdatedGames {
    private final Store store;

    OutdatedGames(Store store) {
        this.store = store;
    }

    /**
     * Settles one; done when it is kept.
     *
     * @param how what becomes of it, given its facts and how many steps it has
     */
    CompletableFuture<Settled> settle(
            Summary kept, BiFunction<TableFacts, Integer, Settled> how, Instant now) {
        int plies =
                store.load(kept.id())
                        .flatMap(KeptTable::game)
                        .map(game -> game.journal().steps().size())
                        .orElse(0);
        Settled then = how.apply(TableFactsText.read(kept.facts()), plies);
        Change change =
                new Change(
                        kept.version(),
                        TableFactsText.write(then.facts()),
                        then.facts().keys(),
                        Optional.empty(),
                        then.end());
        return store.change(kept.id(), change, now)
                .thenApply(written -> {
                    if (!written) {
                        throw TableRefused.untimely("put-away");
                    }
                    return then;
                });
    }
}
