package masque.games.dicechallenge;

import java.util.Optional;
import masque.core.Codes;
import masque.core.Refusal;

/** Says which clause forbids a choice. It looks at nothing that the seat may not know. */
final class Why {
    private final DiceGame game;
    private final DiceState state;

    Why(DiceGame game, DiceState state) {
        this.game = game;
        this.state = state;
    }

    Optional<Refusal> refusal(int seat, int code) {
        if (seat < 0 || seat >= game.seats) {
            return Optional.of(Refusal.NOT_AT_THIS_TABLE);
        }
        Optional<DiceMove> move = Reading.of(game, code);
        if (move.isEmpty()) {
            return Optional.of(Refusal.NO_SUCH_MOVE);
        }
        if (state.phase == Phase.OVER) {
            return refused("DC-2.2", "why-over");
        }
        if ((state.pending() >>> seat & 1) == 0) {
            return refused(clause(), "why-not-your-turn", "who", Eyes.seats(state.pending()));
        }
        Codes legal = new Codes();
        state.legal(seat, legal);
        return legal.contains(code) ? Optional.empty() : reason(move.get());
    }

    private static Optional<Refusal> refused(String clause, String key, Object... arguments) {
        return Optional.of(Refusal.of(clause, key, arguments));
    }

    /** The clause by which the game waits for what it waits for. */
    private String clause() {
        return switch (state.phase) {
            case PICKING -> game.mode == Mode.DUEL ? "DC-2.1" : "DC-6.1";
            case MIRROR -> "DC-8.10";
            case NOMINATING -> "DC-6.2";
            case FAVOUR ->
                    switch (game.mode) {
                        case DUEL -> "DC-4.1";
                        case SINGLE -> "DC-6.4";
                        case TAG -> "DC-7.6";
                    };
            case OPENING -> "DC-7.1";
            case BALL -> "DC-5.5";
            case TURN -> "DC-3.2";
            case BLOCKING -> "DC-5.2";
            case AFTER -> "DC-5.14";
            case ENTERING -> "DC-7.3";
            case OVER -> "DC-2.2";
        };
    }

    private Optional<Refusal> reason(DiceMove move) {
        return switch (state.phase) {
            case PICKING ->
                    move instanceof DiceMove.Pick pick
                            ? refused(clause(), "why-taken", "character", pick.character())
                            : later();
            case NOMINATING ->
                    isFor(move, DiceMove.Errand.NOMINATE)
                            ? refused("DC-6.2", "why-nominee")
                            : later();
            case FAVOUR -> move instanceof DiceMove.Favour favour ? favour(favour) : later();
            case OPENING ->
                    isFor(move, DiceMove.Errand.OPEN) ? refused("DC-7.1", "why-opener") : later();
            case BALL ->
                    isFor(move, DiceMove.Errand.BALL) ? refused("DC-5.5", "why-ball") : later();
            case TURN -> turn(move);
            case AFTER -> after(move);
            case ENTERING ->
                    isFor(move, DiceMove.Errand.ENTER) ? refused("DC-7.3", "why-enter") : later();
            case MIRROR, BLOCKING, OVER -> later();
        };
    }

    private static boolean isFor(DiceMove move, DiceMove.Errand errand) {
        return move instanceof DiceMove.Name name && name.errand() == errand;
    }

    /** It is another kind of choice that is awaited. */
    private Optional<Refusal> later() {
        return refused(
                clause(),
                switch (state.phase) {
                    case PICKING -> "why-pick-first";
                    case MIRROR -> "why-mirror-first";
                    case NOMINATING -> "why-nominate-first";
                    case FAVOUR -> "why-favour-first";
                    case OPENING -> "why-open-first";
                    case BALL -> "why-ball-first";
                    case TURN -> "why-turn-now";
                    case BLOCKING -> "why-block-first";
                    case AFTER -> "why-after-first";
                    case ENTERING -> "why-enter-first";
                    case OVER -> "why-over";
                });
    }

    private Optional<Refusal> favour(DiceMove.Favour favour) {
        if (state.converted > 0 && favour.deed() != DiceMove.Deed.CONVERT) {
            return refused(clause(), "why-converted");
        }
        return switch (favour.deed()) {
            case CONVERT -> refused("DC-4.1", "why-convert", "size", favour.size());
            case REMOVE ->
                    state.has(state.loser, BlackCrystal.INDEX)
                            ? refused("DC-5.9", "why-remove", "size", favour.size())
                            : lacks(BlackCrystal.INDEX);
            case STEAL ->
                    state.has(state.loser, DeathPhantom.INDEX)
                            ? refused("DC-5.10", "why-steal", "size", favour.size())
                            : lacks(DeathPhantom.INDEX);
        };
    }

    /** DC-6.5, DC-7.4: in tag play it would be enough if anybody of the team had it. */
    private Optional<Refusal> lacks(int index) {
        Ability ability = Abilities.ALL.get(index);
        String key = game.mode == Mode.TAG ? "why-lacks-team" : "why-lacks";
        return refused(ability.clause(), key, "ability", ability.name());
    }

    private Optional<Refusal> turn(DiceMove move) {
        return switch (move) {
            case DiceMove.Attack attack -> attack(attack);
            case DiceMove.Command command -> before(CommandCentre.INDEX, "why-command");
            case DiceMove.Bring bring ->
                    bring.back()
                            ? before(KingsHologram.INDEX, "why-hologram")
                            : before(SilverCrystal.INDEX, "why-crystal");
            case DiceMove.Word word when word == DiceMove.Word.PASS ->
                    refused("DC-3.2", "why-must-attack");
            case DiceMove.Name name when name.errand() == DiceMove.Errand.TAG -> tag();
            case DiceMove.Word word -> later();
            case DiceMove.Name name -> later();
            case DiceMove.Pick pick -> later();
            case DiceMove.Dark dark -> later();
            case DiceMove.Favour favour -> later();
        };
    }

    private Optional<Refusal> before(int index, String key) {
        if (state.blocked != DiceState.NONE) {
            return refused("DC-5.14", "why-blocked");
        }
        return state.has(state.turn, index)
                ? refused(Abilities.ALL.get(index).clause(), key)
                : lacks(index);
    }

    private Optional<Refusal> tag() {
        if (game.mode != Mode.TAG) {
            return refused("DC-7.2", "why-no-tag");
        }
        if (state.blocked != DiceState.NONE) {
            return refused("DC-5.14", "why-blocked");
        }
        return Turns.tags(state, Attacks.compulsory(state)) != 0
                ? refused("DC-7.2", "why-tag")
                : state.acted
                        ? refused("DC-5.14", "why-tag-acted")
                        : refused("DC-7.2", "why-tag-twice");
    }

    private Optional<Refusal> attack(DiceMove.Attack attack) {
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        int waiting = DroidDice.waiting(state, c);
        if ((attack.dice() & ~(state.play(c) | waiting)) != 0) {
            return refused("DC-3.3", "why-not-in-play");
        }
        if ((state.play(o) >>> attack.target() & 1) == 0) {
            return refused("DC-3.3", "why-no-target");
        }
        if (attack.target() == state.blocked) {
            return refused("DC-5.2", "why-blocked-die");
        }
        if ((attack.dice() & waiting) != 0) {
            return refused("DC-5.11", "why-droid");
        }
        boolean alone = Integer.bitCount(attack.dice()) == 1;
        int sum = 0;
        for (int rest = attack.dice(); rest != 0; rest &= rest - 1) {
            sum += state.value(c, Integer.numberOfTrailingZeros(rest));
        }
        int value = state.value(o, attack.target());
        if (alone ? sum >= value : sum == value) {
            return refused(alone ? "DC-3.3" : "DC-3.4", "why-equal-dice");
        }
        return alone
                ? refused("DC-3.3", "why-power", "value", value, "own", sum)
                : refused("DC-3.4", "why-skill", "value", value, "sum", sum);
    }

    private Optional<Refusal> after(DiceMove move) {
        if (move instanceof DiceMove.Dark) {
            return state.has(state.turn, DarkKingdom.INDEX)
                    ? refused("DC-5.4", "why-dark")
                    : lacks(DarkKingdom.INDEX);
        }
        if (move == DiceMove.Word.AGAIN) {
            return state.has(state.turn, PlanetPower.INDEX)
                    ? refused("DC-7.7", "why-again")
                    : lacks(PlanetPower.INDEX);
        }
        return later();
    }
}
