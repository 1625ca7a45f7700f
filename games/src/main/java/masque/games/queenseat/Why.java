package masque.games.queenseat;

import java.util.Locale;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Refusal;
import masque.core.Seat;

/** Says which clause forbids a choice. It looks at nothing that the seat may not know. */
final class Why {
    private final QueenGame game;
    private final QueenState state;

    Why(QueenGame game, QueenState state) {
        this.game = game;
        this.state = state;
    }

    Optional<Refusal> refusal(int seat, int code) {
        if (seat < 0 || seat >= game.seats) {
            return Optional.of(Refusal.NOT_AT_THIS_TABLE);
        }
        if (!game.means(code)) {
            return Optional.of(Refusal.NO_SUCH_MOVE);
        }
        if (state.phase == Phase.OVER) {
            return refused("QS-3.1", "why-over");
        }
        if ((state.waiting >>> seat & 1) == 0) {
            return refused(clause(), "why-not-your-turn", "who", Eyes.seats(state.waiting));
        }
        return Legal.allows(state, seat, code) ? Optional.empty() : wrong(seat, code);
    }

    private static Optional<Refusal> refused(String clause, String key, Object... arguments) {
        return Optional.of(Refusal.of(clause, key, arguments));
    }

    /** The clause by which something is awaited now. */
    private String clause() {
        return switch (state.phase) {
            case VOTING -> "QS-2.1";
            case TAKING, GIVING -> "QS-2.4";
            case LOSING, HANDING -> "QS-2.5";
            case FACING -> "QS-5.1";
            case OVER -> "QS-3.1";
            default -> Princess.at(state.voteOf(state.actor)).clause();
        };
    }

    /** Says what is wrong with a choice of somebody who owes one: its time, or itself. */
    private Optional<Refusal> wrong(int seat, int code) {
        int block = QueenGame.block(code);
        int first = Legal.first(state.phase);
        if (block != first && (first != QueenGame.SECRET || block != QueenGame.OPEN)) {
            String key = "why-" + state.phase.name().toLowerCase(Locale.ROOT) + "-first";
            return refused(clause(), key);
        }
        return switch (state.phase) {
            case VOTING -> wrongVote(seat, code - QueenGame.VOTE);
            case TAKING -> refused("QS-2.4", "why-take", "whose", new Seat(code - block));
            case LOSING -> wrongSwap(code - QueenGame.SWAP);
            case NAMING -> refused("QS-4.4", "why-name", "princess", Eyes.princess(code - block));
            case CHOOSING -> wrongTarget(code - block);
            case PICKING, SHOWING -> wrongPick(seat, code);
            case STEALING -> wrongSteal(code);
            case HANDING -> wrongReceiver(code - block);
            case GIVING, CALLING, FACING, OVER ->
                    throw new IllegalStateException("code " + code + " is right at its time");
        };
    }

    private Phrase card(int kind) {
        return game.card(kind).phrase();
    }

    private Optional<Refusal> wrongVote(int seat, int kind) {
        return Cards.count(state.secret[seat], kind) == 0
                ? refused("QS-2.1", "why-not-held", "card", card(kind))
                : Optional.of(barred(state, seat));
    }

    /** Why a seat may not vote a card that it holds and that is not legal. */
    static Refusal barred(QueenState state, int seat) {
        int forced = Ballot.forced(state, seat);
        if (forced != QueenState.NONE) {
            return Refusal.of("QS-5.5", "why-forced", "princess", Eyes.princess(forced));
        }
        return state.bar == Bar.LEAST
                ? Refusal.of("QS-4.7", "why-not-least")
                : Refusal.of("QS-2.2", "why-most");
    }

    private Optional<Refusal> wrongSwap(int whom) {
        if (whom == state.actor) {
            return refused("QS-2.5", "why-swap-self");
        }
        if (state.frozen(state.actor)) {
            return refused("QS-4.12", "why-frozen-self");
        }
        if (state.frozen(whom)) {
            return frozen("QS-4.12", whom);
        }
        return switch (state.test) {
            case SHE_HAS_FEWER ->
                    refused(
                            "QS-2.6",
                            game.equalSwap ? "why-swap-equal" : "why-swap-fewer",
                            "princess",
                            Eyes.princess(state.winning));
            case LOSING_TYPE -> refused("QS-4.9", "why-swap-losing");
            case SHE_HAS_MORE ->
                    refused("QS-4.10", "why-swap-more", "princess", Eyes.princess(state.winning));
        };
    }

    private static Optional<Refusal> frozen(String clause, int whom) {
        return refused(clause, "why-frozen", "whom", new Seat(whom));
    }

    private Optional<Refusal> wrongTarget(int whom) {
        if (whom == state.actor) {
            return refused(clause(), "why-choose-self");
        }
        return state.frozen(whom)
                ? frozen("QS-5.4", whom)
                : refused("QS-5.2", "why-no-cards", "whom", new Seat(whom));
    }

    private Optional<Refusal> wrongPick(int seat, int code) {
        boolean secret = code < QueenGame.OPEN;
        int kind = code - (secret ? QueenGame.SECRET : QueenGame.OPEN);
        long hand = secret ? state.secret[seat] : state.open[seat];
        if (state.phase == Phase.SHOWING && Cards.count(hand, kind) > 0) {
            return refused(
                    "QS-4.4",
                    Deed.least(state.deeds[state.actor]) ? "why-show-least" : "why-show-most");
        }
        return refused(clause(), secret ? "why-pick-secret" : "why-pick-open", "card", card(kind));
    }

    private Optional<Refusal> wrongSteal(int code) {
        Seat whose = new Seat(state.target);
        if (code != QueenGame.BLIND) {
            return refused(
                    "QS-5.2", "why-steal", "whose", whose, "card", card(code - QueenGame.STEAL));
        }
        return state.voteOf(state.actor) == Princess.EYRIE_FEYLE.ordinal()
                ? refused("QS-4.8", "why-steal-open")
                : refused("QS-5.2", "why-no-secret", "whose", whose);
    }

    private Optional<Refusal> wrongReceiver(int whom) {
        return whom == state.queen() ? refused("QS-2.5", "why-hand-self") : frozen("QS-5.4", whom);
    }
}
