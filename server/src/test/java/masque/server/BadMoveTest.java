package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Messages that are well written and ask for what may not be. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadMoveTest {
    private Salon salon;

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
    }

    @AfterAll
    void close() {
        salon.close();
    }

    /** Who says what, and how it is refused; the clause is a pattern. */
    record Case(
            String name,
            Function<Salon, Wire> who,
            Function<Salon, String> says,
            int status,
            String code,
            String clause) {
        Case(
                String name,
                Function<Salon, Wire> who,
                Function<Salon, String> says,
                int status,
                String code) {
            this(name, who, says, status, code, "");
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Case> moves() {
        return List.of(
                new Case(
                        "a card that does not follow",
                        BadMoveTest::mover,
                        s -> text(s, s.illegal()),
                        422,
                        "illegal",
                        "MT-2\\.5"),
                new Case(
                        "a card that one does not hold",
                        BadMoveTest::mover,
                        s -> text(s, "play mask 9"),
                        422,
                        "unknown-move"),
                new Case(
                        "passing a card now",
                        BadMoveTest::mover,
                        s -> move("x", s.decision(s.mover()), 0),
                        422,
                        "illegal",
                        "MT-2\\.4"),
                new Case(
                        "pointing at a mask now",
                        BadMoveTest::mover,
                        s -> move("x", s.decision(s.mover()), 72),
                        422,
                        "illegal",
                        "MT-.*"),
                new Case(
                        "looking at a mask now",
                        BadMoveTest::mover,
                        s -> move("x", s.decision(s.mover()), 64),
                        422,
                        "illegal",
                        "MT-.*"),
                new Case(
                        "a code that is no move",
                        BadMoveTest::mover,
                        s -> move("x", s.decision(s.mover()), 9_999),
                        422,
                        "illegal"),
                new Case(
                        "the greatest code",
                        BadMoveTest::mover,
                        s -> move("x", s.decision(s.mover()), Integer.MAX_VALUE),
                        422,
                        "illegal"),
                new Case(
                        "a move in words that mean nothing",
                        BadMoveTest::mover,
                        s -> text(s, "win"),
                        422,
                        "unknown-move"),
                new Case(
                        "a move in no words",
                        BadMoveTest::mover,
                        s -> text(s, ""),
                        422,
                        "unknown-move"),
                new Case(
                        "a move with a script in it",
                        BadMoveTest::mover,
                        s -> text(s, "play <script>x()</script>"),
                        422,
                        "unknown-move"),
                new Case(
                        "somebody else's turn",
                        BadMoveTest::waiter,
                        s -> move("x", s.decision(s.waiter()), s.legal()),
                        422,
                        "illegal",
                        "MT-2\\.5"),
                new Case(
                        "somebody else's decision",
                        BadMoveTest::waiter,
                        s -> move("x", s.decision(s.waiter()) + 1, s.legal()),
                        409,
                        "stale"),
                new Case(
                        "a decision made already",
                        BadMoveTest::mover,
                        s -> move("x", 1, s.legal()),
                        409,
                        "stale"),
                new Case(
                        "a decision not asked yet",
                        BadMoveTest::mover,
                        s -> move("x", s.decision(s.mover()) + 1, s.legal()),
                        409,
                        "stale"),
                new Case(
                        "the last decision of all",
                        BadMoveTest::mover,
                        s -> move("x", Integer.MAX_VALUE, s.legal()),
                        409,
                        "stale"),
                new Case(
                        "an old id for another card",
                        BadMoveTest::mover,
                        s -> move("m0", 1, 31),
                        409,
                        "contradicted"),
                new Case(
                        "an old id for a move unknown",
                        BadMoveTest::mover,
                        s -> words("m0", 1, "win"),
                        409,
                        "contradicted"),
                new Case(
                        "an old id for another decision",
                        BadMoveTest::mover,
                        s -> move("m0", s.decision(s.mover()), s.legal()),
                        409,
                        "contradicted"),
                new Case(
                        "an old id for a decision to come",
                        BadMoveTest::mover,
                        s -> move("m0", s.decision(s.mover()) + 1, s.legal()),
                        409,
                        "contradicted"),
                new Case(
                        "an old id to take back",
                        BadMoveTest::mover,
                        s -> back("m0", 1),
                        409,
                        "contradicted"),
                new Case(
                        "taking back what all have seen",
                        BadMoveTest::mover,
                        s -> back("x", s.decision(s.mover())),
                        422,
                        "illegal"),
                new Case(
                        "taking back long ago",
                        BadMoveTest::mover,
                        s -> back("x", 1),
                        409,
                        "stale"));
    }

    static List<Case> people() {
        return List.of(
                new Case(
                        "a spectator's move",
                        BadMoveTest::spectator,
                        s -> move("x", s.decision(s.mover()), s.legal()),
                        403,
                        "forbidden"),
                new Case(
                        "a spectator's taking back",
                        BadMoveTest::spectator,
                        s -> back("x", 1),
                        403,
                        "forbidden"),
                new Case(
                        "a spectator's question",
                        BadMoveTest::spectator,
                        s -> "{\"do\":\"why\",\"id\":\"x\",\"code\":1}",
                        403,
                        "forbidden"),
                new Case(
                        "a spectator's leaving",
                        BadMoveTest::spectator,
                        s -> say("leave"),
                        403,
                        "forbidden"),
                new Case(
                        "a spectator's return",
                        BadMoveTest::spectator,
                        s -> say("return"),
                        403,
                        "forbidden"),
                new Case(
                        "a spectator's end",
                        BadMoveTest::spectator,
                        s -> say("end"),
                        403,
                        "forbidden"),
                new Case(
                        "a spectator's going on",
                        BadMoveTest::spectator,
                        s -> say("go-on"),
                        403,
                        "forbidden"),
                new Case(
                        "a spectator's call for the house",
                        BadMoveTest::spectator,
                        s -> house(0),
                        403,
                        "forbidden"),
                new Case(
                        "a player who only looks on",
                        s -> s.wire(s.playing, "?seat=none", s.whose(s.mover())),
                        s -> move("x", s.decision(s.mover()), s.legal()),
                        403,
                        "forbidden"),
                new Case(
                        "the house for somebody, by a guest",
                        s -> s.wire(2),
                        s -> house(0),
                        403,
                        "not-host"),
                new Case(
                        "the house for somebody who is here",
                        s -> s.wire(0),
                        s -> house(2),
                        409,
                        "not-away"),
                new Case("the house for oneself", s -> s.wire(0), s -> house(0), 409, "not-away"),
                new Case(
                        "the house for a seat that is not",
                        s -> s.wire(0),
                        s -> house(31),
                        409,
                        "nobody-to-replace"));
    }

    static List<Case> phases() {
        return List.of(
                new Case(
                        "a move before the beginning",
                        BadMoveTest::gathering,
                        s -> move("x", 1, 1),
                        409,
                        "phase"),
                new Case(
                        "taking back before the beginning",
                        BadMoveTest::gathering,
                        s -> back("x", 1),
                        409,
                        "phase"),
                new Case(
                        "a question before the beginning",
                        BadMoveTest::gathering,
                        s -> "{\"do\":\"why\",\"id\":\"x\",\"code\":1}",
                        409,
                        "phase"),
                new Case(
                        "leaving before the beginning",
                        BadMoveTest::gathering,
                        s -> say("leave"),
                        409,
                        "phase"),
                new Case(
                        "returning before the beginning",
                        BadMoveTest::gathering,
                        s -> say("return"),
                        409,
                        "phase"),
                new Case(
                        "the house before the beginning",
                        BadMoveTest::gathering,
                        s -> house(1),
                        409,
                        "phase"),
                new Case(
                        "the end before the beginning",
                        BadMoveTest::gathering,
                        s -> say("end"),
                        409,
                        "phase"),
                new Case(
                        "a move after the end",
                        BadMoveTest::ended,
                        s -> move("x", 1, 1),
                        409,
                        "phase"),
                new Case(
                        "leaving after the end",
                        BadMoveTest::ended,
                        s -> say("leave"),
                        409,
                        "phase"),
                new Case(
                        "returning after the end",
                        BadMoveTest::ended,
                        s -> say("return"),
                        409,
                        "phase"),
                new Case(
                        "the house after the end", BadMoveTest::ended, s -> house(1), 409, "phase"),
                new Case(
                        "another end after the end",
                        BadMoveTest::ended,
                        s -> say("end"),
                        409,
                        "phase"),
                new Case(
                        "going on after the end",
                        BadMoveTest::ended,
                        s -> say("go-on"),
                        409,
                        "phase"),
                new Case(
                        "taking back after the end",
                        BadMoveTest::ended,
                        s -> back("x", 1),
                        409,
                        "phase"));
    }

    private static Wire mover(Salon salon) {
        return salon.wire(salon.mover());
    }

    private static Wire waiter(Salon salon) {
        return salon.wire(salon.waiter());
    }

    private static Wire spectator(Salon salon) {
        return salon.wire(salon.playing, "?seat=none", salon.stranger);
    }

    private static Wire gathering(Salon salon) {
        return salon.wire(salon.gathering, "?seat=0", salon.ann);
    }

    private static Wire ended(Salon salon) {
        return salon.wire(salon.ended, "?seat=0", salon.ann);
    }

    private static String move(String id, int decision, int code) {
        return Line.moveText(id, decision, code);
    }

    private static String text(Salon salon, String move) {
        return words("x", salon.decision(salon.mover()), move);
    }

    private static String words(String id, int decision, String move) {
        return "{\"do\":\"move\",\"id\":\"%s\",\"decision\":%d,\"move\":\"%s\"}"
                .formatted(id, decision, move);
    }

    private static String back(String id, int decision) {
        return "{\"do\":\"take-back\",\"id\":\"%s\",\"decision\":%d}".formatted(id, decision);
    }

    private static String say(String what) {
        return Line.doText(what, "x");
    }

    private static String house(int seat) {
        return "{\"do\":\"house\",\"id\":\"x\",\"seat\":" + seat + "}";
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"moves", "people", "phases"})
    void isRefused(Case rude) {
        try (Wire wire = rude.who().apply(salon)) {
            JsonNode answer = wire.say(rude.says().apply(salon)).message();
            String text = answer.toString();
            assertThat(answer.path("type").asString()).as(text).isEqualTo("refused");
            assertThat(answer.path("status").asInt()).as(text).isEqualTo(rude.status());
            assertThat(answer.path("code").asString()).as(text).isEqualTo(rude.code());
            assertThat(answer.path("clause").asString()).as(text).matches(rude.clause());
            assertThat(answer.path("sentence").asString()).as(text).matches("\\p{L}.{8,}[.]");
            Reply.givesNothingAway(text);
        }
        salon.nothingHasChanged();
    }
}
