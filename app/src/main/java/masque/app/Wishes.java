package masque.app;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import masque.core.Table;

/**
 * Moves that were asked for on the command line: made as soon as they can be, one after another.
 */
final class Wishes {
    private final int me;
    private final Deque<String> own;
    private final Deque<String> others;

    /** What the user wants for the own seat, and for all others. */
    Wishes(int me, List<String> own, List<String> others) {
        this.me = me;
        this.own = new ArrayDeque<>(own);
        this.others = new ArrayDeque<>(others);
    }

    /** Nothing was asked for. */
    static Wishes none() {
        return new Wishes(0, List.of(), List.of());
    }

    /** The first wish that is no move of the game. */
    Optional<String> unknown(Table table) {
        return java.util.stream.Stream.of(own, others)
                .flatMap(Deque::stream)
                .filter(text -> table.chair(me).game().codeOf(text).isEmpty())
                .findFirst();
    }

    /** Makes one wished move if its seat is awaited and it is legal; says whether it did. */
    boolean grant(Table table) {
        for (int rest = table.pending(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            Deque<String> wished = seat == me ? own : others;
            OptionalInt code =
                    wished.isEmpty()
                            ? OptionalInt.empty()
                            : table.chair(seat).game().codeOf(wished.peek());
            if (code.isPresent() && table.play(seat, code.getAsInt()).isEmpty()) {
                wished.remove();
                return true;
            }
        }
        return false;
    }
}
