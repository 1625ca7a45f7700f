package masque.server.guard;

import java.nio.charset.StandardCharsets;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads JSON objects from strangers: small, flat, and nothing that could mean two things. */
final class StrictJson {
    static final int MOST_BYTES = 8 * 1024;
    static final int MOST_DEPTH = 32;
    static final int MOST_DIGITS = 30;

    private static final StreamReadConstraints LIMITS =
            StreamReadConstraints.builder()
                    .maxNestingDepth(MOST_DEPTH)
                    .maxNumberLength(MOST_DIGITS)
                    .build();

    /** Names are not kept in Jackson's shared table: strangers would choose what is in it. */
    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .streamReadConstraints(LIMITS)
                    .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
                    .build();

    private static final JsonMapper MAPPER =
            JsonMapper.builder(FACTORY)
                    .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                    .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private StrictJson() {}

    /**
     * The one object that a text consists of.
     *
     * @throws ClientError if it is anything else
     */
    static ObjectNode read(String text) {
        if (text.length() > MOST_BYTES
                || text.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
            throw ClientError.of(413, "too-large", "max", MOST_BYTES);
        }
        try (JsonParser parser = MAPPER.createParser(text)) {
            return read(parser);
        }
    }

    private static ObjectNode read(JsonParser parser) {
        try {
            JsonNode node = MAPPER.readTree(parser);
            if (!(node instanceof ObjectNode object)) {
                throw ClientError.of(400, "json-object");
            }
            if (parser.nextToken() != null) {
                throw at("json-trailing", parser);
            }
            return object;
        } catch (StreamConstraintsException tooMuch) {
            throw parser.streamReadContext().getNestingDepth() > MOST_DEPTH
                    ? ClientError.of(400, "json-deep", "max", MOST_DEPTH)
                    : ClientError.of(400, "json-number", "max", MOST_DIGITS);
        } catch (MismatchedInputException twice) {
            throw at("json-twice", parser);
        } catch (JacksonException malformed) {
            throw at("json-syntax", parser);
        }
    }

    /** Jackson's own words speak of its tokens and not to people; where it stopped is of use. */
    private static ClientError at(String code, JsonParser parser) {
        var place = parser.currentLocation();
        return ClientError.of(400, code, "line", place.getLineNr(), "column", place.getColumnNr());
    }
}
