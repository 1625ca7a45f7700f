package masque.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;

/** A line to a database whose connections die without a word: nothing comes, nothing is closed. */
final class Frost implements AutoCloseable {
    private static final InetAddress HERE = InetAddress.ofLiteral("127.0.0.1");

    private final ServerSocket door;
    private final int database;
    private final List<Connection> connections = new CopyOnWriteArrayList<>();
    private final CompletableFuture<Boolean> over = new CompletableFuture<>();
    private volatile CompletableFuture<Boolean> gateOfNew = CompletableFuture.completedFuture(true);

    private Frost(ServerSocket door, int database) {
        this.door = door;
        this.database = database;
    }

    static Frost open(int database) {
        try {
            Frost frost = new Frost(new ServerSocket(0, 50, HERE), database);
            Thread.startVirtualThread(frost::listen);
            return frost;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int port() {
        return door.getLocalPort();
    }

    /** From now on nothing passes over connections that have written, nor over new ones. */
    void freezeWriters() {
        gateOfNew = new CompletableFuture<>();
        connections.stream()
                .filter(connection -> connection.writes)
                .forEach(connection -> connection.gate = gateOfNew);
    }

    /** From now on nothing passes at all. */
    void freeze() {
        gateOfNew = new CompletableFuture<>();
        connections.forEach(connection -> connection.gate = gateOfNew);
    }

    /** What was held up goes on its way. */
    void thaw() {
        gateOfNew.complete(true);
    }

    /**
     * What the database says over the connections of now is lost; new ones are as they should be.
     */
    void loseAnswers() {
        connections.forEach(connection -> connection.deaf = true);
    }

    /** The same, from the next commit of each connection of now on. */
    void loseAnswersToCommits() {
        connections.forEach(connection -> connection.deafAfterCommit = true);
    }

    private void listen() {
        try {
            while (true) {
                Connection connection = new Connection(door.accept(), gateOfNew, over);
                connections.add(connection);
                connection.begin(new Socket(HERE, database));
            }
        } catch (IOException closed) {
            // The test is over.
        }
    }

    private static final class Connection {
        private final Socket site;
        private final CompletableFuture<Boolean> over;
        private volatile CompletableFuture<Boolean> gate;
        private volatile boolean writes;
        private volatile boolean deaf;
        private volatile boolean deafAfterCommit;

        Connection(Socket site, CompletableFuture<Boolean> gate, CompletableFuture<Boolean> over) {
            this.site = site;
            this.gate = gate;
            this.over = over;
        }

        void begin(Socket database) {
            Thread.startVirtualThread(() -> carry(site, database, true));
            Thread.startVirtualThread(() -> carry(database, site, false));
        }

        private void carry(Socket from, Socket to, boolean asks) {
            byte[] some = new byte[10_000];
            try (from;
                    to) {
                InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream();
                for (int count = in.read(some); count >= 0; count = in.read(some)) {
                    String said = new String(some, 0, count, StandardCharsets.ISO_8859_1);
                    writes |= asks && said.contains("INSERT INTO note");
                    deaf |= asks && deafAfterCommit && said.contains("COMMIT");
                    gate.join();
                    if (asks || !deaf) {
                        out.write(some, 0, count);
                    }
                }
                if (deaf) {
                    // Nor is it told that the database has hung up.
                    over.join();
                }
            } catch (IOException broken) {
                // Whoever is on the other side hears of it by the end of its own connection.
            }
        }
    }

    @Override
    public void close() {
        thaw();
        over.complete(true);
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
