package masque.games.masqueradetrick;

import masque.core.Chance;

/** Who gets which role. */
final class Roles {
    private static final int ALL = 0b111111;
    private static final int TWO_PLAYERS =
            set(Role.ASSASSIN) | set(Role.KING) | set(Role.PRINCE) | set(Role.PRINCESS);

    private Roles() {}

    private static int set(Role role) {
        return 1 << role.ordinal();
    }

    /** MT-2.1, MT-2.2, MT-5.1, MT-6.1, MT-6.5. */
    static void deal(TrickGame game, byte[] book, Chance chance) {
        switch (game.seats) {
            case 1 -> alone(game, book, chance);
            case 2 -> {
                book[Book.ROLE + TrickGame.KNIGHT] = (byte) Role.KNIGHT.ordinal();
                shuffle(hidden(game), faceDown(game.seats, false), book, chance);
            }
            default -> shuffle(hidden(game), faceDown(game.seats, false), book, chance);
        }
    }

    private static void alone(TrickGame game, byte[] book, Chance chance) {
        book[Book.ROLE] = (byte) alone(game.discipline).ordinal();
        book[Book.ROLE + TrickGame.ASSASSIN] = (byte) Role.ASSASSIN.ordinal();
        book[Book.ROLE + TrickGame.KNIGHT] = (byte) Role.KNIGHT.ordinal();
        shuffle(hidden(game), faceDown(1, game.discipline), book, chance);
    }

    private static Role alone(boolean discipline) {
        return discipline ? Role.PRINCE : Role.KING;
    }

    /** The roles that are dealt face down, as bits of their ordinals. */
    private static int faceDown(int seats, boolean discipline) {
        return switch (seats) {
            case 1 -> set(alone(!discipline)) | set(Role.PRINCESS);
            case 2 -> TWO_PLAYERS;
            case 3 -> ALL & ~set(Role.JESTER);
            default -> ALL;
        };
    }

    /**
     * MT-1.2, MT-2.1, MT-5.1, MT-6.1: whether a role can do what it is told: nobody points for it,
     * or its target lies face down somewhere.
     */
    static boolean canPoint(int seats, boolean discipline, Role role, Role target) {
        int faceDown = faceDown(seats, discipline);
        int pointing = seats == 1 ? set(alone(discipline)) : faceDown;
        return (pointing & set(role)) == 0 || (faceDown & set(target)) != 0;
    }

    /** The places of the role cards that are dealt face down, as bits. */
    static int hidden(TrickGame game) {
        int centre = 0b11 << TrickGame.LEFT;
        return game.seats == 1 ? centre : centre | ((1 << game.seats) - 1);
    }

    /** Lays roles, as bits of their ordinals, onto as many places. */
    static void shuffle(int places, int roles, byte[] book, Chance chance) {
        int left = roles;
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int role = chance.bit(left);
            left &= ~(1 << role);
            book[Book.ROLE + Integer.numberOfTrailingZeros(rest)] = (byte) role;
        }
    }
}
