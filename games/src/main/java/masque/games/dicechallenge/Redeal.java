package masque.games.dicechallenge;

import masque.core.Chance;

/**
 * Draws afresh what one viewer cannot know: what the other side has picked, answered or nominated
 * in secret while the own choice is awaited. Everything else lies on the table.
 */
final class Redeal {
    private Redeal() {}

    static void run(DiceState state, int viewer, Chance chance) {
        for (int side = 0; side < 2; side++) {
            boolean own = viewer >= 0 && state.game.sideOf(viewer) == side;
            if (own || state.choice(side) == DiceState.NONE) {
                continue;
            }
            if (state.phase == Phase.NOMINATING) {
                int candidates = Nominating.candidates(state, side);
                state.set(DiceState.CHOICE, side, chance.bit(candidates));
            } else if (state.phase == Phase.MIRROR) {
                state.set(
                        DiceState.CHOICE, side, chance.below(2) == 0 ? Codebook.YES : Codebook.NO);
            } else if (side != 0 || state.game.fixed == DiceState.NONE) {
                int choice = chance.below(state.game.cards.size() + 1);
                state.set(
                        DiceState.CHOICE,
                        side,
                        choice == state.game.cards.size() ? Picking.AT_RANDOM : choice);
            }
        }
    }
}
