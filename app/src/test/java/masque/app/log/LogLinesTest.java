package masque.app.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxy;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A line holds what happened and where, but not what an error or a library blurts out. */
final class LogLinesTest {
    private static String line(
            LogFormat format, String logger, String message, Throwable... thrown) {
        LoggingEvent event =
                new LoggingEvent(
                        "", new LoggerContext().getLogger(logger), Level.WARN, message, null, null);
        if (thrown.length > 0) {
            event.setThrowableProxy(new ThrowableProxy(thrown[0]));
        }
        return new String(new LogLines(format).encode(event), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @EnumSource
    void everythingIsOneLine(LogFormat format) {
        String line = line(format, "some.Library", "one\ntwo", new IllegalStateException("a\nb"));
        assertThat(line).endsWith("\n").hasLineCount(1);
        assertThat(line.strip()).contains("one", "two");
    }

    @ParameterizedTest
    @EnumSource
    void anErrorsOwnWordsStayOut(LogFormat format) {
        Throwable error =
                new IllegalStateException("the queen of cups", new RuntimeException("tiger"));
        assertThat(line(format, "masque.server.Site", "failed", error))
                .contains("IllegalStateException", "RuntimeException", "LogLinesTest")
                .doesNotContain("queen", "tiger");
    }

    @ParameterizedTest
    @CsvSource({
        "/api/v1/tables/Zk3vTTTTTTTTTTTTTTTTTT/play, /api/v1/tables/Zk3vTT.../play",
        "Cookie: masque=abcdefghijklmnopqrst.uvw, Cookie: masque=abcdef...",
        "/continue/0123456789012345678901 failed, /continue/012345... failed",
        "java.lang.IllegalStateException, java.lang.IllegalStateException",
    })
    void whatLooksLikeAnIdInALibrarysMessageIsCut(String message, String shown) {
        assertThat(line(LogFormat.TEXT, "org.eclipse.jetty.Server", message))
                .endsWith(": " + shown + "\n");
    }

    @ParameterizedTest
    @EnumSource
    void aLibrarysMessageIsCut(LogFormat format) {
        String line = line(format, "some.Library", "x".repeat(8_000));
        assertThat(line).contains("x".repeat(200) + "...").hasSizeLessThan(500);
    }

    @Test
    void anObjectHasTheSameFieldsAlways() {
        String line = line(LogFormat.JSON, "masque.server.Site", "it \"failed\"", new Error("x"));
        JsonNode object = JsonMapper.shared().readTree(line);
        assertThat(object.propertyNames())
                .containsExactly("time", "level", "logger", "thread", "message", "error");
        assertThat(object.path("message").asString()).isEqualTo("it \"failed\"");
        assertThat(object.path("level").asString()).isEqualTo("WARN");
    }
}
