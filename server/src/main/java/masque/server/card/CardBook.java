package masque.server.card;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Setup;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.guard.Ids;
import masque.server.setup.CardRule;
import masque.server.setup.Playable;
import masque.server.store.KeptCard;
import masque.server.store.Store;
import masque.server.table.ClockRule;
import masque.server.table.Sitter;
import masque.server.table.Terms;
import masque.server.table.Time;

/** The cards that there are, and what they fix. */
final class CardBook {
    private static final ClockRule CLOCK =
            new ClockRule(ClockRule.Kind.MOVE, 60, 0, ClockRule.USUAL_GRACE);

    private final Store store;
    private final Map<String, Playable> games;
    private final Time time;

    CardBook(Store store, Map<String, Playable> games, Time time) {
        this.store = store;
        this.games = games;
        this.time = time;
    }

    /** A card with what it shows; one that shows what no game has any more is nobody's. */
    Optional<KeptCard> find(String id) {
        return store.card(id).filter(card -> face(card).isPresent());
    }

    Optional<KeptCard> of(String guest) {
        return store.cardOf(guest).filter(card -> face(card).isPresent());
    }

    Optional<CardRule.Face> face(KeptCard card) {
        return rule(card.game()).flatMap(rule -> rule.face(card.face()));
    }

    private Optional<CardRule> rule(String game) {
        return Optional.ofNullable(games.get(game)).flatMap(Playable::card);
    }

    /**
     * A card that leads to a duel for this guest.
     *
     * @throws ClientError if there is none, it is switched off, or it is their own
     */
    KeptCard open(String id, String guest) {
        KeptCard card = find(id).orElseThrow(CardBook::unknown);
        if (card.guest().equals(guest)) {
            throw ClientError.of(409, "own-card");
        }
        if (!card.on()) {
            throw ClientError.of(409, "card-off");
        }
        return card;
    }

    static ClientError unknown() {
        return ClientError.of(404, "no-card");
    }

    /** A card that its holder has not had yet, in place of the one that they have. */
    KeptCard fresh(Guest holder, String game, String face) {
        CardRule rule = rule(game).orElseThrow(() -> ClientError.field("game", "no-cards"));
        if (rule.face(face).isEmpty()) {
            throw ClientError.field("face", "no-face", "game", game);
        }
        String duel = of(holder.id()).map(KeptCard::duel).orElse("");
        return new KeptCard(
                Ids.fresh(), holder.id(), holder.name(), game, face, true, time.now(), duel);
    }

    /** What is played in a duel by this card. */
    Terms terms(KeptCard card) {
        Playable game = game(card);
        CardRule rule = game.card().orElseThrow();
        Map<String, String> chosen =
                Map.of(rule.option(), rule.face(card.face()).orElseThrow().value());
        return new Terms(
                card.game(),
                CardRule.SEATS,
                Setup.of(game.box(), CardRule.SEATS, chosen).journaled(game.box()),
                CLOCK,
                false,
                true);
    }

    /** The holder and whoever comes, in the seats that the card gives them. */
    List<Sitter> sitters(KeptCard card, Guest challenger) {
        Guest holder = new Guest(card.guest(), card.name());
        return game(card).card().orElseThrow().seated(Sitter.of(holder), Sitter.of(challenger));
    }

    /** The same with a bot in the holder's place. */
    List<Sitter> sittersWithBot(KeptCard card, Guest challenger) {
        Playable game = game(card);
        return game.card()
                .orElseThrow()
                .seated(Sitter.bot(game.houseLevel()), Sitter.of(challenger));
    }

    /** The seat of whoever comes. */
    int otherSeat(KeptCard card) {
        return game(card).card().orElseThrow().otherSeat();
    }

    private Playable game(KeptCard card) {
        return Optional.ofNullable(games.get(card.game())).orElseThrow();
    }
}
