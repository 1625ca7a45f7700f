package masque.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Journal;
import masque.core.Scripted;
import masque.core.Step;

/** Looks at a game that is over through the eyes of one seat, and at how lucky that seat was. */
public final class Coach {
    /** The luck report takes at most so much of the time. */
    private static final double LUCKS_PART = 0.25;

    private final Box box;
    private final LongFunction<Bot> adviser;
    private final Gait gait;

    /**
     * A coach for one game.
     *
     * @param adviser a bot that thinks for so many nanoseconds, and weighs what choices are worth
     */
    public Coach(Box box, LongFunction<Bot> adviser, Gait gait) {
        this.box = box;
        this.adviser = adviser;
        this.gait = gait;
    }

    /**
     * Reviews a seat's game.
     *
     * @param chance the coach's own: the same gives the same review if every look has a number of
     *     tries, and not a time
     * @throws masque.core.BadInput if the journal is not of this box and edition, or does not fit
     *     the rules
     */
    public Review review(Journal journal, int seat, Patience patience, Chance chance) {
        List<Walk.Taken> taken = Walk.through(box, journal, seat);
        List<Step> steps = taken.stream().map(Walk.Taken::step).toList();
        Luck luck =
                new Luck(
                        box.open(journal.seats(), journal.options()),
                        seat,
                        patience.part(LUCKS_PART),
                        gait,
                        chance);
        Fortune deal = luck.deal(new Scripted(journal.setUp()));
        Fortune play = luck.play(new Scripted(journal.setUp()), steps);
        List<Walk.Taken> choices = taken.stream().filter(one -> one.chair().isPresent()).toList();
        List<Judged> judged = new ArrayList<>();
        Judge judge = new Judge(adviser, gait, chance);
        for (Walk.Taken one : choices) {
            long nanos = patience.nanos(Judge.LOOKS * (choices.size() - judged.size()));
            judged.add(judge.of(one.ply(), one.step().code(), one.chair().orElseThrow(), nanos));
        }
        return new Review(seat, judged, deal, play);
    }
}
