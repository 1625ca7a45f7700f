package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import masque.core.Codes;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.Sink;

/** Random tricks against slow rules, written straight from the clauses. */
final class Oracle {
    /** How many Characters are in the pool that hands are dealt from. */
    private static final int SOME = 18;

    /** MB-5.3 and MB-5.4 are checked in one trick of so many. */
    private static final int FOLLOWED = 8;

    private Oracle() {}

    /** A card on the table; for a Character the side whose power it uses. */
    private record Laid(int seat, Card card, Optional<Side> side) {
        int power() {
            return side.map(card::power).orElse(0);
        }

        boolean is(Card.Kind kind) {
            return card.kind() == kind;
        }

        boolean of(Planet planet) {
            return card.planet().equals(Optional.of(planet));
        }

        Laid switched() {
            Side other = side.orElseThrow() == Side.DARK ? Side.GUARDIAN : Side.DARK;
            return new Laid(seat, card, Optional.of(other));
        }
    }

    /** The rules of taking a trick, slowly. */
    private record Slow(List<Laid> trick, Planet ruling, boolean moonFirst, boolean within) {
        /** MB-6.1 to MB-6.5. */
        Optional<Laid> winner() {
            List<Laid> left = new ArrayList<>(trick);
            left.removeIf(this::cancelled);
            Predicate<Laid> live = one -> one.of(Planet.MOON) || one.of(ruling);
            Predicate<Laid> action = one -> one.is(Card.Kind.ACTION);
            Predicate<Laid> character = one -> one.is(Card.Kind.CHARACTER);
            Predicate<Laid> moon = one -> one.of(Planet.MOON);
            return first(left, one -> one.is(Card.Kind.TUXEDO_MASK))
                    .or(() -> first(left, one -> one.is(Card.Kind.SUPPORT)))
                    .or(() -> first(left, action.and(moonFirst ? moon : live)))
                    .or(() -> highest(left, character.and(moon)))
                    .or(() -> first(left, action.and(live)))
                    .or(() -> highest(left, character.and(live)))
                    .or(() -> first(left, action))
                    .or(() -> highest(alone(left), character));
        }

        /** MB-6.3. */
        private boolean cancelled(Laid one) {
            return live(one)
                    && trick.stream()
                            .anyMatch(other ->
                                    other.seat() != one.seat()
                                            && live(other)
                                            && other.power() == one.power()
                                            && (!within
                                                    || other.card()
                                                            .planet()
                                                            .equals(one.card().planet())));
        }

        private boolean live(Laid one) {
            return one.is(Card.Kind.CHARACTER) && (one.of(Planet.MOON) || one.of(ruling));
        }

        /** MB-6.4: those whose power nobody else has. */
        private static List<Laid> alone(List<Laid> left) {
            return left.stream()
                    .filter(one ->
                            left.stream()
                                    .noneMatch(other ->
                                            other.seat() != one.seat()
                                                    && other.power() == one.power()))
                    .toList();
        }

        private static Optional<Laid> first(List<Laid> cards, Predicate<Laid> which) {
            return cards.stream().filter(which).findFirst();
        }

        private static Optional<Laid> highest(List<Laid> cards, Predicate<Laid> which) {
            return cards.stream()
                    .filter(which)
                    .reduce((one, other) -> other.power() > one.power() ? other : one);
        }
    }

    /** MB-5.3, MB-5.4: what may be played onto the ruling planet. */
    private static List<Card> slowPlayable(List<Card> hand, Planet ruling) {
        Optional<Planet> led = Optional.of(ruling);
        if (hand.stream().noneMatch(card -> card.planet().equals(led))) {
            return hand;
        }
        return hand.stream()
                .filter(card ->
                        card.planet().equals(led)
                                || card.planet().equals(Optional.of(Planet.MOON))
                                || card.kind() == Card.Kind.SUPPORT
                                || card.kind() == Card.Kind.TUXEDO_MASK
                                || card.kind() == Card.Kind.TRANSFORMATION)
                .toList();
    }

    /** One trick, played at random on the engine and told to the slow rules move by move. */
    private static final class Round {
        private final BattleGame game;
        private final BattleState state;
        private final Seeded chance;
        private final List<Laid> trick = new ArrayList<>();
        private final List<Card> unplayed = new ArrayList<>();
        private final Codes legal = new Codes();
        private Optional<Planet> ruling = Optional.empty();
        private int transformations;
        private int betrayals;

        Round(BattleGame game, Seeded chance) {
            this.game = game;
            this.chance = chance;
            state = new BattleState(game);
            state.phase = Phase.PLAYING;
            state.bid = 1;
            state.bidder = 0;
            state.turn = chance.below(game.seats);
            deal();
        }

        /** Two or three cards each, about half of them no Characters. */
        private void deal() {
            int from = chance.below(Deck.CHARACTERS);
            int step = 1 + chance.below(3);
            int[] pool = new int[Deck.OTHERS + SOME];
            for (int i = 0; i < pool.length; i++) {
                pool[i] =
                        i < Deck.OTHERS
                                ? Deck.CHARACTERS + i
                                : (from + (i - Deck.OTHERS) * step) % Deck.CHARACTERS;
            }
            int each = 2 + chance.below(2);
            for (int at = 0; at < each * game.seats; at++) {
                int drawn = at + chance.below(pool.length - at);
                state.put(at % game.seats, pool[drawn]);
                pool[drawn] = pool[at];
            }
        }

        void play(boolean checkPlays) {
            while (state.outcomes[0] == BattleState.NONE) {
                legal.clear();
                state.legal(state.turn, legal);
                if (checkPlays && state.phase == Phase.PLAYING) {
                    checkPlays();
                }
                int code = legal.at(chance.below(legal.size()));
                note(game.read(code));
                state.apply(state.turn, code, chance, Sink.NOBODY);
            }
        }

        private void checkPlays() {
            unplayed.clear();
            for (int code : legal.toArray()) {
                Card card = ((BattleMove.Play) game.read(code)).card();
                if (!unplayed.contains(card)) {
                    unplayed.add(card);
                }
            }
            List<Card> hand =
                    game.deck.list(state.characters[state.turn], state.others[state.turn]);
            assertThat(unplayed)
                    .isEqualTo(trick.isEmpty() ? hand : slowPlayable(hand, ruling.orElseThrow()));
        }

        private void note(BattleMove move) {
            switch (move) {
                case BattleMove.Play(Card card, Optional<Side> side) -> {
                    ruling = trick.isEmpty() ? card.planet() : ruling;
                    trick.add(new Laid(state.turn, card, side));
                    transformations += card.kind() == Card.Kind.TRANSFORMATION ? 1 : 0;
                    betrayals += card.kind() == Card.Kind.BETRAYAL ? 1 : 0;
                }
                case BattleMove.Name(Planet planet) -> ruling = Optional.of(planet);
                case BattleMove.Switch(Seat whose) ->
                        trick.replaceAll(one -> one.seat() == whose.index() ? one.switched() : one);
                case BattleMove other -> {}
            }
        }

        void compare() {
            Slow slow =
                    new Slow(
                            trick,
                            ruling.orElseThrow(),
                            game.moonTrumpsActions,
                            game.cancelWithinPlanet);
            Optional<Laid> winner = slow.winner();
            int outcome = state.outcomes[0];
            Optional<Integer> seat =
                    outcome == BattleState.DISCARDED
                            ? Optional.empty()
                            : Optional.of(BattleState.winner(outcome));
            if (!winner.map(Laid::seat).equals(seat) || !sideFits(winner, outcome)) {
                throw new AssertionError(slow + " is won by " + winner + ", not " + seat);
            }
        }

        /** MB-7.1, MB-7.3: the pile is that of the power that won, where the card has one. */
        private static boolean sideFits(Optional<Laid> winner, int outcome) {
            return winner.flatMap(one -> one.side().or(() -> one.card().side()))
                    .map(side -> side.ordinal() == (outcome & 1))
                    .orElse(true);
        }
    }

    /** Plays so many random tricks, with all numbers of players and options. */
    static void check(int tricks) {
        List<BattleGame> games = games();
        int manyTransformations = 0;
        int twoBetrayals = 0;
        int discarded = 0;
        for (int seed = 0; seed < tricks; seed++) {
            Round round = new Round(games.get(seed % games.size()), new Seeded(seed));
            try {
                round.play(seed % FOLLOWED == 0);
                round.compare();
            } catch (AssertionError wrong) {
                throw new AssertionError("seed " + seed, wrong);
            }
            manyTransformations += round.transformations > 1 ? 1 : 0;
            twoBetrayals += round.betrayals > 1 ? 1 : 0;
            discarded += round.state.outcomes[0] == BattleState.DISCARDED ? 1 : 0;
        }
        assertThat(manyTransformations).isGreaterThan(tricks / 100);
        assertThat(twoBetrayals).isGreaterThan(tricks / 1_000);
        assertThat(discarded).isGreaterThan(tricks / 1_000);
    }

    private static List<BattleGame> games() {
        List<BattleGame> games = new ArrayList<>();
        for (int seats = 3; seats <= 9; seats++) {
            for (String moon : List.of("true", "false")) {
                for (String within : List.of("true", "false")) {
                    String first = "moonTrumpsActions=" + moon;
                    games.add(Arena.of(seats, first, "cancelWithinPlanet=" + within).game);
                }
            }
        }
        return games;
    }
}
