package masque.server;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** A table at a stage, with everybody in the chairs that docs/permissions.md gives them. */
final class Scene {
    private static final String TABLE =
            """
            {"game":"masquerade-trick","seats":4,"clock":{"kind":"none","grace":0}}\
            """;

    private final Troupe troupe;
    private final Stage stage;
    private final String id;
    private final String code;
    private final Map<Role, JsonNode> sights = new EnumMap<>(Role.class);

    private Scene(Troupe troupe, Stage stage, String id, String code) {
        this.troupe = troupe;
        this.stage = stage;
        this.id = id;
        this.code = code;
    }

    /** Sets a table up and brings it to a stage. */
    static Scene set(Troupe troupe, Stage stage) {
        JsonNode table = troupe.as(Role.HOST).post("/tables", TABLE).is(201).json();
        Scene scene =
                new Scene(
                        troupe, stage, table.path("id").asString(), table.path("code").asString());
        scene.gather();
        if (stage.compareTo(Stage.FULL) >= 0) {
            scene.give("bot:random");
        }
        if (stage.compareTo(Stage.DEALING) >= 0) {
            troupe.as(Role.HOST).post(scene.path("/start"), "{}").is(200);
        }
        if (stage.compareTo(Stage.PLAYING) >= 0) {
            Role.SEATED.forEach(scene::contribute);
        }
        if (stage == Stage.MOVED) {
            Role.SEATED.forEach(scene::move);
        }
        if (stage == Stage.OVER) {
            Role.SEATED.forEach(scene::end);
        }
        return scene;
    }

    private void gather() {
        troupe.as(Role.REMOVED).post(path("/chairs/3"), "{}").is(200);
        give("open");
        troupe.as(Role.PLAYER).post(path("/chairs/1"), "{}").is(200);
        troupe.as(Role.PROGRAM_THERE).post(path("/chairs/2"), "{}").is(200);
    }

    private void give(String whom) {
        troupe.as(Role.HOST).put(path("/chairs/3"), "{\"chair\":\"" + whom + "\"}").is(200);
    }

    private void contribute(Role role) {
        String body = "{\"text\":\"" + contribution(role) + "\"}";
        troupe.as(role).put(path("/contribution"), body).is(200);
    }

    private static String contribution(Role role) {
        return "secret-of-" + role.name();
    }

    private void move(Role role) {
        try (Line line = look(role)) {
            line.message();
            line.moveFirst();
        }
    }

    private void end(Role role) {
        try (Line line = look(role)) {
            line.say(Line.doText("end", "e")).done("e");
        }
    }

    private Line look(Role role) {
        return troupe.as(role).look(id, role.query());
    }

    String id() {
        return id;
    }

    /** The code that it had while it was gathering. */
    String code() {
        return code;
    }

    /** Something about this table, for a request. */
    String path(String rest) {
        return "/tables/" + id + rest;
    }

    /** All that is kept of the table. */
    DiskRow.Entry kept() {
        return troupe.disk().of(id);
    }

    // --- What a seat is told ---

    private JsonNode sight(Role role) {
        return sights.computeIfAbsent(
                role,
                one -> {
                    try (Line line = look(one)) {
                        return line.message();
                    }
                });
    }

    /** What a seat has to decide; 1 for whoever has none. */
    int decision(Role role) {
        return role.seat() == Role.NOWHERE ? 1 : sight(role).path("decision").asInt(1);
    }

    /** The code of a move that a seat is offered, or the host if it is none. */
    int own(Role role) {
        return moves(seated(role)).map(Move::code).findFirst().orElse(0);
    }

    /** A move that another seat is offered, but not this one. */
    Move another(Role role) {
        List<Move> mine = moves(seated(role)).toList();
        return Role.SEATED.stream()
                .flatMap(this::moves)
                .filter(one -> !mine.contains(one))
                .findFirst()
                .orElse(Move.NONE);
    }

    /** A move by its number and in words. */
    record Move(int code, String words) {
        static final Move NONE = new Move(0, "no move");

        /** The card that is moved, in words. */
        String card() {
            return words.substring(words.indexOf(' '));
        }
    }

    private static Role seated(Role role) {
        return role.seat() == Role.NOWHERE ? Role.HOST : role;
    }

    private Stream<Move> moves(Role role) {
        return sight(role)
                .path("moves")
                .valueStream()
                .map(one -> new Move(one.path("code").asInt(), one.path("move").asString()));
    }

    // --- What must not be told ---

    /** Texts that nobody in this role may be told; once the game is over no refusal tells more. */
    Stream<String> hidden(Role role, boolean refused) {
        Stream<String> chance = refused || stage != Stage.OVER ? chance() : Stream.empty();
        Stream<String> cards =
                stage.dealt()
                        ? Role.SEATED.stream().filter(one -> one != role).flatMap(this::cards)
                        : Stream.empty();
        return Stream.of(guests(), chance, cards).flatMap(one -> one);
    }

    /** What the deal comes from: the table's secret, and what everybody has contributed. */
    Stream<String> chance() {
        return Stream.concat(
                Stream.of(kept().secret()), Role.SEATED.stream().map(Scene::contribution));
    }

    private Stream<String> guests() {
        JsonNode facts = Answer.parsed(kept().facts());
        return Stream.concat(
                        facts.path("sitters").valueStream().map(one -> one.path("guest")),
                        facts.path("removed").valueStream())
                .map(JsonNode::asString)
                .filter(guest -> !guest.isEmpty());
    }

    /** The cards of a seat, as data and in words. */
    private Stream<String> cards(Role role) {
        return sight(role)
                .path("view")
                .path("cards")
                .valueStream()
                .flatMap(card ->
                        Stream.of(
                                card.toString(),
                                " %s %d"
                                        .formatted(
                                                card.path("suit").asString(),
                                                card.path("rank").asInt())));
    }
}
