package masque.server.table;

import java.util.Optional;
import masque.core.Codes;
import masque.core.Game;
import masque.core.State;
import masque.core.Table;
import masque.edge.Pen;
import tools.jackson.core.JsonGenerator;

/**
 * Who is to choose, and what a viewer may choose.
 *
 * @param seated whether the viewer has a seat; only the seats that are awaited are told to others
 * @param decision the number of what this seat has to decide
 * @param waiting bits of the seats whose choice is awaited
 */
record Turn(
        Game<?> game,
        boolean seated,
        int decision,
        int waiting,
        Codes moves,
        boolean takeBack,
        boolean hint) {
    static Turn of(TableFacts facts, GameInPlay game, int viewer) {
        Table table = game.table();
        boolean open = facts.phase() == TableFacts.Phase.PLAYING;
        boolean seated = viewer != State.SPECTATOR;
        Codes moves = new Codes();
        if (seated && open) {
            table.chair(viewer).legal(moves);
        }
        return new Turn(
                table.game(),
                seated,
                seated ? game.decision(viewer) : 0,
                open ? table.pending() : 0,
                moves,
                seated && open && game.mayTakeBack(viewer),
                seated && open && facts.amongBots());
    }

    /** Whether both look the same. */
    boolean sameAs(Turn other) {
        return decision == other.decision
                && waiting == other.waiting
                && takeBack == other.takeBack
                && hint == other.hint
                && moves.sameAs(other.moves);
    }

    /** Writes it as fields of the object that is being written. */
    void write(JsonGenerator out, Pen pen) {
        patch(out, Optional.empty(), pen);
        if (hint) {
            out.writeBooleanProperty("hint", true);
        }
    }

    /** Writes what is not as it was before, as fields of a merge patch. */
    void patch(JsonGenerator out, Turn before, Pen pen) {
        patch(out, Optional.of(before), pen);
        if (hint && !before.hint) {
            out.writeBooleanProperty("hint", true);
        } else if (before.hint && !hint) {
            out.writeNullProperty("hint");
        }
    }

    private void patch(JsonGenerator out, Optional<Turn> before, Pen pen) {
        if (seated && before.filter(was -> was.decision == decision).isEmpty()) {
            out.writeNumberProperty("decision", decision);
        }
        if (before.filter(was -> was.waiting == waiting).isEmpty()) {
            out.writeName("waiting");
            TableJson.seats(out, waiting);
        }
        if (seated && before.filter(was -> was.moves.sameAs(moves)).isEmpty()) {
            out.writeArrayPropertyStart("moves");
            pen.moves(out, moves, game);
            out.writeEndArray();
        }
        if (seated && before.filter(was -> was.takeBack == takeBack).isEmpty()) {
            out.writeBooleanProperty("takeBack", takeBack);
        }
    }
}
