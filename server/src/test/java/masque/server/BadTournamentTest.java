package masque.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** What is asked of a tournament and cannot be used: it is refused by name, and nothing changes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadTournamentTest {
    private static final int POLICY = 1008;
    private static final String JSON = "Content-Type: application/json";

    private TestSite site;
    private Convention hall;
    private Person ann;
    private JsonNode before;

    /** Ann and Bob play with dice of their own; nothing happens unless somebody asks for it. */
    @BeforeAll
    void open(@TempDir Path folder) {
        site = TestSite.open(folder, TestSite.settings(), new ManualTime(1_700_000_000_000L));
        hall = Convention.of(site, ",\"entry\":\"code\"");
        String code = "{\"code\":\"" + hall.show().path("code").asString() + "\"}";
        ann = enters("Ann", code);
        Person bob = enters("Bob", code);
        enters("Cem", code);
        hall.desk("start", "");
        hall.act(ann, "challenge", ",\"others\":[\"p2\"],\"realDice\":true").is(200);
        hall.act(bob, "accept", ",\"challenger\":\"p1\",\"realDice\":true").is(200);
        before = hall.show();
    }

    private Person enters(String name, String code) {
        Person person = site.guest(name);
        person.post(hall.path() + "/entrants", code).is(201);
        return person;
    }

    @AfterAll
    void close() {
        site.close();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({
        "masque.server.RudeToTournament#orders",
        "masque.server.RudeToTournament#acts",
        "masque.server.RudeToTournament#others"
    })
    void isRefusedByName(RudeToTournament rude) {
        Person who = rude.body().contains("\"do\":") && !rude.ofPlayer() ? hall.organiser() : ann;
        Reply reply = knock(rude, who).at(site.port()).isRefused(rude.status(), rude.code());
        assertThat(reply.json().path("error").path("field").asString("")).isEqualTo(rude.field());
        nothingHasChanged();
    }

    private Knock knock(RudeToTournament rude, Person who) {
        int space = rude.target().indexOf(' ');
        String target =
                rude.target().substring(0, space)
                        + " /api/v1"
                        + rude.target().substring(space + 1).replace("/ID", "/" + hall.id());
        Knock knock = Knock.of(target).as(who);
        return rude.body().isEmpty() ? knock : knock.json(rude.body());
    }

    private void nothingHasChanged() {
        assertThat(hall.show()).isEqualTo(before);
    }

    /** How a request comes: wrapped wrongly, or from elsewhere. */
    record Wrapped(String name, Consumer<Knock> wrapping, int status, String code) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Wrapped> wrappings() {
        byte[] act = "{\"id\":\"bad\",\"do\":\"pause\"}".getBytes(UTF_8);
        return List.of(
                new Wrapped(
                        "as a form can send it",
                        knock -> knock.with("Content-Type: text/plain").body(act),
                        415,
                        "json-wanted"),
                new Wrapped("without a type", knock -> knock.body(act), 415, "json-wanted"),
                new Wrapped(
                        "in Latin-1",
                        knock -> knock.with(JSON).body("{\"id\":\"é\"}".getBytes(ISO_8859_1)),
                        400,
                        "not-utf8"),
                new Wrapped(
                        "by a page of another site",
                        knock -> knock.with(JSON).with("Origin: http://evil.example").body(act),
                        403,
                        "foreign-origin"),
                new Wrapped(
                        "with two identities",
                        knock -> knock.with(JSON).with("Authorization: Bearer t1.A").body(act),
                        400,
                        "two-identities"),
                new Wrapped("without a body", knock -> knock.with(JSON), 400, "json-object"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrappings")
    void anActThatComesWronglyIsRefused(Wrapped wrapped) {
        Knock knock = Knock.of("POST /api/v1" + hall.path() + "/acts").as(hall.organiser());
        wrapped.wrapping().accept(knock);
        knock.at(site.port()).isRefused(wrapped.status(), wrapped.code());
        nothingHasChanged();
    }

    // --- The socket ---

    @ParameterizedTest(name = "{0}")
    @MethodSource("masque.server.RudeToTournament#acts")
    void anActOverTheSocketIsRefusedToo(RudeToTournament rude) {
        try (Line line = (rude.ofPlayer() ? ann : hall.organiser()).follow(hall.id())) {
            line.say(rude.body());
            if (rude.status() == 400 && !rude.body().contains("\"ping\"")) {
                Line.Closed closed = line.closed();
                assertThat(closed.code()).as(closed.reason()).isEqualTo(POLICY);
                assertThat(closed.reason()).contains(rude.field());
                Reply.givesNothingAway(closed.reason());
            } else if (rude.status() == 409) {
                JsonNode refusal = line.refusal();
                assertThat(refusal.path("status").asInt()).isEqualTo(rude.status());
                assertThat(refusal.path("code").asString()).isEqualTo(rude.code());
                assertThat(refusal.path("sentence").asString()).hasSizeGreaterThan(8);
            }
        }
        nothingHasChanged();
    }

    static List<String> messages() {
        return List.of(
                "",
                "null",
                "[]",
                "hello",
                "{}",
                "{\"do\":1}",
                "{\"do\":\"ping\"}",
                "{\"do\":\"ping\",\"id\":\"a\",\"more\":1}",
                "{\"do\":\"move\",\"id\":\"a\"}",
                "[".repeat(40) + "]".repeat(40));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void aMessageThatIsNoneClosesTheLine(String message) {
        try (Line line = ann.follow(hall.id())) {
            Line.Closed closed = line.say(message).closed();
            assertThat(closed.code()).as(closed.reason()).isEqualTo(POLICY);
            assertThat(closed.reason()).hasSizeGreaterThan(8);
        }
        nothingHasChanged();
    }

    @Test
    void nobodyFollowsFromAnotherSiteOrWhereNothingIs() {
        String follow = hall.path() + "/follow";
        refused(Wire.upgrade(follow).with("Origin: http://evil.example"), 403, "foreign-origin");
        refused(Wire.upgrade(follow + "?lang=tlh"), 400, "no-language");
        refused(Wire.upgrade("/tournaments/short/follow"), 404, "no-tournament");
        ann.get(follow).isRefused(426, "socket-wanted");
        nothingHasChanged();
    }

    private void refused(Knock upgrade, int status, String code) {
        Line.NotLetIn refused =
                catchThrowableOfType(
                        Line.NotLetIn.class, () -> Wire.open(site.port(), upgrade).close());
        assertThat(refused.status()).isEqualTo(status);
        assertThat(Answer.parsed(refused.body()).path("error").path("code").asString())
                .isEqualTo(code);
    }
}
