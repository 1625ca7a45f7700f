package masque.coach;

import java.util.Comparator;
import java.util.List;

/**
 * What the coach says of one seat's game.
 *
 * @param choices every choice of the seat that was not forced, in order
 * @param deal how the deal fell
 * @param play how chance fell after the deal
 */
public record Review(int seat, List<Judged> choices, Fortune deal, Fortune play) {
    public Review {
        choices = List.copyOf(choices);
    }

    /** The choices to look at, those that cost most first. */
    public List<Judged> marked() {
        return choices.stream()
                .filter(one -> one.grade().isMarked())
                .sorted(Comparator.comparingDouble(Judged::cost).reversed())
                .toList();
    }
}
