package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/** A turn in its order (DC-5.14): abilities, attack, defence, capture, re-roll, abilities. */
final class Turns {
    private static final int BEFORE_ATTACK = Codebook.CRYSTAL;

    /** DC-5.14: the abilities before an attack, as bits. */
    private static final int ON_OWN_TURN =
            1 << SilverCrystal.INDEX | 1 << KingsHologram.INDEX | 1 << CommandCentre.INDEX;

    private Turns() {}

    /** A side's turn, a whole new one. */
    static void begin(DiceState state, int side) {
        state.turn = side;
        state.await(Phase.TURN);
        state.acted = false;
        state.blocked = DiceState.NONE;
        state.attackers = 0;
        state.target = DiceState.NONE;
        state.defeated = false;
    }

    static void add(DiceState state, Codes into) {
        boolean must = Attacks.compulsory(state);
        if (!must) {
            into.add(Codebook.PASS);
        }
        if (state.blocked == DiceState.NONE) {
            into.addBits(Codebook.TAG, tags(state, must));
            if ((state.ready(state.turn) & ON_OWN_TURN) != 0) {
                SilverCrystal.IT.offer(state, state.turn, into);
                KingsHologram.IT.offer(state, state.turn, into);
                CommandCentre.IT.offer(state, state.turn, into);
            }
        }
        Attacks.add(state, into);
    }

    static boolean allows(DiceState state, int code) {
        DiceGame game = state.game;
        if (code >= game.attacks) {
            int dice = game.attackers(code);
            int target = game.target(code);
            return code < game.codes()
                    && game.attack(dice, target) == code
                    && Attacks.allows(state, dice, target);
        }
        if (code == Codebook.PASS) {
            return !Attacks.compulsory(state);
        }
        if (state.blocked != DiceState.NONE) {
            return false;
        }
        return code < BEFORE_ATTACK
                ? Legal.among(code, Codebook.TAG, tags(state, Attacks.compulsory(state)))
                : before(code) != DiceState.NONE
                        && Abilities.ALL.get(before(code)).allows(state, state.turn, code);
    }

    /** The ability that is used with this code before an attack. */
    private static int before(int code) {
        if (Legal.inside(code, Codebook.CRYSTAL, Codebook.HOLOGRAM)) {
            return SilverCrystal.INDEX;
        }
        if (Legal.inside(code, Codebook.HOLOGRAM, Codebook.CONVERT)) {
            return KingsHologram.INDEX;
        }
        return code > Codebook.COMMAND ? CommandCentre.INDEX : DiceState.NONE;
    }

    /**
     * DC-7.2, DC-5.14: who may step in instead of an attack. A team that can attack may neither tag
     * twice in a row nor after it has used an ability.
     */
    static int tags(DiceState state, boolean must) {
        return state.game.mode != Mode.TAG || (must && (state.acted || state.tagged(state.turn)))
                ? 0
                : living(state, state.turn);
    }

    /** DC-7.2, DC-7.3: the fighter's teammates that have dice in play. */
    static int living(DiceState state, int side) {
        int living = 0;
        if (state.game.mode == Mode.TAG) {
            for (int c = state.game.firstOf(side); c < state.game.firstOf(side + 1); c++) {
                living |= state.play(c) != 0 && c != state.fighter(side) ? 1 << c : 0;
            }
        }
        return living;
    }

    static void act(DiceState state, int code, Chance chance, Sink sink) {
        if (code >= state.game.attacks) {
            declare(state, code, chance, sink);
        } else if (code == Codebook.PASS) {
            pass(state, sink);
        } else if (code < BEFORE_ATTACK) {
            tag(state, code - Codebook.TAG, sink);
        } else {
            Abilities.ALL.get(before(code)).use(state, state.turn, code, chance, sink);
        }
    }

    /** DC-3.3, DC-3.4, DC-5.2: an attack is declared; the defender may block it. */
    private static void declare(DiceState state, int code, Chance chance, Sink sink) {
        state.attackers = state.game.attackers(code);
        state.target = state.game.target(code);
        Story.attack(state);
        Tell.attacked(state, sink);
        if (MaskedDefender.asked(state, 1 - state.turn)) {
            state.await(Phase.BLOCKING);
        } else {
            capture(state, chance, sink);
        }
    }

    /** DC-3.5, DC-3.6: the attacked die is captured and the attackers are rolled again. */
    static void capture(DiceState state, Chance chance, Sink sink) {
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        state.set(DiceState.TAGGED, state.turn, 0);
        DroidDice.enter(state, c, state.attackers);
        state.put(DiceState.PLAY, o, state.play(o) & ~(1 << state.target));
        state.put(DiceState.LOST, o, state.lost(o) | 1 << state.target);
        Tell.captured(state, sink);
        state.defeated = state.play(o) == 0;
        if (state.defeated && living(state, 1 - state.turn) == 0) {
            Rounds.end(state, chance, sink);
            return;
        }
        state.roll(c, state.attackers, chance);
        Story.dice(state, Story.REROLL, c, state.attackers);
        Tell.rerolled(state, sink);
        afterReroll(state, chance, sink);
    }

    /** DC-5.1, DC-5.4: whoever has an ability for this moment is asked. */
    static void afterReroll(DiceState state, Chance chance, Sink sink) {
        int extra = state.defeated ? 0 : 1 << PlanetPower.INDEX;
        boolean asked = (state.ready(state.turn) & (extra | 1 << DarkKingdom.INDEX)) != 0;
        if (asked) {
            state.await(Phase.AFTER);
        } else {
            finish(state, sink);
        }
    }

    static void after(DiceState state, int code, Chance chance, Sink sink) {
        if (code == Codebook.DONE) {
            finish(state, sink);
        } else {
            int ability = code == Codebook.AGAIN ? PlanetPower.INDEX : DarkKingdom.INDEX;
            Abilities.ALL.get(ability).use(state, state.turn, code, chance, sink);
        }
    }

    /** DC-7.3: the next turn; before it somebody steps in for a defeated fighter. */
    private static void finish(DiceState state, Sink sink) {
        int other = 1 - state.turn;
        if (!state.defeated) {
            begin(state, other);
            return;
        }
        Tell.defeated(state, sink);
        int living = living(state, other);
        if ((living & (living - 1)) == 0) {
            enter(state, Integer.numberOfTrailingZeros(living), sink);
        } else {
            state.await(Phase.ENTERING);
        }
    }

    static void enter(DiceState state, int c, Sink sink) {
        int side = 1 - state.turn;
        Story.note(state, Story.ENTER, state.fighter(side), c);
        state.set(DiceState.FIGHTER, side, c);
        Tell.entered(state, c, sink);
        begin(state, side);
    }

    /** DC-3.2, DC-5.2. */
    private static void pass(DiceState state, Sink sink) {
        boolean lost = state.blocked != DiceState.NONE;
        state.set(DiceState.TAGGED, state.turn, 0);
        int c = state.fighter(state.turn);
        Story.note(state, lost ? Story.LOST_TURN : Story.PASS, c, c);
        Tell.passed(state, lost, sink);
        begin(state, 1 - state.turn);
    }

    /** DC-7.2. */
    private static void tag(DiceState state, int c, Sink sink) {
        int out = state.fighter(state.turn);
        Story.note(state, Story.TAG, out, c);
        state.set(DiceState.FIGHTER, state.turn, c);
        state.set(DiceState.TAGGED, state.turn, 1);
        Tell.tagged(state, out, c, sink);
        begin(state, 1 - state.turn);
    }
}
