package masque.games.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Imagined worlds agree with everything a seat was ever told in the deal. */
class RedealTest {
    /** What a listener can conclude for certain, from events alone. */
    private static final class Memory {
        final Map<Dancer, Set<Suit>> voids = new HashMap<>();
        final Map<Dancer, Set<Card>> holds = new HashMap<>();
        final Set<Card> gone = new HashSet<>();
        final Map<Mask, Role> seen = new HashMap<>();
        private Optional<Suit> led = Optional.empty();

        void hear(Event event) {
            switch ((TrickEvent) event) {
                case TrickEvent.DealBegun begun -> {
                    newHand();
                    seen.clear();
                }
                case TrickEvent.Dealt dealt -> newHand();
                case TrickEvent.Handed(Dancer from, Dancer to, Card card) ->
                        holds.computeIfAbsent(to, key -> new HashSet<>()).add(card);
                case TrickEvent.Played(Dancer who, Card card, boolean lead) -> {
                    if (lead) {
                        led = Optional.of(card.suit());
                    } else if (card.suit() != led.orElseThrow()) {
                        voids.computeIfAbsent(who, key -> new HashSet<>()).add(led.get());
                    }
                    gone.add(card);
                    holds.values().forEach(cards -> cards.remove(card));
                }
                case TrickEvent.Saw(Mask mask, Role role) -> seen.put(mask, role);
                case TrickEvent other -> {}
            }
        }

        private void newHand() {
            voids.clear();
            holds.clear();
            gone.clear();
        }
    }

    private static void check(Memory memory, State truth, State world, int viewer, String where) {
        TrickState imagined = (TrickState) world;
        TrickState real = (TrickState) truth;
        for (int hand = 0; hand < real.game.hands; hand++) {
            Dancer dancer = Dancer.of(real.game.seats, hand);
            List<Card> cards = Deck.list(imagined.hands[hand]);
            assertThat(cards).as(where).hasSize(Integer.bitCount(real.hands[hand]));
            assertThat(cards).as(where).noneMatch(memory.gone::contains);
            assertThat(cards).as(where).containsAll(memory.holds.getOrDefault(dancer, Set.of()));
            Set<Suit> voids = memory.voids.getOrDefault(dancer, Set.of());
            assertThat(cards).as(where).noneMatch(card -> voids.contains(card.suit()));
        }
        assertThat(world.view(viewer)).as(where).isEqualTo(truth.view(viewer));
        if (imagined.phase != Phase.OVER) {
            memory.seen.forEach((mask, role) ->
                    assertThat(Role.at(imagined.book[Book.ROLE + mask.ordinal()]))
                            .as(where)
                            .isEqualTo(role));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void worldsAgreeWithAllThatWasTold(int seats) {
        TrickGame game = Ball.of(seats, "openHistory=true").game;
        for (long seed = 0; seed < 12; seed++) {
            Seeded chance = new Seeded(seed);
            List<Memory> memories = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                memories.add(new Memory());
            }
            Sink sink =
                    (audience, event) -> {
                        for (int seat = 0; seat < seats; seat++) {
                            if ((audience >>> seat & 1) != 0) {
                                memories.get(seat).hear(event);
                            }
                        }
                    };
            State state = game.start(chance, sink);
            while (state.pending() != 0) {
                for (int seat = 0; seat < seats; seat++) {
                    State world = state.copy();
                    world.redeal(seat, chance);
                    check(memories.get(seat), state, world, seat, "seed " + seed + " seat " + seat);
                }
                int mover = Integer.numberOfTrailingZeros(state.pending());
                Codes legal = new Codes();
                state.legal(mover, legal);
                state.apply(mover, game.wander(legal, chance), chance, sink);
            }
        }
    }

    /** All hands that seats 1, 2 and 3 can hold as far as seat 0 knows, seen over many worlds. */
    private static Set<List<Integer>> worlds(Ball ball, int viewer) {
        Set<List<Integer>> worlds = new HashSet<>();
        Seeded chance = new Seeded(4);
        for (int i = 0; i < 4000; i++) {
            TrickState world = (TrickState) ball.state().copy();
            world.redeal(viewer, chance);
            List<Integer> hands = new ArrayList<>();
            for (int hand = 0; hand < ball.game.hands; hand++) {
                hands.add(world.hands[hand]);
            }
            worlds.add(hands);
        }
        return worlds;
    }

    @Test
    void aLateHandHasExactlyTheWorldsThatFit() {
        Ball ball = Evening.second().pass("r1", "r5", "m3", "c1").play("g3 r2 m1 r5 g2 r3 m2 m4");
        // Unseen by the first seat: r1 (which it passed to the second), r7, m3, m6, m7, g1, g4, c2.
        // The second showed no goblet, the third no goblet; hands of two, and two stay out.
        Set<List<Integer>> worlds = worlds(ball, 0);
        int r1 = 1 << Ball.index("r1");
        int goblets = Deck.of(Suit.GOBLET);
        assertThat(worlds)
                .allMatch(hands -> (hands.get(1) & r1) != 0)
                .allMatch(hands -> ((hands.get(1) | hands.get(2)) & goblets) == 0);
        // r1 and one of {r7, m3, m6, m7, c2} for the second; two of the four left for the third;
        // two of the four then left (with both goblets) for the fourth.
        assertThat(worlds).hasSize(5 * 6 * 6);
    }

    @Test
    void theSpectatorKnowsNoHandAndNoPass() {
        Ball ball = SetUpTest.three().pass("r1", "m1", "g1");
        Set<List<Integer>> worlds = worlds(ball, State.SPECTATOR);
        assertThat(worlds.size()).isGreaterThan(3900);
    }

    @Test
    void rolesLookedAtStayWhereTheyAreAndOthersMove() {
        Ball ball = Evening.pointing();
        Set<List<Role>> fourth = new HashSet<>();
        Set<List<Role>> first = new HashSet<>();
        Seeded chance = new Seeded(5);
        for (int i = 0; i < 2000; i++) {
            fourth.add(roles(ball, 3, chance));
            first.add(roles(ball, 0, chance));
        }
        assertThat(fourth).hasSize(24);
        assertThat(fourth)
                .allMatch(roles -> roles.get(3) == Role.KING && roles.get(4) == Role.PRINCE);
        assertThat(first).hasSize(120);
        assertThat(first).allMatch(roles -> roles.get(0) == Role.JESTER);
    }

    private static List<Role> roles(Ball ball, int viewer, Seeded chance) {
        TrickState world = (TrickState) ball.state().copy();
        world.redeal(viewer, chance);
        List<Role> roles = new ArrayList<>();
        for (int place = 0; place < 6; place++) {
            roles.add(Role.at(world.book[Book.ROLE + place]));
        }
        return roles;
    }

    @Test
    void othersSecretChoicesAreDrawnAfresh() {
        Ball ball = SetUpTest.four().move(1, "pass crown 2").move(0, "pass crown 1");
        Set<Integer> others = new HashSet<>();
        Seeded chance = new Seeded(6);
        for (int i = 0; i < 200; i++) {
            TrickState world = (TrickState) ball.state().copy();
            world.redeal(0, chance);
            int chosen = world.book[Book.PASSED + 1];
            assertThat(world.hands[1] >>> chosen & 1).isEqualTo(1);
            assertThat(world.book[Book.PASSED]).isEqualTo((byte) Ball.index("c1"));
            others.add(chosen);
        }
        assertThat(others.size()).isGreaterThan(10);
    }

    @Test
    void pointingOfOthersIsDrawnAfreshAndOnesOwnKept() {
        Ball ball = Evening.pointing().move(0, "point 4").move(1, "point 3");
        Set<Integer> others = new HashSet<>();
        Seeded chance = new Seeded(7);
        for (int i = 0; i < 200; i++) {
            TrickState world = (TrickState) ball.state().copy();
            world.redeal(0, chance);
            assertThat(world.book[Book.POINTED]).isEqualTo((byte) 3);
            assertThat(world.book[Book.POINTED + 2]).isEqualTo(Book.NONE);
            others.add((int) world.book[Book.POINTED + 1]);
        }
        assertThat(others).containsExactlyInAnyOrder(0, 2, 3, 4, 5);
    }

    @Test
    void passesBetweenOthersAreUnknownAndOnesOwnAreKnown() {
        Ball ball = SetUpTest.four("openHistory=true").pass("c1", "c2", "c3", "g2");
        Set<Integer> secondToThird = new HashSet<>();
        Seeded chance = new Seeded(8);
        for (int i = 0; i < 300; i++) {
            TrickState world = (TrickState) ball.state().copy();
            world.redeal(0, chance);
            assertThat(world.book[Book.PASSED]).isEqualTo((byte) Ball.index("c1"));
            assertThat(world.book[Book.PASSED + 3]).isEqualTo((byte) Ball.index("g2"));
            assertThat(world.hands[1] >>> Ball.index("c1") & 1).isEqualTo(1);
            int passed = world.book[Book.PASSED + 1];
            assertThat(world.hands[2] >>> passed & 1).isEqualTo(1);
            secondToThird.add(passed);
        }
        assertThat(secondToThird.size()).isGreaterThan(10);
    }
}
