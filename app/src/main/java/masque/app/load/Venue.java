package masque.app.load;

import java.net.URI;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;

/** What the players of one tournament share. */
final class Venue {
    private static final int AT_ONCE = 16;
    private static final int MOST_TRIES = 5;

    private final TournamentPlan plan;
    private final Wire wire;
    private final Hall hall = new Hall();
    private final Lives lives = new Lives();
    private final Mishaps mishaps = new Mishaps();
    private final Latencies acts = new Latencies();
    private final Latencies actsAroundKills = new Latencies();
    private final LongAdder moves = new LongAdder();
    private final LongAdder refusals = new LongAdder();
    private final LongAdder movesLost = new LongAdder();
    private final LongAdder movesDoubled = new LongAdder();
    private final AtomicInteger following = new AtomicInteger();
    private final AtomicInteger names = new AtomicInteger();
    private final Semaphore entrance = new Semaphore(AT_ONCE);
    private final Collection<Entry> entries = new ConcurrentLinkedQueue<>();
    private volatile boolean everybodyIsBack = true;
    private volatile String tournament = "";

    Venue(TournamentPlan plan, Wire wire) {
        this.plan = plan;
        this.wire = wire;
    }

    TournamentPlan plan() {
        return plan;
    }

    Wire wire() {
        return wire;
    }

    Hall hall() {
        return hall;
    }

    Lives lives() {
        return lives;
    }

    Mishaps mishaps() {
        return mishaps;
    }

    /** How long acts took from being sent to being answered, but those around kills. */
    Latencies acts() {
        return acts;
    }

    /** The same of acts that were sent between a kill and the moment when everybody was back. */
    Latencies actsAroundKills() {
        return actsAroundKills;
    }

    boolean everybodyIsBack() {
        return everybodyIsBack;
    }

    void everybodyIsBack(boolean now) {
        everybodyIsBack = now;
    }

    /** Refusals that the rules explain. */
    LongAdder refusals() {
        return refusals;
    }

    LongAdder moves() {
        return moves;
    }

    LongAdder movesLost() {
        return movesLost;
    }

    LongAdder movesDoubled() {
        return movesDoubled;
    }

    /** How many are connected and know how the tournament stands. */
    AtomicInteger following() {
        return following;
    }

    Semaphore entrance() {
        return entrance;
    }

    void opens(String id) {
        tournament = id;
    }

    String path() {
        return "/api/v1/tournaments/" + tournament;
    }

    String freshName() {
        return "Guest " + names.incrementAndGet();
    }

    void enters(Entry entry) {
        entries.add(entry);
    }

    List<Entry> entries() {
        return List.copyOf(entries);
    }

    /** A match is over at the table for one of its players. */
    void played(Acknowledged ledger) {
        moves.add(ledger.acknowledgedCount());
        movesLost.add(ledger.lost());
        movesDoubled.add(ledger.doubled());
    }

    /**
     * Asks the site for something until it answers, whatever happens to it meanwhile.
     *
     * @throws Unanswered if it is up and does not answer
     */
    <T> T insist(Function<URI, T> question) {
        int tries = 0;
        while (true) {
            Lives.Life life = lives.await();
            try {
                return question.apply(life.site());
            } catch (Unanswered e) {
                // A connection of its last life may have been used once more.
                tries = lives.lasts(life) ? tries + 1 : 0;
                if (tries == MOST_TRIES) {
                    throw e;
                }
            }
        }
    }
}
