package masque.app;

import java.io.PrintWriter;
import java.time.Duration;
import masque.edge.Words;
import masque.lab.Progress;

/** Shows how far the arena is: a bar in a terminal, elsewhere a line now and then. */
final class ArenaGauge implements Progress, AutoCloseable {
    private static final int BAR = 30;
    private static final Duration LINE_EVERY = Duration.ofSeconds(30);
    private static final int HUNDRED = 100;

    private final PrintWriter err;
    private final boolean terminal;
    private final Words words;
    private Duration nextLine = LINE_EVERY;

    ArenaGauge(PrintWriter err, boolean terminal, Words words) {
        this.err = err;
        this.terminal = terminal;
        this.words = words;
    }

    @Override
    public void at(int done, int all, Duration time) {
        if (terminal) {
            int filled = (int) ((long) BAR * done / all);
            String bar = "#".repeat(filled) + "-".repeat(BAR - filled);
            err.print("\r\u001b[K[" + bar + "] " + said(done, all, time));
            err.flush();
        } else if (time.compareTo(nextLine) >= 0) {
            nextLine = time.plus(LINE_EVERY);
            err.println(said(done, all, time));
            err.flush();
        }
    }

    private String said(int done, int all, Duration time) {
        int percent = (int) ((long) HUNDRED * done / all);
        return done == 0
                ? words.say("arena-progress", "percent", percent)
                : words.say(
                        "arena-progress-left", "percent", percent, "left", left(done, all, time));
    }

    private static String left(int done, int all, Duration time) {
        Duration left = Duration.ofMillis((long) ((double) time.toMillis() / done * (all - done)));
        return "%d:%02d:%02d".formatted(left.toHours(), left.toMinutesPart(), left.toSecondsPart());
    }

    /** Leaves the line for what comes next. */
    @Override
    public void close() {
        if (terminal) {
            err.print("\r\u001b[K");
            err.flush();
        }
    }
}
