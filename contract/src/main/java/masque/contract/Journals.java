package masque.contract;

import java.util.ArrayList;
import java.util.List;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Fate;
import masque.core.Journal;
import masque.core.Seeded;
import masque.core.State;
import masque.core.Step;
import masque.core.Table;
import masque.core.View;

/** Plays a game at a table, with refused moves and takings back, and replays its journal. */
final class Journals {
    private static final int TABLE = -2;

    private final Box box;
    private final Spot spot;
    private final Fate fate;
    private final Chance dice;
    private int takeBacksLeft = 5;

    Journals(Box box, Spot spot) {
        this.box = box;
        this.spot = spot;
        this.fate = Fate.seeded(spot.seed());
        this.dice = new Seeded(spot.seed(), TABLE);
    }

    void check() {
        try {
            Table table = Table.open(box, spot.setting().seats(), spot.setting().options(), fate);
            Codes legal = new Codes();
            while (table.pending() != 0) {
                step(table, legal);
            }
            same(table, Table.replay(box, table.journal(), fate));
            goesOnFromTheMiddle(table);
        } catch (RuntimeException thrown) {
            throw spot.thrown(Promise.JOURNALS, Spot.NOBODY, thrown);
        }
    }

    private void step(Table table, Codes legal) {
        if (table.plies() > Script.LONGEST) {
            throw broken(table, Spot.NOBODY, "the game goes on and on");
        }
        int seat = dice.bit(table.pending());
        if (takeBacksLeft > 0 && dice.below(4) == 0) {
            int someone = dice.below(spot.setting().seats());
            if (table.takeBack(someone).isEmpty()) {
                takeBacksLeft--;
                return;
            }
        }
        legal.clear();
        table.chair(seat).legal(legal);
        if (dice.below(16) == 0) {
            refuse(table, seat, legal);
        }
        int code = table.game().wander(legal, dice);
        table.play(seat, code)
                .ifPresent(refusal -> {
                    throw broken(table, seat, "code " + code + " is legal, yet " + refusal);
                });
    }

    private void refuse(Table table, int seat, Codes legal) {
        int code = dice.below(table.game().codes() + 2) - 1;
        if (legal.contains(code)) {
            return;
        }
        List<View> before = views(table);
        Journal journal = table.journal();
        if (table.play(seat, code).isEmpty()
                || !views(table).equals(before)
                || !table.journal().equals(journal)) {
            throw broken(table, seat, "the illegal code " + code + " did something");
        }
    }

    /** Replays a part and plays the rest again: chance goes by ply, so the journal is the same. */
    private void goesOnFromTheMiddle(Table table) {
        Journal whole = table.journal();
        int cut = dice.below(whole.steps().size() + 1);
        Journal part =
                new Journal(
                        whole.game(),
                        whole.edition(),
                        whole.seats(),
                        whole.options(),
                        whole.setUp(),
                        whole.steps().subList(0, cut));
        Table again = Table.replay(box, part, fate);
        if (!again.journal().equals(part)) {
            throw broken(again, Spot.NOBODY, "the first " + cut + " steps replay differently");
        }
        for (Step step : whole.steps().subList(cut, whole.steps().size())) {
            if (step.code() == Step.TAKE_BACK) {
                again.takeBack(step.seat());
            } else {
                again.play(step.seat(), step.code());
            }
        }
        same(table, again);
    }

    private void same(Table table, Table again) {
        if (!table.journal().equals(again.journal())) {
            throw broken(
                    table,
                    Spot.NOBODY,
                    "the journal of the replayed game: "
                            + Leaves.difference(table.journal(), again.journal()));
        }
        for (int viewer = State.SPECTATOR; viewer < spot.setting().seats(); viewer++) {
            View view = table.chair(viewer).view();
            View replayed = again.chair(viewer).view();
            if (!view.equals(replayed)) {
                throw broken(
                        table,
                        viewer,
                        "the view of the replayed game: " + Leaves.difference(view, replayed));
            }
            if (!table.chair(viewer).heard().equals(again.chair(viewer).heard())) {
                throw broken(table, viewer, "it is told something else in the replayed game");
            }
        }
    }

    private List<View> views(Table table) {
        List<View> views = new ArrayList<>();
        for (int viewer = State.SPECTATOR; viewer < spot.setting().seats(); viewer++) {
            views.add(table.chair(viewer).view());
        }
        return views;
    }

    private Broken broken(Table table, int viewer, String what) {
        return spot.at(table.plies()).broken(Promise.JOURNALS, viewer, what);
    }
}
