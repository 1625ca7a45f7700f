package masque.server.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import masque.core.BadInput;
import masque.core.Journal;
import masque.edge.GameFile;
import masque.server.setup.Playable;
import masque.server.store.GameEnd;
import masque.server.store.KeptResult;
import masque.server.store.KeptTable;
import masque.server.store.Store;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sees that every game that is over has its result, and whether it is the right one. */
public final class ResultAudit {
    private static final Logger LOG = LoggerFactory.getLogger(ResultAudit.class);
    private static final int AT_ONCE = 200;

    private final Store store;
    private final Map<String, Playable> games;
    private final Editions editions;

    /** What was found of a result. */
    public enum Verdict {
        /** The journal leads to it. */
        HOLDS,
        /** The journal leads to another one. */
        OTHER,
        /** The journal cannot be played again, though its rules are those of today. */
        UNPLAYABLE,
        /** The game was played by older rules: nobody can tell. */
        OLDER
    }

    /** A result that was looked at. */
    public record Finding(KeptResult result, Verdict verdict) {
        /** Whether something is wrong. */
        public boolean wrong() {
            return verdict == Verdict.OTHER || verdict == Verdict.UNPLAYABLE;
        }
    }

    public ResultAudit(Store store, Map<String, Playable> games) {
        this.store = store;
        this.games = games;
        editions = new Editions(games);
    }

    /** Keeps the results of games that ended before there were results, and says how many. */
    int fillIn() {
        List<String> missing = store.withoutResult();
        int found = 0;
        List<CompletableFuture<Void>> writes = new ArrayList<>();
        for (String id : missing) {
            Optional<GameEnd> end = store.load(id).flatMap(this::end);
            if (end.isPresent()) {
                found++;
                writes.add(store.keepResult(id, end.get()));
            } else {
                LOG.warn(
                        "nobody can tell how the game at table {} ended: it was played by older"
                                + " rules",
                        Trouble.mark(id));
            }
            if (writes.size() >= AT_ONCE) {
                writes.forEach(CompletableFuture::join);
                writes.clear();
            }
        }
        writes.forEach(CompletableFuture::join);
        return found;
    }

    private Optional<GameEnd> end(KeptTable table) {
        TableFacts facts = TableFactsText.read(table.facts());
        Journal journal = table.game().orElseThrow().journal();
        Optional<GameEnd> replayed =
                Optional.ofNullable(games.get(facts.game()))
                        .flatMap(rules -> Ends.replayed(rules, facts, journal));
        return replayed.isPresent() ? replayed : fromFile(table, journal);
    }

    /** The file of a game of older rules still says who won. */
    private Optional<GameEnd> fromFile(KeptTable table, Journal journal) {
        return store.file(table.id())
                .map(file -> new String(Pieces.unpacked(file), StandardCharsets.UTF_8))
                .flatMap(ResultAudit::read)
                .map(file -> Ends.won(file.winners(), journal.seats(), journal.steps().size()));
    }

    private static Optional<GameFile> read(String text) {
        try {
            return Optional.of(GameFile.read(text, "game.json"));
        } catch (BadInput damaged) {
            return Optional.empty();
        }
    }

    /**
     * Looks at results, in the order of their numbers.
     *
     * @param after the number after which to begin
     * @param wanted takes each, and says whether more is wanted
     */
    public void look(long after, Predicate<Finding> wanted) {
        long number = after;
        List<KeptResult> some = store.results(number, AT_ONCE);
        while (!some.isEmpty()) {
            for (KeptResult one : some) {
                if (!wanted.test(new Finding(one, verdict(one)))) {
                    return;
                }
            }
            number = some.getLast().number();
            some = store.results(number, AT_ONCE);
        }
    }

    private Verdict verdict(KeptResult result) {
        KeptTable table = store.load(result.table()).orElseThrow();
        TableFacts facts = TableFactsText.read(table.facts());
        Journal journal = table.game().orElseThrow().journal();
        Playable rules = games.get(facts.game());
        if (rules == null || !editions.current(facts.game(), journal)) {
            return Verdict.OLDER;
        }
        return Ends.plausible(rules, facts, journal, result.end())
                .map(holds -> holds ? Verdict.HOLDS : Verdict.OTHER)
                .orElse(Verdict.UNPLAYABLE);
    }
}
