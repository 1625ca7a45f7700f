package masque.games.truthorbluff;

/**
 * How far face-up tiles are from an ending (TB-6.2 to TB-6.10). Counts mean "at least", and
 * Villains are no characters.
 */
final class Goal {
    static final int ALIKE = 4;
    static final int DIFFERENT = 6;
    static final int WHITES = 4;
    static final int VILLAINS = 3;
    static final int TOTAL = 36;

    private static final int ONES = 0x11111111;
    private static final int WIDTH = 4;
    private static final int SPACE_TIME =
            bit(Face.MOON) | bit(Face.CHIBI_MOON) | bit(Face.TUXEDO_MASK) | bit(Face.PLUTO);
    private static final int GUARDIANS =
            bit(Face.MERCURY) | bit(Face.MARS) | bit(Face.JUPITER) | bit(Face.VENUS);

    private Goal() {}

    private static int bit(Face character) {
        return 1 << (WIDTH * character.ordinal());
    }

    /** Whether these face-up tiles meet an ending; TB-6.1 is none of face-up tiles. */
    static boolean met(Ending ending, long tiles, int[] numbers) {
        int counts = Tiles.characters(tiles);
        return switch (ending) {
            case OUT_OF_TILES -> false;
            case FOUR_ALIKE -> (counts & 0xCCCCCCCC) != 0;
            case SIX_DIFFERENT -> Integer.bitCount(some(counts)) >= DIFFERENT;
            case TWO_TRIPLES -> Integer.bitCount(triples(counts)) >= 2;
            case THREE_PAIRS -> Integer.bitCount(pairs(counts)) >= 3;
            case FOUR_WHITE -> Tiles.whites(tiles) >= WHITES;
            case SPACE_TIME -> (some(counts) & SPACE_TIME) == SPACE_TIME;
            case GUARDIANS -> (some(counts) & GUARDIANS) == GUARDIANS;
            case THREE_VILLAINS -> Tiles.villains(tiles) >= VILLAINS;
            case THIRTY_SIX -> total(counts, numbers) >= TOTAL;
        };
    }

    /** How many more tiles, or for TB-6.10 how much more on tiles, would meet an ending. */
    static int missing(Ending ending, long tiles, int[] numbers) {
        int counts = Tiles.characters(tiles);
        int missing =
                switch (ending) {
                    case OUT_OF_TILES -> throw new IllegalArgumentException("not of face-up tiles");
                    case FOUR_ALIKE -> missing(counts, ALIKE, 1);
                    case SIX_DIFFERENT -> DIFFERENT - Integer.bitCount(some(counts));
                    case TWO_TRIPLES -> missing(counts, 3, 2);
                    case THREE_PAIRS -> missing(counts, 2, 3);
                    case FOUR_WHITE -> WHITES - Tiles.whites(tiles);
                    case SPACE_TIME -> Integer.bitCount(SPACE_TIME & ~some(counts));
                    case GUARDIANS -> Integer.bitCount(GUARDIANS & ~some(counts));
                    case THREE_VILLAINS -> VILLAINS - Tiles.villains(tiles);
                    case THIRTY_SIX -> TOTAL - total(counts, numbers);
                };
        return Math.max(0, missing);
    }

    /** A bit for every character that is there. */
    private static int some(int counts) {
        return (counts | counts >>> 1 | counts >>> 2 | counts >>> 3) & ONES;
    }

    private static int pairs(int counts) {
        return (counts >>> 1 | counts >>> 2 | counts >>> 3) & ONES;
    }

    private static int triples(int counts) {
        return ((counts & counts >>> 1) | counts >>> 2 | counts >>> 3) & ONES;
    }

    /** How many tiles are missing for so many of each of so many characters. */
    private static int missing(int counts, int each, int characters) {
        int missing = each * characters;
        for (int number = 1; number <= each; number++) {
            missing -= Math.min(characters, Integer.bitCount(atLeast(counts, number)));
        }
        return missing;
    }

    private static int atLeast(int counts, int number) {
        return switch (number) {
            case 1 -> some(counts);
            case 2 -> pairs(counts);
            case 3 -> triples(counts);
            default -> (counts >>> 2 | counts >>> 3) & ONES;
        };
    }

    /** What the numbers on the characters add up to. */
    static int total(int counts, int[] numbers) {
        int total = 0;
        for (int character = 0; character < Face.CHARACTERS; character++) {
            total += (counts >>> (WIDTH * character) & 0xF) * numbers[character];
        }
        return total;
    }
}
