package masque.server.table;

import java.util.List;
import java.util.Optional;
import masque.core.State;
import masque.edge.JsonBytes;
import masque.server.store.GameEnd;
import tools.jackson.core.JsonGenerator;

/** What a viewer is told of a table besides its game; it is seldom another than before. */
final class Surroundings {
    private static final byte[] NOTHING = {};

    private final int viewer;
    private final List<String> names;
    private Optional<Occasion> latest = Optional.empty();
    private byte[] text = NOTHING;

    Surroundings(int viewer, List<String> names) {
        this.viewer = viewer;
        this.names = names;
    }

    /** An object in UTF-8: the very array of the time before if it says the same. */
    byte[] write(Occasion now) {
        if (!latest.filter(before -> before.surroundedAs(now)).isPresent()) {
            text = JsonBytes.of(JsonText.braced(out -> fields(out, now)), text);
            latest = Optional.of(now);
        }
        return text;
    }

    private void fields(JsonGenerator out, Occasion now) {
        TableFacts facts = now.facts();
        if (viewer != State.SPECTATOR) {
            out.writeNumberProperty("seat", viewer);
        }
        out.writeStringProperty("phase", TableJson.text(facts.phase()));
        TableJson.host(out, facts);
        if (now.game().isEmpty()) {
            TableJson.terms(out, facts);
            TableJson.chance(out, facts, now.commitment());
        }
        out.writeBooleanProperty("chat", facts.terms().chat());
        TableJson.contest(out, facts);
        TableJson.rematch(out, facts);
        TableJson.chairs(out, facts, now.here(), names);
        seats(out, "ending", facts.ending());
        seats(out, "winners", now.end().map(GameEnd::winners).orElse(List.of()));
        now.end().ifPresent(end -> out.writeStringProperty("over", TableJson.text(end.ending())));
    }

    private static void seats(JsonGenerator out, String name, List<Integer> seats) {
        out.writeArrayPropertyStart(name);
        seats.forEach(out::writeNumber);
        out.writeEndArray();
    }
}
