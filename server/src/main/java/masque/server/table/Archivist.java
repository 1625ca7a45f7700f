package masque.server.table;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import masque.server.setup.Playable;
import masque.server.store.KeptTable;
import masque.server.store.PieceOf;
import masque.server.store.Store;
import masque.server.store.StoreFailed;
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
    private final Editions editions;
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    private final Map<String, CompletableFuture<byte[]>> asked = new ConcurrentHashMap<>();
    private final ExecutorService urgent = Pool.modest(1, "archive-");
    private final Thread thread =
            Thread.ofPlatform().daemon().name("archivist").unstarted(this::work);

    Archivist(Store store, Map<String, Playable> games, Tongues tongues, Editions editions) {
        this.store = store;
        this.games = games;
        this.tongues = tongues;
        this.editions = editions;
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
        } catch (Throwable e) {
            if (StoreFailed.behind(e).isPresent()) {
                // The store has told the log; what is untold is told after the next start.
                return;
            }
            LOG.error("table {} cannot be archived: {}", Trouble.mark(table), Trouble.of(e));
        }
    }

    private void archive(KeptTable table) {
        if (table.over().isPresent() && table.game().isPresent()) {
            String game = TableFactsText.read(table.facts()).game();
            if (editions.current(game, table.game().get().journal())) {
                Telling.keep(Objects.requireNonNull(games.get(game)), table, store, tongues);
            }
            // A game of older rules cannot be shown any more, but its file can be written unless
            // nobody knows who won.
            if (table.result().isPresent()) {
                store.keepFile(table.id(), Telling.file(table)).join();
            }
        }
    }

    /**
     * What a viewer was told.
     *
     * @throws TableRefused if the game is not over
     */
    CompletableFuture<Archive> told(Standing standing, int viewer, String language) {
        return kept(standing)
                .thenApply(
                        file -> archive(PieceOf.told(standing.id(), viewer, language), "frames"));
    }

    /**
     * Why bots chose what they chose; a game from before that was kept has none.
     *
     * @throws TableRefused if the game is not over
     */
    CompletableFuture<Archive> reasons(Standing standing, String language) {
        return kept(standing)
                .thenApply(file ->
                        new Archive(store, PieceOf.reasons(standing.id(), language), "thoughts"));
    }

    private Archive archive(PieceOf told, String name) {
        Archive archive = new Archive(store, told, name);
        if (archive.isEmpty()) {
            throw TableRefused.untimely("old-game");
        }
        return archive;
    }

    /**
     * The file of a game that is not over and never will be, made now and not kept.
     *
     * @throws TableRefused if it is gone
     */
    CompletableFuture<byte[]> fileNow(Standing standing) {
        return CompletableFuture.supplyAsync(
                () ->
                        Pieces.unpacked(
                                store.load(standing.id())
                                        .map(Telling::file)
                                        .orElseThrow(() -> TableRefused.unknown("no-table"))),
                urgent);
    }

    /**
     * The file of a game.
     *
     * @throws TableRefused if the game is not over
     */
    CompletableFuture<byte[]> file(Standing standing) {
        return kept(standing).thenApply(Pieces::unpacked);
    }

    /** The packed file, which is kept after all else: if it is there, everything is. */
    private CompletableFuture<byte[]> kept(Standing standing) {
        if (!standing.facts().over()) {
            throw TableRefused.untimely("phase", "phase", standing.facts().phase().name());
        }
        Optional<byte[]> file = store.file(standing.id());
        return file.isPresent()
                ? CompletableFuture.completedFuture(file.get())
                : urgently(standing.id());
    }

    /** Somebody waits for it: it is done next, once however many wait. */
    private CompletableFuture<byte[]> urgently(String table) {
        return asked.computeIfAbsent(
                table,
                key ->
                        CompletableFuture.supplyAsync(() -> archived(key), urgent)
                                .whenComplete((file, problem) -> asked.remove(key)));
    }

    private byte[] archived(String table) {
        archive(table);
        return store.file(table).orElseThrow(() -> TableRefused.unknown("no-replay"));
    }

    @Override
    public void close() {
        thread.interrupt();
        urgent.shutdownNow();
    }
}
