package masque.coach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Fate;
import masque.core.Journal;
import masque.core.Puzzle;
import masque.core.Seeded;
import masque.core.Table;
import masque.core.Thought;

/**
 * Finds puzzles in games of bots. A quick look at every choice says where one may be clearly best.
 * Several careful ones, which know nothing of it or of each other, must find it clearly better than
 * all others. Quicker and slower ones must agree: what is best only for whoever thinks so long, and
 * neither less nor more, is no puzzle.
 */
public final class PuzzleMaker {
    /** By so much the best is better than any other, noise taken off. */
    public static final double CLEAR = 0.1;

    private static final int LOOKS = 8;

    /** A quick look must find a little more, so that few careful ones are in vain. */
    private static final double QUICK_LEAD = 0.15;

    /** What rules of thumb find is a puzzle only if something else is worth a thought. */
    private static final double TEMPTING = 0.15;

    /** More choices than these are not compared by anybody. */
    private static final int MOST_CHOICES = 12;

    /** So many positions of one game are looked at with care. */
    private static final int MOST_PROOFS = 6;

    private final Box box;
    private final Bot house;
    private final Bot scout;
    private final Bot judge;
    private final Bot elder;

    /** Where one choice seems to be clearly best. */
    private record Candidate(
            Journal journal, Chair chair, Thought quick, double lead, Thought thumb) {
        boolean hard() {
            return thumb.code() != quick.code();
        }
    }

    /**
     * Makes puzzles of one game.
     *
     * @param house plays all seats, by rules of thumb
     * @param scout looks at every choice, quickly
     * @param judge looks at those that remain, with care
     * @param elder takes its time for one last look
     */
    public PuzzleMaker(Box box, Bot house, Bot scout, Bot judge, Bot elder) {
        this.box = box;
        this.house = house;
        this.scout = scout;
        this.judge = judge;
        this.elder = elder;
    }

    /**
     * Plays one game and looks for a puzzle in it: if there is one, one that rules of thumb do not
     * solve, and where the best is not far ahead. The same seed gives the same puzzle if the bots
     * think by number and not by time.
     *
     * @throws masque.core.BadInput if the box cannot be opened so
     */
    public Optional<Puzzle> in(int seats, Map<String, String> options, long seed) {
        Chance chance = new Seeded(seed, 1);
        Table table = Table.open(box, seats, options, Fate.seeded(seed));
        List<Candidate> candidates = new ArrayList<>();
        while (table.pending() != 0) {
            int seat = Integer.numberOfTrailingZeros(table.pending());
            Thought thumb = house.think(table.chair(seat), chance);
            candidate(table, seat, thumb, chance).ifPresent(candidates::add);
            table.accept(table.propose(seat, thumb.code()));
        }
        return candidates.stream()
                .sorted(
                        Comparator.comparing(Candidate::hard)
                                .reversed()
                                .thenComparingDouble(Candidate::lead))
                .limit(MOST_PROOFS)
                .flatMap(one -> proven(one, chance).stream())
                .findFirst();
    }

    private Optional<Candidate> candidate(Table table, int seat, Thought thumb, Chance chance) {
        if (table.whyNotTakeBack(seat).isEmpty()) {
            return Optional.empty(); // Half of a choice has been made, and is no good beginning.
        }
        Thought quick = scout.think(table.chair(seat), chance);
        int choices = quick.lines().size();
        if (quick.scale() != Thought.Scale.SHARE || choices < 2 || choices > MOST_CHOICES) {
            return Optional.empty();
        }
        double next =
                quick.lines().stream()
                        .filter(line -> line.code() != quick.code())
                        .mapToDouble(Thought.Line::worth)
                        .max()
                        .orElseThrow();
        double lead = quick.lines().getFirst().worth() - next;
        boolean dull = thumb.code() == quick.code() && next < TEMPTING;
        return lead < QUICK_LEAD || dull
                ? Optional.empty()
                : Optional.of(
                        new Candidate(table.journal(), table.still(seat), quick, lead, thumb));
    }

    /** The puzzle, if careful looks find the same choice clearly better than all others. */
    private Optional<Puzzle> proven(Candidate candidate, Chance chance) {
        List<Integer> codes = candidate.quick().lines().stream().map(Thought.Line::code).toList();
        int best = candidate.quick().code();
        List<Thought> looks = looks(judge, LOOKS, candidate, codes, chance);
        if (!agree(looks, best)
                || !agree(looks(scout, LOOKS, candidate, codes, chance), best)
                || !agree(looks(elder, 1, candidate, codes, chance), best)) {
            return Optional.empty();
        }
        List<Puzzle.Choice> choices = new ArrayList<>();
        for (int code : codes) {
            Comparison lead = lead(looks, best, code);
            OptionalDouble worth = looks.stream().mapToDouble(look -> worth(look, code)).average();
            choices.add(new Puzzle.Choice(code, worth.orElseThrow(), lead.doubt()));
            if (code != best && lead.cost() - lead.doubt() < CLEAR) {
                return Optional.empty();
            }
        }
        choices.sort(Comparator.comparingDouble(Puzzle.Choice::worth).reversed());
        Thought thumb = candidate.thumb();
        return Optional.of(
                new Puzzle(
                        "%08x".formatted(candidate.journal().hashCode()),
                        candidate.journal(),
                        candidate.chair().seat(),
                        choices,
                        looks.getFirst().beliefs(),
                        new Puzzle.Thumb(thumb.code(), thumb.why())));
    }

    private static List<Thought> looks(
            Bot bot, int count, Candidate candidate, List<Integer> codes, Chance chance) {
        return IntStream.range(0, count)
                .mapToObj(look -> bot.weigh(candidate.chair(), codes, chance))
                .toList();
    }

    private static boolean agree(List<Thought> looks, int best) {
        return looks.stream().allMatch(look -> look.code() == best);
    }

    private static Comparison lead(List<Thought> looks, int best, int other) {
        Comparison comparison = new Comparison();
        looks.forEach(look -> comparison.add(worth(look, best) - worth(look, other)));
        return comparison;
    }

    private static double worth(Thought thought, int code) {
        return thought.lines().stream()
                .filter(line -> line.code() == code)
                .findFirst()
                .orElseThrow()
                .worth();
    }
}
