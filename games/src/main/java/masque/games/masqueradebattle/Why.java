package masque.games.masqueradebattle;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Refusal;
import masque.core.Seat;

/** Says which clause forbids a choice. It looks at nothing that the seat may not know. */
final class Why {
    private final BattleGame game;
    private final BattleState state;

    Why(BattleGame game, BattleState state) {
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
            return refused("MB-8.1", "why-over");
        }
        BattleMove move = game.read(code);
        return wrongTime(move)
                .or(() ->
                        seat == state.turn
                                ? Optional.empty()
                                : refused(
                                        turnClause(),
                                        "why-not-your-turn",
                                        "who",
                                        new Seat(state.turn)))
                .or(() -> wrongChoice(seat, move));
    }

    private static Optional<Refusal> refused(String clause, String key, Object... arguments) {
        return Optional.of(Refusal.of(clause, key, arguments));
    }

    private String turnClause() {
        return switch (state.phase) {
            case BIDDING -> "MB-3.1";
            case REVEALING -> "MB-4.1";
            case PLAYING, OVER -> "MB-5.1";
            case NAMING -> namingClause();
            case SWITCHING -> "MB-5.7";
            case GIVING -> "MB-7.3";
            case PILING -> pilingClause();
        };
    }

    private String namingClause() {
        int play = state.play(state.begin() + state.laid - 1);
        return Deck.isOneOf(Deck.TRANSFORMATIONS, play) ? "MB-5.6" : "MB-5.2";
    }

    private String pilingClause() {
        return state.receiver == state.turn ? "MB-7.2" : "MB-7.3";
    }

    /** Refuses what is not to be chosen in this phase, saying what comes first. */
    private Optional<Refusal> wrongTime(BattleMove move) {
        boolean fits =
                switch (move) {
                    case BattleMove.Bid bid -> state.phase == Phase.BIDDING;
                    case BattleMove.Pass pass -> state.phase == Phase.BIDDING;
                    case BattleMove.Reveal reveal -> state.phase == Phase.REVEALING;
                    case BattleMove.Play play -> state.phase == Phase.PLAYING;
                    case BattleMove.Name name -> state.phase == Phase.NAMING;
                    case BattleMove.Switch turn -> state.phase == Phase.SWITCHING;
                    case BattleMove.Done done -> state.phase == Phase.SWITCHING;
                    case BattleMove.Give give -> state.phase == Phase.GIVING;
                    case BattleMove.Pile pile -> state.phase == Phase.PILING;
                };
        return fits ? Optional.empty() : refused(turnClause(), expected());
    }

    private String expected() {
        return switch (state.phase) {
            case BIDDING -> "why-auction-first";
            case REVEALING -> "why-reveal-first";
            case PLAYING, OVER -> "why-cards-now";
            case NAMING -> "why-name-first";
            case SWITCHING -> "why-switch-first";
            case GIVING -> "why-give-first";
            case PILING -> "why-pile-first";
        };
    }

    private Optional<Refusal> wrongChoice(int seat, BattleMove move) {
        return switch (move) {
            case BattleMove.Bid(int number, Side side) ->
                    number > state.bid
                            ? Optional.empty()
                            : refused("MB-3.1", "why-bid-higher", "number", state.bid);
            case BattleMove.Pass pass ->
                    state.bid > 0 ? Optional.empty() : refused("MB-3.3", "why-open");
            case BattleMove.Play(Card card, Optional<Side> side) ->
                    play(seat, card, game.code(move));
            case BattleMove.Switch(Seat whose) -> turnOver(whose);
            case BattleMove.Give(Seat to) ->
                    to.index() != seat ? Optional.empty() : refused("MB-7.3", "why-give-self");
            case BattleMove.Reveal reveal -> Optional.empty();
            case BattleMove.Name name -> Optional.empty();
            case BattleMove.Done done -> Optional.empty();
            case BattleMove.Pile pile -> Optional.empty();
        };
    }

    private Optional<Refusal> play(int seat, Card card, int code) {
        int index = Deck.index(code - BattleGame.PLAY);
        if (!has(state.characters[seat], state.others[seat], index)) {
            return refused("MB-5.1", "why-not-in-your-hand", "card", card.phrase());
        }
        if (has(state.playableCharacters(), state.playableOthers(), index)) {
            return Optional.empty();
        }
        Phrase planet = Planet.at(state.ruling).phrase();
        List<Phrase> cards =
                game.deck.list(state.playableCharacters(), state.playableOthers()).stream()
                        .map(Card::phrase)
                        .toList();
        return card.kind() == Card.Kind.BETRAYAL
                ? refused("MB-5.4", "why-betrayal", "planet", planet, "cards", cards)
                : refused("MB-5.3", "why-follow", "planet", planet, "cards", cards);
    }

    private static boolean has(long characters, int others, int index) {
        return index < Deck.CHARACTERS
                ? (characters >>> index & 1) != 0
                : (others >>> (index - Deck.CHARACTERS) & 1) != 0;
    }

    private Optional<Refusal> turnOver(Seat whose) {
        if ((state.switchable >>> whose.index() & 1) != 0) {
            return Optional.empty();
        }
        boolean already =
                (state.switched(state.begin() + state.laid - 1) >>> whose.index() & 1) != 0;
        return refused(
                "MB-5.7", already ? "why-switched-already" : "why-no-character", "whose", whose);
    }
}
