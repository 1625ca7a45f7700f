package masque.games.queenseat;

import masque.core.Chance;

/**
 * Deals the cards that a viewer cannot see to where they can be. If any deal fits it finds one: a
 * card that finds no room makes another card move.
 */
final class Hands {
    private final QueenState state;
    private final QueenGame game;
    private final int viewer;
    private final Chance chance;

    /** By place, what was set aside being the last: how many more cards go there. */
    private final int[] room;

    /** By Princess and place: how many more of her cards can go there. */
    private final int[] cap;

    /** By Princess: bits of the places where more of her cards can go. */
    private final int[] open = new int[Princess.COUNT];

    /** By place: the cards dealt that may move on. */
    private final long[] dealt;

    /** The cards that are nowhere yet. */
    private long pool;

    Hands(QueenState state, int viewer, Chance chance) {
        this.state = state;
        this.game = state.game;
        this.viewer = viewer;
        this.chance = chance;
        room = new int[game.seats + 1];
        cap = new int[Princess.COUNT * (game.seats + 1)];
        dealt = new long[game.seats + 1];
    }

    void deal() {
        pool = game.deck;
        for (int seat = 0; seat < game.seats; seat++) {
            pool -= state.open[seat];
            if ((state.onTable >>> seat & 1) != 0) {
                pool -= Cards.one(state.votes[seat]);
            }
        }
        for (int place = 0; place <= game.seats; place++) {
            clear(place);
        }
        for (int place = 0; place <= game.seats; place++) {
            if (place != viewer) {
                bound(place);
            }
        }
        for (int width = 1; width <= game.seats + 1; width++) {
            for (int princess = 0; princess < Princess.COUNT; princess++) {
                while (Cards.only(pool, princess) != 0 && width(princess) == width) {
                    place(princess);
                }
            }
        }
        for (int left = Cards.size(pool); left > 0; left--) {
            place(Cards.princess(Cards.lowest(pool)));
        }
        for (int place = 0; place <= game.seats; place++) {
            state.secret[place] += dealt[place];
        }
    }

    /** Leaves in a place what the viewer knows to be there. */
    private void clear(int place) {
        int size = Cards.size(state.secret[place]);
        if (place == game.seats) {
            state.secret[place] = 0;
        } else if (place != viewer) {
            state.secret[place] =
                    state.marks[Sight.at(state, place, viewer < 0 ? game.seats : viewer)];
        }
        pool -= state.secret[place];
        room[place] = size - Cards.size(state.secret[place]);
    }

    /** What all can tell of a place: at least so many cards of a Princess, and at most so many. */
    private void bound(int place) {
        for (int princess = 0; princess < Princess.COUNT; princess++) {
            int known = Cards.ofPrincess(state.secret[place], princess);
            boolean aside = place == game.seats;
            int most = aside ? Cards.KINDS : Sight.ceiling(state, place, princess);
            int least = aside ? 0 : Sight.floor(state, place, princess);
            int more = most == 0xF ? Cards.KINDS : most - known;
            for (int i = known; i < least; i++) {
                long card = draw(princess);
                pool -= card;
                state.secret[place] += card;
                room[place]--;
                more--;
            }
            cap(place, princess, more);
        }
    }

    /** A random card of a Princess that is nowhere yet. */
    private long draw(int princess) {
        long cards = Cards.only(pool, princess);
        return Cards.one(Cards.at(cards, chance.below(Cards.size(cards))));
    }

    private int at(int place, int princess) {
        return princess * (game.seats + 1) + place;
    }

    /** So many more cards of a Princess can go to a place. */
    private void cap(int place, int princess, int more) {
        cap[at(place, princess)] = more;
        int there = 1 << place;
        open[princess] = more > 0 ? open[princess] | there : open[princess] & ~there;
    }

    /** In how many places a Princess's cards can be. */
    private int width(int princess) {
        return Integer.bitCount(open[princess]);
    }

    private void place(int princess) {
        int slots = 0;
        for (int rest = open[princess]; rest != 0; rest &= rest - 1) {
            slots += room[Integer.numberOfTrailingZeros(rest)];
        }
        long card = draw(princess);
        pool -= card;
        if (slots == 0) {
            if (!makeRoom(card, princess, new boolean[game.seats + 1])) {
                throw new IllegalStateException("no deal fits what seat " + viewer + " knows");
            }
            return;
        }
        int slot = chance.below(slots);
        for (int rest = open[princess]; ; rest &= rest - 1) {
            int place = Integer.numberOfTrailingZeros(rest);
            slot -= room[place];
            if (slot < 0) {
                put(card, princess, place);
                return;
            }
        }
    }

    private void put(long card, int princess, int place) {
        dealt[place] += card;
        room[place]--;
        cap(place, princess, cap[at(place, princess)] - 1);
    }

    /** Moves other cards on until this one has a place; false if that cannot be. */
    private boolean makeRoom(long card, int princess, boolean[] tried) {
        for (int place = 0; place <= game.seats; place++) {
            if (tried[place] || cap[at(place, princess)] <= 0) {
                continue;
            }
            tried[place] = true;
            if (room[place] > 0) {
                put(card, princess, place);
                return true;
            }
            for (int rest = Cards.kinds(dealt[place]); rest != 0; rest &= rest - 1) {
                int kind = Integer.numberOfTrailingZeros(rest);
                int other = Cards.princess(kind);
                if (other != princess && makeRoom(Cards.one(kind), other, tried)) {
                    dealt[place] -= Cards.one(kind);
                    room[place]++;
                    cap(place, other, cap[at(place, other)] + 1);
                    put(card, princess, place);
                    return true;
                }
            }
        }
        return false;
    }
}
