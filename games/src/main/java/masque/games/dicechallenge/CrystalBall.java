package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/**
 * DC-5.5 Crystal Ball: after both starting rolls, make either fighter (in tag play any one
 * character, DC-7.4) roll the whole starting roll again. Where both sides have one they are asked
 * in turns until both decline in a row (DC-5.13). It comes before any turn, so it meets no other
 * ability.
 */
record CrystalBall() implements Ability {
    static final int INDEX = 4;
    static final CrystalBall IT = new CrystalBall();

    @Override
    public int index() {
        return INDEX;
    }

    @Override
    public String id() {
        return "crystal-ball";
    }

    @Override
    public String clause() {
        return "DC-5.5";
    }

    @Override
    public Moment moment() {
        return Moment.STARTING_ROLL;
    }

    @Override
    public void offer(DiceState state, int side, Codes into) {
        into.add(Codebook.DONE);
        for (int c = 0; c < state.game.characters; c++) {
            if (state.rolls(c)) {
                into.add(Codebook.BALL + c);
            }
        }
    }

    @Override
    public boolean allows(DiceState state, int side, int code) {
        return code == Codebook.DONE
                || (code >= Codebook.BALL
                        && code < Codebook.BALL + state.game.characters
                        && state.rolls(code - Codebook.BALL));
    }

    @Override
    public void use(DiceState state, int side, int code, Chance chance, Sink sink) {
        if (code == Codebook.DONE) {
            state.declined++;
            state.asked ^= 1;
            Rounds.askBalls(state, sink);
            return;
        }
        int whose = code - Codebook.BALL;
        int payer = state.spend(side, INDEX);
        state.declined = 0;
        state.asked = side ^ 1;
        Story.note(state, Story.BALL, payer, whose);
        Tell.ball(state, payer, whose, sink);
        Rounds.startingRoll(state, whose, chance, sink);
        Rounds.findOpeners(state, chance, sink);
    }
}
