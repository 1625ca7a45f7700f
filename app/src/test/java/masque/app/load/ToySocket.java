package masque.app.load;

import java.nio.charset.StandardCharsets;
import masque.core.Phrase;
import masque.server.wire.Served;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody's connection to a seat of a toy table. */
final class ToySocket implements Served {
    private final ToyTable table;
    private final int seat;
    private masque.server.wire.@Nullable Wire wire;

    ToySocket(ToyTable table, int seat) {
        this.table = table;
        this.seat = seat;
    }

    @Override
    public void opened(masque.server.wire.Wire opened) {
        wire = opened;
        table.sit(seat, this);
    }

    @Override
    public void heard(String message) {
        JsonNode move = JsonMapper.shared().readTree(message);
        table.move(seat, move.path("id").asString(), move.path("decision").asInt());
    }

    @Override
    public void broken(int code, Phrase why) {
        throw new AssertionError(why.key());
    }

    @Override
    public void closed() {
        // The table goes on.
    }

    void send(String text) {
        if (wire != null) {
            wire.send(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    void close(int code, String reason) {
        if (wire != null) {
            wire.close(code, reason);
        }
    }
}
