package masque.server.table;

import java.util.Optional;
import masque.server.store.KeptTable;
import masque.server.store.Store;

/** The files of games that are over, for whatever stands above tables. */
public final class GameFiles {
    private GameFiles() {}

    /** The file of a game, whether it has been archived yet or not; empty if it is not over. */
    public static Optional<byte[]> of(Store store, String table) {
        return store.file(table)
                .or(() -> store.load(table).filter(GameFiles::over).map(Telling::file))
                .map(Pieces::unpacked);
    }

    private static boolean over(KeptTable table) {
        return table.over().isPresent() && table.game().isPresent() && table.result().isPresent();
    }
}
