package masque.browser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Draw;
import masque.core.Event;
import masque.core.Game;
import masque.core.Recording;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;

/**
 * Two deals that differ in what one viewer cannot know, and choices that can be made after both
 * without the viewer noticing a difference: found by playing, without the page and without asking
 * {@code redeal}.
 */
record Plot(int viewer, Deal one, Deal other, boolean unlikeMoves, List<Choice> choices) {
    private static final int SEEDS = 60;
    private static final int OTHERS = 12;
    private static final int LONGEST = 30;

    /**
     * One seat's choice, in the one game and in the other, and whether the viewer notices anything
     * of it.
     */
    record Choice(int seat, int code, int there, boolean noticed) {}

    /** What is drawn for a deal, and the seed of all that is drawn later. */
    record Deal(List<Draw> draws, long seed) {
        /** Repeats the draws; where a changed one leads elsewhere, others come from the seed. */
        Chance chance() {
            Chance fresh = new Seeded(seed, 0);
            int[] used = {0};
            return below -> {
                int at = used[0];
                if (below > 1 && at < draws.size() && draws.get(at).below() == below) {
                    used[0]++;
                    return draws.get(at).outcome();
                }
                return fresh.below(below);
            };
        }

        private Deal swerved(Chance dice) {
            List<Draw> changed = new ArrayList<>(draws);
            int at = dice.below(changed.size());
            Draw draw = changed.get(at);
            int outcome = (draw.outcome() + 1 + dice.below(draw.below() - 1)) % draw.below();
            changed.set(at, new Draw(draw.below(), outcome));
            return new Deal(changed, seed);
        }
    }

    /**
     * The longest plot of many.
     *
     * @param unlikeMoves whether at some time somebody else can do other things in the one game
     *     than in the other, such as holding other cards
     */
    static Plot longest(
            Box box, int seats, Map<String, String> chosen, int viewer, boolean unlikeMoves) {
        return longest(box.open(seats, chosen), viewer, false, unlikeMoves);
    }

    /** The longest plot of many in which others secretly choose otherwise in the other game. */
    static Plot secretive(Box box, int seats, Map<String, String> chosen, int viewer) {
        return longest(box.open(seats, chosen), viewer, true, true);
    }

    private static Plot longest(Game<?> game, int viewer, boolean secretly, boolean unlikeMoves) {
        return LongStream.range(0, SEEDS)
                .boxed()
                .flatMap(seed -> from(game, viewer, secretly, seed).stream())
                .filter(plot -> plot.unlikeMoves == unlikeMoves)
                .filter(plot -> !secretly || plot.secrets())
                .max(Comparator.comparingInt(plot -> plot.choices.size()))
                .orElseThrow(() -> new IllegalStateException("no two deals look alike"));
    }

    /** The beginning of this plot. */
    Plot upTo(int length) {
        return new Plot(viewer, one, other, unlikeMoves, choices.subList(0, length));
    }

    private boolean secrets() {
        return choices.stream().anyMatch(choice -> choice.code() != choice.there());
    }

    private static List<Plot> from(Game<?> game, int viewer, boolean secretly, long seed) {
        Chance dice = new Seeded(seed, -1);
        Recording recording = new Recording(new Seeded(seed, 0));
        game.start(recording, Sink.NOBODY);
        Deal deal = new Deal(recording.draws(), seed);
        return IntStream.range(0, OTHERS)
                .mapToObj(i -> new Search(game, viewer, secretly, deal, deal.swerved(dice), dice))
                .flatMap(search -> search.plot().stream())
                .toList();
    }

    /** Plays two games side by side for as long as the viewer cannot tell them apart. */
    private static final class Search {
        private final int seats;
        private final int viewer;
        private final boolean secretly;
        private final Deal one;
        private final Deal other;
        private final Chance dice;
        private final List<Choice> choices = new ArrayList<>();
        private final List<Event> heard = new ArrayList<>();
        private final List<Event> heardThere = new ArrayList<>();
        private State here;
        private State there;
        private boolean unlikeMoves;

        Search(Game<?> game, int viewer, boolean secretly, Deal one, Deal other, Chance dice) {
            seats = game.seats();
            this.viewer = viewer;
            this.secretly = secretly;
            this.one = one;
            this.other = other;
            this.dice = dice;
            here = game.start(one.chance(), ear(heard));
            there = game.start(other.chance(), ear(heardThere));
        }

        private Sink ear(List<Event> into) {
            return (seats, event) -> {
                if ((seats >>> viewer & 1) != 0) {
                    into.add(event);
                }
            };
        }

        Optional<Plot> plot() {
            if (!alike(here, there) || !heard.equals(heardThere) || same()) {
                return Optional.empty();
            }
            while (choices.size() < LONGEST && here.pending() != 0 && step()) {
                // It goes on unnoticed.
            }
            return Optional.of(new Plot(viewer, one, other, unlikeMoves, List.copyOf(choices)));
        }

        /** Whether nobody at all could tell the deals apart. */
        private boolean same() {
            return IntStream.range(0, seats)
                    .allMatch(seat -> here.view(seat).equals(there.view(seat)));
        }

        private boolean alike(State one, State other) {
            return one.pending() == other.pending() && one.view(viewer).equals(other.view(viewer));
        }

        private boolean step() {
            int first = dice.bit(here.pending());
            for (int i = 0; i < Integer.SIZE; i++) {
                int seat = (first + i) % Integer.SIZE;
                if ((here.pending() >>> seat & 1) != 0 && choose(seat)) {
                    return true;
                }
            }
            return false;
        }

        private boolean choose(int seat) {
            int[] codes = legal(here, seat);
            int[] codesThere = legal(there, seat);
            unlikeMoves |= !Arrays.equals(codes, codesThere);
            if (secretly && seat != viewer && goesOnOtherwise(seat, codes, codesThere)) {
                return true;
            }
            int first = dice.below(codes.length);
            for (int i = 0; i < codes.length; i++) {
                int code = codes[(first + i) % codes.length];
                if (Arrays.stream(codesThere).anyMatch(each -> each == code)
                        && goesOn(seat, code, code)) {
                    return true;
                }
            }
            return false;
        }

        /** Tries one choice here and another there, once. */
        private boolean goesOnOtherwise(int seat, int[] codes, int[] codesThere) {
            int code = codes[dice.below(codes.length)];
            int there = codesThere[dice.below(codesThere.length)];
            return code != there && goesOn(seat, code, there);
        }

        private static int[] legal(State state, int seat) {
            Codes codes = new Codes();
            state.legal(seat, codes);
            return codes.toArray();
        }

        private boolean goesOn(int seat, int code, int codeThere) {
            List<Event> told = new ArrayList<>();
            List<Event> toldThere = new ArrayList<>();
            State next = after(here, seat, code, ear(told));
            State nextThere = after(there, seat, codeThere, ear(toldThere));
            if (!alike(next, nextThere) || !told.equals(toldThere)) {
                return false;
            }
            boolean noticed = seat == viewer || !told.isEmpty() || !alike(here, next);
            choices.add(new Choice(seat, code, codeThere, noticed));
            here = next;
            there = nextThere;
            return true;
        }

        private State after(State state, int seat, int code, Sink sink) {
            State next = state.copy();
            next.apply(seat, code, new Seeded(one.seed(), choices.size() + 1), sink);
            return next;
        }
    }
}
