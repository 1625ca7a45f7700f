package masque.server.tournament;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import masque.contest.Arena;
import masque.contest.ArenaEvent;
import masque.contest.ArenaMatch;
import masque.contest.Entrant;
import masque.contest.Phase;
import masque.contest.Standing;
import masque.server.store.KeptEntrant;
import masque.server.table.JsonText;
import masque.server.table.TableJson;
import tools.jackson.core.JsonGenerator;

/** A tournament as its followers may see it. */
final class TournamentJson {
    private static final int VERSION = 1;
    private static final int MOST_MATCHES = 50;

    private TournamentJson() {}

    static String text(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A message of a type. */
    static String frame(String type, Consumer<JsonGenerator> fields) {
        return JsonText.object(out -> {
            out.writeNumberProperty("v", VERSION);
            out.writeStringProperty("type", type);
            fields.accept(out);
        });
    }

    /** All that one guest may see. */
    static void whole(JsonGenerator out, TournamentState state, String guest, long now) {
        out.writeNumberProperty("v", VERSION);
        open(out, state, now);
        PersonalJson.write(out, state, guest);
    }

    /** What everybody may see. */
    private static void open(JsonGenerator out, TournamentState state, long now) {
        head(out, state, now);
        events(out, state);
    }

    /** What everybody may see of its rules and its time. */
    static void head(JsonGenerator out, TournamentState state, long now) {
        TournamentSetup setup = state.setup();
        out.writeStringProperty("id", state.id());
        out.writeStringProperty("name", setup.name());
        out.writeStringProperty("game", setup.game());
        out.writeNumberProperty("seats", setup.seats());
        out.writeObjectPropertyStart("options");
        setup.options().forEach(out::writeStringProperty);
        out.writeEndObject();
        TableJson.clock(out, setup.clock());
        out.writeBooleanProperty("chat", setup.chat());
        out.writeNumberProperty("tokens", setup.tokens());
        out.writeNumberProperty("minutes", setup.minutes());
        out.writeStringProperty("entry", text(setup.entry()));
        out.writeBooleanProperty("botsTakeTitle", setup.botsTakeTitle());
        out.writeStringProperty("commitment", ArenaChance.commitment(state.secret()));
        if (setup.entry() != TournamentSetup.Entry.CODE) {
            out.writeStringProperty("code", state.code());
        }
        progress(out, state.arena(), now);
    }

    /** What everybody may see that changes by events alone. */
    static void events(JsonGenerator out, TournamentState state) {
        entrants(out, state, state.arena().entrants());
        matches(out, state, shown(state.arena()));
        out.writeArrayPropertyStart("log");
        state.recent().forEach(entry -> event(out, state, entry));
        out.writeEndArray();
    }

    /** What has changed for everybody. */
    static void news(JsonGenerator out, TournamentState before, TournamentState state, long now) {
        progress(out, state.arena(), now);
        entrants(
                out,
                state,
                state.arena().entrants().stream()
                        .filter(one ->
                                before.arena()
                                        .entrant(one.player())
                                        .filter(old -> seen(old, one))
                                        .isEmpty())
                        .toList());
        matches(
                out,
                state,
                state.arena().matches().stream()
                        .filter(one ->
                                !Optional.ofNullable(state.notes().get(one.number()))
                                        .equals(
                                                Optional.ofNullable(
                                                        before.notes().get(one.number()))))
                        .toList());
        out.writeArrayPropertyStart("events");
        state.recent().stream()
                .filter(entry -> entry.number() > before.arena().number())
                .forEach(entry -> event(out, state, entry));
        out.writeEndArray();
    }

    /** Whether two look the same to others: whom they have muted is their own affair. */
    private static boolean seen(Entrant old, Entrant now) {
        return old.tokens() == now.tokens()
                && old.match() == now.match()
                && StandingsJson.state(old).equals(StandingsJson.state(now));
    }

    private static void progress(JsonGenerator out, Arena arena, long now) {
        out.writeStringProperty("phase", text(arena.phase()));
        out.writeBooleanProperty("entryOpen", arena.entryOpen());
        out.writeNumberProperty("left", Math.max(0, arena.left(now)));
        out.writeNumberProperty("now", now);
        out.writeNumberProperty("number", arena.number());
        out.writeNumberProperty("matchCount", arena.matches().size());
        texts(
                out,
                "champions",
                arena.phase() == Phase.ENDED
                        ? arena.standings().stream()
                                .filter(Standing::champion)
                                .map(one -> one.entrant().player())
                                .toList()
                        : List.of());
    }

    static void texts(JsonGenerator out, String name, Collection<String> texts) {
        out.writeArrayPropertyStart(name);
        texts.forEach(out::writeString);
        out.writeEndArray();
    }

    // --- Entrants ---

    private static void entrants(
            JsonGenerator out, TournamentState state, Collection<Entrant> entrants) {
        out.writeArrayPropertyStart("entrants");
        for (Entrant entrant : entrants) {
            KeptEntrant person = state.person(entrant.player());
            out.writeStartObject();
            out.writeStringProperty("player", entrant.player());
            out.writeStringProperty("name", person.name());
            out.writeBooleanProperty("bot", entrant.bot());
            out.writeBooleanProperty("program", person.program());
            out.writeNumberProperty("tokens", entrant.tokens());
            out.writeStringProperty("state", StandingsJson.state(entrant));
            if (entrant.isBusy()) {
                out.writeNumberProperty("match", entrant.match());
            }
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    // --- Matches ---

    /** All that are under way and the latest others. */
    private static List<ArenaMatch> shown(Arena arena) {
        List<ArenaMatch> all = arena.matches();
        Set<Integer> latest =
                all.stream()
                        .filter(one -> !one.isUnderWay())
                        .skip(
                                Math.max(
                                        0,
                                        all.stream().filter(one -> !one.isUnderWay()).count()
                                                - MOST_MATCHES))
                        .map(ArenaMatch::number)
                        .collect(Collectors.toSet());
        return all.stream()
                .filter(one -> one.isUnderWay() || latest.contains(one.number()))
                .toList();
    }

    private static void matches(JsonGenerator out, TournamentState state, List<ArenaMatch> some) {
        out.writeArrayPropertyStart("matches");
        some.forEach(one -> match(out, one, state.note(one.number())));
        out.writeEndArray();
    }

    private static void match(JsonGenerator out, ArenaMatch match, MatchNote note) {
        out.writeStartObject();
        out.writeNumberProperty("match", match.number());
        out.writeNumberProperty("number", note.number());
        texts(out, "players", match.players());
        out.writeBooleanProperty("realDice", match.realDice());
        if (!note.table().isEmpty()) {
            out.writeStringProperty("table", note.table());
        }
        out.writeStringProperty(
                "stage",
                switch (match.stage()) {
                    case UNDER_WAY -> "playing";
                    case AT_THE_DESK -> "desk";
                    case SETTLED -> "settled";
                    case VOID -> "void";
                });
        texts(out, "winners", match.winners());
        ArenaEventText.transfers(out, "transfers", match.transfers());
        ArenaEventText.transfers(out, "missing", match.missing());
        texts(out, "forfeited", match.inOrder(List.copyOf(match.forfeited())));
        out.writeObjectPropertyStart("reports");
        for (String player : match.players()) {
            if (match.reports().containsKey(player)) {
                texts(out, player, match.reports().getOrDefault(player, List.of()));
            }
        }
        out.writeEndObject();
        out.writeNumberProperty("began", note.began());
        if (note.ended() != 0) {
            out.writeNumberProperty("ended", note.ended());
        }
        if (!note.reason().isEmpty()) {
            out.writeStringProperty("reason", note.reason());
        }
        out.writeEndObject();
    }

    // --- The log ---

    /** An event as everybody may read it. */
    static void event(JsonGenerator out, TournamentState state, LogEntry entry) {
        ArenaEvent event = entry.event();
        out.writeStartObject();
        out.writeNumberProperty("number", entry.number());
        out.writeNumberProperty("at", event.at());
        if (ArenaEventText.isPrivate(event)) {
            out.writeStringProperty("kind", ArenaEventText.PRIVATE);
            out.writeEndObject();
            return;
        }
        Optional<String> organiser = Actor.organiserOf(entry.actor());
        out.writeStringProperty("by", organiser.isPresent() ? "organiser" : entry.actor());
        organiser.ifPresent(guest ->
                out.writeStringProperty("organiser", state.organisers().getOrDefault(guest, "")));
        out.writeStringProperty("kind", ArenaEventText.kind(event));
        ArenaEventText.fields(out, event);
        named(event)
                .ifPresent(player -> out.writeStringProperty("name", state.person(player).name()));
        if (event instanceof ArenaEvent.MatchBegun begun) {
            Optional.ofNullable(state.notes().get(begun.match()))
                    .map(MatchNote::table)
                    .filter(table -> !table.isEmpty())
                    .ifPresent(table -> out.writeStringProperty("table", table));
        }
        out.writeEndObject();
    }

    private static Optional<String> named(ArenaEvent event) {
        return switch (event) {
            case ArenaEvent.AskedToEnter e -> Optional.of(e.player());
            case ArenaEvent.Entered e -> Optional.of(e.player());
            default -> Optional.empty();
        };
    }
}
