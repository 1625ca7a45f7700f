package masque.server.table;

import tools.jackson.databind.json.JsonMapper;

/** Facts as the text that the store keeps. */
public final class FactsText {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private FactsText() {}

    public static String write(Facts facts) {
        return MAPPER.writeValueAsString(facts);
    }

    public static Facts read(String text) {
        return MAPPER.readValue(text, Facts.class);
    }
}
