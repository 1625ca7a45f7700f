package masque.server.table;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import masque.core.Chair;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Game;
import masque.core.State;
import masque.core.Table;
import masque.edge.Pen;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;

/** Writes the parts of the messages that tell a viewer how the table stands. */
final class Frames {
    /** Its threads are few and busy: each has buffers of its own. */
    private static final JsonFactory JSON =
            JsonFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build();

    private Frames() {}

    /** One JSON value. */
    static String json(Consumer<JsonGenerator> value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(4_096);
        try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), bytes)) {
            value.accept(out);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** One JSON object. */
    static String object(Consumer<JsonGenerator> fields) {
        return json(out -> {
            out.writeStartObject();
            fields.accept(out);
            out.writeEndObject();
        });
    }

    /** All but the events, the view and what changes by itself as time passes. */
    static String standing(Audience.Occasion now, String chairs, int viewer, Pen pen) {
        Facts facts = now.facts();
        Optional<Match> match = now.match();
        return object(out -> {
            if (viewer != State.SPECTATOR) {
                out.writeNumberProperty("seat", viewer);
            }
            out.writeStringProperty("phase", TableJson.text(facts.phase()));
            match.ifPresent(game -> turn(out, facts, game, viewer, pen));
            TableJson.host(out, facts);
            if (match.isEmpty()) {
                TableJson.terms(out, facts);
                TableJson.chance(out, facts, now.commitment());
            }
            out.writeBooleanProperty("chat", facts.terms().chat());
            TableJson.rematch(out, facts);
            out.writeName("chairs");
            out.writeRawValue(chairs);
            out.writeName("ending");
            seats(out, facts.ending());
            out.writeName("winners");
            seats(out, match.map(game -> game.table().winners()).orElse(0));
        });
    }

    private static void turn(JsonGenerator out, Facts facts, Match match, int viewer, Pen pen) {
        Table table = match.table();
        boolean open = facts.phase() == Facts.Phase.PLAYING;
        if (viewer != State.SPECTATOR) {
            out.writeNumberProperty("decision", match.decision(viewer));
        }
        out.writeName("waiting");
        seats(out, open ? table.pending() : 0);
        if (viewer != State.SPECTATOR) {
            out.writeArrayPropertyStart("moves");
            if (open) {
                moves(out, table.chair(viewer), pen);
            }
            out.writeEndArray();
            out.writeBooleanProperty("takeBack", open && match.mayTakeBack(viewer));
        }
    }

    private static void moves(JsonGenerator out, Chair chair, Pen pen) {
        Codes legal = new Codes();
        chair.legal(legal);
        Game<?> game = chair.game();
        for (int i = 0; i < legal.size(); i++) {
            pen.move(out, legal.at(i), game.read(legal.at(i)));
        }
    }

    private static void seats(JsonGenerator out, List<Integer> seats) {
        out.writeStartArray();
        seats.forEach(out::writeNumber);
        out.writeEndArray();
    }

    private static void seats(JsonGenerator out, int bits) {
        out.writeStartArray();
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            out.writeNumber(Integer.numberOfTrailingZeros(rest));
        }
        out.writeEndArray();
    }

    static String events(List<Event> events, Pen pen) {
        return json(out -> {
            out.writeStartArray();
            events.forEach(event -> pen.event(out, event));
            out.writeEndArray();
        });
    }

    static String view(Match match, int viewer, Pen pen) {
        return json(out -> pen.view(out, match.table().chair(viewer).view()));
    }

    static String clocks(Clocks clocks, int seats, long now) {
        return json(out -> {
            out.writeStartArray();
            for (int seat = 0; clocks.tick() && seat < seats; seat++) {
                out.writeStartObject();
                out.writeNumberProperty("seat", seat);
                out.writeNumberProperty("millis", clocks.left(seat, now));
                out.writeBooleanProperty("running", clocks.runs(seat));
                out.writeEndObject();
            }
            out.writeEndArray();
        });
    }
}
