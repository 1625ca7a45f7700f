package masque.edge;

import java.util.Set;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.util.MinimalPrettyPrinter;

/** Lays JSON out for people: a field a line, a step, player or puzzle a line, all else on one. */
final class StepLines extends MinimalPrettyPrinter {
    private static final long serialVersionUID = 1L;
    private static final int UNBROKEN = -1;
    private static final Set<String> LISTS =
            Set.of(JournalJson.STEPS, GameFile.PLAYERS, PuzzleFile.PUZZLES);

    @Override
    public void beforeObjectEntries(JsonGenerator out) {
        breakLine(out, 0);
    }

    @Override
    public void writeObjectEntrySeparator(JsonGenerator out) {
        super.writeObjectEntrySeparator(out);
        breakLine(out, 0);
    }

    @Override
    public void writeEndObject(JsonGenerator out, int entries) {
        breakLine(out, entries == 0 ? UNBROKEN : 1);
        super.writeEndObject(out, entries);
    }

    @Override
    public void beforeArrayValues(JsonGenerator out) {
        breakLine(out, 0);
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator out) {
        super.writeArrayValueSeparator(out);
        breakLine(out, 0);
    }

    @Override
    public void writeEndArray(JsonGenerator out, int entries) {
        breakLine(out, entries == 0 ? UNBROKEN : 1);
        super.writeEndArray(out, entries);
    }

    private static void breakLine(JsonGenerator out, int outwards) {
        TokenStreamContext context = out.streamWriteContext();
        if (outwards != UNBROKEN && isBroken(context)) {
            out.writeRaw("\n" + "  ".repeat(context.getNestingDepth() - outwards));
        }
    }

    private static boolean isBroken(TokenStreamContext context) {
        if (context.inArray()) {
            TokenStreamContext parent = context.getParent();
            return parent.inObject() && LISTS.contains(parent.currentName()) && isInObjects(parent);
        }
        return isInObjects(context);
    }

    private static boolean isInObjects(TokenStreamContext context) {
        for (TokenStreamContext one = context; !one.inRoot(); one = one.getParent()) {
            if (one.inArray()) {
                return false;
            }
        }
        return true;
    }
}
