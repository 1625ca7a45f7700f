package masque.server.table;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import masque.core.Game;
import masque.core.Phrase;
import masque.core.Step;
import masque.core.Thought;
import masque.edge.Pen;
import tools.jackson.core.JsonGenerator;

/**
 * Why bots chose what they chose in a game that is over, move by move; and where somebody asked for
 * a hint, what that was, if it is still known.
 */
final class Reasons {
    private final Game<?> game;
    private final List<Step> steps;

    /** By ply. */
    private final Map<Integer, Thought> thoughts = new TreeMap<>();

    private final Set<Integer> hinted;

    /**
     * The reasons for the steps of a game.
     *
     * @param said the thoughts that were kept, by ply
     * @param hinted the plies before which somebody asked for a hint
     */
    Reasons(Game<?> game, List<Step> steps, Map<Integer, String> said, Set<Integer> hinted) {
        this.game = game;
        this.steps = steps;
        this.hinted = hinted;
        hinted.forEach(ply -> thoughts.put(ply, Thought.silent(steps.get(ply - 1).code())));
        said.forEach((number, text) -> thoughts.put(number, ThoughtText.read(text)));
    }

    /** Writes them, as the fields of an entry each. */
    void write(Pen pen, Consumer<Consumer<JsonGenerator>> entry) {
        thoughts.forEach((ply, thought) -> entry.accept(out -> write(out, pen, ply, thought)));
    }

    private void write(JsonGenerator out, Pen pen, int ply, Thought thought) {
        out.writeNumberProperty("ply", ply);
        out.writeNumberProperty("seat", steps.get(ply - 1).seat());
        if (hinted.contains(ply)) {
            out.writeBooleanProperty("hint", true);
        }
        figures(out, thought);
        thought.why().ifPresent(why -> out.writeStringProperty("why", pen.say(why)));
        out.writeArrayPropertyStart("moves");
        thought.lines().forEach(line -> line(out, pen, line, thought));
        out.writeEndArray();
        beliefs(out, pen, thought.beliefs().stream());
    }

    /** What the figures of a thought are. */
    static void figures(JsonGenerator out, Thought thought) {
        out.writeNumberProperty("worlds", thought.worlds());
        out.writeStringProperty("scale", thought.scale().name().toLowerCase(Locale.ROOT));
    }

    static void beliefs(JsonGenerator out, Pen pen, Stream<Thought.Belief> beliefs) {
        out.writeArrayPropertyStart("beliefs");
        beliefs.forEach(belief -> belief(out, pen, belief));
        out.writeEndArray();
    }

    private void line(JsonGenerator out, Pen pen, Thought.Line line, Thought thought) {
        out.writeStartObject();
        out.writeStringProperty("sentence", pen.say(game.read(line.code()).phrase()));
        out.writeBooleanProperty("chosen", line.code() == thought.code());
        out.writeNumberProperty("visits", line.visits());
        out.writeNumberProperty("worth", line.worth());
        out.writeEndObject();
    }

    private static void belief(JsonGenerator out, Pen pen, Thought.Belief belief) {
        out.writeStartObject();
        out.writeNumberProperty("seat", belief.seat());
        out.writeStringProperty("secret", pen.say(Phrase.of(belief.secret())));
        out.writeNumberProperty("likely", belief.likely());
        out.writeEndObject();
    }
}
