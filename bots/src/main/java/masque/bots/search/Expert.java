package masque.bots.search;

import java.util.List;
import java.util.function.Supplier;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Thought;

/** The expert: searches, guided by what there is to know about the game. */
public final class Expert implements Bot {
    /** With all the time there is, so many worlds say what is likely where nothing is searched. */
    private static final int GLANCE = 200;

    private final Guide guide;
    private final Bot regular;
    private final Supplier<Effort> effort;

    /**
     * An expert that asks before every decision how long it may think.
     *
     * @param regular who decides what the guide does not search
     */
    public Expert(Guide guide, Bot regular, Supplier<Effort> effort) {
        this.guide = guide;
        this.regular = regular;
        this.effort = effort;
    }

    @Override
    public int choose(Chair chair, Chance chance) {
        return searches(chair) ? search(chair, chance).code() : regular.choose(chair, chance);
    }

    private boolean searches(Chair chair) {
        Codes legal = new Codes();
        chair.legal(legal);
        return legal.size() > 1 && guide.searches(chair);
    }

    private Thought search(Chair chair, Chance chance) {
        return weighed(chair, List.of(), chance);
    }

    private Thought weighed(Chair chair, List<Integer> codes, Chance chance) {
        Effort allowed = effort.get();
        long start = allowed.start();
        Mind mind = guide.consider(chair, allowed.care(), chance);
        return new Search(mind, chair.seat(), chance).weigh(codes, allowed, start);
    }

    @Override
    public Thought weigh(Chair chair, List<Integer> codes, Chance chance) {
        return searches(chair)
                ? weighed(chair, codes, chance)
                : regular.weigh(chair, codes, chance);
    }

    /** For what it does not search the regular gives the reasons; what it believes is its own. */
    @Override
    public Thought think(Chair chair, Chance chance) {
        if (searches(chair)) {
            return search(chair, chance);
        }
        Thought thought = regular.think(chair, chance);
        double care = effort.get().care();
        Mind mind = guide.consider(chair, care, chance);
        Guesses guesses = new Guesses(mind);
        int worlds = (int) Math.ceil(care * GLANCE);
        for (int i = 0; i < worlds; i++) {
            guesses.count(mind.world(chance));
        }
        return thought.believing(worlds, guesses.beliefs());
    }
}
