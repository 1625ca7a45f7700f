package masque.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;

/** JSON in UTF-8, in buffers that are used again. */
final class JsonBytesTest {
    private static String text(Consumer<JsonGenerator> value) {
        return new String(JsonBytes.of(value), StandardCharsets.UTF_8);
    }

    @Test
    void whatIsWrittenWithinSomethingElseSpoilsNeither() {
        String many = "a".repeat(20_000);
        String outer =
                text(out -> {
                    out.writeStartObject();
                    // More than a buffer holds, so that a part of it is out before the inner one
                    // begins.
                    out.writeStringProperty("before", many);
                    out.writeName("inner");
                    out.writeRawValue(
                            text(inner -> {
                                inner.writeStartObject();
                                inner.writeStringProperty("said", "仮面");
                                inner.writeEndObject();
                            }));
                    out.writeStringProperty("after", "b");
                    out.writeEndObject();
                });
        assertThat(outer)
                .isEqualTo(
                        "{\"before\":\""
                                + many
                                + "\",\"inner\":{\"said\":\"仮面\"},\"after\":\"b\"}");
    }

    @Test
    void whatIsLongAndThenShortIsWhole() {
        String many = "é".repeat(200_000);
        assertThat(text(out -> out.writeString(many))).isEqualTo("\"" + many + "\"");
        assertThat(text(out -> out.writeString("short"))).isEqualTo("\"short\"");
    }

    @Test
    void whatIsTheSameAsBeforeIsNotMadeAgain() {
        byte[] before = JsonBytes.of(out -> out.writeString("面"));
        assertThat(before).isEqualTo("\"面\"".getBytes(StandardCharsets.UTF_8));
        assertThat(JsonBytes.of(out -> out.writeString("面"), before)).isSameAs(before);
        assertThat(JsonBytes.of(out -> out.writeString("面面"), before))
                .isEqualTo("\"面面\"".getBytes(StandardCharsets.UTF_8));
        assertThat(JsonBytes.of(out -> out.writeString(""), before))
                .isEqualTo("\"\"".getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void whoeverFailsWhileWritingLeavesNothingBehind() {
        assertThatThrownBy(() ->
                        text(out -> {
                            out.writeString("half");
                            throw new IllegalArgumentException("no");
                        }))
                .hasMessage("no");
        assertThat(text(out -> out.writeNumber(1))).isEqualTo("1");
    }
}
