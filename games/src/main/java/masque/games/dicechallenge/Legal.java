package masque.games.dicechallenge;

import masque.core.Codes;

/** What may be chosen now by whoever is asked. It depends on nothing that is secret. */
final class Legal {
    private Legal() {}

    static void add(DiceState state, int seat, Codes into) {
        switch (state.phase) {
            case PICKING -> Picking.add(state, into);
            case NOMINATING ->
                    into.addBits(
                            Codebook.NOMINATE,
                            Nominating.candidates(state, state.game.sideOf(seat)));
            case FAVOUR -> Favours.add(state, into);
            case OPENING ->
                    into.addBits(Codebook.OPEN, Rounds.lowest(state, Rounds.opening(state)));
            case BALL -> Ability.ALL.get(CrystalBall.INDEX).offer(state, state.asked, into);
            case TURN -> Turns.add(state, into);
            case BLOCKING ->
                    Ability.ALL.get(MaskedDefender.INDEX).offer(state, 1 - state.turn, into);
            case AFTER -> {
                into.add(Codebook.DONE);
                Ability.ALL.get(PlanetPower.INDEX).offer(state, state.turn, into);
                Ability.ALL.get(DarkKingdom.INDEX).offer(state, state.turn, into);
            }
            case ENTERING -> into.addBits(Codebook.ENTER, Turns.living(state, 1 - state.turn));
            case OVER -> {}
        }
    }

    static boolean allows(DiceState state, int seat, int code) {
        return switch (state.phase) {
            case PICKING -> Picking.allows(state, code);
            case NOMINATING ->
                    among(
                            code,
                            Codebook.NOMINATE,
                            Nominating.candidates(state, state.game.sideOf(seat)));
            case FAVOUR -> Favours.allows(state, code);
            case OPENING -> among(code, Codebook.OPEN, Rounds.lowest(state, Rounds.opening(state)));
            case BALL -> Ability.ALL.get(CrystalBall.INDEX).allows(state, state.asked, code);
            case TURN -> Turns.allows(state, code);
            case BLOCKING ->
                    Ability.ALL.get(MaskedDefender.INDEX).allows(state, 1 - state.turn, code);
            case AFTER ->
                    code == Codebook.DONE
                            || Ability.ALL.get(PlanetPower.INDEX).allows(state, state.turn, code)
                            || (inside(code, Codebook.DARK, Codebook.CRYSTAL)
                                    && Ability.ALL
                                            .get(DarkKingdom.INDEX)
                                            .allows(state, state.turn, code));
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
