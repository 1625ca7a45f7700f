package masque.edge;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import masque.core.BadInput;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Turns text into JSON objects and back; what is not JSON is bad input, not an exception. */
public final class Json {
    /** Far above any game that was ever played, far below what would hurt. */
    private static final StreamReadConstraints LIMITS =
            StreamReadConstraints.builder()
                    .maxDocumentLength(32_000_000)
                    .maxNestingDepth(16)
                    .maxStringLength(1_000_000)
                    .maxNameLength(1_000)
                    .maxNumberLength(30)
                    .build();

    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(LIMITS)
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .build())
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private Json() {}

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** The object as text that ends with a line break. */
    static String write(ObjectNode object) {
        return MAPPER.writer().with(new StepLines()).writeValueAsString(object) + "\n";
    }

    /**
     * The fields of a file.
     *
     * @param source its name, for the error
     * @throws BadInput if it is no text in UTF-8, no JSON object, or too large
     */
    public static Fields read(byte[] file, String source) {
        return read(text(file, source), source);
    }

    /** Bytes that mean no text are not replaced: what is checked must be what is there. */
    static String text(byte[] file, String source) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(file)).toString();
        } catch (CharacterCodingException e) {
            throw BadInput.of("file-encoding", "source", source);
        }
    }

    /**
     * The fields of a file.
     *
     * @throws BadInput if it is no JSON object, or too large
     */
    static Fields read(String text, String source) {
        JsonNode node;
        try {
            node = MAPPER.readTree(text);
        } catch (StreamConstraintsException e) {
            throw BadInput.of("file-too-large", "source", source, "problem", problem(e));
        } catch (JacksonException e) {
            throw BadInput.of(
                    "file-syntax",
                    "source",
                    source,
                    "line",
                    Math.max(1, e.getLocation().getLineNr()),
                    "problem",
                    problem(e));
        }
        if (!(node instanceof ObjectNode object)) {
            throw BadInput.of("file-no-object", "source", source);
        }
        return new Fields(source, "", object);
    }

    /** What Jackson says is wrong, without its remarks on where. */
    private static String problem(JacksonException e) {
        return String.valueOf(e.getOriginalMessage()).replaceFirst(" \\(start marker at .*", "");
    }
}
