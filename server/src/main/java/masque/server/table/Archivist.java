package masque.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import masque.server.Playable;
import masque.server.guard.Wrong;
import masque.server.store.KeptTable;
import masque.server.store.Store;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps what each viewer was told of a game that is over. It does so behind the games that go on:
 * after each one it rests for much longer than it worked.
 */
final class Archivist implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Archivist.class);
    private static final int REST_PER_WORK = 9;

    private final Store store;
    private final Map<String, Playable> games;
    private final Tongues tongues;
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    private final Thread thread =
            Thread.ofPlatform().daemon().name("archivist").unstarted(this::work);

    Archivist(Store store, Map<String, Playable> games, Tongues tongues) {
        this.store = store;
        this.games = games;
        this.tongues = tongues;
    }

    /** Begins, with what was left undone last time. */
    void open() {
        queue.addAll(store.untold());
        thread.start();
    }

    /** A game is over. */
    void over(String table) {
        queue.add(table);
    }

    private void work() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                String table = queue.take();
                long begun = System.nanoTime();
                archive(table);
                TimeUnit.NANOSECONDS.sleep(REST_PER_WORK * (System.nanoTime() - begun));
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void archive(String table) {
        try {
            store.load(table).ifPresent(this::archive);
        } catch (RuntimeException e) {
            LOG.error("table {} cannot be archived: {}", Trouble.mark(table), Trouble.of(e));
        }
    }

    private void archive(KeptTable table) {
        if (table.over().isPresent() && table.game().isPresent()) {
            Facts facts = FactsText.read(table.facts());
            Playable game = games.get(facts.game());
            if (game != null) {
                store.tell(table.id(), Telling.of(game, table, store.thoughts(table.id()), tongues))
                        .join();
            }
        }
    }

    /**
     * What a viewer was told, as JSON.
     *
     * @throws Wrong if the game is not over
     */
    String told(Rooms.Standing standing, int viewer, String language) {
        return Telling.read(kept(standing, viewer), "frames", language);
    }

    /**
     * Why bots chose what they chose, as JSON; a game from before that was kept has none.
     *
     * @throws Wrong if the game is not over
     */
    String reasons(Rooms.Standing standing, String language) {
        return Telling.read(kept(standing, Telling.REASONS), "thoughts", language);
    }

    /**
     * The file of a game.
     *
     * @throws Wrong if the game is not over
     */
    byte[] file(Rooms.Standing standing) {
        return Telling.unpacked(kept(standing, Telling.FILE));
    }

    private byte[] kept(Rooms.Standing standing, int viewer) {
        if (!standing.facts().over()) {
            throw Wrong.of(409, "phase", "phase", standing.facts().phase().name());
        }
        Optional<byte[]> told = store.told(standing.id(), viewer);
        if (told.isEmpty()) {
            archive(standing.id());
            told = store.told(standing.id(), viewer);
        }
        return told.orElseThrow(() -> Wrong.of(404, "no-replay"));
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
