package masque.server.table;

import java.util.Arrays;
import java.util.Optional;
import masque.core.View;
import masque.edge.Changes;
import masque.edge.JsonBytes;
import masque.edge.Pen;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Says what has changed, as a JSON merge patch (RFC 7396). Where there is nothing that it could be
 * merged with, it says everything.
 */
final class PatchVoice implements Voice {
    private static final byte[] NOTHING = {};
    private static final byte[] NO_CHANGE = {'{', '}'};

    private final Pen pen;
    private final Surroundings surroundings;
    private final Changes changes;
    private byte[] around = NOTHING;
    private Optional<Sight> sight = Optional.empty();

    /** What makes the latest of the one before; empty where it is to be said as a whole. */
    private byte[] patch = NOTHING;

    PatchVoice(Pen pen, Surroundings surroundings) {
        this.pen = pen;
        this.surroundings = surroundings;
        changes = new Changes(pen);
    }

    @Override
    public boolean hear(Occasion now, Optional<Sight> sightNow) {
        byte[] aroundNow = surroundings.write(now);
        boolean goesOn = around.length > 0 && sight.isPresent() == sightNow.isPresent();
        patch =
                goesOn
                        ? JsonBytes.of(
                                JsonText.braced(out -> patch(out, aroundNow, sightNow)), NO_CHANGE)
                        : NOTHING;
        around = aroundNow;
        sight = sightNow;
        return patch.length != NO_CHANGE.length;
    }

    private void patch(JsonGenerator out, byte[] aroundNow, Optional<Sight> sightNow) {
        if (!Arrays.equals(around, aroundNow)) {
            Merge.fields(out, read(around), read(aroundNow));
        }
        if (sightNow.isPresent()) {
            Sight is = sightNow.get();
            Sight was = sight.orElseThrow();
            is.turn().patch(out, was.turn(), pen);
            changes.patch(out, "view", was.view(), is.view());
        }
    }

    private static ObjectNode read(byte[] object) {
        return (ObjectNode) JsonMapper.shared().readTree(object);
    }

    @Override
    public byte[] whole(Frame frame) {
        byte[] turn =
                sight.map(now -> JsonBytes.of(JsonText.braced(out -> now.turn().write(out, pen))))
                        .orElse(NOTHING);
        byte[] view = sight.map(now -> view(now.view())).orElse(NOTHING);
        return frame.whole(PATCHES, around, turn, view, pen);
    }

    private byte[] view(View now) {
        return JsonBytes.of(out -> changes.whole(out, now));
    }

    @Override
    public byte[] news(Frame frame) {
        return patch.length > 0 ? frame.patch(PATCHES, patch, pen) : whole(frame);
    }
}
