package masque.server.card;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import masque.core.Phrase;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.guard.Ids;
import masque.server.setup.CardRule;
import masque.server.setup.Playable;
import masque.server.store.CardCall;
import masque.server.store.KeptCard;
import masque.server.store.Store;
import masque.server.table.Rooms;
import masque.server.table.Socket;
import masque.server.table.TableFacts;
import masque.server.table.Time;
import masque.server.table.Tongues;

/**
 * Where cards lead: to a duel with their holder, to a place in the line, or to a bot (DC-9). All of
 * it happens one after the other, in a thread of its own; any thread may ask.
 *
 * <p>Cards, duels and calls are kept. Lines are not: when the site has been started again, whoever
 * still waits comes back by their page, and the line forms anew in that order.
 */
public final class CardDesk implements AutoCloseable {
    /** How long a place is kept for somebody whose page is gone. */
    static final long PLACE_MILLIS = 30_000;

    private final Store store;
    private final Rooms rooms;
    private final Time time;
    private final Tongues tongues;
    private final CardBook book;
    private final SharedTournament shared;
    private final DeskThread thread = new DeskThread();
    private final Attendance attendance;
    private final Fights fights = new Fights();
    private final Map<String, WaitingLine> lines = new HashMap<>();
    private final Map<Socket, WaitingLine> followed = new HashMap<>();

    /**
     * What came of a challenge.
     *
     * @param sight how the card is seen then
     * @param tournament where the challenge was made instead (DC-9.6)
     * @param changed whether anything is different from before
     */
    public record Outcome(CardSight sight, Optional<String> tournament, boolean changed) {}

    public CardDesk(
            Store store,
            Map<String, Playable> games,
            Rooms rooms,
            Tongues tongues,
            Time time,
            SharedTournament shared) {
        this.store = store;
        this.rooms = rooms;
        this.time = time;
        this.tongues = tongues;
        this.shared = shared;
        book = new CardBook(store, games, time);
        attendance = new Attendance(time, thread::later, this::seeTo);
        rooms.whenTableOver(table -> thread.later(() -> over(table)));
    }

    // --- Holding a card ---

    /** The card that somebody holds. */
    public Optional<KeptCard> of(Guest holder) {
        return book.of(holder.id());
    }

    /** Who came while the holder was away, latest first. */
    public List<CardCall> calls(Guest holder) {
        return store.calls(holder.id());
    }

    /** What a card shows. */
    public CardRule.Face face(KeptCard card) {
        return book.face(card).orElseThrow();
    }

    /**
     * Somebody takes a card, in place of the one that they had.
     *
     * @throws ClientError if there can be no such card
     */
    public CardSight make(Guest holder, String game, String face) {
        return thread.ask(() -> replace(book.fresh(holder, game, face)));
    }

    /**
     * The holder has another id for the card (DC-9.4).
     *
     * @throws ClientError if they have none
     */
    public CardSight renew(Guest holder) {
        return thread.ask(() -> replace(held(holder).renewed(Ids.fresh(), time.now())));
    }

    /** Whoever follows the card by its old id follows nothing. */
    private CardSight replace(KeptCard card) {
        store.keepCard(card).join();
        WaitingLine line = line(card.guest());
        line.leaveAll();
        for (Socket socket : line.followers()) {
            socket.close(Socket.POLICY, Phrase.of("no-card"));
        }
        tidy(line);
        return sight(card, card.guest());
    }

    /**
     * The holder switches the card on or off (DC-9.4); nobody waits for a card that is off.
     *
     * @throws ClientError if they have none
     */
    public CardSight switchTo(Guest holder, boolean on) {
        return thread.ask(() -> {
            if (!on) {
                line(holder.id()).leaveAll();
            }
            return change(held(holder), card -> card.switched(on));
        });
    }

    /** Somebody has another name, which their card says too. */
    public void renamed(Guest holder) {
        thread.later(() ->
                book.of(holder.id())
                        .filter(card -> !card.name().equals(holder.name()))
                        .ifPresent(card -> change(card, old -> old.named(holder.name()))));
    }

    private KeptCard held(Guest holder) {
        return book.of(holder.id()).orElseThrow(() -> ClientError.of(404, "no-own-card"));
    }

    private CardSight change(KeptCard card, UnaryOperator<KeptCard> how) {
        KeptCard next = how.apply(card);
        store.keepCard(next).join();
        seeTo(card.guest());
        return sight(next, card.guest());
    }

    // --- Coming with a card ---

    /**
     * A card as this guest sees it; an empty id is a stranger's.
     *
     * @throws ClientError if there is none
     */
    public CardSight look(String id, String guest) {
        return thread.ask(() -> sight(book.find(id).orElseThrow(CardBook::unknown), guest));
    }

    /** Whether this guest waits for the holder of the card or fights them already. */
    public boolean concerned(String id, String guest) {
        return switch (look(id, guest).you()) {
            case CardSight.Waiting _, CardSight.Fighting _ -> true;
            case CardSight.Nobody _, CardSight.Holder _ -> false;
        };
    }

    /**
     * Checks that a card leads somewhere for this guest.
     *
     * @throws ClientError if there is none, it is switched off, or it is their own
     */
    public void mustBeOpen(String id, String guest) {
        var _ = book.open(id, guest);
    }

    /**
     * Somebody challenges the holder of a card: a duel begins at once, or they wait in line.
     *
     * @throws ClientError if the card leads nowhere, or the line is full
     */
    public Outcome challenge(String id, Guest challenger) {
        KeptCard card = book.open(id, challenger.id());
        Optional<String> tournament = shared.challenge(challenger, card.guest(), card.game());
        return tournament.isPresent()
                ? new Outcome(look(id, challenger.id()), tournament, true)
                : thread.ask(() -> join(id, challenger));
    }

    private Outcome join(String id, Guest challenger) {
        KeptCard card = book.open(id, challenger.id());
        WaitingLine line = line(card.guest());
        boolean known =
                line.waits(challenger.id())
                        || fights.between(card.guest(), challenger.id()).isPresent();
        if (!known) {
            boolean first = free(card.guest()) && ready(line).isEmpty();
            if (line.full() && !first) {
                tidy(line);
                throw ClientError.of(409, "line-full", "most", WaitingLine.MOST_WAITING);
            }
            line.join(challenger, later(() -> leave(line, challenger.id())));
            if (!attendance.here(card.guest())) {
                store.keepCall(
                                card.guest(),
                                CardCall.waiting(challenger.id(), challenger.name(), time.now()))
                        .join();
            }
            seeTo(card.guest());
        }
        return new Outcome(sight(card, challenger.id()), Optional.empty(), !known);
    }

    private Time.Alarm later(Runnable work) {
        return time.after(PLACE_MILLIS, () -> thread.later(work));
    }

    private void leave(WaitingLine line, String guest) {
        if (line.leave(guest)) {
            seeTo(line.holder());
        }
        tidy(line);
    }

    /**
     * Somebody waits no longer.
     *
     * @throws ClientError if there is no such card
     */
    public CardSight giveUp(String id, Guest challenger) {
        return thread.ask(() -> {
            KeptCard card = book.find(id).orElseThrow(CardBook::unknown);
            leave(line(card.guest()), challenger.id());
            return sight(card, challenger.id());
        });
    }

    /**
     * Somebody fights a bot with the card's character, because its holder is away (DC-9.3); gives
     * the id of the table.
     *
     * @throws ClientError if the card leads nowhere, or its holder is here
     */
    public String fightBot(String id, Guest challenger) {
        return thread.ask(() -> {
            KeptCard card = book.open(id, challenger.id());
            if (attendance.here(card.guest())) {
                throw ClientError.of(409, "holder-here");
            }
            String table =
                    rooms.begin(book.terms(card), book.sittersWithBot(card, challenger)).join();
            store.keepCall(
                            card.guest(),
                            CardCall.fighting(
                                    challenger.id(),
                                    challenger.name(),
                                    time.now(),
                                    table,
                                    book.otherSeat(card)))
                    .join();
            leave(line(card.guest()), challenger.id());
            return table;
        });
    }

    // --- Who is here ---

    /** Somebody has opened the page of a table of theirs. */
    public void comes(String guest) {
        thread.later(() -> {
            attendance.comes(guest);
            seeTo(guest);
        });
    }

    /** Somebody has closed the page of a table of theirs. */
    public void goes(String guest) {
        thread.later(() -> {
            attendance.goes(guest);
            seeTo(guest);
        });
    }

    /** Somebody has opened the page of a card. */
    public void follow(String id, Socket socket) {
        thread.later(() -> {
            Optional<KeptCard> card = book.find(id);
            if (card.isEmpty()) {
                socket.close(Socket.POLICY, Phrase.of("no-card"));
                return;
            }
            WaitingLine line = line(card.get().guest());
            if (!line.admits(socket)) {
                socket.close(Socket.TRY_AGAIN_LATER, Phrase.of("card-crowded"));
                return;
            }
            line.follow(socket);
            followed.put(socket, line);
            if (socket.guest().equals(line.holder())) {
                attendance.comes(line.holder());
            }
            seeTo(line.holder());
        });
    }

    /** Somebody has closed the page of a card. */
    public void unfollow(Socket socket) {
        thread.later(() ->
                Optional.ofNullable(followed.remove(socket))
                        .ifPresent(line -> unfollow(line, socket)));
    }

    private void unfollow(WaitingLine line, Socket socket) {
        String guest = socket.guest();
        if (line.unfollow(socket)) {
            line.expire(guest, later(() -> leave(line, guest)));
        }
        if (guest.equals(line.holder())) {
            attendance.goes(guest);
        }
        tidy(line);
    }

    // --- Duels ---

    private boolean free(String holder) {
        return attendance.connected(holder) && fights.of(holder).isEmpty();
    }

    /** Whose turn it is: whoever fights somewhere else keeps their place meanwhile. */
    private Optional<Guest> ready(WaitingLine line) {
        return line.first(guest -> fights.of(guest).isEmpty());
    }

    /** Something may have changed for the holder of a card: the next duel begins, all are told. */
    private void seeTo(String holder) {
        WaitingLine line = lines.get(holder);
        if (line == null) {
            return;
        }
        Optional<KeptCard> card = book.of(holder);
        if (card.isPresent() && card.get().on() && free(holder)) {
            ready(line).ifPresent(challenger -> begin(card.get(), line, challenger));
        }
        card.ifPresent(now -> tell(line, now));
        tidy(line);
    }

    private void begin(KeptCard card, WaitingLine line, Guest challenger) {
        String table = rooms.begin(book.terms(card), book.sitters(card, challenger)).join();
        fights.begin(table, Set.of(card.guest(), challenger.id()));
        line.leave(challenger.id());
        store.keepCard(card.fighting(table)).join();
        Optional<KeptCard> own = store.cardOf(challenger.id());
        if (own.isPresent()) {
            // Whoever holds a card too is in one duel at a time.
            store.keepCard(own.get().fighting(table)).join();
        }
    }

    /** Whoever was in that duel is free again, for those who wait for them and where they wait. */
    private void over(String table) {
        Set<String> fighters = fights.over(table);
        fighters.forEach(this::seeTo);
        List.copyOf(lines.values()).stream()
                .filter(line -> fighters.stream().anyMatch(line::waits))
                .forEach(line -> seeTo(line.holder()));
    }

    /** The line of a holder; a duel that was under way when the site was started goes on. */
    private WaitingLine line(String holder) {
        WaitingLine known = lines.get(holder);
        if (known != null) {
            return known;
        }
        WaitingLine line = new WaitingLine(holder);
        lines.put(holder, line);
        if (fights.of(holder).isEmpty()) {
            store.cardOf(holder)
                    .map(KeptCard::duel)
                    .filter(store::exists)
                    .map(table -> rooms.standing(table))
                    .filter(now -> !over(now.facts()))
                    .ifPresent(now -> fights.begin(now.id(), now.facts().guests()));
        }
        return line;
    }

    private static boolean over(TableFacts facts) {
        return switch (facts.phase()) {
            case GATHERING, DEALING, PLAYING -> false;
            case FINISHED, ENDED -> true;
        };
    }

    private void tidy(WaitingLine line) {
        if (line.empty()) {
            lines.remove(line.holder(), line);
        }
    }

    // --- What is seen ---

    private CardSight sight(KeptCard card, String guest) {
        WaitingLine line = line(card.guest());
        Optional<String> duel = fights.of(card.guest());
        CardSight sight =
                new CardSight(
                        card,
                        attendance.here(card.guest()),
                        duel.isPresent(),
                        line.names().size(),
                        you(card, line, guest));
        tidy(line);
        return sight;
    }

    private CardSight.You you(KeptCard card, WaitingLine line, String guest) {
        if (guest.equals(card.guest())) {
            return new CardSight.Holder(line.names(), fights.of(guest));
        }
        Optional<String> duel = fights.between(card.guest(), guest);
        if (duel.isPresent()) {
            return new CardSight.Fighting(duel.get());
        }
        return line.waits(guest)
                ? new CardSight.Waiting(line.placeOf(guest))
                : new CardSight.Nobody();
    }

    private void tell(WaitingLine line, KeptCard card) {
        for (Socket socket : line.followers()) {
            line.tell(
                    socket,
                    CardJson.message(
                            sight(card, socket.guest()),
                            face(card),
                            tongues.of(socket.language(), card.game())));
        }
    }

    /** Tells everybody that the site stops. */
    @Override
    public void close() {
        thread.later(() ->
                lines.values()
                        .forEach(line ->
                                line.followers()
                                        .forEach(socket ->
                                                socket.close(
                                                        Socket.GOING_AWAY,
                                                        Phrase.of("stopping")))));
        thread.close();
    }
}
