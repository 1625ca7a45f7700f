package masque.server.table;

import java.util.List;
import java.util.Locale;
import masque.server.store.GameEnd;
import masque.server.store.KeptResult;
import tools.jackson.core.JsonGenerator;

/** A table's facts as everybody may see them. */
public final class TableJson {
    private TableJson() {}

    static String text(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The seats that have a bit. */
    static void seats(JsonGenerator out, int bits) {
        out.writeStartArray();
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            out.writeNumber(Integer.numberOfTrailingZeros(rest));
        }
        out.writeEndArray();
    }

    /**
     * A table as an object.
     *
     * @param guest who is asking; empty for a stranger
     */
    public static void write(JsonGenerator out, Standing table, List<String> names, String guest) {
        out.writeStartObject();
        about(out, table);
        chance(out, table.facts(), table.commitment());
        if (table.waiting().isPresent()) {
            out.writeName("waiting");
            seats(out, table.waiting().getAsInt());
        }
        int here = table.here();
        chairs(
                out,
                table.facts(),
                names,
                (seat, sitter) -> {
                    out.writeBooleanProperty("here", (here >>> seat & 1) != 0);
                    out.writeBooleanProperty("you", sitter.is(guest));
                });
        out.writeEndObject();
    }

    /** A table as an object in a list; who looks at it is not known there. */
    public static void summary(
            JsonGenerator out, Standing table, List<String> names, String guest) {
        out.writeStartObject();
        about(out, table);
        chairs(
                out,
                table.facts(),
                names,
                (seat, sitter) -> out.writeBooleanProperty("you", sitter.is(guest)));
        out.writeEndObject();
    }

    private static void about(JsonGenerator out, Standing table) {
        TableFacts facts = table.facts();
        out.writeStringProperty("id", table.id());
        terms(out, facts);
        out.writeBooleanProperty("chat", facts.terms().chat());
        out.writeStringProperty("phase", text(facts.phase()));
        host(out, facts);
        contest(out, facts);
        rematch(out, facts);
        if (table.outdated()) {
            out.writeBooleanProperty("outdated", true);
        }
        table.result().ifPresent(result -> result(out, result));
    }

    /** How the game ended. */
    private static void result(JsonGenerator out, KeptResult result) {
        GameEnd end = result.end();
        out.writeObjectPropertyStart("result");
        out.writeStringProperty("ending", text(end.ending()));
        out.writeArrayPropertyStart("winners");
        end.winners().forEach(out::writeNumber);
        out.writeEndArray();
        out.writeArrayPropertyStart("seats");
        for (int seat = 0; seat < end.places().size(); seat++) {
            out.writeStartObject();
            out.writeNumberProperty("place", end.places().get(seat));
            if (!end.points().isEmpty()) {
                out.writeNumberProperty("points", end.points().get(seat));
            }
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeNumberProperty("steps", end.plies());
        out.writeStringProperty("began", result.began().toString());
        out.writeStringProperty("ended", result.ended().toString());
        out.writeEndObject();
    }

    /** What is played here, and how it is found. */
    static void terms(JsonGenerator out, TableFacts facts) {
        out.writeStringProperty("game", facts.game());
        out.writeNumberProperty("seats", facts.seats());
        out.writeObjectPropertyStart("options");
        facts.options().forEach(out::writeStringProperty);
        out.writeEndObject();
        clock(out, facts.clock());
        out.writeBooleanProperty("public", facts.terms().listed());
        if (!facts.code().isEmpty()) {
            out.writeStringProperty("code", facts.code());
        }
    }

    /** What is known of the chance of the deal: the commitment, and who has contributed. */
    static void chance(JsonGenerator out, TableFacts facts, String commitment) {
        out.writeStringProperty("commitment", commitment);
        out.writeArrayPropertyStart("contributed");
        facts.contributions().keySet().forEach(out::writeNumber);
        out.writeEndArray();
    }

    /** The match of a tournament that is played here. */
    static void contest(JsonGenerator out, TableFacts facts) {
        facts.contest()
                .ifPresent(match -> {
                    out.writeObjectPropertyStart("tournament");
                    out.writeStringProperty("id", match.tournament());
                    out.writeNumberProperty("match", match.match());
                    out.writeEndObject();
                });
    }

    /** Where everybody plays again. */
    static void rematch(JsonGenerator out, TableFacts facts) {
        if (!facts.next().isEmpty()) {
            out.writeStringProperty("rematch", facts.next());
        }
    }

    static void host(JsonGenerator out, TableFacts facts) {
        if (facts.host() < 0) {
            out.writeNullProperty("host");
        } else {
            out.writeNumberProperty("host", facts.host());
        }
    }

    /** How much time people have. */
    public static void clock(JsonGenerator out, ClockRule clock) {
        out.writeObjectPropertyStart("clock");
        out.writeStringProperty("kind", text(clock.kind()));
        if (clock.ticks()) {
            out.writeNumberProperty("seconds", clock.seconds());
        }
        if (clock.kind() == ClockRule.Kind.GAME) {
            out.writeNumberProperty("increment", clock.increment());
        }
        out.writeNumberProperty("grace", clock.grace());
        out.writeEndObject();
    }

    /** Everybody's time left, as an array. */
    static String clocks(Clocks clocks, int seats, long now) {
        if (!clocks.tick()) {
            return "[]";
        }
        return JsonText.json(out -> {
            out.writeStartArray();
            for (int seat = 0; seat < seats; seat++) {
                out.writeStartObject();
                out.writeNumberProperty("seat", seat);
                out.writeNumberProperty("millis", clocks.left(seat, now));
                out.writeBooleanProperty("running", clocks.runs(seat));
                out.writeEndObject();
            }
            out.writeEndArray();
        });
    }

    /** Every chair, for a message at the table. */
    static void chairs(JsonGenerator out, TableFacts facts, int here, List<String> names) {
        chairs(
                out,
                facts,
                names,
                (seat, sitter) -> out.writeBooleanProperty("here", (here >>> seat & 1) != 0));
    }

    private static void chairs(JsonGenerator out, TableFacts facts, List<String> names, More more) {
        out.writeArrayPropertyStart("chairs");
        for (int seat = 0; seat < facts.seats(); seat++) {
            chair(out, facts.sitters().get(seat), seat, names.get(seat), more);
        }
        out.writeEndArray();
    }

    /** What else is said of a chair. */
    private interface More {
        void write(int seat, Sitter sitter);
    }

    private static void chair(JsonGenerator out, Sitter sitter, int seat, String name, More more) {
        out.writeStartObject();
        out.writeNumberProperty("seat", seat);
        out.writeStringProperty("kind", text(sitter.kind()));
        out.writeStringProperty("name", name);
        if (sitter.kind() == Sitter.Kind.BOT) {
            out.writeStringProperty("level", sitter.level());
        }
        out.writeBooleanProperty("house", sitter.house());
        out.writeBooleanProperty("program", sitter.program());
        more.write(seat, sitter);
        out.writeEndObject();
    }
}
