package masque.games.dicechallenge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** DC-3.6, DC-3.7: what dice score, and what it would come to if one were captured now. */
final class Worth {
    private Worth() {}

    /** What a die scores for whoever captures it, in half points. */
    static int taken(DiceState state, int c, int slot) {
        return 2 * state.size(c, slot);
    }

    /** What a die scores for its own side as long as it is in play. */
    static int kept(DiceState state, int c, int slot) {
        return state.size(c, slot);
    }

    /** On a turn for every die that may be attacked; of a declared attack that may be blocked. */
    static List<DiceView.Worth> of(DiceState state) {
        return switch (state.phase) {
            case TURN -> all(state, Attacks.open(state), waiting(state));
            case BLOCKING -> all(state, 1 << state.target, state.attackers & waiting(state));
            case PICKING, MIRROR, NOMINATING, FAVOUR, OPENING, BALL, AFTER, ENTERING, OVER ->
                    List.of();
        };
    }

    private static int waiting(DiceState state) {
        return DroidDice.waiting(state, state.fighter(state.turn));
    }

    /** A Droid die joins in one attack alone, so each is counted for itself (DC-5.11). */
    private static List<DiceView.Worth> all(DiceState state, int targets, int droids) {
        List<DiceView.Worth> all = new ArrayList<>();
        for (int rest = targets; rest != 0; rest &= rest - 1) {
            int target = Integer.numberOfTrailingZeros(rest);
            all.add(capture(state, target, Optional.empty()));
            for (int more = droids; more != 0; more &= more - 1) {
                all.add(capture(state, target, Optional.of(Integer.numberOfTrailingZeros(more))));
            }
        }
        return List.copyOf(all);
    }

    private static DiceView.Worth capture(DiceState state, int target, Optional<Integer> droid) {
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        int mine =
                state.halves(state.turn)
                        + taken(state, o, target)
                        + droid.map(slot -> kept(state, c, slot)).orElse(0);
        int theirs = state.halves(1 - state.turn) - kept(state, o, target);
        boolean ends = state.play(o) == 1 << target && Turns.living(state, 1 - state.turn) == 0;
        return new DiceView.Worth(
                DiceMove.letter(target),
                droid.map(DiceMove::letter),
                state.turn == 0 ? List.of(mine, theirs) : List.of(theirs, mine),
                ends,
                !ends || mine == theirs
                        ? Optional.empty()
                        : Optional.of(mine > theirs ? state.turn : 1 - state.turn));
    }
}
