package masque.games.truthorbluff;

import java.util.Arrays;
import java.util.List;

/**
 * What is in the bag for so many players (TB-2.2).
 *
 * @param white whether the white set is in
 * @param plain how many other sets are in
 * @param villains how many Villains are in
 */
record Supply(boolean white, int plain, int villains) {
    /** TB-2.2. */
    static Supply of(int seats) {
        return switch (seats) {
            case 3 -> new Supply(false, 5, 0);
            case 4 -> new Supply(true, 5, 3);
            case 5 -> new Supply(true, 6, 6);
            case 6 -> new Supply(true, 8, 6);
            case 7 -> new Supply(true, 9, 6);
            default -> new Supply(true, 11, 6);
        };
    }

    /** How many tiles of each character there are. */
    int each() {
        return plain + (white ? 1 : 0);
    }

    /** How many tiles there are in all. */
    int tiles() {
        return each() * Face.CHARACTERS + villains;
    }

    /** TB-2.4: the endings of which one is drawn or chosen: those that can occur. */
    List<Ending> endings() {
        return Arrays.stream(Ending.values()).filter(this::canOccur).toList();
    }

    private boolean canOccur(Ending ending) {
        return switch (ending) {
            case OUT_OF_TILES -> false;
            case FOUR_WHITE -> white;
            case THREE_VILLAINS -> villains >= Goal.VILLAINS;
            case FOUR_ALIKE,
                    SIX_DIFFERENT,
                    TWO_TRIPLES,
                    THREE_PAIRS,
                    SPACE_TIME,
                    GUARDIANS,
                    THIRTY_SIX ->
                    true;
        };
    }
}
