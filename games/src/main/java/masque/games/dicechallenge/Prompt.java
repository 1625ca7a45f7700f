package masque.games.dicechallenge;

import masque.core.Codes;
import masque.core.Phrase;

/** Says what is awaited from whom, to one viewer. */
final class Prompt {
    private Prompt() {}

    static Phrase of(Eyes eyes) {
        DiceState state = eyes.state;
        int pending = state.pending();
        if (pending == 0) {
            return Phrase.of("prompt-over");
        }
        return eyes.seat >= 0 && (pending >>> eyes.seat & 1) != 0
                ? own(state)
                : Phrase.of("waiting-" + key(state), "who", Eyes.seats(pending));
    }

    private static String key(DiceState state) {
        return switch (state.phase) {
            case PICKING -> "pick";
            case MIRROR -> "mirror";
            case NOMINATING -> "nominate";
            case FAVOUR -> "favour";
            case OPENING -> "open";
            case BALL -> "ball";
            case TURN -> "turn";
            case BLOCKING -> "block";
            case AFTER -> "after";
            case ENTERING -> "enter";
            case OVER -> throw new IllegalStateException("nobody is awaited");
        };
    }

    private static Phrase own(DiceState state) {
        return switch (state.phase) {
            case PICKING ->
                    Phrase.of(state.game.mode == Mode.DUEL ? "prompt-pick" : "prompt-pick-open");
            case MIRROR ->
                    Phrase.of(
                            "prompt-mirror",
                            "character",
                            state.game.cards.get(state.mirror).phrase());
            case TURN -> turn(state);
            case BLOCKING ->
                    Phrase.of(
                            "prompt-block",
                            "attacker",
                            Who.of(state, state.fighter(state.turn)).name(),
                            "die",
                            Die.of(state, state.fighter(1 - state.turn), state.target).phrase());
            case AFTER ->
                    Phrase.of(
                            "prompt-after", "who", Who.of(state, state.fighter(state.turn)).name());
            case FAVOUR -> Phrase.of(state.converted == 0 ? "prompt-favour" : "prompt-favour-more");
            case NOMINATING, OPENING, BALL, ENTERING -> Phrase.of("prompt-" + key(state));
            case OVER -> Phrase.of("prompt-over");
        };
    }

    private static Phrase turn(DiceState state) {
        boolean blocked = state.blocked != DiceState.NONE;
        String key =
                Attacks.compulsory(state)
                        ? blocked ? "prompt-other" : "prompt-turn"
                        : stuck(state, blocked);
        return Phrase.of(key, "who", Who.of(state, state.fighter(state.turn)).name());
    }

    /** DC-3.2, DC-5.11, DC-5.14: no die can be captured, unless a Droid die joins in. */
    private static String stuck(DiceState state, boolean blocked) {
        Codes legal = new Codes();
        state.legal(state.game.seatOf(state.fighter(state.turn)), legal);
        boolean droid = legal.at(legal.size() - 1) >= state.game.attacks;
        if (blocked) {
            return droid ? "prompt-other-droid" : "prompt-none-other";
        }
        return droid ? "prompt-droid" : legal.size() > 1 ? "prompt-stuck-more" : "prompt-stuck";
    }
}
