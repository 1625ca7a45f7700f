package masque.core;

import java.util.Arrays;

/**
 * Deals cards to places at random where some cards cannot be in some places. If any deal fits it
 * finds one: a card that finds its places full makes another card move.
 */
public final class Dealer {
    private static final int NOWHERE = -1;
    private static final int MOST_PLACES = Integer.SIZE;

    /** Says which cards cannot be where. */
    @FunctionalInterface
    public interface Bars {
        /** Whether this card cannot be in this place. */
        boolean bar(int place, int card);
    }

    private final int[] room;

    /** The places where each card can be, a bit each. */
    private final int[] open;

    private final int[] placeOf;

    private Dealer(int[] open, int[] room) {
        this.room = room.clone();
        this.open = open;
        this.placeOf = new int[open.length];
        Arrays.fill(placeOf, NOWHERE);
    }

    /**
     * Deals all the cards. The most constrained are placed first, each into a random free slot, so
     * that the outcome depends on nothing but the arguments.
     *
     * @param cards the cards, in an order that tells nothing
     * @param room how many cards go to each place, all the cards together; at most 32 places
     * @return the place of each card
     * @throws IllegalStateException if no deal fits
     */
    public static int[] deal(int[] cards, int[] room, Bars bars, Chance chance) {
        int[] open = new int[cards.length];
        for (int card = 0; card < cards.length; card++) {
            for (int place = 0; place < room.length; place++) {
                open[card] |= bars.bar(place, cards[card]) ? 0 : 1 << place;
            }
        }
        return deal(open, room, chance);
    }

    /**
     * The same, if it is known already where each card can be.
     *
     * @param open by card the places where it can be, a bit each
     */
    public static int[] deal(int[] open, int[] room, Chance chance) {
        int all = 0;
        for (int slots : room) {
            all += slots;
        }
        if (all != open.length) {
            throw new IllegalStateException(
                    open.length + " cards for room " + Arrays.toString(room));
        }
        if (room.length > MOST_PLACES) {
            throw new IllegalArgumentException(room.length + " places");
        }
        Dealer dealer = new Dealer(open, room);
        dealer.placeAll(chance);
        return dealer.placeOf;
    }

    private void placeAll(Chance chance) {
        long widths = 0;
        for (int places : open) {
            widths |= 1L << Integer.bitCount(places);
        }
        if ((widths & 1) != 0) {
            throw new IllegalStateException("a card is barred from every place");
        }
        for (long rest = widths; rest != 0; rest &= rest - 1) {
            int width = Long.numberOfTrailingZeros(rest);
            for (int card = 0; card < open.length; card++) {
                if (Integer.bitCount(open[card]) == width) {
                    place(card, chance);
                }
            }
        }
    }

    private void place(int card, Chance chance) {
        int slots = 0;
        for (int places = open[card]; places != 0; places &= places - 1) {
            slots += room[Integer.numberOfTrailingZeros(places)];
        }
        if (slots == 0) {
            if (!makeRoom(card, new boolean[room.length])) {
                throw new IllegalStateException("no deal fits");
            }
            return;
        }
        int slot = chance.below(slots);
        for (int places = open[card]; ; places &= places - 1) {
            int place = Integer.numberOfTrailingZeros(places);
            slot -= room[place];
            if (slot < 0) {
                put(card, place);
                return;
            }
        }
    }

    /** Moves other cards on until this one has a place; false if that cannot be. */
    private boolean makeRoom(int card, boolean[] tried) {
        for (int places = open[card]; places != 0; places &= places - 1) {
            int place = Integer.numberOfTrailingZeros(places);
            if (tried[place]) {
                continue;
            }
            tried[place] = true;
            if (room[place] > 0) {
                put(card, place);
                return true;
            }
            for (int other = 0; other < placeOf.length; other++) {
                if (placeOf[other] == place && makeRoom(other, tried)) {
                    room[place]++;
                    put(card, place);
                    return true;
                }
            }
        }
        return false;
    }

    private void put(int card, int place) {
        room[place]--;
        placeOf[card] = place;
    }
}
