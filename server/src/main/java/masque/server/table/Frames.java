package masque.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import masque.core.Event;
import masque.core.State;
import masque.core.Table;
import masque.edge.JsonBytes;
import masque.edge.Pen;
import masque.server.store.GameEnd;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;

/** Writes the parts of the messages that tell a viewer how the table stands. */
final class Frames {
    /** An empty array. */
    static final byte[] NO_LIST = {'[', ']'};

    private Frames() {}

    /** All but the events, the view and what changes by itself as time passes. */
    static Consumer<JsonGenerator> standing(
            Occasion now, SerializableString chairs, int viewer, Pen pen) {
        TableFacts facts = now.facts();
        Optional<GameInPlay> played = now.game();
        return JsonText.braced(out -> {
            if (viewer != State.SPECTATOR) {
                out.writeNumberProperty("seat", viewer);
            }
            out.writeStringProperty("phase", TableJson.text(facts.phase()));
            played.ifPresent(game -> turn(out, facts, game, viewer, pen));
            TableJson.host(out, facts);
            if (played.isEmpty()) {
                TableJson.terms(out, facts);
                TableJson.chance(out, facts, now.commitment());
            }
            out.writeBooleanProperty("chat", facts.terms().chat());
            TableJson.contest(out, facts);
            TableJson.rematch(out, facts);
            out.writeName("chairs");
            out.writeRawValue(chairs);
            out.writeName("ending");
            seats(out, facts.ending());
            out.writeName("winners");
            seats(out, now.end().map(GameEnd::winners).orElse(List.of()));
            now.end()
                    .ifPresent(
                            end -> out.writeStringProperty("over", TableJson.text(end.ending())));
        });
    }

    private static void turn(
            JsonGenerator out, TableFacts facts, GameInPlay game, int viewer, Pen pen) {
        Table table = game.table();
        boolean open = facts.phase() == TableFacts.Phase.PLAYING;
        if (viewer != State.SPECTATOR) {
            out.writeNumberProperty("decision", game.decision(viewer));
        }
        out.writeName("waiting");
        TableJson.seats(out, open ? table.pending() : 0);
        if (viewer != State.SPECTATOR) {
            out.writeArrayPropertyStart("moves");
            if (open) {
                pen.moves(out, table.chair(viewer));
            }
            out.writeEndArray();
            out.writeBooleanProperty("takeBack", open && game.mayTakeBack(viewer));
            if (open && facts.amongBots()) {
                out.writeBooleanProperty("hint", true);
            }
        }
    }

    private static void seats(JsonGenerator out, List<Integer> seats) {
        out.writeStartArray();
        seats.forEach(out::writeNumber);
        out.writeEndArray();
    }

    static byte[] events(List<Event> events, Pen pen) {
        return JsonBytes.of(out -> {
            out.writeStartArray();
            events.forEach(event -> pen.event(out, event));
            out.writeEndArray();
        });
    }

    static String clocks(Clocks clocks, int seats, long now) {
        return JsonText.json(out -> {
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
