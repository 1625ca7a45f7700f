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

/** Measures how many moves a server of its own takes in a second, and how soon others know. */
@Command(description = "Measures a server under load: many tables, every player a connection.")
public final class LoadCommand implements Callable<Integer> {
    private static final int MOST_TABLES = 10_000;
    private static final int MOST_SECONDS = 86_400;
    private static final int MOST_MILLIS = 3_600_000;
    private static final int FEWEST_ENTRANTS = 2;
    private static final int DUELLISTS_PAUSE = 500;

    private final Voice voice;
    private final Function<String, Optional<Box>> boxes;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private TableOptions kind = new TableOptions();

    @Option(names = "--tables", paramLabel = "N", description = "How many tables. Usually 64.")
    private int tables = 64;

    @Option(
            names = "--bots",
            paramLabel = "N",
            description = "How many seats a table bots have. Usually none.")
    private int bots;

    @Option(
            names = "--experts",
            paramLabel = "N",
            description = "At how many more tables experts think meanwhile. Usually none.")
    private int experts;

    @Option(
            names = "--siege",
            paramLabel = "N",
            description =
                    "How many clients of bad will come meanwhile: slow, deaf and silent ones. Usually"
                            + " none.")
    private int siege;

    @Option(
            names = "--coach",
            description = "The coach looks at games that are over meanwhile, one after the other.")
    private boolean coach;

    @Option(
            names = "--tournament",
            paramLabel = "N",
            description =
                    "Instead of tables: a tournament of so many, whose site is killed once on the"
                            + " way. Only --pause, --heap and --seed change it.")
    private @Nullable Integer tournament;

    @Option(names = "--seconds", paramLabel = "S", description = "How long to measure. Usually 10.")
    private int seconds = 10;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            description =
                    "How long to play before measuring. Usually until the moves that the server makes"
                            + " in a second of its processor time stay the same, 90 at the most.")
    private @Nullable Integer warmUp;

    @Option(
            names = "--pause",
            paramLabel = "MILLIS",
            description =
                    "How long a person waits before each move. Usually 0, in a tournament about 500.")
    private @Nullable Integer pause;

    @Option(
            names = "--heap",
            paramLabel = "MEGABYTES",
            description = "The most heap the server's Java may use. Usually what Java chooses.")
    private int heap;

    @Option(names = "--seed", paramLabel = "S", description = "Which moves are made. Usually 1.")
    private long seed = 1;

    @Option(names = "--json", description = "Print an object and nothing else.")
    private boolean json;

    /**
     * The command.
     *
     * @param boxes the box of a game by its id, for whoever checks the files of games
     */
    public LoadCommand(Voice voice, Function<String, Optional<Box>> boxes) {
        this.voice = voice;
        this.boxes = boxes;
    }

    @Override
    public Integer call() {
        Usage usage = new Usage(spec, voice.words());
        if (tournament == null) {
            LoadPlan plan = plan(usage);
            return voice.attempt(() -> tables(plan));
        }
        TournamentPlan plan = plan(usage, tournament);
        return voice.attempt(() -> tournament(plan));
    }

    private Host host() {
        return new Host(heap == 0 ? List.of() : List.of("-Xmx" + heap + "m"));
    }

    private int tables(LoadPlan plan) {
        try (Host host = host();
                Wire wire = Wire.open();
                LoadRun run = new LoadRun(plan, host.start(), wire, this::progress)) {
            LoadReport report = run.play(host.server());
            voice.report(json ? List.of(report.json()) : report.lines(voice.words()), List.of());
            return 0;
        }
    }

    private int tournament(TournamentPlan plan) {
        Words words = voice.words();
        try (Host host = host();
                Wire wire = Wire.open();
                TournamentRun run = new TournamentRun(plan, host, wire, boxes)) {
            TournamentLoad load = new TournamentLoad(run, host, plan.entrants(), this::settled);
            TournamentLoadReport report = load.play();
            voice.report(
                    json ? List.of(report.json(words)) : report.lines(words),
                    report.sentences(words));
            return report.fine() ? 0 : Voice.BROKEN;
        }
    }

    private LoadPlan plan(Usage usage) {
        usage.range("--tables", tables, 1, MOST_TABLES);
        usage.range("--experts", experts, 0, MOST_TABLES);
        usage.range("--siege", siege, 0, MOST_TABLES);
        usage.range("--seconds", seconds, 1, MOST_SECONDS);
        usage.range("--warm-up", warmUp == null ? 0 : warmUp, 0, MOST_SECONDS);
        usage.range("--heap", heap, 0, Integer.MAX_VALUE);
        return new LoadPlan(
                kind.kind(usage, bots),
                tables,
                experts,
                siege,
                coach,
                Optional.ofNullable(warmUp).map(Duration::ofSeconds),
                Duration.ofSeconds(seconds),
                pause(usage, 0),
                seed);
    }

    private TournamentPlan plan(Usage usage, int entrants) {
        usage.range("--tournament", entrants, FEWEST_ENTRANTS, TournamentPlan.MOST_ENTRANTS);
        usage.range("--heap", heap, 0, Integer.MAX_VALUE);
        return TournamentPlan.load(entrants, pause(usage, DUELLISTS_PAUSE), seed);
    }

    private Duration pause(Usage usage, int usual) {
        int millis = pause == null ? usual : pause;
        usage.range("--pause", millis, 0, MOST_MILLIS);
        return Duration.ofMillis(millis);
    }

    private void progress(long moves) {
        voice.progress(voice.words().say("load-progress", "moves", Long.toString(moves)));
    }

    private void settled(int matches) {
        voice.progress(voice.words().say("tournament-progress", "matches", matches));
    }
}
