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

/** Checks that a server of its own forgets nothing that it has acknowledged when it is killed. */
@Command(description = "Kills a server at random moments and checks that it forgets nothing.")
public final class CrashCommand implements Callable<Integer> {
    private static final int BROKEN = 1;
    private static final int MOST_KILLS = 100_000;
    private static final int MOST_TABLES = 1_000;
    private static final int MOST_MILLIS = 600_000;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Voice voice;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private TableOptions kind = new TableOptions();

    @Option(names = "--kills", paramLabel = "N", description = "How many kills. Usually 30.")
    private int kills = 30;

    @Option(names = "--tables", paramLabel = "N", description = "How many tables. Usually 8.")
    private int tables = 8;

    @Option(
            names = "--spread",
            paramLabel = "MILLIS",
            description = "Kill at most so long after play has resumed. Usually 400.")
    private int spread = 400;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Which moves are made, and when is killed. Usually 1.")
    private long seed = 1;

    @Option(names = "--json", description = "Print an object and nothing else.")
    private boolean json;

    public CrashCommand(Voice voice) {
        this.voice = voice;
    }

    @Override
    public Integer call() {
        Words words = voice.words();
        CrashPlan plan = plan(new Usage(spec, words));
        try (Host host = new Host(List.of());
                Wire wire = Wire.open()) {
            CrashReport report = new CrashRun(plan, host, wire, this::progress).play();
            voice.progress("");
            if (json) {
                voice.out().println(report.json());
            } else {
                report.lines(words).forEach(voice.out()::println);
            }
            return report.fine() ? 0 : BROKEN;
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

    private CrashPlan plan(Usage usage) {
        usage.range("--kills", kills, 1, MOST_KILLS);
        usage.range("--tables", tables, 1, MOST_TABLES);
        usage.range("--spread", spread, 1, MOST_MILLIS);
        return new CrashPlan(
                kind.kind(usage, 0), tables, kills, Duration.ofMillis(spread), PATIENCE, seed);
    }

    private void progress(int kill) {
        voice.progress(voice.words().say("crash-progress", "kill", kill, "kills", kills));
    }
}
