package masque.games.dicechallenge;

import masque.core.Codes;

/** What may be chosen now by whoever is asked. It depends on nothing that is secret. */
final class Legal {
    private Legal() {}

    static void add(DiceState state, int seat, Codes into) {
        switch (state.phase) {
            case PICKING -> Picking.add(state, into);
            case MIRROR -> {
                into.add(Codebook.YES);
                into.add(Codebook.NO);
            }
            case NOMINATING ->
                    into.addBits(
                            Codebook.NOMINATE,
                            Nominating.candidates(state, state.game.sideOf(seat)));
            case FAVOUR -> Favours.add(state, into);
            case OPENING ->
                    into.addBits(Codebook.OPEN, Rounds.lowest(state, Rounds.opening(state)));
            case BALL -> CrystalBall.IT.offer(state, state.asked, into);
            case TURN -> Turns.add(state, into);
            case BLOCKING -> MaskedDefender.IT.offer(state, 1 - state.turn, into);
            case AFTER -> {
                into.add(Codebook.DONE);
                PlanetPower.IT.offer(state, state.turn, into);
                DarkKingdom.IT.offer(state, state.turn, into);
            }
            case ENTERING -> into.addBits(Codebook.ENTER, Turns.living(state, 1 - state.turn));
            case OVER -> {}
        }
    }

    static boolean allows(DiceState state, int seat, int code) {
        return switch (state.phase) {
            case PICKING -> Picking.allows(state, code);
            case MIRROR -> code == Codebook.YES || code == Codebook.NO;
            case NOMINATING ->
                    among(
                            code,
                            Codebook.NOMINATE,
                            Nominating.candidates(state, state.game.sideOf(seat)));
            case FAVOUR -> Favours.allows(state, code);
            case OPENING -> among(code, Codebook.OPEN, Rounds.lowest(state, Rounds.opening(state)));
            case BALL -> CrystalBall.IT.allows(state, state.asked, code);
            case TURN -> Turns.allows(state, code);
            case BLOCKING -> MaskedDefender.IT.allows(state, 1 - state.turn, code);
            case AFTER ->
                    code == Codebook.DONE
                            || PlanetPower.IT.allows(state, state.turn, code)
                            || (inside(code, Codebook.DARK, Codebook.CRYSTAL)
                                    && DarkKingdom.IT.allows(state, state.turn, code));
            case ENTERING -> among(code, Codebook.ENTER, Turns.living(state, 1 - state.turn));
            case OVER -> false;
        };
    }

    static boolean inside(int code, int from, int end) {
        return code >= from && code < end;
    }

    /** Whether a code is that of a character of the set. */
    static boolean among(int code, int block, int characters) {
        return inside(code, block, block + DiceGame.MOST_CHARACTERS)
                && (characters >>> (code - block) & 1) != 0;
    }
}
