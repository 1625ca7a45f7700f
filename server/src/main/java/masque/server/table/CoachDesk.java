package masque.server.table;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import masque.coach.Coach;
import masque.coach.Gait;
import masque.coach.Patience;
import masque.coach.Review;
import masque.core.Game;
import masque.core.Journal;
import masque.core.Seeded;
import masque.edge.Pen;
import masque.server.setup.Playable;
import masque.server.store.KeptTable;
import masque.server.store.Store;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JsonGenerator;

/**
 * Has the coach look at games that are over: one after the other, behind all else that is done
 * here. What it says is kept, and said again to whoever asks.
 */
public final class CoachDesk implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CoachDesk.class);
    private static final int MOST_WAITING = 32;

    /** What the coach looks at, or is to. */
    private record Asked(String table, int seat) {}

    private final Store store;
    private final Map<String, Playable> games;
    private final Tongues tongues;
    private final Editions editions;
    private final Duration patience;
    private final ExecutorService thread = Pool.modest(1, "coach-", MOST_WAITING);
    private final Gait gait = new RestingGait(Workload.here(), thread::isShutdown);
    private final Set<Asked> asked = ConcurrentHashMap.newKeySet();

    /**
     * A desk.
     *
     * @param patience about how long the coach takes for one seat's game
     */
    public CoachDesk(Store store, Map<String, Playable> games, Tongues tongues, Duration patience) {
        this.store = store;
        this.games = games;
        this.tongues = tongues;
        this.patience = patience;
        editions = new Editions(games);
    }

    /**
     * Has the coach look at a person's game, unless it has, or is at it.
     *
     * @param guest one of those who sat there
     * @throws TableRefused if it cannot, or this guest may not ask
     */
    public void ask(Standing standing, int seat, String guest) {
        if (standing.facts().seatOf(guest) < 0) {
            throw TableRefused.forbidden("forbidden");
        }
        KeptTable table = reviewable(standing, seat);
        Asked wanted = new Asked(standing.id(), seat);
        if (store.review(standing.id(), seat).isPresent() || !asked.add(wanted)) {
            return;
        }
        try {
            thread.execute(() -> review(table, wanted));
        } catch (RejectedExecutionException busy) {
            asked.remove(wanted);
            throw TableRefused.of(TableRefused.Kind.TOO_OFTEN, "coach-busy");
        }
    }

    private KeptTable reviewable(Standing standing, int seat) {
        TableFacts facts = standing.facts();
        if (!facts.over()) {
            throw TableRefused.untimely("phase", "phase", facts.phase().name());
        }
        if (!facts.sitters().get(seat).person()) {
            throw TableRefused.untimely("coach-bot");
        }
        return store.load(standing.id())
                .filter(table ->
                        table.game()
                                .filter(game -> editions.current(facts.game(), game.journal()))
                                .isPresent())
                .orElseThrow(() -> TableRefused.untimely("coach-old"));
    }

    private void review(KeptTable table, Asked wanted) {
        try {
            Journal journal = journal(table);
            Playable rules = Objects.requireNonNull(games.get(journal.game()));
            Review review =
                    new Coach(rules.box(), rules.adviser().bot(), gait)
                            .review(
                                    journal,
                                    wanted.seat(),
                                    Patience.ofAGame(patience.toNanos(), System::nanoTime),
                                    new Seeded(table.id().hashCode(), wanted.seat()));
            store.keepReview(table.id(), wanted.seat(), ReviewText.write(review)).join();
        } catch (CancellationException closing) {
            LOG.debug("the site is closed; whoever wants the coach asks again");
        } catch (Throwable e) {
            LOG.error("the coach failed at table {}: {}", Trouble.mark(table.id()), Trouble.of(e));
        } finally {
            asked.remove(wanted);
        }
    }

    private static Journal journal(KeptTable table) {
        return table.game().orElseThrow().journal();
    }

    /**
     * What the coach says of a person's game, as fields: whether it was asked, and all it says once
     * it is ready.
     *
     * @throws TableRefused if it cannot say anything about it
     */
    public Consumer<JsonGenerator> said(Standing standing, int seat, String language) {
        KeptTable table = reviewable(standing, seat);
        // In this order: what is kept between the two is found by the second.
        boolean thinking = asked.contains(new Asked(standing.id(), seat));
        Optional<Review> review = store.review(standing.id(), seat).map(ReviewText::read);
        Journal journal = journal(table);
        Playable rules = Objects.requireNonNull(games.get(journal.game()));
        Game<?> game = rules.box().open(journal.seats(), journal.options());
        Pen pen = tongues.pen(language, standing.facts(), seat);
        return out -> {
            out.writeNumberProperty("v", 1);
            out.writeNumberProperty("seat", seat);
            out.writeStringProperty(
                    "state", review.isPresent() ? "ready" : thinking ? "thinking" : "none");
            review.ifPresent(one -> new ReviewJson(out, game, pen).write(one));
        };
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
