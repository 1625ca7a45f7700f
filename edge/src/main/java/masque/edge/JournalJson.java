package masque.edge;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import masque.core.BadInput;
import masque.core.Draw;
import masque.core.Journal;
import masque.core.Step;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Journals as JSON files: stable, one step a line, checked in every field when read. */
public final class JournalJson {
    static final String STEPS = "steps";

    private static final String FORMAT = "masque-journal";
    private static final int VERSION = 1;
    private static final Set<String> FIELDS =
            Set.of("game", "edition", "seats", "options", "setUp", STEPS);
    private static final Set<String> STEP_FIELDS = Set.of("seat", "code", "draws");

    /** A seat is a bit of an int, and one bit is the spectators'. */
    private static final int MOST_SEATS = 31;

    private static final int MOST_STEPS = 1_000_000;
    private static final int MOST_DRAWS = 100_000;

    private JournalJson() {}

    /** A journal as text; equal journals give equal texts. */
    public static String write(Journal journal) {
        return Json.write(node(journal));
    }

    /**
     * The journal in a text.
     *
     * @param source the name of the file, for the error
     * @throws BadInput naming file, place and what is allowed, if anything is wrong with it
     */
    public static Journal read(String text, String source) {
        return read(Json.read(text, source));
    }

    static ObjectNode node(Journal journal) {
        ObjectNode node = Json.object();
        node.put("format", FORMAT);
        node.put("version", VERSION);
        node.put("game", journal.game());
        node.put("edition", journal.edition());
        node.put("seats", journal.seats());
        ObjectNode options = node.putObject("options");
        journal.options().forEach(options::put);
        putDraws(node.putArray("setUp"), journal.setUp());
        ArrayNode steps = node.putArray(STEPS);
        for (Step step : journal.steps()) {
            ObjectNode line = steps.addObject();
            line.put("seat", step.seat());
            line.put("code", step.code());
            putDraws(line.putArray("draws"), step.draws());
        }
        return node;
    }

    private static void putDraws(ArrayNode into, List<Draw> draws) {
        for (Draw draw : draws) {
            into.addArray().add(draw.below()).add(draw.outcome());
        }
    }

    static Journal read(Fields fields) {
        fields.check(FORMAT, VERSION, FIELDS);
        int seats = fields.number("seats", 1, MOST_SEATS);
        List<Step> steps = new ArrayList<>();
        for (Fields step : fields.objects(STEPS, MOST_STEPS)) {
            step.only(STEP_FIELDS);
            steps.add(
                    new Step(
                            step.number("seat", 0, seats - 1),
                            step.number("code", Step.TAKE_BACK, Integer.MAX_VALUE),
                            draws(step, "draws")));
        }
        return new Journal(
                fields.id("game"),
                fields.number("edition", 0, Integer.MAX_VALUE),
                seats,
                fields.texts("options"),
                draws(fields, "setUp"),
                steps);
    }

    private static List<Draw> draws(Fields fields, String name) {
        return fields.pairs(name, MOST_DRAWS).stream()
                .map(pair -> new Draw(pair[0], pair[1]))
                .toList();
    }
}
