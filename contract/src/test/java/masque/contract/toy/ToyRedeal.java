package masque.contract.toy;

import java.util.Arrays;
import masque.core.Chance;
import masque.core.State;

/** Draws afresh what one viewer of the toy cannot know. */
final class ToyRedeal {
    private final ToyState state;
    private final ToyGame game;
    private final Fault fault;
    private final int me;
    private final Chance chance;

    ToyRedeal(ToyState state, int me, Chance chance) {
        this.state = state;
        this.game = state.game;
        this.fault = game.fault;
        this.me = me;
        this.chance = chance;
    }

    void run() {
        switch (fault) {
            case NO_OP_REDEAL -> {
                return;
            }
            case STUCK_REDEAL -> {
                if (state.logged == 2 && chance.below(4) == 0) {
                    throw new IllegalStateException("no deal fits");
                }
            }
            case PEEKING_REDEAL -> {
                if (state.isInTheWell(ToyState.CARDS - 1) && chance.below(2) == 0) {
                    return;
                }
            }
            default -> {}
        }
        cards();
        if (!state.isOver()) {
            lifted();
            if (fault != Fault.REDEAL_WITHOUT_ROLES) {
                roles();
            }
            if (fault != Fault.REDEAL_WITHOUT_BIDS) {
                bids();
            }
        }
    }

    private void cards() {
        int[] pool = new int[ToyState.CARDS];
        int[] places = new int[ToyState.CARDS];
        int size = 0;
        for (int card = 0; card < ToyState.CARDS; card++) {
            if (isHidden(state.place[card])) {
                pool[size] = card;
                places[size++] = state.place[card];
            }
        }
        Arrays.sort(places, 0, size);
        for (int i = size; i > 0; i--) {
            int j = chance.below(i);
            state.place[pool[i - 1]] = places[j];
            places[j] = places[i - 1];
        }
        if (fault == Fault.REDEAL_WITHOUT_THE_TRUTH
                && size > 1
                && state.place[pool[size - 1]] == ToyState.WELL) {
            state.place[pool[size - 1]] = state.place[pool[0]];
            state.place[pool[0]] = ToyState.WELL;
        }
    }

    private boolean isHidden(int where) {
        int next = (me + 1) % game.seats;
        if (fault == Fault.REDEAL_WITHOUT_THE_NEXT_HAND && where == next) {
            return false;
        }
        boolean seen =
                me != State.SPECTATOR
                        && (state.looked >>> me & 1) != 0
                        && fault != Fault.FORGETFUL_REDEAL;
        return switch (where) {
            case ToyState.WELL -> !seen;
            case ToyState.DECK -> true;
            default ->
                    where < ToyState.OPEN && (me == State.SPECTATOR || where % ToyState.DOWN != me);
        };
    }

    /** Nobody else sees whether the mover has lifted a card. */
    private void lifted() {
        if (state.mover() == me || Arrays.stream(state.bid).anyMatch(bid -> bid == ToyState.NONE)) {
            return;
        }
        if (fault == Fault.LOSSY_REDEAL) {
            state.lifted = chance.below(ToyState.CARDS);
            return;
        }
        int hand = state.at(state.mover());
        int lift = chance.below(Integer.bitCount(hand) + 1);
        state.lifted = ToyState.NONE;
        for (int card = 0; card < ToyState.CARDS; card++) {
            if ((hand >>> card & 1) != 0 && lift-- == 0) {
                state.lifted = card;
            }
        }
    }

    private void roles() {
        int free = (2 << game.seats) - 1;
        if (me != State.SPECTATOR) {
            free &= ~(1 << state.role[me]);
        }
        for (int seat = 0; seat < game.seats; seat++) {
            if (seat != me) {
                state.role[seat] =
                        fault == Fault.CONSTANT_ROLES
                                ? Integer.numberOfTrailingZeros(free)
                                : chance.bit(free);
                free &= ~(1 << state.role[seat]);
            }
        }
    }

    private void bids() {
        for (int seat = 0; seat < game.seats; seat++) {
            if (seat != me && state.bid[seat] != ToyState.NONE) {
                state.bid[seat] = chance.below(3);
            }
        }
    }
}
