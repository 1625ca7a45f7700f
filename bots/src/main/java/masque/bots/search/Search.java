package masque.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;
import masque.core.State;
import masque.core.Thought;

/**
 * One decision: information-set Monte Carlo tree search with one tree for the searching seat. Every
 * iteration plays another world that might be; a choice is judged by how often it could have been
 * made, since it is not there in all of them. Each seat looks for what is worth most to itself.
 */
public final class Search {
    /** Further down nothing is noted; only games without end get there. */
    private static final int DEEPEST = 512;

    private final Mind mind;
    private final int me;
    private final Chance chance;
    private final Tree tree = new Tree();
    private final Codes legal = new Codes();
    private final int[] path = new int[DEEPEST];
    private final double[] worth;
    private final Guesses guesses;
    private int depth;

    /** What alone is tried at the decision itself, each as often; nothing if all is. */
    private List<Integer> rivals = List.of();

    public Search(Mind mind, int seat, Chance chance) {
        this.mind = mind;
        this.me = seat;
        this.chance = chance;
        this.worth = new double[mind.game().seats()];
        this.guesses = new Guesses(mind);
    }

    /** Thinks and says what is best; the chair owes a move and has more than one. */
    public Thought think(Effort effort) {
        return think(effort, effort.start());
    }

    /** Tries these choices alone at the decision itself, each as often as the others. */
    Thought weigh(List<Integer> codes, Effort effort, long start) {
        rivals = codes.stream().sorted().toList();
        return think(effort, start);
    }

    /** The same, if the thinking began before. */
    Thought think(Effort effort, long start) {
        int done = 0;
        while (effort.goesOn(done, start)) {
            iterate();
            done++;
        }
        return thought(done);
    }

    private void iterate() {
        State state = mind.world(chance);
        guesses.count(state);
        descend(state);
        while (goesOn(state)) {
            int seat = Integer.numberOfTrailingZeros(state.pending());
            list(state, seat);
            int code = mind.habit(state, seat, legal, chance);
            state.applyListed(seat, code, chance, Sink.NOBODY);
        }
        mind.judge(state, worth);
        for (int i = 0; i < depth; i++) {
            tree.learn(path[i], worth[tree.seat(path[i])]);
        }
    }

    /** Goes down the tree to a choice that was never made before. */
    private void descend(State state) {
        depth = 0;
        int place = Tree.ROOT;
        boolean known = true;
        while (known && depth < DEEPEST && goesOn(state)) {
            int seat = depth == 0 ? me : Integer.numberOfTrailingZeros(state.pending());
            list(state, seat);
            if (depth == 0) {
                keepRivals();
            }
            int code = legal.at(0);
            if (legal.size() > 1) {
                int i = pick(place, seat, state);
                known = tree.visits(tree.met(i)) > 0;
                code = legal.at(i);
                path[depth++] = tree.met(i);
                if (known) {
                    place = tree.follow(place, tree.met(i), mind.seen(state, seat, code));
                    known = place != Tree.NONE;
                }
            }
            state.applyListed(seat, code, chance, Sink.NOBODY);
        }
    }

    private void keepRivals() {
        if (!rivals.isEmpty()) {
            legal.clear();
            rivals.forEach(legal::add);
        }
    }

    private int pick(int place, int seat, State state) {
        int fresh = tree.meet(place, seat, legal);
        if (place == Tree.ROOT && !rivals.isEmpty()) {
            return tree.leastTried(legal.size());
        }
        if (mind.habitual(state, seat)) {
            return legal.indexOf(mind.habit(state, seat, legal, chance));
        }
        return fresh == 0
                ? tree.best(legal.size(), mind.curiosity(), chance.below(legal.size()))
                : tree.fresh(chance.below(fresh));
    }

    private boolean goesOn(State state) {
        return state.pending() != 0 && !mind.far(state);
    }

    private void list(State state, int seat) {
        legal.clear();
        state.legal(seat, legal);
    }

    /** Where all was tried as often, or once more, the tries say nothing. */
    private Comparator<Thought.Line> order() {
        Comparator<Thought.Line> worth = Comparator.comparingDouble(Thought.Line::worth);
        return rivals.isEmpty()
                ? Comparator.comparingInt(Thought.Line::visits).thenComparing(worth)
                : worth;
    }

    private Thought thought(int iterations) {
        list(mind.world(chance), me);
        keepRivals();
        tree.meet(Tree.ROOT, me, legal);
        List<Thought.Line> lines = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            int entry = tree.met(i);
            lines.add(new Thought.Line(legal.at(i), tree.visits(entry), tree.worth(entry)));
        }
        lines.sort(order().reversed());
        return new Thought(lines.getFirst().code(), iterations, lines, guesses.beliefs());
    }
}
