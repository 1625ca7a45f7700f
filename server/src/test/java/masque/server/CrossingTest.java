package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import masque.core.Phrase;
import masque.core.State;
import masque.edge.Pen;
import masque.server.guard.Guest;
import masque.server.guard.Refused;
import masque.server.table.Ask;
import masque.server.table.ClockRule;
import masque.server.table.Rooms;
import masque.server.table.Sitter;
import masque.server.table.Socket;
import masque.server.table.Standing;
import masque.server.table.TableFacts;
import masque.server.table.Terms;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Messages that cross with the goodbye: they were sent from a chair that is somebody else's by the
 * time they are heard.
 */
final class CrossingTest {
    private static final Guest ANN = new Guest("ann-id", "Ann");
    private static final Guest BOB = new Guest("bob-id", "Bob");
    private static final Guest CEM = new Guest("cem-id", "Cem");

    @TempDir Path folder;
    private TestSite house;
    private DiskRow disk;
    private Rooms rooms;
    private String table;

    /** A connection over which messages still come after it was closed. */
    private record Slow(
            int viewer,
            String guest,
            List<String> heard,
            CompletableFuture<Integer> goodbye,
            CompletableFuture<String> pong)
            implements Socket {
        Slow(int viewer, Guest guest) {
            this(
                    viewer,
                    guest.id(),
                    new CopyOnWriteArrayList<>(),
                    new CompletableFuture<>(),
                    new CompletableFuture<>());
        }

        @Override
        public String language() {
            return "en";
        }

        @Override
        public int version() {
            return 1;
        }

        @Override
        public String network() {
            return "192.0.2.1";
        }

        @Override
        public void send(byte[] utf8) {
            String text = new String(utf8, StandardCharsets.UTF_8);
            heard.add(text);
            if (text.contains("\"pong\"")) {
                pong.complete(text);
            }
        }

        @Override
        public void refuse(String id, Refused refused, Pen pen) {
            heard.add(refused.code());
        }

        @Override
        public void close(int code, Phrase reason) {
            goodbye.complete(code);
        }

        /** The code with which it was closed, once it is. */
        int closed() {
            return goodbye.orTimeout(30, TimeUnit.SECONDS).join();
        }
    }

    /** Ann is the host; the second chair is closed, Bob has the third and Cem the fourth. */
    @BeforeEach
    void open() {
        house = TestSite.open(folder, TestSite.settings(), new ManualTime(1_000_000_000_000L));
        disk = DiskRow.of(folder);
        rooms = house.rooms();
        Terms terms = new Terms(TestSite.GAME, 4, Map.of(), ClockRule.NONE, false, true);
        List<Sitter> sitters =
                List.of(Sitter.of(ANN), Sitter.CLOSED, Sitter.of(BOB), Sitter.of(CEM));
        table = rooms.create(code -> TableFacts.gathering(terms, sitters, code)).join();
    }

    @AfterEach
    void close() {
        disk.close();
        house.close();
    }

    private Slow look(int seat, Guest guest) {
        Slow socket = new Slow(seat, guest);
        rooms.join(table, socket);
        return socket;
    }

    /** Waits until all that was asked for before is done. */
    private void quiet() {
        Slow watcher = look(State.SPECTATOR, new Guest("eve-id", "Eve"));
        rooms.ask(table, watcher, new Ask.Ping("quiet"));
        watcher.pong().orTimeout(30, TimeUnit.SECONDS).join();
        rooms.part(table, watcher);
    }

    /** Nothing that a closed connection says is done, or disturbs the table. */
    private void nothingIsDone(Slow socket) {
        DiskRow.Entry before = disk.of(table);
        rooms.ask(table, socket, new Ask.Say("a", "It was me"));
        rooms.ask(table, socket, new Ask.Leave("b"));
        rooms.ask(table, socket, new Ask.End("c"));
        quiet();
        Standing now = rooms.standing(table);
        assertThat(disk.of(table)).isEqualTo(before);
        assertThat(now.facts().sitters()).noneMatch(Sitter::house);
    }

    @Test
    void whoIsRemovedDoesNotSpeakForWhoComesNext() {
        Slow bobs = look(2, BOB);
        rooms.give(table, 2, Sitter.OPEN, ANN).join();
        rooms.sit(table, 2, new Guest("dan-id", "Dan")).join();
        assertThat(bobs.closed()).isEqualTo(Socket.POLICY);
        nothingIsDone(bobs);
    }

    @Test
    void whoHasStoodUpDoesNotSpeakFromAnOpenChair() {
        Slow bobs = look(2, BOB);
        rooms.stand(table, 2, BOB).join();
        nothingIsDone(bobs);
    }

    private void start() {
        for (Guest guest : List.of(ANN, BOB, CEM)) {
            rooms.contribute(table, "x", guest).join();
        }
        rooms.start(table, ANN).join();
        assertThat(rooms.standing(table).facts().seatOf(CEM.id())).isEqualTo(2);
    }

    @Test
    void whoseChairHasAnotherNumberDoesNotActForWhoHasTheOldOne() {
        Slow bobs = look(2, BOB);
        Slow cems = look(3, CEM);
        start();
        assertThat(bobs.closed()).isEqualTo(Socket.GOING_AWAY);
        assertThat(cems.closed()).isEqualTo(Socket.GOING_AWAY);
        nothingIsDone(bobs);
        nothingIsDone(cems);
    }

    @Test
    void whoseChairHasAnotherNumberIsNotToldTheCardsOfWhoHasTheOldOne() {
        Slow bobs = look(2, BOB);
        start();
        assertThat(bobs.closed()).isEqualTo(Socket.GOING_AWAY);
        Slow cems = look(2, CEM);
        quiet();
        JsonNode cards = Answer.parsed(cems.heard().getFirst()).path("view").path("cards");
        assertThat(cards).isNotEmpty();
        assertThat(cards)
                .allSatisfy(card ->
                        assertThat(bobs.heard()).noneMatch(one -> one.contains(card.toString())));
    }
}
