package masque.app.log;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sets the log up: lines on the standard error. Logback finds it as a service. Whoever names a file
 * of Logback's own by {@code logback.configurationFile} is left alone.
 */
public final class Logs extends ContextAwareBase implements Configurator {
    private static final String OURS = "masque";
    private static final String FILE = "logback.configurationFile";

    @Override
    public ExecutionStatus configure(LoggerContext log) {
        if (System.getProperty(FILE) != null) {
            return ExecutionStatus.INVOKE_NEXT_IF_ANY;
        }
        set(log, LogFormat.TEXT, LogLevel.INFO);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /** From now on the log looks like this. */
    public static void set(LogFormat format, LogLevel level) {
        if (System.getProperty(FILE) == null
                && LoggerFactory.getILoggerFactory() instanceof LoggerContext log) {
            log.reset();
            set(log, format, level);
        }
    }

    /** Nothing more will happen: what was only counted is told. */
    public static void settle() {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext log) {
            log.getLogger(Logger.ROOT_LOGGER_NAME)
                    .iteratorForAppenders()
                    .forEachRemaining(appender -> {
                        if (appender instanceof Console console) {
                            console.settle();
                        }
                    });
        }
    }

    private static void set(LoggerContext log, LogFormat format, LogLevel level) {
        LogLines lines = new LogLines(format);
        lines.setContext(log);
        lines.start();
        Console console = new Console(log);
        console.setEncoder(lines);
        console.start();
        log.getLogger(OURS).setLevel(level.own());
        log.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(level.libraries());
        log.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(console);
    }
}
