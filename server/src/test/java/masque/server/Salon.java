package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A house with guests, for others to knock at with bad manners. Ann and Bob play at one table,
 * gather at another and have ended their game at a third; nothing that is sent in bad manners may
 * change anything there. At a fourth table Cem plays on after each of them, undisturbed.
 */
final class Salon implements AutoCloseable {
    private static final int SEATS = 4;
    private static final String OPEN =
            """
            {"game":"masquerade-trick","seats":4,"options":{"length":"deal-per-player"},
            "chairs":["me","me","open","open"]}\
            """;

    private final Path folder;
    final TestSite house;
    final Person ann;
    final Person bob;
    final Person cem;
    final Person stranger;
    final String gathering;
    final String playing;
    final String ended;
    private final List<Line> players;
    private final List<Line> lookers = new ArrayList<>();
    private final List<Line> lively;
    private Photo before;

    /** All that can be seen of the house: from outside, from every seat, and on disk. */
    private record Photo(List<String> outside, List<String> seats, String disk) {}

    private Salon(Path folder, TestSite house) {
        this.folder = folder;
        this.house = house;
        ann = house.guest("Ann");
        bob = house.guest("Bob");
        cem = house.guest("Cem");
        stranger = house.stranger();
        gathering = ann.table("{\"game\":\"masquerade-trick\",\"seats\":4}");
        bob.post("/tables/" + gathering + "/chairs/1", "{}").is(200);
        ended = ended();
        playing = started();
        players = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            players.add(whose(seat).look(playing, seat));
        }
        settle(players);
        playUntilSomebodyMustFollow();
        lookers.add(stranger.look(playing, "?seat=none"));
        lookers.add(ann.look(gathering, 0));
        lookers.add(bob.look(gathering, 1));
        lookers.add(stranger.look(gathering, "?seat=none"));
        lookers.add(ann.look(ended, 0));
        lookers.add(stranger.look(ended, "?seat=none"));
        settle(lookers);
        lively = Line.all(cem, cem.table(PlayTest.FOUR_OF_MINE), SEATS);
        settle(lively);
        before = photo();
    }

    static Salon open(Path folder) {
        return new Salon(folder, TestSite.open(folder));
    }

    private String started() {
        String table = ann.table(OPEN);
        bob.post("/tables/" + table + "/chairs/2", "{}").is(200);
        bob.post("/tables/" + table + "/chairs/3", "{}").is(200);
        bob.contribute(table);
        ann.start(table);
        return table;
    }

    private String ended() {
        String table =
                ann.table(
                        """
                        {"game":"masquerade-trick","seats":2,"chairs":["me","me"],"start":true}\
                        """);
        try (Line first = ann.look(table, 0);
                Line second = ann.look(table, 1)) {
            first.say(Line.doText("end", "e")).done("e");
            second.say(Line.doText("end", "e")).done("e");
        }
        // Whoever has gone is gone before anybody looks again: that would be news.
        while (ann.get("/tables/" + table)
                .is(200)
                .json()
                .path("chairs")
                .valueStream()
                .anyMatch(chair -> chair.path("here").asBoolean())) {
            Thread.onSpinWait();
        }
        // It is kept from now on what was told, which is not done later in somebody's picture.
        ann.get("/tables/" + table + "/replay").is(200);
        return table;
    }

    /** Everybody has heard everything: what comes after it is news. */
    private static void settle(List<Line> lines) {
        lines.forEach(line -> line.say(Line.doText("ping", "settle")));
        lines.forEach(line -> line.until(answer -> answer.path("type").asString().equals("pong")));
    }

    /** There is then a seat whose turn it is, and a card that it holds and may not play. */
    private void playUntilSomebodyMustFollow() {
        while (forbidden().isEmpty()) {
            play(players);
        }
    }

    private static void play(List<Line> lines) {
        Line mover = lines.stream().filter(Line::awaited).findFirst().orElseThrow();
        mover.moveFirst();
        lines.stream().filter(line -> line != mover).forEach(Line::message);
    }

    Person whose(int seat) {
        return seat < 2 ? ann : bob;
    }

    int port() {
        return house.port();
    }

    /** The seat whose turn it is. */
    int mover() {
        return players.indexOf(players.stream().filter(Line::awaited).findFirst().orElseThrow());
    }

    /** A seat whose turn it is not. */
    int waiter() {
        return (mover() + 1) % SEATS;
    }

    /** What a seat has to decide. */
    int decision(int seat) {
        return players.get(seat).latest().path("decision").asInt();
    }

    /** What whoever's turn it is may do. */
    int legal() {
        return players.get(mover()).latest().path("moves").path(0).path("code").asInt();
    }

    /** A card to play that whoever's turn it is holds, but must not play now. */
    String illegal() {
        return forbidden().orElseThrow();
    }

    private Optional<String> forbidden() {
        JsonNode now = players.get(mover()).latest();
        if (!now.path("view").path("phase").asString().equals("playing")) {
            return Optional.empty();
        }
        List<String> moves =
                now.path("moves").valueStream().map(one -> one.path("move").asString()).toList();
        return now.path("view")
                .path("cards")
                .valueStream()
                .map(card ->
                        "play %s %d"
                                .formatted(card.path("suit").asString(), card.path("rank").asInt()))
                .filter(move -> !moves.contains(move))
                .findFirst();
    }

    /** Knocks, and looks whether anything has changed since the last time. */
    Reply knock(Knock knock) {
        Reply reply = knock.at(port());
        nothingHasChanged();
        return reply;
    }

    /** A raw line to the table that is played at. */
    Wire wire(int seat) {
        return wire(playing, "?seat=" + seat, whose(seat));
    }

    /** A raw line to any table, on which the first message has come. */
    Wire wire(String table, String query, Person person) {
        Wire wire = Wire.open(port(), table, query, person.cookie());
        assertThat(wire.message().path("type").asString()).isEqualTo("table");
        return wire;
    }

    /**
     * Checks that nobody was told anything, that from outside, from every seat and on disk all is
     * as it was, and that a good move is made and told as ever.
     */
    void nothingHasChanged() {
        for (List<Line> lines : List.of(players, lookers)) {
            lines.forEach(line -> line.say(Line.doText("ping", "still-there")));
            for (Line line : lines) {
                assertThat(line.message().path("type").asString()).isEqualTo("pong");
            }
        }
        assertThat(photo()).isEqualTo(before);
        play(lively);
        before = new Photo(before.outside(), before.seats(), Disk.text(folder));
    }

    /** Something good has happened: from now on all must stay like this. */
    void looksAgain() {
        before = photo();
    }

    private Photo photo() {
        List<String> outside = new ArrayList<>();
        for (String table : List.of(gathering, playing, ended)) {
            outside.add(stranger.get("/tables/" + table).is(200).response().body());
        }
        for (Person person : List.of(ann, bob)) {
            outside.add(person.get("/me").is(200).response().body());
        }
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            seats.add(snapshot(playing, "?seat=" + seat, whose(seat)));
        }
        seats.add(snapshot(playing, "?seat=none", stranger));
        seats.add(snapshot(gathering, "?seat=none", stranger));
        return new Photo(outside, seats, Disk.text(folder));
    }

    private String snapshot(String table, String query, Person person) {
        try (Wire wire = Wire.open(port(), table, query, person.cookie())) {
            return wire.message().toString();
        }
    }

    /** Plays on at the table that all the knocking was about. */
    @Override
    public void close() {
        try {
            play(players);
        } finally {
            house.close();
        }
    }
}
