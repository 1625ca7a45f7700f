package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import masque.core.Codes;
import masque.core.Seeded;

/**
 * Attacks by brute force, straight from DC-3.3, DC-3.4 and DC-5.11: every set of dice against every
 * die. Attacks that differ only in equal dice are told apart by nothing but sizes and values, and
 * so are they here.
 */
final class Oracle {
    /** How many dice a character has at most. */
    private final int most;

    private final DiceGame game;

    private Oracle(int most, DiceGame game) {
        this.most = most;
        this.game = game;
    }

    /** Compares the rules with brute force on random positions of up to eight dice a side. */
    static void check(int positions, long seed) {
        new Oracle(8, Ring.box().open(2, Map.of("pick", "deal"))).compare(positions, seed);
    }

    /** The same with up to nine dice a side, as only a long match brings them about. */
    static void checkMany(int positions, long seed) {
        Map<String, String> options = Map.of("mode", "single", "teams", "4", "pick", "deal");
        DiceGame game = Ring.box().open(8, options);
        assertThat(game.slots).isEqualTo(9);
        new Oracle(game.slots, game).compare(positions, seed);
    }

    private void compare(int positions, long seed) {
        Seeded chance = new Seeded(seed);
        DiceState state = (DiceState) game.start(chance, masque.core.Sink.NOBODY);
        state.set(DiceState.FIGHTER, 0, game.firstOf(0));
        state.set(DiceState.FIGHTER, 1, game.firstOf(1));
        Codes legal = new Codes();
        for (int i = 0; i < positions; i++) {
            int waiting = arrange(state, chance);
            legal.clear();
            state.legal(game.seatOf(state.fighter(state.turn)), legal);
            for (int at = 1; at < legal.size(); at++) {
                if (legal.at(at - 1) >= legal.at(at)) {
                    throw new AssertionError(legal + " at position " + i + " of seed " + seed);
                }
            }
            Set<String> found = new HashSet<>();
            for (int code : legal.toArray()) {
                if (code >= game.attacks) {
                    String attack =
                            describe(state, game.attackers(code), game.target(code), waiting);
                    if (!found.add(attack)) {
                        throw new AssertionError(attack + " twice, position " + i);
                    }
                }
            }
            Set<String> expected = all(state, waiting);
            if (!found.equals(expected)) {
                assertThat(found).as("position %s of seed %s", i, seed).isEqualTo(expected);
            }
            boolean free = expected.stream().allMatch(attack -> attack.contains("+"));
            if (legal.contains(Codebook.PASS) != free) {
                throw new AssertionError("a pass at position " + i + " of seed " + seed);
            }
        }
    }

    /** Random dice for both fighters, in one of four positions some Droid dice in waiting. */
    private int arrange(DiceState state, Seeded chance) {
        for (int side = 0; side < 2; side++) {
            int c = state.fighter(side);
            int count = 1 + chance.below(most);
            for (int slot = 0; slot < count; slot++) {
                int size = Sizes.at(chance.below(Sizes.COUNT));
                state.dice[state.sizesAt(c) + slot] = (byte) size;
                state.show(c, slot, 1 + chance.below(size));
            }
            state.put(DiceState.PLAY, c, (1 << count) - 1);
            state.put(DiceState.LOST, c, 0);
            state.put(DiceState.TWINS, c, -1);
            state.droid(c, 0);
        }
        Turns.begin(state, chance.below(2));
        int c = state.fighter(state.turn);
        int waiting = chance.below(4) == 0 ? chance.below(state.play(c)) & ~1 : 0;
        state.droid(c, waiting);
        state.put(DiceState.PLAY, c, state.play(c) & ~waiting);
        return waiting;
    }

    private Set<String> all(DiceState state, int waiting) {
        Set<String> attacks = new HashSet<>();
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        for (int mask = 1; mask < 1 << most; mask++) {
            if ((mask & ~(state.play(c) | waiting)) != 0) {
                continue;
            }
            int dice = Integer.bitCount(mask);
            int fresh = 0;
            int sum = 0;
            for (int slot = 0; slot < most; slot++) {
                if ((mask >>> slot & 1) != 0) {
                    boolean joins = (waiting >>> slot & 1) != 0;
                    fresh += joins ? 1 : 0;
                    sum += joins ? state.size(c, slot) : state.value(c, slot);
                }
            }
            boolean power = dice == 1 && fresh == 0;
            boolean skill = dice >= 2 && fresh <= 1;
            for (int target = 0; target < most && (power || skill); target++) {
                boolean there = (state.play(o) >>> target & 1) != 0;
                int value = state.value(o, target);
                if (there && (power ? sum >= value : sum == value)) {
                    attacks.add(describe(state, mask, target, waiting));
                }
            }
        }
        return attacks;
    }

    private String describe(DiceState state, int mask, int target, int waiting) {
        List<String> dice = new ArrayList<>();
        int c = state.fighter(state.turn);
        for (int slot = 0; slot < most; slot++) {
            if ((mask >>> slot & 1) != 0) {
                int size = state.size(c, slot);
                boolean joins = (waiting >>> slot & 1) != 0;
                dice.add(joins ? "+" + size : size + "=" + state.value(c, slot));
            }
        }
        dice.sort(null);
        int o = state.fighter(1 - state.turn);
        return dice + " > " + state.size(o, target) + "=" + state.value(o, target);
    }
}
