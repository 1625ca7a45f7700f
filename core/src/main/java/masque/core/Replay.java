package masque.core;

import java.util.List;
import java.util.Optional;

/** Plays journals again and says which step does not fit. */
final class Replay {
    private Replay() {}

    static Table of(Box box, Journal journal, Fate onwards) {
        if (!journal.game().equals(box.id())) {
            throw BadInput.of("journal-game", "game", journal.game(), "expected", box.id());
        }
        int edition = box.open(journal.seats(), journal.options()).edition();
        if (journal.edition() != edition) {
            throw BadInput.of("journal-edition", "edition", journal.edition(), "expected", edition);
        }
        Script script = new Script(journal, onwards);
        Table table;
        try {
            table = Table.open(box, journal.seats(), journal.options(), script);
            script.finish();
        } catch (Scripted.ScriptBroken broken) {
            throw BadInput.of("journal-set-up", "problem", reason(broken));
        }
        for (int i = 0; i < journal.steps().size(); i++) {
            step(table, journal.steps().get(i), script, i + 1);
        }
        return table;
    }

    private static void step(Table table, Step step, Script script, int ply) {
        Optional<Refusal> refusal;
        try {
            if (step.code() == Step.TAKE_BACK) {
                refusal = table.takeBack(step.seat());
                script.turnTo(ply);
            } else {
                refusal = table.play(step.seat(), step.code());
            }
            script.finish();
        } catch (Scripted.ScriptBroken broken) {
            throw BadInput.of("journal-step", "step", ply, "problem", reason(broken));
        }
        refusal.ifPresent(why -> {
            throw BadInput.of(
                    "journal-illegal",
                    "step",
                    ply,
                    "seat",
                    step.seat() + 1,
                    "code",
                    step.code(),
                    "reason",
                    why.reason());
        });
    }

    private static String reason(Scripted.ScriptBroken broken) {
        return String.valueOf(broken.getMessage());
    }

    /** The journal's own draws, then those of the table that goes on. */
    private static final class Script implements Fate {
        private final Journal journal;
        private final Fate onwards;
        private Scripted latest = new Scripted(List.of());

        Script(Journal journal, Fate onwards) {
            this.journal = journal;
            this.onwards = onwards;
        }

        @Override
        public Chance at(int ply) {
            if (ply > journal.steps().size()) {
                return onwards.at(ply);
            }
            turnTo(ply);
            return latest;
        }

        /** For a step that asks for no chance, so that draws it should not have are left over. */
        void turnTo(int ply) {
            latest =
                    new Scripted(ply == 0 ? journal.setUp() : journal.steps().get(ply - 1).draws());
        }

        void finish() {
            latest.close();
        }
    }
}
