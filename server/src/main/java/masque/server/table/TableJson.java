package masque.server.table;

import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/** A table's facts as everybody may see them. */
public final class TableJson {
    private TableJson() {}

    static String text(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /**
     * A table as an object.
     *
     * @param here bits of the seats from which somebody looks
     * @param guest who is asking; empty for a stranger
     */
    public static void write(
            JsonGenerator out, String id, Facts facts, int here, List<String> names, String guest) {
        out.writeStartObject();
        out.writeStringProperty("id", id);
        out.writeStringProperty("game", facts.game());
        out.writeNumberProperty("seats", facts.seats());
        out.writeObjectPropertyStart("options");
        facts.options().forEach(out::writeStringProperty);
        out.writeEndObject();
        clock(out, facts.clock());
        out.writeStringProperty("phase", text(facts.phase()));
        host(out, facts);
        out.writeArrayPropertyStart("chairs");
        for (int seat = 0; seat < facts.seats(); seat++) {
            out.writeStartObject();
            chair(out, facts, seat, names.get(seat), here);
            out.writeBooleanProperty("you", facts.sitters().get(seat).is(guest));
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    static void host(JsonGenerator out, Facts facts) {
        if (facts.host() < 0) {
            out.writeNullProperty("host");
        } else {
            out.writeNumberProperty("host", facts.host());
        }
    }

    private static void clock(JsonGenerator out, ClockRule clock) {
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

    /** Every chair, for a message at the table. */
    static String chairs(Facts facts, int here, List<String> names) {
        return Frames.json(out -> {
            out.writeStartArray();
            for (int seat = 0; seat < facts.seats(); seat++) {
                out.writeStartObject();
                chair(out, facts, seat, names.get(seat), here);
                out.writeEndObject();
            }
            out.writeEndArray();
        });
    }

    private static void chair(JsonGenerator out, Facts facts, int seat, String name, int here) {
        Sitter sitter = facts.sitters().get(seat);
        out.writeNumberProperty("seat", seat);
        out.writeStringProperty("kind", text(sitter.kind()));
        out.writeStringProperty("name", name);
        if (sitter.kind() == Sitter.Kind.BOT) {
            out.writeStringProperty("level", sitter.level());
        }
        out.writeBooleanProperty("house", sitter.house());
        out.writeBooleanProperty("here", (here >>> seat & 1) != 0);
    }
}
