package masque.app.load;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
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
    private static final int BROKEN = 1;
    private static final int MOST_TABLES = 10_000;
    private static final int MOST_SECONDS = 86_400;
    private static final int MOST_MILLIS = 3_600_000;

    private final Voice voice;

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

    @Option(names = "--seconds", paramLabel = "S", description = "How long to measure. Usually 10.")
    private int seconds = 10;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            description = "How long to play before measuring. Usually 20.")
    private int warmUp = 20;

    @Option(
            names = "--pause",
            paramLabel = "MILLIS",
            description = "How long a person waits before each move. Usually 0.")
    private int pause;

    @Option(
            names = "--heap",
            paramLabel = "MEGABYTES",
            description = "The most heap the server's Java may use. Usually what Java chooses.")
    private int heap;

    @Option(names = "--seed", paramLabel = "S", description = "Which moves are made. Usually 1.")
    private long seed = 1;

    @Option(names = "--json", description = "Print an object and nothing else.")
    private boolean json;

    public LoadCommand(Voice voice) {
        this.voice = voice;
    }

    @Override
    public Integer call() {
        Words words = voice.words();
        Usage usage = new Usage(spec, words);
        LoadPlan plan = plan(usage);
        try (Host host = new Host(heap == 0 ? List.of() : List.of("-Xmx" + heap + "m"));
                Wire wire = Wire.open();
                LoadRun run = new LoadRun(plan, host.start(), wire, this::progress)) {
            LoadReport report = run.play(host.server());
            voice.progress("");
            if (json) {
                voice.out().println(report.json());
            } else {
                report.lines(words).forEach(voice.out()::println);
            }
            return 0;
        } catch (Failure failure) {
            voice.progress("");
            voice.complain(failure.problem());
            return BROKEN;
        } catch (Unanswered e) {
            voice.progress("");
            voice.complain(new Failure("server-gone").problem());
            return BROKEN;
        }
    }

    private LoadPlan plan(Usage usage) {
        usage.range("--tables", tables, 1, MOST_TABLES);
        usage.range("--experts", experts, 0, MOST_TABLES);
        usage.range("--siege", siege, 0, MOST_TABLES);
        usage.range("--seconds", seconds, 1, MOST_SECONDS);
        usage.range("--warm-up", warmUp, 0, MOST_SECONDS);
        usage.range("--pause", pause, 0, MOST_MILLIS);
        usage.range("--heap", heap, 0, Integer.MAX_VALUE);
        return new LoadPlan(
                kind.kind(usage, bots),
                tables,
                experts,
                siege,
                Duration.ofSeconds(warmUp),
                Duration.ofSeconds(seconds),
                Duration.ofMillis(pause),
                seed);
    }

    private void progress(long moves) {
        voice.progress(voice.words().say("load-progress", "moves", Long.toString(moves)));
    }
}
