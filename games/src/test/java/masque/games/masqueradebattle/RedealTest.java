package masque.games.masqueradebattle;

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
import masque.core.Playout;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Imagined worlds agree with everything a seat was ever told, and differ in all else. */
class RedealTest {
    /** What a listener can conclude for certain, from events alone. */
    private static final class Memory {
        final Map<Integer, Set<Planet>> voids = new HashMap<>();
        final Set<Card> gone = new HashSet<>();
        final Map<Integer, Side> teams = new HashMap<>();
        private Optional<Planet> ruling = Optional.empty();

        void hear(Event event) {
            switch ((BattleEvent) event) {
                case BattleEvent.Played(Seat who, Card card, Optional<Side> side, boolean lead) -> {
                    if (lead) {
                        ruling = card.planet();
                    } else if (!follows(card)) {
                        voids.computeIfAbsent(who.index(), key -> new HashSet<>())
                                .add(ruling.orElseThrow());
                    }
                    gone.add(card);
                }
                case BattleEvent.Named(Seat who, Planet planet) -> ruling = Optional.of(planet);
                case BattleEvent.Revealed(Seat who, Seat whose, Side team) ->
                        teams.put(whose.index(), team);
                case BattleEvent other -> {}
            }
        }

        private boolean follows(Card card) {
            return switch (card.kind()) {
                case CHARACTER, ACTION ->
                        card.planet().equals(ruling)
                                || card.planet().equals(Optional.of(Planet.MOON));
                case SUPPORT, TRANSFORMATION, TUXEDO_MASK -> true;
                case BETRAYAL -> false;
            };
        }
    }

    private static List<Card> hand(BattleState state, int seat) {
        return state.game.deck.list(state.characters[seat], state.others[seat]);
    }

    private static void check(Memory memory, BattleState truth, BattleState world, String where) {
        Set<Card> held = new HashSet<>();
        for (int seat = 0; seat < truth.game.seats; seat++) {
            List<Card> cards = hand(world, seat);
            assertThat(cards).as(where).hasSize(hand(truth, seat).size());
            assertThat(cards).as(where).noneMatch(memory.gone::contains).allMatch(held::add);
            Set<Planet> voids = memory.voids.getOrDefault(seat, Set.of());
            assertThat(cards)
                    .as(where)
                    .noneMatch(card -> card.planet().map(voids::contains).orElse(false));
            if (memory.teams.containsKey(seat)) {
                assertThat(Side.at(world.dark >>> seat & 1)).isEqualTo(memory.teams.get(seat));
            }
        }
        assertThat(Integer.bitCount(world.dark)).isEqualTo(Integer.bitCount(truth.dark));
    }

    @ParameterizedTest
    @CsvSource({"3,all", "4,even", "5,all", "5,even", "7,even", "9,all"})
    void worldsAgreeWithAllThatWasTold(int seats, String deal) {
        BattleGame game = Arena.of(seats, "deal=" + deal).game;
        for (long seed = 0; seed < 4; seed++) {
            Seeded chance = new Seeded(seed);
            Memory memory = new Memory();
            Sink sink =
                    (audience, event) -> {
                        if (audience == Sink.EVERYONE) {
                            memory.hear(event);
                        }
                    };
            Codes legal = new Codes();
            BattleState state = (BattleState) game.start(chance, sink);
            while (state.pending() != 0) {
                int viewer = chance.below(seats + 1) - 1;
                BattleState world = (BattleState) state.copy();
                world.redeal(viewer, chance);
                String where = "seed " + seed + " viewer " + viewer;
                check(memory, state, world, where);
                assertThat(world.view(viewer)).as(where).isEqualTo(state.view(viewer));
                legal.clear();
                state.legal(state.turn, legal);
                state.apply(state.turn, game.wander(legal, chance), chance, sink);
            }
        }
    }

    /** The hands of all seats in many worlds as far as the first seat knows. */
    private static Set<List<List<Card>>> worlds(BattleState state) {
        Set<List<List<Card>>> worlds = new HashSet<>();
        for (long seed = 0; seed < 400; seed++) {
            BattleState world = (BattleState) state.copy();
            world.redeal(0, new Seeded(seed));
            worlds.add(List.of(hand(world, 0), hand(world, 1), hand(world, 2)));
        }
        return worlds;
    }

    /** All ways to give the unseen cards to the second and third seat that no void forbids. */
    private static Set<List<List<Card>>> possible(BattleState state) {
        List<Card> unseen = new ArrayList<>(hand(state, 1));
        unseen.addAll(hand(state, 2));
        unseen.sort((a, b) -> index(state, a) - index(state, b));
        Set<List<List<Card>>> possible = new HashSet<>();
        for (int set = 0; set < 1 << unseen.size(); set++) {
            List<Card> second = new ArrayList<>();
            List<Card> third = new ArrayList<>();
            for (int i = 0; i < unseen.size(); i++) {
                ((set >>> i & 1) != 0 ? second : third).add(unseen.get(i));
            }
            if (second.size() == hand(state, 1).size()
                    && second.stream().noneMatch(card -> isVoid(state, 1, card))
                    && third.stream().noneMatch(card -> isVoid(state, 2, card))) {
                possible.add(List.of(hand(state, 0), second, third));
            }
        }
        return possible;
    }

    private static int index(BattleState state, Card card) {
        for (int index = 0; index < Deck.SIZE; index++) {
            if (state.game.deck.card(index).equals(card)) {
                return index;
            }
        }
        throw new IllegalArgumentException(card.name());
    }

    private static boolean isVoid(BattleState state, int seat, Card card) {
        BattleView.Player player = ((BattleView) state.view(0)).players().get(seat);
        return card.planet().map(player.voids()::contains).orElse(false);
    }

    @Test
    void lateHandsHaveExactlyTheWorldsThatFit() {
        BattleGame game = Arena.of(3).game;
        int constrained = 0;
        for (long seed = 0; seed < 40; seed++) {
            Seeded chance = new Seeded(seed);
            BattleState state = (BattleState) game.start(chance, Sink.NOBODY);
            Playout playout = new Playout();
            while (hand(state, 0).size() > 3) {
                playout.step(game, state, state.turn, chance);
            }
            Set<List<List<Card>>> possible = possible(state);
            assertThat(worlds(state)).as("seed %d", seed).isEqualTo(possible);
            constrained += possible.size() < 6 ? 1 : 0;
        }
        assertThat(constrained).isGreaterThan(5);
    }

    private static Set<Integer> teams(BattleState state, int viewer) {
        Set<Integer> teams = new HashSet<>();
        for (long seed = 0; seed < 600; seed++) {
            BattleState world = (BattleState) state.copy();
            world.redeal(viewer, new Seeded(seed));
            teams.add(world.dark);
        }
        return teams;
    }

    @Test
    void mb_2_3_sidesThatLieFaceDownAreDrawnAfresh() {
        Arena arena = Arena.of(5).deal("GDDGGD", 0, 2).say("bid 9 dark");
        assertThat(teams(arena.state(), State.SPECTATOR)).as("3 of 6 Team cards").hasSize(20);
        assertThat(teams(arena.state(), 0))
                .as("3 of the 5 others")
                .hasSize(10)
                .allMatch(dark -> (dark & 1) == 0);
        arena.say("pass", "pass", "pass", "pass", "reveal 2");
        assertThat(teams(arena.state(), 0))
                .as("2 of the 4 others")
                .hasSize(6)
                .allMatch(dark -> (dark & 0b11) == 0b10);
        assertThat(teams(arena.state(), 1)).hasSize(10).allMatch(dark -> (dark & 0b10) != 0);
    }

    @Test
    void mb_2_2_theLeftOverTeamCardIsDrawnAfreshToo() {
        Arena arena = Arena.of(5).deal("GDDGGD", 0, 2);
        assertThat(teams(arena.state(), 0))
                .anyMatch(dark -> (dark >>> 5 & 1) != 0)
                .anyMatch(dark -> (dark >>> 5 & 1) == 0);
        Arena nine = Arena.of(9).deal("GDGDGDGDG", 0, 2);
        assertThat(teams(nine.state(), 0)).allMatch(dark -> dark >>> 9 == 0);
    }

    @Test
    void mb_2_4_theCardsSetAsideAreDrawnAfresh() {
        BattleGame game = Arena.of(4, "deal=even").game;
        BattleState state = (BattleState) game.start(new Seeded(1), Sink.NOBODY);
        Set<Card> own = new HashSet<>(hand(state, 0));
        Set<Card> aside = new HashSet<>();
        for (long seed = 0; seed < 400; seed++) {
            BattleState world = (BattleState) state.copy();
            world.redeal(0, new Seeded(seed));
            Set<Card> held = new HashSet<>();
            for (int seat = 0; seat < 4; seat++) {
                held.addAll(hand(world, seat));
            }
            for (int card = 0; card < Deck.SIZE; card++) {
                if (!held.contains(game.deck.card(card))) {
                    aside.add(game.deck.card(card));
                }
            }
        }
        assertThat(aside).hasSize(78 - 19).doesNotContainAnyElementsOf(own);
    }

    @Test
    void mb_8_2_nothingIsDrawnOfTheSidesOnceTheyAreOpen() {
        BattleGame game = Arena.of(5).game;
        BattleState state = (BattleState) game.start(new Seeded(1), Sink.NOBODY);
        new Playout().finish(game, state, new Seeded(2));
        assertThat(teams(state, State.SPECTATOR)).containsExactly(state.dark);
    }
}
