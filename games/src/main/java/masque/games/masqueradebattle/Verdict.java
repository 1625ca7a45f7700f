package masque.games.masqueradebattle;

/** Decides who takes a trick: all about the cards on the table, as they lie. */
final class Verdict {
    /** No card wins. */
    static final int NOBODY = -1;

    /** Cards of the Moon. */
    private static final int MOON = 1;

    /** Cards of the ruling planet, unless that is the Moon. */
    private static final int RULING = 1 << 1;

    /** Cards of other planets. */
    private static final int ZERO = 1 << 2;

    /** Cards without a planet. */
    private static final int FREE = 1 << 3;

    /** One bit for each power of a Character. */
    private static final int POWERS = 0b1_1111_1110;

    private static final int TWICE = 16;

    private Verdict() {}

    /**
     * MB-6.1 to MB-6.5: the place of the winning card among those on the table, in the order they
     * were played. Powers are noted as bits, those met again also {@link #TWICE} bits higher, so
     * that equal ones are found without comparing cards.
     */
    static int winning(BattleState state) {
        BattleGame game = state.game;
        Deck deck = game.deck;
        int begin = state.begin();
        int moon = 0;
        int ruling = 0;
        int zero = 0;
        int free = 0;
        for (int place = 0; place < state.laid; place++) {
            int play = state.play(begin + place);
            int power = 1 << deck.power(play);
            switch (group(deck.planet(play), state.ruling)) {
                case MOON -> moon |= power | (moon & power) << TWICE;
                case RULING -> ruling |= power | (ruling & power) << TWICE;
                case ZERO -> zero |= power | (zero & power) << TWICE;
                default -> free |= power;
            }
        }
        if (free >>> Deck.SUPPORT_POWER != 0) {
            return first(state, FREE, highest(free));
        }
        int moonActions = moon & 1 << Deck.ACTION_POWER;
        int rulingActions = ruling & 1 << Deck.ACTION_POWER;
        int cancelled = game.cancelWithinPlanet ? 0 : moon & ruling;
        int moonPowers = single(moon) & ~cancelled;
        int rulingPowers = single(ruling) & ~cancelled;
        if (moonActions != 0 || (rulingActions != 0 && !trumped(game, moonPowers))) {
            int groups = game.moonTrumpsActions && moonActions != 0 ? MOON : MOON | RULING;
            return first(state, groups, Deck.ACTION_POWER);
        }
        if (moonPowers != 0) {
            return first(state, MOON, highest(moonPowers));
        }
        if (rulingPowers != 0) {
            return first(state, RULING, highest(rulingPowers));
        }
        int left = (zero & 1 << Deck.ACTION_POWER) | single(zero);
        return left == 0 ? NOBODY : first(state, ZERO, highest(left));
    }

    /** MB-6.1: whether a Moon Character goes before the ruling planet's Action. */
    private static boolean trumped(BattleGame game, int moonPowers) {
        return game.moonTrumpsActions && moonPowers != 0;
    }

    /** MB-6.3, MB-6.4: the Characters' powers that were met only once. */
    private static int single(int powers) {
        return powers & ~(powers >>> TWICE) & POWERS;
    }

    private static int highest(int powers) {
        return 31 - Integer.numberOfLeadingZeros(powers);
    }

    /** MB-6.2: the first card of these groups with this power. */
    private static int first(BattleState state, int groups, int power) {
        Deck deck = state.game.deck;
        int begin = state.begin();
        int place = 0;
        while (true) {
            int play = state.play(begin + place);
            if (deck.power(play) == power
                    && (group(deck.planet(play), state.ruling) & groups) != 0) {
                return place;
            }
            place++;
        }
    }

    private static int group(int planet, int ruling) {
        if (planet == 0) {
            return MOON;
        }
        if (planet == ruling) {
            return RULING;
        }
        return planet < Planet.COUNT ? ZERO : FREE;
    }

    /** Why the card in this place wins. */
    static Reason reason(BattleState state, int place) {
        int play = state.play(state.begin() + place);
        int power = state.game.deck.power(play);
        int group = group(state.game.deck.planet(play), state.ruling);
        if (power == Deck.TUXEDO_POWER) {
            return Reason.TUXEDO_MASK;
        }
        if (power == Deck.SUPPORT_POWER) {
            return Reason.SUPPORT;
        }
        if (power == Deck.ACTION_POWER) {
            return action(state.game, group);
        }
        return switch (group) {
            case MOON -> Reason.MOON;
            case RULING -> Reason.RULING;
            default -> Reason.OTHER_POWER;
        };
    }

    /** MB-6.1: which Actions are equally strong depends on whether the Moon trumps them. */
    private static Reason action(BattleGame game, int group) {
        if (group == ZERO) {
            return Reason.OTHER_ACTION;
        }
        if (!game.moonTrumpsActions) {
            return Reason.ACTION;
        }
        return group == MOON ? Reason.MOON_ACTION : Reason.RULING_ACTION;
    }

    /**
     * MB-6.3, MB-6.4: whether the card in this place is cancelled by another. Powers of other
     * planets than the ruling one cancel only where they come to compete.
     */
    static boolean cancelled(BattleState state, int place, int winning) {
        Deck deck = state.game.deck;
        int play = state.play(state.begin() + place);
        int power = deck.power(play);
        if (power == 0 || power >= Deck.ACTION_POWER) {
            return false;
        }
        int group = group(deck.planet(play), state.ruling);
        boolean compete =
                winning == NOBODY
                        || reason(state, winning) == Reason.OTHER_POWER
                        || reason(state, winning) == Reason.OTHER_ACTION;
        if (group == ZERO && !compete) {
            return false;
        }
        int groups = group == ZERO ? ZERO : state.game.cancelWithinPlanet ? group : MOON | RULING;
        for (int other = 0; other < state.laid; other++) {
            int against = state.play(state.begin() + other);
            if (other != place
                    && deck.power(against) == power
                    && (group(deck.planet(against), state.ruling) & groups) != 0) {
                return true;
            }
        }
        return false;
    }
}
