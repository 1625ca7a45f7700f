package masque.app.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.ThrowableProxy;
import ch.qos.logback.core.encoder.EncoderBase;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.regex.Pattern;
import masque.server.table.Trouble;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes what happened as a line. Of an error only its kind and its place are told, since its
 * message may hold what nobody may know; and libraries' messages may hold the addresses of tables.
 */
final class LogLines extends EncoderBase<ILoggingEvent> {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);
    private static final JsonFactory JSON = new JsonFactory();
    private static final String OURS = "masque.";
    private static final Pattern LIKE_AN_ID = Pattern.compile("(?<=[/=])([\\w-]{6})[\\w.~-]{10,}");

    private static final int LONGEST = 4_000;

    /** What a client sent might be in it. */
    private static final int LONGEST_OF_LIBRARIES = 200;

    private static final Pattern BREAK = Pattern.compile("\\R");

    private final LogFormat format;

    LogLines(LogFormat format) {
        this.format = format;
    }

    @Override
    public byte[] headerBytes() {
        return new byte[0];
    }

    @Override
    public byte[] encode(ILoggingEvent event) {
        String line =
                switch (format) {
                    case TEXT -> text(event);
                    case JSON -> json(event);
                };
        return (line + "\n").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public byte[] footerBytes() {
        return new byte[0];
    }

    private static String text(ILoggingEvent event) {
        String logger = event.getLoggerName();
        String trouble = trouble(event);
        return "%s %-5s %s: %s%s"
                .formatted(
                        time(event),
                        event.getLevel(),
                        logger.substring(logger.lastIndexOf('.') + 1),
                        BREAK.matcher(message(event)).replaceAll(" "),
                        trouble.isEmpty() ? "" : " (" + trouble + ")");
    }

    private static String json(ILoggingEvent event) {
        StringWriter line = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), line)) {
            out.writeStartObject();
            out.writeStringProperty("time", time(event));
            out.writeStringProperty("level", event.getLevel().toString());
            out.writeStringProperty("logger", event.getLoggerName());
            out.writeStringProperty("thread", event.getThreadName());
            out.writeStringProperty("message", message(event));
            String trouble = trouble(event);
            if (!trouble.isEmpty()) {
                out.writeStringProperty("error", trouble);
            }
            out.writeEndObject();
        }
        return line.toString();
    }

    private static String time(ILoggingEvent event) {
        return TIME.format(Instant.ofEpochMilli(event.getTimeStamp()));
    }

    private static String message(ILoggingEvent event) {
        String message = String.valueOf(event.getFormattedMessage());
        return event.getLoggerName().startsWith(OURS)
                ? cut(message, LONGEST)
                : LIKE_AN_ID.matcher(cut(message, LONGEST_OF_LIBRARIES)).replaceAll("$1...");
    }

    private static String cut(String text, int longest) {
        return text.length() > longest ? text.substring(0, longest) + "..." : text;
    }

    private static String trouble(ILoggingEvent event) {
        @Nullable IThrowableProxy thrown = event.getThrowableProxy();
        return thrown instanceof ThrowableProxy real ? Trouble.of(real.getThrowable()) : "";
    }
}
