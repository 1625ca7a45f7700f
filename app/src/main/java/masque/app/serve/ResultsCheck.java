package masque.app.serve;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import masque.app.Complaint;
import masque.edge.Words;
import masque.server.setup.Playable;
import masque.server.store.Store;
import masque.server.store.Stores;
import masque.server.table.ResultAudit;
import masque.server.table.ResultAudit.Verdict;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Compares all results that a site keeps with the journals of their games. */
public final class ResultsCheck {
    private static final int WRONG = 1;

    private final Surroundings surroundings;
    private final Map<String, Playable> games;
    private final Words words;

    private ResultsCheck(Surroundings surroundings, List<Playable> games) {
        this.surroundings = surroundings;
        this.games =
                games.stream()
                        .collect(Collectors.toMap(one -> one.box().id(), Function.identity()));
        words = Words.of(surroundings.language().get(), "serve");
    }

    /** Has a command understand where the data is. */
    public static void addOptionsTo(CommandLine command) {
        Setting.addTo(command.getCommandSpec(), Setting.WHERE_THE_DATA_IS);
    }

    /** Whether somebody has said where the data is. */
    public static boolean wanted(CommandSpec command) {
        return !Setting.chosenAt(command).isEmpty();
    }

    /**
     * Looks at every result, says what is wrong, and how many hold.
     *
     * @return 0 if nothing is wrong, otherwise 1
     * @throws Complaint if the data cannot be opened, or a site serves it just now
     */
    public static int run(Surroundings surroundings, List<Playable> games, CommandSpec command) {
        return new ResultsCheck(surroundings, games).look(Setting.chosenAt(command));
    }

    private int look(Map<String, String> flags) {
        Chosen chosen =
                Chosen.from(flags, surroundings.environment(), surroundings.usualFolder(), words);
        Optional<Database> database = chosen.maybe(Setting.DB);
        if (database.isPresent()) {
            try (Store store = database.get().open(words)) {
                return look(store);
            }
        }
        if (!Stores.file(chosen.data()).toFile().isFile()) {
            throw new Complaint(words.say("backup-nothing", "folder", chosen.data().toString()));
        }
        try (DataFolder folder = DataFolder.take(chosen.data(), words);
                Store store = folder.open(words)) {
            return look(store);
        }
    }

    private int look(Store store) {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        new ResultAudit(store, games)
                .look(
                        0,
                        finding -> {
                            counts.merge(finding.verdict(), 1, Integer::sum);
                            if (finding.wrong()) {
                                say(
                                        finding.verdict() == Verdict.OTHER
                                                ? "result-other"
                                                : "result-unplayable",
                                        "table",
                                        finding.result().table());
                            }
                            return true;
                        });
        int wrong = count(counts, Verdict.OTHER) + count(counts, Verdict.UNPLAYABLE);
        say(
                "results-looked-at",
                "hold",
                count(counts, Verdict.HOLDS),
                "wrong",
                wrong,
                "older",
                count(counts, Verdict.OLDER));
        return wrong == 0 ? 0 : WRONG;
    }

    private static int count(Map<Verdict, Integer> counts, Verdict verdict) {
        return counts.getOrDefault(verdict, 0);
    }

    private void say(String key, Object... namesAndValues) {
        surroundings.out().println(words.say(key, namesAndValues));
    }
}
