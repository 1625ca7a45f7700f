package masque.app.load;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Somebody who plays against bots, game after game, and writes down what was acknowledged. */
final class Diary implements AutoCloseable {
    private static final TableKind KIND = new TableKind("masquerade-trick", Map.of(), 3, 1);
    private static final int PATIENCE_SECONDS = 60;

    /** A move that was acknowledged. */
    record Entry(String table, Acknowledged.Sent move) {}

    private final Guest guest;
    private final List<Entry> entries = new CopyOnWriteArrayList<>();
    private final CountDownLatch enough;
    private volatile boolean ending;
    private @Nullable Thread thread;

    /** A diary in which so many entries are enough to go on with the story. */
    Diary(Guest guest, int enough) {
        this.guest = guest;
        this.enough = new CountDownLatch(enough);
    }

    List<Entry> entries() {
        return List.copyOf(entries);
    }

    /** Begins to play, and returns when there are enough entries; the playing goes on. */
    void begin(URI site) throws InterruptedException {
        thread =
                Thread.ofVirtual()
                        .start(() -> {
                            while (!ending) {
                                play(site, guest.newTable(site, KIND, true));
                            }
                        });
        if (!enough.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("only " + entries.size() + " moves were made");
        }
    }

    private void play(URI site, String table) {
        BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
        PlaySocket socket = guest.sit(site, table, 0, heard::add);
        int sent = 0;
        Acknowledged.Sent open = new Acknowledged.Sent("", 0, 0);
        while (!ending && next(heard) instanceof Told told) {
            if (told.answers(open.id())) {
                entries.add(new Entry(table, open));
                enough.countDown();
            }
            if (told.over()) {
                break;
            }
            if (told.moves().size() > 0 && told.decision() > sent) {
                sent = told.decision();
                open = new Acknowledged.Sent("m" + sent, sent, told.moves().at(0));
                socket.move(open.id(), open.decision(), open.code());
            }
        }
        socket.close();
    }

    private static Heard next(BlockingQueue<Heard> heard) {
        try {
            @Nullable Heard next = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return next == null ? new Heard.Nonsense("silence") : next;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The entries that a site does not know any more. */
    List<Entry> unknownAt(URI site, List<Entry> known) {
        return known.stream().filter(entry -> !knows(site, entry)).toList();
    }

    private boolean knows(URI site, Entry entry) {
        BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
        PlaySocket socket = guest.sit(site, entry.table(), 0, heard::add);
        Acknowledged.Sent move = entry.move();
        socket.move(move.id(), move.decision(), move.code());
        Heard answer = next(heard);
        while (answer instanceof Told told && !told.answers(move.id())) {
            answer = next(heard);
        }
        socket.close();
        return answer instanceof Told;
    }

    /** Ends the playing. */
    @Override
    public void close() {
        ending = true;
        Thread player = thread;
        if (player != null) {
            try {
                player.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
