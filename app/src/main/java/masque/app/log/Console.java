package masque.app.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Where lines are written: of those that are alike a few a minute, and how many more there were.
 */
final class Console extends ConsoleAppender<ILoggingEvent> {
    private static final int LONGEST_KIND = 80;

    private final Repeats repeats = new Repeats();
    private final LoggerContext log;
    private final LongSupplier millis;

    Console(LoggerContext log) {
        this(log, () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime()));
    }

    Console(LoggerContext log, LongSupplier millis) {
        this.log = log;
        this.millis = millis;
        setContext(log);
        setTarget("System.err");
    }

    @Override
    protected void append(ILoggingEvent event) {
        synchronized (repeats) {
            long now = millis.getAsLong();
            tell(repeats.counted(now));
            if (repeats.passes(kind(event), now)) {
                super.append(event);
            }
        }
    }

    /** What was said, without what it was said of; libraries may have put both into one text. */
    private static String kind(ILoggingEvent event) {
        String message = String.valueOf(event.getMessage());
        String logger = event.getLoggerName();
        return logger.substring(logger.lastIndexOf('.') + 1)
                + ": "
                + message.substring(0, Math.min(LONGEST_KIND, message.length()));
    }

    private void tell(Map<String, Integer> counted) {
        Logger logger = log.getLogger(Console.class);
        counted.forEach((kind, times) ->
                super.append(
                        new LoggingEvent(
                                Console.class.getName(),
                                logger,
                                Level.WARN,
                                "{} more like \"{}\" were not written",
                                null,
                                new Object[] {times, kind})));
    }

    /** Tells what was counted so far. */
    void settle() {
        synchronized (repeats) {
            tell(repeats.countedAtLast());
        }
    }
}
