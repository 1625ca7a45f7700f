package masque.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import masque.contest.ArenaEvent;
import masque.contest.ArenaEvent.DeskCause;
import masque.contest.ArenaEvent.EndCause;
import masque.contest.ArenaEvent.LapseCause;
import masque.contest.ArenaEvent.SettledBy;
import masque.contest.ArenaEvent.VoidCause;
import masque.contest.Transfer;
import masque.core.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What the store keeps of a tournament can be read again, and its form does not change unseen. */
final class ArenaEventTextTest {
    private static final long AT = 1_763_400_000_000L;
    private static final List<Transfer> MOVED = List.of(new Transfer("p2", "p1", 1));
    private static final List<Transfer> UNPAID = List.of(new Transfer("p3", "p1", 2));

    /** Every kind as it is kept in version 1. Texts that are here must be read for ever. */
    static Stream<Arguments> version1() {
        return Stream.of(
                kept(new ArenaEvent.Started(AT), "started", "{'v':1}"),
                kept(
                        new ArenaEvent.AskedToEnter(AT, "p1"),
                        "asked-to-enter",
                        "{'v':1,'player':'p1'}"),
                kept(
                        new ArenaEvent.EntryDeclined(AT, "p1"),
                        "entry-declined",
                        "{'v':1,'player':'p1'}"),
                kept(
                        new ArenaEvent.Entered(AT, "p1", true),
                        "entered",
                        "{'v':1,'player':'p1','bot':true}"),
                kept(new ArenaEvent.EntryClosed(AT), "entry-closed", "{'v':1}"),
                kept(new ArenaEvent.EntryOpened(AT), "entry-opened", "{'v':1}"),
                kept(new ArenaEvent.Left(AT, "p1"), "left", "{'v':1,'player':'p1'}"),
                kept(new ArenaEvent.CameBack(AT, "p1"), "came-back", "{'v':1,'player':'p1'}"),
                kept(
                        new ArenaEvent.Removed(AT, "p1", "two \"names\""),
                        "removed",
                        "{'v':1,'player':'p1','reason':'two \\'names\\''}"),
                kept(new ArenaEvent.LetInAgain(AT, "p1"), "let-in-again", "{'v':1,'player':'p1'}"),
                kept(
                        new ArenaEvent.Challenged(AT, "p1", List.of("p2", "p3"), true),
                        "challenged",
                        "{'v':1,'challenger':'p1','others':['p2','p3'],'realDice':true}"),
                kept(
                        new ArenaEvent.Accepted(AT, "p1", "p2", true),
                        "accepted",
                        "{'v':1,'challenger':'p1','player':'p2','realDice':true}"),
                kept(new ArenaEvent.Withdrawn(AT, "p1"), "withdrawn", "{'v':1,'challenger':'p1'}"),
                kept(
                        new ArenaEvent.Declined(AT, "p1", "p2"),
                        "declined",
                        "{'v':1,'challenger':'p1','player':'p2'}"),
                kept(
                        new ArenaEvent.Lapsed(AT, "p1", LapseCause.UNANSWERED),
                        "lapsed",
                        "{'v':1,'challenger':'p1','cause':'unanswered'}"),
                kept(
                        new ArenaEvent.Muted(AT, "p1", "p2"),
                        "muted",
                        "{'v':1,'player':'p1','other':'p2'}"),
                kept(
                        new ArenaEvent.Unmuted(AT, "p1", "p2"),
                        "unmuted",
                        "{'v':1,'player':'p1','other':'p2'}"),
                kept(
                        new ArenaEvent.MatchBegun(AT, 3, List.of("p1", "p2"), false),
                        "match-begun",
                        "{'v':1,'match':3,'players':['p1','p2'],'realDice':false}"),
                kept(
                        new ArenaEvent.Reported(AT, 3, "p2", List.of()),
                        "reported",
                        "{'v':1,'match':3,'player':'p2','winners':[]}"),
                kept(
                        new ArenaEvent.SentToDesk(AT, 3, DeskCause.DIFFERENT_REPORTS),
                        "sent-to-desk",
                        "{'v':1,'match':3,'cause':'different-reports'}"),
                kept(
                        new ArenaEvent.Forfeited(AT, 3, "p1"),
                        "forfeited",
                        "{'v':1,'match':3,'player':'p1'}"),
                kept(
                        new ArenaEvent.Settled(AT, 3, SettledBy.ITS_END, List.of("p1"), MOVED),
                        "settled",
                        "{'v':1,'match':3,'cause':'its-end','winners':['p1'],"
                                + "'transfers':[{'from':'p2','to':'p1','tokens':1}]}"),
                kept(
                        new ArenaEvent.Corrected(AT, 3, List.of("p1"), "misread", MOVED, UNPAID),
                        "corrected",
                        "{'v':1,'match':3,'winners':['p1'],'reason':'misread',"
                                + "'transfers':[{'from':'p2','to':'p1','tokens':1}],"
                                + "'missing':[{'from':'p3','to':'p1','tokens':2}]}"),
                kept(
                        new ArenaEvent.Voided(AT, 3, VoidCause.ALL_LATE, ""),
                        "voided",
                        "{'v':1,'match':3,'cause':'all-late','reason':''}"),
                kept(new ArenaEvent.Paused(AT), "paused", "{'v':1}"),
                kept(new ArenaEvent.Resumed(AT), "resumed", "{'v':1}"),
                kept(new ArenaEvent.Extended(AT, -10), "extended", "{'v':1,'minutes':-10}"),
                kept(
                        new ArenaEvent.SiteWasDown(AT, 5_000_000_000L),
                        "site-was-down",
                        "{'v':1,'millis':5000000000}"),
                kept(new ArenaEvent.TimeIsUp(AT), "time-is-up", "{'v':1}"),
                kept(
                        new ArenaEvent.Ended(AT, EndCause.ALL_TOKENS),
                        "ended",
                        "{'v':1,'cause':'all-tokens'}"),
                kept(new ArenaEvent.OpenedAgain(AT), "opened-again", "{'v':1}"));
    }

    private static Stream<ArenaEvent> events() {
        return version1().map(one -> (ArenaEvent) Objects.requireNonNull(one.get()[0]));
    }

    private static Arguments kept(ArenaEvent event, String kind, String body) {
        return Arguments.of(event, kind, body.replace('\'', '"'));
    }

    @ParameterizedTest
    @MethodSource("version1")
    void everyEventIsKeptInTheFormOfVersion1(ArenaEvent event, String kind, String body) {
        assertThat(ArenaEventText.kind(event)).isEqualTo(kind);
        assertThat(ArenaEventText.write(event)).isEqualTo(body);
    }

    @ParameterizedTest
    @MethodSource("version1")
    void everyEventIsReadAsItWasWritten(ArenaEvent event, String kind, String body) {
        assertThat(ArenaEventText.read(kind, AT, body)).isEqualTo(event);
    }

    @Test
    void noKindOfEventIsForgottenHere() {
        List<Class<?>> tried = events().<Class<?>>map(Object::getClass).distinct().toList();
        assertThat(tried)
                .containsExactlyInAnyOrder(ArenaEvent.class.getPermittedSubclasses())
                .hasSize(31);
    }

    @Test
    void kindsAreTheNamesOfTheRecords() {
        events().forEach(event ->
                assertThat(ArenaEventText.kind(event))
                        .isEqualTo(kebab(event.getClass().getSimpleName())));
    }

    private static String kebab(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    @ParameterizedTest
    @MethodSource("version1")
    void everyCauseIsReadAsItWasWritten(ArenaEvent event, String kind, String body) {
        ObjectNode node = (ObjectNode) JsonMapper.shared().readTree(body);
        if (!node.has("cause")) {
            return;
        }
        Class<?> causes =
                Arrays.stream(event.getClass().getRecordComponents())
                        .<Class<?>>map(one -> one.getType())
                        .filter(Class::isEnum)
                        .findFirst()
                        .orElseThrow();
        for (Object cause : causes.getEnumConstants()) {
            node.put("cause", ((Enum<?>) cause).name().toLowerCase(Locale.ROOT).replace('_', '-'));
            String text = node.toString();
            assertThat(ArenaEventText.write(ArenaEventText.read(kind, AT, text))).isEqualTo(text);
        }
    }

    @ParameterizedTest
    @MethodSource("version1")
    void theLogHasTheSameFieldsUnlessTheyArePrivate(ArenaEvent event, String kind, String body) {
        ObjectNode logged = (ObjectNode) JsonMapper.shared().readTree(logged(event));
        if (ArenaEventText.isPrivate(event)) {
            assertThat(ArenaEventText.publicKind(event)).isEqualTo("private");
            assertThat(logged).isEmpty();
        } else {
            assertThat(ArenaEventText.publicKind(event)).isEqualTo(kind);
            assertThat(ArenaEventText.read(kind, AT, logged)).isEqualTo(event);
            assertThat(logged.put("v", 1)).isEqualTo(JsonMapper.shared().readTree(body));
        }
    }

    @Test
    void nobodyReadsWhoMutesWhom() {
        assertThat(events().filter(ArenaEventText::isPrivate).map(ArenaEventText::kind))
                .containsExactly("muted", "unmuted");
    }

    private static String logged(ArenaEvent event) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out =
                new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            out.writeStartObject();
            ArenaEventText.fields(out, event);
            out.writeEndObject();
        }
        return text.toString();
    }

    @Test
    void whatANewerProgramWroteIsRefused() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> ArenaEventText.read("started", AT, "{\"v\":2}"))
                .withMessageContaining("newer-event");
    }

    @Test
    void anUnknownKindIsRefused() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> ArenaEventText.read("applauded", AT, "{\"v\":1}"))
                .withMessageContaining("event-kind");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{\"v\":1,", "null", "7"})
    void whatIsNoObjectIsRefused(String body) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> ArenaEventText.read("started", AT, body))
                .withMessageContaining("event-text");
    }

    @ParameterizedTest
    @MethodSource("version1")
    void aFieldThatIsMissingOrWrongIsNamed(ArenaEvent event, String kind, String body) {
        ObjectNode whole = (ObjectNode) JsonMapper.shared().readTree(body);
        for (String field : whole.propertyNames()) {
            for (ObjectNode broken :
                    List.of(
                            whole.deepCopy().without(field),
                            whole.deepCopy().putNull(field),
                            whole.deepCopy().put(field, 0.5))) {
                assertThatExceptionOfType(BadInput.class)
                        .as("%s: %s", kind, broken)
                        .isThrownBy(() -> ArenaEventText.read(kind, AT, broken.toString()))
                        .withMessageContaining("event-field")
                        .withMessageContaining(field);
            }
        }
        assertThat(ArenaEventText.write(event)).isEqualTo(body);
    }
}
