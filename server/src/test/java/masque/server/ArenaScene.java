package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** A tournament at a stage, with everybody known by what docs/permissions.md says. */
final class ArenaScene implements AutoCloseable {
    private static final int RIVALS = 4;

    private final ArenaCast cast;
    private final ArenaStage stage;
    private final String id;
    private final String code;
    private final String key;
    private final Map<ArenaRole, Line> lines = new EnumMap<>(ArenaRole.class);
    private int acts;

    private ArenaScene(ArenaCast cast, ArenaStage stage, JsonNode tournament) {
        this.cast = cast;
        this.stage = stage;
        id = tournament.path("id").asString();
        code = tournament.path("code").asString();
        key = tournament.path("desk").asString();
    }

    /** Sets a tournament up and brings it to a stage. */
    static ArenaScene set(ArenaCast cast, ArenaStage stage) {
        String entry =
                switch (stage) {
                    case BY_CODE -> "code";
                    case BY_APPROVAL -> "approval";
                    default -> "link";
                };
        String order =
                """
                {"name":"Friday","game":"masquerade-trick","entry":"%s"}\
                """
                        .formatted(entry);
        JsonNode tournament =
                cast.as(ArenaRole.ORGANISER).post("/tournaments", order).is(201).json();
        ArenaScene scene = new ArenaScene(cast, stage, tournament);
        scene.gather();
        scene.goOn();
        assertThat(scene.shown().path("phase").asString()).isEqualTo(scene.phase());
        return scene;
    }

    private String phase() {
        return switch (stage) {
            case GATHERING, BY_CODE, BY_APPROVAL -> "gathering";
            case RUNNING, CHALLENGED, PLAYING -> "running";
            case PAUSED -> "paused";
            case FINISHING -> "finishing";
            case ENDED, ENDED_EARLY -> "ended";
        };
    }

    private void gather() {
        enter(cast.as(ArenaRole.ENTRANT));
        enter(cast.as(ArenaRole.PROGRAM_THERE));
        enter(cast.as(ArenaRole.REMOVED));
        for (int i = 0; i < RIVALS; i++) {
            enter(cast.other(i));
        }
        if (stage == ArenaStage.BY_APPROVAL) {
            for (int player = 1; player < RIVALS + RIVALS; player++) {
                desk("approve", ",\"player\":\"p" + player + "\"");
            }
            enter(cast.other(RIVALS));
        }
        desk("remove", ",\"player\":\"p3\",\"reason\":\"Rude\"");
    }

    private void enter(Person person) {
        String body = stage == ArenaStage.BY_CODE ? "{\"code\":\"" + code + "\"}" : "{}";
        person.post(path("/entrants"), body).is(201);
    }

    private void goOn() {
        if (phase().equals("gathering")) {
            return;
        }
        desk("start", "");
        match(cast.other(0), "p5", cast.other(1), "p4");
        desk("rule", ",\"match\":1,\"winners\":[\"p4\"]");
        match(cast.other(2), "p7", cast.other(3), "p6");
        Person ann = cast.as(ArenaRole.ENTRANT);
        Person program = cast.as(ArenaRole.PROGRAM_THERE);
        switch (stage) {
            case CHALLENGED -> {
                challenge(cast.other(0), "p1");
                challenge(cast.other(1), "p2");
                challenge(ann, "p5");
                challenge(program, "p4");
            }
            case PLAYING -> match(ann, "p2", program, "p1");
            case PAUSED -> desk("pause", "");
            case FINISHING -> desk("extend", ",\"minutes\":-60");
            case ENDED -> {
                desk("rule", ",\"match\":2,\"winners\":[]");
                desk("extend", ",\"minutes\":-60");
            }
            case ENDED_EARLY -> {
                desk("rule", ",\"match\":2,\"winners\":[]");
                Stream.of(ann, program, cast.other(1), cast.other(2), cast.other(3))
                        .forEach(one -> act(one, "leave", ""));
            }
            default -> {}
        }
    }

    private void match(Person one, String two, Person other, String first) {
        act(one, "challenge", ",\"others\":[\"" + two + "\"],\"realDice\":true");
        act(other, "accept", ",\"challenger\":\"" + first + "\",\"realDice\":true");
    }

    private void challenge(Person one, String other) {
        act(one, "challenge", ",\"others\":[\"" + other + "\"]");
    }

    private void desk(String what, String fields) {
        act(cast.as(ArenaRole.ORGANISER), what, fields);
    }

    private void act(Person person, String what, String fields) {
        acts++;
        person.post(path("/acts"), Convention.act("set" + acts, what, fields)).is(200);
    }

    String id() {
        return id;
    }

    /** Something about this tournament, for a request. */
    String path(String rest) {
        return "/tournaments/" + id + rest;
    }

    /** A text of the document with what stands in capitals filled in. */
    String filled(String text) {
        String filled = text.replace("/ID", "/" + id).replace("CODE", code).replace("KEY", key);
        return filled.contains("NUMBER")
                ? filled.replace("NUMBER", Integer.toString(changed()))
                : filled;
    }

    /** The number of the latest change of match 1. */
    private int changed() {
        return shown().path("matches").path(0).path("number").asInt(1);
    }

    /** All that the organiser sees; whatever happens here makes a difference. */
    JsonNode shown() {
        return cast.as(ArenaRole.ORGANISER).get(path("")).is(200).json();
    }

    /** How many events there are. */
    int events() {
        return shown().path("number").asInt();
    }

    /** The line at which somebody in a role follows, always the same one. */
    Line line(ArenaRole role) {
        return lines.computeIfAbsent(role, one -> cast.as(one).follow(id));
    }

    /** Texts that nobody in this role may be told. */
    Stream<String> hidden(ArenaRole role) {
        Stream<String> desk = role == ArenaRole.ORGANISER ? Stream.empty() : Stream.of(key);
        Stream<String> typed =
                stage == ArenaStage.BY_CODE && !role.knowsTheCode()
                        ? Stream.of(code)
                        : Stream.empty();
        Stream<String> secret = stage.over() ? Stream.empty() : Stream.of(cast.secret(id));
        return Stream.of(desk, typed, secret, cast.guests(id).stream()).flatMap(one -> one);
    }

    @Override
    public void close() {
        lines.values().forEach(Line::close);
    }
}
