package masque.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import masque.app.serve.ResultsCheck;
import masque.app.tournament.TournamentAudit;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Fairness;
import masque.edge.Audit;
import masque.edge.Listener;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** Checks the file of a finished game, or of a tournament. */
@Command(
        description = {
            "Checks the file of a finished game: draws, steps and ending; or that of a tournament,"
                    + " with all its games if it is the zip. With --data or --db it checks"
                    + " the results of all games that a site keeps, while the site does not run.",
            "Ends with 0 if all holds, 1 if not, 2 if it is no such file."
        })
final class Verify implements Callable<Integer> {
    private static final int UNFAIR = 1;

    /** Far above any game that was ever played. */
    private static final int MOST_BYTES = 32_000_000;

    private static final Pattern COMMITMENT = Pattern.compile("[0-9A-Fa-f]{64}");
    private static final Pattern CONTRIBUTION = Pattern.compile("([1-9][0-9]?)=(.*)");

    private final Main main;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..1",
            description = "The file, as the site hands it out.")
    private @Nullable Path given;

    private Path file = Path.of("");

    @Option(
            names = "--commitment",
            paramLabel = "HEX",
            description =
                    "The commitment that the table showed before the deal, or the tournament"
                            + " before it began.")
    private @Nullable String commitment;

    @Option(
            names = "--contribution",
            paramLabel = "SEAT=TEXT",
            description = "What you know that a seat contributed; seats count from 1.")
    private List<String> contributions = new ArrayList<>();

    @Option(names = "--json", description = "Print an object and nothing else.")
    private boolean json;

    Verify(Main main) {
        this.main = main;
    }

    @Override
    public Integer call() {
        Words words = Words.of(main.language(), "app", Audit.BUNDLE, "core");
        boolean data = ResultsCheck.wanted(Objects.requireNonNull(spec));
        if ((given != null) == data) {
            throw complaint(words, "verify-what");
        }
        if (given == null) {
            return ResultsCheck.run(
                    main.surroundings(), main.shelf().playables(), Objects.requireNonNull(spec));
        }
        file = given;
        Audit.Seen seen = seen(words);
        VerifyTournament tournament = new VerifyTournament(main, file, json, this::box);
        if (TournamentZip.claimed(file)) {
            return tournament.zip(seen);
        }
        byte[] bytes = read(file, words);
        if (TournamentAudit.claimed(bytes)) {
            return tournament.log(bytes, seen);
        }
        Audit audit;
        try {
            audit = Audit.of(bytes, file.toString(), this::box, seen);
        } catch (BadInput bad) {
            throw new Complaint(shown(words.say(bad.phrase(), Listener.STRANGER)));
        }
        if (json) {
            main.stdio().out().println(object(audit));
        } else {
            print(audit);
        }
        return audit.fair() ? 0 : UNFAIR;
    }

    private Optional<Box> box(String game) {
        return main.shelf().box(game);
    }

    /**
     * All of a file that may be a game.
     *
     * @throws Complaint if it cannot be read, or is too large to be one
     */
    static byte[] read(Path file, Words words) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw complaint(words, "verify-large", "file", file.toString());
            }
            return bytes;
        } catch (IOException e) {
            throw complaint(words, "file-unreadable", "file", file.toString());
        }
    }

    private Audit.Seen seen(Words words) {
        Optional<String> shown = Optional.ofNullable(commitment);
        if (shown.isPresent() && !COMMITMENT.matcher(shown.get()).matches()) {
            throw complaint(words, "verify-commitment", "text", shown.get());
        }
        Map<Integer, String> made = new TreeMap<>();
        for (String one : contributions) {
            Matcher parts = CONTRIBUTION.matcher(one);
            if (!parts.matches() || !Fairness.isContribution(parts.group(2))) {
                throw complaint(words, "verify-contribution", "text", one);
            }
            int seat = Integer.parseInt(parts.group(1));
            if (made.put(seat - 1, parts.group(2)) != null) {
                throw complaint(words, "verify-twice", "seat", seat);
            }
        }
        return new Audit.Seen(shown.map(text -> text.toLowerCase(Locale.ROOT)), made);
    }

    private static Complaint complaint(Words words, String key, Object... namesAndValues) {
        return new Complaint(shown(words.say(key, namesAndValues)));
    }

    private void print(Audit audit) {
        Words words = words(audit);
        Page page =
                new Page(
                        Page.WIDTH,
                        words,
                        audit.listener(words),
                        main.stdio().rich() ? Paint.ANSI : Paint.PLAIN);
        PrintWriter out = main.stdio().out();
        for (Audit.Finding finding : audit.findings()) {
            String mark =
                    finding.holds()
                            ? page.paint().on("✓ ", Paint.Look.GREEN)
                            : page.paint().on("✗ ", Paint.Look.RED);
            page.wrap(mark, shown(page.say(finding.phrase()))).forEach(out::println);
        }
        page.wrap("", page.say(audit.fair() ? "fair" : "fair-not")).forEach(out::println);
        if (audit.fair() && commitment == null) {
            String note = page.say("verify-unseen", "commitment", audit.game().commitment());
            page.wrap("", note).forEach(out::println);
        }
    }

    private String object(Audit audit) {
        Words words = words(audit);
        Listener listener = audit.listener(words);
        List<Map<String, Object>> checks = new ArrayList<>();
        for (Audit.Finding finding : audit.findings()) {
            Map<String, Object> check = new LinkedHashMap<>();
            check.put("check", finding.point().id());
            check.put("holds", finding.holds());
            check.put("sentence", words.say(finding.phrase(), listener));
            checks.add(check);
        }
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("fair", audit.fair());
        object.put("checks", checks);
        return JsonMapper.shared().writeValueAsString(object);
    }

    /** Why a step is not allowed is in the words of its game. */
    private Words words(Audit audit) {
        List<String> bundles = new ArrayList<>(List.of("app", Audit.BUNDLE, "core"));
        box(audit.game().journal().game()).ifPresent(box -> bundles.addFirst(box.id()));
        return Words.of(main.language(), bundles.toArray(String[]::new));
    }

    /** A file from strangers may hold what would make a terminal write over our marks. */
    static String shown(String sentence) {
        return sentence.replaceAll("\\p{Cc}", "\uFFFD");
    }
}
