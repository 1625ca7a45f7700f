package masque.server.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import masque.server.store.PieceOf;
import masque.server.store.Store;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * A list that was kept of a game that is over, as JSON to be sent: however long it is, only a piece
 * of it is in memory.
 */
public final class Archive {
    private static final JsonFactory JSON =
            JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    private final Store store;
    private final PieceOf of;
    private final String name;

    /**
     * A list.
     *
     * @param name what it is called in the answer
     */
    Archive(Store store, PieceOf of, String name) {
        this.store = store;
        this.of = of;
        this.name = name;
    }

    /** Whether nothing was kept. */
    boolean isEmpty() {
        return store.piece(of, 0).isEmpty() && store.whole(of).isEmpty();
    }

    /** Sends it: an object with the version and the list. */
    public void sendTo(OutputStream out) throws IOException {
        out.write(text("{\"v\":1,\"" + name + "\":"));
        Optional<byte[]> whole = store.whole(of);
        if (whole.isPresent()) {
            sendPart(whole.get(), out);
        } else {
            sendPieces(out);
        }
        out.write('}');
    }

    private void sendPieces(OutputStream out) throws IOException {
        out.write('[');
        int number = 0;
        for (Optional<byte[]> piece = store.piece(of, 0);
                piece.isPresent();
                piece = store.piece(of, number)) {
            if (number > 0) {
                out.write(',');
            }
            out.write(Pieces.unpacked(piece.get()));
            number++;
        }
        out.write(']');
    }

    /** From before there were pieces: all languages in one object, of which one is wanted. */
    private void sendPart(byte[] whole, OutputStream out) throws IOException {
        try (InputStream plain = Pieces.unpacking(whole);
                JsonParser in = JSON.createParser(ObjectReadContext.empty(), plain);
                JsonGenerator copy = JSON.createGenerator(ObjectWriteContext.empty(), out)) {
            in.nextToken();
            while (in.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean wanted = in.currentName().equals(of.language());
                in.nextToken();
                if (wanted) {
                    copy.copyCurrentStructure(in);
                } else {
                    in.skipChildren();
                }
            }
        }
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
