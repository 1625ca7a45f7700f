package masque.games.masqueradetrick;

import masque.core.Chance;

/** Who gets which role. */
final class Roles {
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
                shuffle(hidden(game), TWO_PLAYERS, book, chance);
            }
            case 3 -> shuffle(hidden(game), 0b111111 & ~set(Role.JESTER), book, chance);
            default -> shuffle(hidden(game), 0b111111, book, chance);
        }
    }

    private static void alone(TrickGame game, byte[] book, Chance chance) {
        Role own = game.discipline ? Role.PRINCE : Role.KING;
        Role other = game.discipline ? Role.KING : Role.PRINCE;
        book[Book.ROLE] = (byte) own.ordinal();
        book[Book.ROLE + TrickGame.ASSASSIN] = (byte) Role.ASSASSIN.ordinal();
        book[Book.ROLE + TrickGame.KNIGHT] = (byte) Role.KNIGHT.ordinal();
        shuffle(hidden(game), set(other) | set(Role.PRINCESS), book, chance);
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
