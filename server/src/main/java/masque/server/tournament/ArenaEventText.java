package masque.server.tournament;

import java.io.StringWriter;
import java.util.List;
import masque.contest.ArenaEvent;
import masque.contest.ArenaEvent.DeskCause;
import masque.contest.ArenaEvent.EndCause;
import masque.contest.ArenaEvent.LapseCause;
import masque.contest.ArenaEvent.SettledBy;
import masque.contest.ArenaEvent.VoidCause;
import masque.contest.Transfer;
import masque.core.BadInput;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The events of a tournament as text: as the store keeps them, with the version of the form as "v",
 * and as everybody reads them in the log. Fields are named as in the records, except that who did
 * something is "player" and what settled a match is "cause": in the log "by" is who caused the
 * event.
 */
public final class ArenaEventText {
    /** What everybody reads of an event that is somebody's own business. */
    public static final String PRIVATE = "private";

    private static final int VERSION = 1;
    private static final JsonFactory JSON = new JsonFactory();
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private ArenaEventText() {}

    /** The name of this kind of event. */
    public static String kind(ArenaEvent event) {
        return switch (event) {
            case ArenaEvent.Started e -> "started";
            case ArenaEvent.AskedToEnter e -> "asked-to-enter";
            case ArenaEvent.EntryDeclined e -> "entry-declined";
            case ArenaEvent.Entered e -> "entered";
            case ArenaEvent.EntryClosed e -> "entry-closed";
            case ArenaEvent.EntryOpened e -> "entry-opened";
            case ArenaEvent.Left e -> "left";
            case ArenaEvent.CameBack e -> "came-back";
            case ArenaEvent.Removed e -> "removed";
            case ArenaEvent.LetInAgain e -> "let-in-again";
            case ArenaEvent.Challenged e -> "challenged";
            case ArenaEvent.Accepted e -> "accepted";
            case ArenaEvent.Withdrawn e -> "withdrawn";
            case ArenaEvent.Declined e -> "declined";
            case ArenaEvent.Lapsed e -> "lapsed";
            case ArenaEvent.Muted e -> "muted";
            case ArenaEvent.Unmuted e -> "unmuted";
            case ArenaEvent.MatchBegun e -> "match-begun";
            case ArenaEvent.Reported e -> "reported";
            case ArenaEvent.SentToDesk e -> "sent-to-desk";
            case ArenaEvent.Forfeited e -> "forfeited";
            case ArenaEvent.Settled e -> "settled";
            case ArenaEvent.Corrected e -> "corrected";
            case ArenaEvent.Voided e -> "voided";
            case ArenaEvent.Paused e -> "paused";
            case ArenaEvent.Resumed e -> "resumed";
            case ArenaEvent.Extended e -> "extended";
            case ArenaEvent.SiteWasDown e -> "site-was-down";
            case ArenaEvent.TimeIsUp e -> "time-is-up";
            case ArenaEvent.Ended e -> "ended";
            case ArenaEvent.OpenedAgain e -> "opened-again";
        };
    }

    /** Whether everybody is told no more than that there was something; whom one mutes. */
    public static boolean isPrivate(ArenaEvent event) {
        return event instanceof ArenaEvent.Muted || event instanceof ArenaEvent.Unmuted;
    }

    /** What everybody reads as its kind. */
    public static String publicKind(ArenaEvent event) {
        return isPrivate(event) ? PRIVATE : kind(event);
    }

    /** The body that the store keeps; number, kind and time stand beside it. */
    public static String write(ArenaEvent event) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            out.writeStartObject();
            out.writeNumberProperty("v", VERSION);
            own(out, event);
            out.writeEndObject();
        }
        return text.toString();
    }

    /**
     * Writes the event's own fields that everybody may read in the log into an open object. Its
     * {@link #publicKind}, its number, its time and who caused it are written by whoever knows
     * them; of what is private nobody is told who.
     */
    public static void fields(JsonGenerator out, ArenaEvent event) {
        if (!isPrivate(event)) {
            own(out, event);
        }
    }

    private static void own(JsonGenerator out, ArenaEvent event) {
        switch (event) {
            case ArenaEvent.Started e -> {}
            case ArenaEvent.AskedToEnter e -> player(out, e.player());
            case ArenaEvent.EntryDeclined e -> player(out, e.player());
            case ArenaEvent.Entered e -> {
                player(out, e.player());
                out.writeBooleanProperty("bot", e.bot());
            }
            case ArenaEvent.EntryClosed e -> {}
            case ArenaEvent.EntryOpened e -> {}
            case ArenaEvent.Left e -> player(out, e.player());
            case ArenaEvent.CameBack e -> player(out, e.player());
            case ArenaEvent.Removed e -> {
                player(out, e.player());
                reason(out, e.reason());
            }
            case ArenaEvent.LetInAgain e -> player(out, e.player());
            case ArenaEvent.Challenged e -> {
                challenger(out, e.challenger());
                texts(out, "others", e.others());
                realDice(out, e.realDice());
            }
            case ArenaEvent.Accepted e -> {
                challenger(out, e.challenger());
                player(out, e.by());
                realDice(out, e.realDice());
            }
            case ArenaEvent.Withdrawn e -> challenger(out, e.challenger());
            case ArenaEvent.Declined e -> {
                challenger(out, e.challenger());
                player(out, e.by());
            }
            case ArenaEvent.Lapsed e -> {
                challenger(out, e.challenger());
                cause(out, e.cause());
            }
            case ArenaEvent.Muted e -> {
                player(out, e.player());
                out.writeStringProperty("other", e.other());
            }
            case ArenaEvent.Unmuted e -> {
                player(out, e.player());
                out.writeStringProperty("other", e.other());
            }
            case ArenaEvent.MatchBegun e -> {
                match(out, e.match());
                texts(out, "players", e.players());
                realDice(out, e.realDice());
            }
            case ArenaEvent.Reported e -> {
                match(out, e.match());
                player(out, e.by());
                texts(out, "winners", e.winners());
            }
            case ArenaEvent.SentToDesk e -> {
                match(out, e.match());
                cause(out, e.cause());
            }
            case ArenaEvent.Forfeited e -> {
                match(out, e.match());
                player(out, e.player());
            }
            case ArenaEvent.Settled e -> {
                match(out, e.match());
                cause(out, e.by());
                texts(out, "winners", e.winners());
                transfers(out, "transfers", e.transfers());
            }
            case ArenaEvent.Corrected e -> {
                match(out, e.match());
                texts(out, "winners", e.winners());
                reason(out, e.reason());
                transfers(out, "transfers", e.transfers());
                transfers(out, "missing", e.missing());
            }
            case ArenaEvent.Voided e -> {
                match(out, e.match());
                cause(out, e.cause());
                reason(out, e.reason());
            }
            case ArenaEvent.Paused e -> {}
            case ArenaEvent.Resumed e -> {}
            case ArenaEvent.Extended e -> out.writeNumberProperty("minutes", e.minutes());
            case ArenaEvent.SiteWasDown e -> out.writeNumberProperty("millis", e.millis());
            case ArenaEvent.TimeIsUp e -> {}
            case ArenaEvent.Ended e -> cause(out, e.cause());
            case ArenaEvent.OpenedAgain e -> {}
        }
    }

    private static void player(JsonGenerator out, String player) {
        out.writeStringProperty("player", player);
    }

    private static void challenger(JsonGenerator out, String player) {
        out.writeStringProperty("challenger", player);
    }

    private static void match(JsonGenerator out, int match) {
        out.writeNumberProperty("match", match);
    }

    private static void realDice(JsonGenerator out, boolean realDice) {
        out.writeBooleanProperty("realDice", realDice);
    }

    private static void reason(JsonGenerator out, String reason) {
        out.writeStringProperty("reason", reason);
    }

    private static void cause(JsonGenerator out, Enum<?> cause) {
        out.writeStringProperty("cause", EventFields.word(cause));
    }

    private static void texts(JsonGenerator out, String name, List<String> texts) {
        out.writeArrayPropertyStart(name);
        texts.forEach(out::writeString);
        out.writeEndArray();
    }

    static void transfers(JsonGenerator out, String name, List<Transfer> transfers) {
        out.writeArrayPropertyStart(name);
        for (Transfer transfer : transfers) {
            out.writeStartObject();
            out.writeStringProperty("from", transfer.from());
            out.writeStringProperty("to", transfer.to());
            out.writeNumberProperty("tokens", transfer.tokens());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    /**
     * The event that the store has kept.
     *
     * @throws BadInput if a newer program has written it, or it is no event
     */
    public static ArenaEvent read(String kind, long at, String body) {
        ObjectNode object = object(kind, body);
        int version = new EventFields(kind, object).number("v");
        if (version > VERSION) {
            throw BadInput.of("newer-event", "version", version, "known", VERSION);
        }
        return read(kind, at, object);
    }

    private static ObjectNode object(String kind, String body) {
        try {
            if (MAPPER.readTree(body) instanceof ObjectNode object) {
                return object;
            }
        } catch (JacksonException e) {
            throw BadInput.of(
                    "event-text", "kind", kind, "problem", String.valueOf(e.getOriginalMessage()));
        }
        throw BadInput.of("event-text", "kind", kind, "problem", body);
    }

    /**
     * The event with these fields, of the log or of the store; other fields are not looked at.
     *
     * @throws BadInput if it is no event; what is {@link #PRIVATE} in the log is none either
     */
    public static ArenaEvent read(String kind, long at, ObjectNode fields) {
        EventFields in = new EventFields(kind, fields);
        return switch (kind) {
            case "started" -> new ArenaEvent.Started(at);
            case "asked-to-enter" -> new ArenaEvent.AskedToEnter(at, in.text("player"));
            case "entry-declined" -> new ArenaEvent.EntryDeclined(at, in.text("player"));
            case "entered" -> new ArenaEvent.Entered(at, in.text("player"), in.flag("bot"));
            case "entry-closed" -> new ArenaEvent.EntryClosed(at);
            case "entry-opened" -> new ArenaEvent.EntryOpened(at);
            case "left" -> new ArenaEvent.Left(at, in.text("player"));
            case "came-back" -> new ArenaEvent.CameBack(at, in.text("player"));
            case "removed" -> new ArenaEvent.Removed(at, in.text("player"), in.text("reason"));
            case "let-in-again" -> new ArenaEvent.LetInAgain(at, in.text("player"));
            case "challenged" ->
                    new ArenaEvent.Challenged(
                            at, in.text("challenger"), in.texts("others"), in.flag("realDice"));
            case "accepted" ->
                    new ArenaEvent.Accepted(
                            at, in.text("challenger"), in.text("player"), in.flag("realDice"));
            case "withdrawn" -> new ArenaEvent.Withdrawn(at, in.text("challenger"));
            case "declined" ->
                    new ArenaEvent.Declined(at, in.text("challenger"), in.text("player"));
            case "lapsed" ->
                    new ArenaEvent.Lapsed(
                            at, in.text("challenger"), in.constant("cause", LapseCause.class));
            case "muted" -> new ArenaEvent.Muted(at, in.text("player"), in.text("other"));
            case "unmuted" -> new ArenaEvent.Unmuted(at, in.text("player"), in.text("other"));
            case "match-begun" ->
                    new ArenaEvent.MatchBegun(
                            at, in.number("match"), in.texts("players"), in.flag("realDice"));
            case "reported" ->
                    new ArenaEvent.Reported(
                            at, in.number("match"), in.text("player"), in.texts("winners"));
            case "sent-to-desk" ->
                    new ArenaEvent.SentToDesk(
                            at, in.number("match"), in.constant("cause", DeskCause.class));
            case "forfeited" -> new ArenaEvent.Forfeited(at, in.number("match"), in.text("player"));
            case "settled" ->
                    new ArenaEvent.Settled(
                            at,
                            in.number("match"),
                            in.constant("cause", SettledBy.class),
                            in.texts("winners"),
                            in.transfers("transfers"));
            case "corrected" ->
                    new ArenaEvent.Corrected(
                            at,
                            in.number("match"),
                            in.texts("winners"),
                            in.text("reason"),
                            in.transfers("transfers"),
                            in.transfers("missing"));
            case "voided" ->
                    new ArenaEvent.Voided(
                            at,
                            in.number("match"),
                            in.constant("cause", VoidCause.class),
                            in.text("reason"));
            case "paused" -> new ArenaEvent.Paused(at);
            case "resumed" -> new ArenaEvent.Resumed(at);
            case "extended" -> new ArenaEvent.Extended(at, in.number("minutes"));
            case "site-was-down" -> new ArenaEvent.SiteWasDown(at, in.big("millis"));
            case "time-is-up" -> new ArenaEvent.TimeIsUp(at);
            case "ended" -> new ArenaEvent.Ended(at, in.constant("cause", EndCause.class));
            case "opened-again" -> new ArenaEvent.OpenedAgain(at);
            default -> throw BadInput.of("event-kind", "kind", kind);
        };
    }
}
