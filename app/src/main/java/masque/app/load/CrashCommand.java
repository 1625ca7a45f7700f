package masque.app.load;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import masque.core.Box;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Checks that a server of its own forgets nothing that it has acknowledged when it is killed. */
@Command(description = "Kills a server at random moments and checks that it forgets nothing.")
public final class CrashCommand implements Callable<Integer> {
    private static final int MOST_KILLS = 100_000;
    private static final int MOST_TABLES = 1_000;
    private static final int MOST_MILLIS = 600_000;
    private static final int PAIR = 2;
    private static final int USUAL_SPREAD = 400;
    private static final int TOURNAMENT_SPREAD = 1_500;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Voice voice;
    private final Function<String, Optional<Box>> boxes;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private TableOptions kind = new TableOptions();

    @Option(names = "--kills", paramLabel = "N", description = "How many kills. Usually 30.")
    private int kills = 30;

    @Option(names = "--tables", paramLabel = "N", description = "How many tables. Usually 8.")
    private int tables = 8;

    @Option(
            names = "--tournament",
            description = "Have the players of so many tables for two hold a tournament.")
    private boolean tournament;

    @Option(
            names = "--spread",
            paramLabel = "MILLIS",
            description =
                    "Kill at most so long after play has resumed. Usually 400, in a tournament"
                            + " 1500.")
    private @Nullable Integer spread;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Which moves are made, and when is killed. Usually 1.")
    private long seed = 1;

    @Option(names = "--json", description = "Print an object and nothing else.")
    private boolean json;

    /**
     * The command.
     *
     * @param boxes the box of a game by its id, for whoever checks the files of games
     */
    public CrashCommand(Voice voice, Function<String, Optional<Box>> boxes) {
        this.voice = voice;
        this.boxes = boxes;
    }

    @Override
    public Integer call() {
        CrashPlan plan = plan(new Usage(spec, voice.words()));
        return voice.attempt(() -> tournament ? tournament() : tables(plan));
    }

    private int tables(CrashPlan plan) {
        try (Host host = new Host(List.of());
                Wire wire = Wire.open()) {
            CrashReport report = new CrashRun(plan, host, wire, this::progress).play();
            voice.report(json ? List.of(report.json()) : report.lines(voice.words()), List.of());
            return report.fine() ? 0 : Voice.BROKEN;
        }
    }

    private int tournament() {
        Words words = voice.words();
        TournamentPlan plan = TournamentPlan.crash(PAIR * tables, seed);
        try (Host host = new Host(List.of());
                Wire wire = Wire.open();
                TournamentRun run = new TournamentRun(plan, host, wire, boxes)) {
            TournamentCrashReport report =
                    new TournamentCrash(run, kills, Duration.ofMillis(spread()), this::progress)
                            .play();
            voice.report(
                    json ? List.of(report.json(words)) : report.lines(words),
                    report.sentences(words));
            return report.fine() ? 0 : Voice.BROKEN;
        }
    }

    private CrashPlan plan(Usage usage) {
        usage.range("--kills", kills, 1, MOST_KILLS);
        usage.range("--tables", tables, 1, MOST_TABLES);
        usage.range("--spread", spread(), 1, MOST_MILLIS);
        return new CrashPlan(
                kind.kind(usage, 0), tables, kills, Duration.ofMillis(spread()), PATIENCE, seed);
    }

    private int spread() {
        return spread != null ? spread : tournament ? TOURNAMENT_SPREAD : USUAL_SPREAD;
    }

    private void progress(int kill) {
        voice.progress(voice.words().say("crash-progress", "kill", kill, "kills", kills));
    }
}
