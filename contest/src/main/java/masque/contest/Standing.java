package masque.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How one player stands.
 *
 * @param rank counted 1, 1, 3; 0 for whoever is not in
 * @param champion whether they take the title, alone or shared; nobody does before the end
 */
public record Standing(int rank, Entrant entrant, boolean champion) {
    private static final Comparator<Entrant> ORDER =
            Comparator.comparing(Entrant::isIn).thenComparingInt(Entrant::tokens).reversed();

    /** Those who are in by their tokens, then all others; equal ones in the order of entry. */
    static List<Standing> of(Arena arena) {
        List<Entrant> ordered = new ArrayList<>(arena.entrants());
        ordered.sort(ORDER);
        int best = arena.phase() == Phase.ENDED ? best(arena) : Integer.MAX_VALUE;
        List<Standing> standings = new ArrayList<>();
        int rank = 0;
        for (int i = 0; i < ordered.size(); i++) {
            Entrant entrant = ordered.get(i);
            if (i == 0 || entrant.tokens() < ordered.get(i - 1).tokens()) {
                rank = i + 1;
            }
            standings.add(
                    new Standing(
                            entrant.isIn() ? rank : 0,
                            entrant,
                            takesTitle(arena, entrant) && entrant.tokens() == best));
        }
        return standings;
    }

    private static int best(Arena arena) {
        int best = 0;
        for (Entrant entrant : arena.entrants()) {
            if (takesTitle(arena, entrant)) {
                best = Math.max(best, entrant.tokens());
            }
        }
        return best;
    }

    private static boolean takesTitle(Arena arena, Entrant entrant) {
        return entrant.isIn() && (!entrant.bot() || arena.rules().botsTakeTitle());
    }
}
