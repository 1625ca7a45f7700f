package masque.server.table;

import java.util.Arrays;
import java.util.Optional;
import masque.edge.Copyist;
import masque.edge.JsonBytes;
import masque.edge.Pen;

/** Says everything each time. */
final class WholeVoice implements Voice {
    private static final byte[] NOTHING = {};

    private final Pen pen;
    private final Surroundings surroundings;
    private final Copyist copyist;
    private byte[] around = NOTHING;
    private byte[] turn = NOTHING;
    private byte[] view = NOTHING;

    WholeVoice(Pen pen, Surroundings surroundings) {
        this.pen = pen;
        this.surroundings = surroundings;
        copyist = new Copyist(pen);
    }

    @Override
    public boolean hear(Occasion now, Optional<Sight> sight) {
        byte[] aroundNow = surroundings.write(now);
        byte[] turnNow = sight.map(one -> turn(one.turn())).orElse(NOTHING);
        byte[] viewNow = sight.map(one -> copyist.write(one.view())).orElse(NOTHING);
        boolean news =
                !Arrays.equals(aroundNow, around)
                        || !Arrays.equals(turnNow, turn)
                        || !Arrays.equals(viewNow, view);
        around = aroundNow;
        turn = turnNow;
        view = viewNow;
        return news;
    }

    private byte[] turn(Turn now) {
        return JsonBytes.of(JsonText.braced(out -> now.write(out, pen)), turn);
    }

    @Override
    public byte[] whole(Frame frame) {
        return frame.whole(WHOLE, around, turn, view, pen);
    }

    @Override
    public byte[] news(Frame frame) {
        return whole(frame);
    }
}
