package masque.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import masque.app.tournament.Finding;
import masque.app.tournament.Finding.Outcome;
import masque.app.tournament.TournamentAudit;
import masque.core.BadInput;
import masque.core.Box;
import masque.edge.Audit;
import masque.edge.Listener;
import masque.edge.Words;
import tools.jackson.databind.json.JsonMapper;

/** Checks the file of a tournament and says what was found. */
final class VerifyTournament {
    private static final int UNFAIR = 1;

    private final Main main;
    private final Path file;
    private final boolean json;
    private final Function<String, Optional<Box>> boxes;

    VerifyTournament(Main main, Path file, boolean json, Function<String, Optional<Box>> boxes) {
        this.main = main;
        this.file = file;
        this.json = json;
        this.boxes = boxes;
    }

    /** Checks a zip with the log and the games. */
    int zip(Audit.Seen seen) {
        return report(
                seen,
                () -> {
                    try (TournamentZip zip = TournamentZip.open(file)) {
                        return TournamentAudit.of(
                                zip.log(),
                                zip.logSource(),
                                Optional.of(zip),
                                boxes,
                                seen.commitment());
                    }
                });
    }

    /** Checks the log alone. */
    int log(byte[] bytes, Audit.Seen seen) {
        return report(
                seen,
                () ->
                        TournamentAudit.of(
                                bytes,
                                file.toString(),
                                Optional.empty(),
                                boxes,
                                seen.commitment()));
    }

    private int report(Audit.Seen seen, Supplier<TournamentAudit> check) {
        Words words = words(Optional.empty());
        if (!seen.contributions().isEmpty()) {
            throw new Complaint(words.say("no-contributions"));
        }
        TournamentAudit audit;
        try {
            audit = check.get();
        } catch (BadInput bad) {
            throw new Complaint(Verify.shown(words.say(bad.phrase(), Listener.STRANGER)));
        }
        if (json) {
            main.stdio().out().println(object(audit));
        } else {
            print(audit, seen.commitment().isPresent());
        }
        return audit.fair() ? 0 : UNFAIR;
    }

    private void print(TournamentAudit audit, boolean seen) {
        Page page =
                new Page(
                        Page.WIDTH,
                        words(boxes.apply(audit.game())),
                        Listener.STRANGER,
                        main.stdio().rich() ? Paint.ANSI : Paint.PLAIN);
        PrintWriter out = main.stdio().out();
        for (Finding finding : audit.findings()) {
            String mark =
                    switch (finding.outcome()) {
                        case HOLDS -> page.paint().on("✓ ", Paint.Look.GREEN);
                        case FAILS -> page.paint().on("✗ ", Paint.Look.RED);
                        case OPEN -> "? ";
                    };
            page.wrap(mark, Verify.shown(page.say(finding.phrase()))).forEach(out::println);
        }
        boolean open = audit.findings().stream().anyMatch(one -> one.outcome() == Outcome.OPEN);
        String verdict = open ? "fair-open" : "fair";
        page.wrap("", page.say(audit.fair() ? verdict : "fair-not")).forEach(out::println);
        if (audit.fair() && !seen) {
            page.wrap("", page.say("unseen", "commitment", audit.commitment()))
                    .forEach(out::println);
        }
    }

    private String object(TournamentAudit audit) {
        Words words = words(boxes.apply(audit.game()));
        List<Map<String, Object>> checks = new ArrayList<>();
        for (Finding finding : audit.findings()) {
            Map<String, Object> check = new LinkedHashMap<>();
            check.put("check", finding.point().id());
            check.put("holds", finding.outcome() == Outcome.HOLDS);
            check.put("open", finding.outcome() == Outcome.OPEN);
            check.put("sentence", words.say(finding.phrase(), Listener.STRANGER));
            checks.add(check);
        }
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("fair", audit.fair());
        object.put("checks", checks);
        return JsonMapper.shared().writeValueAsString(object);
    }

    /** Why a step or an event is not allowed is in the words of its game or of its tournament. */
    private Words words(Optional<Box> box) {
        List<String> bundles =
                new ArrayList<>(List.of(TournamentAudit.BUNDLE, "contest", Audit.BUNDLE, "core"));
        box.ifPresent(one -> bundles.add(one.id()));
        bundles.add("server");
        return Words.of(main.language(), bundles.toArray(String[]::new));
    }
}
