package masque.app.load;

import java.util.function.Consumer;
import java.util.function.IntSupplier;

/** One person's connection to a tournament. */
final class FollowSocket extends TextSocket {
    private final IntSupplier known;
    private final Consumer<Followed> listener;

    /**
     * A socket that is not open yet.
     *
     * @param known the number of the last event that everybody in this process knows of
     * @param listener is told what comes, one message after another, on any thread
     */
    FollowSocket(IntSupplier known, Consumer<Followed> listener) {
        this.known = known;
        this.listener = listener;
    }

    @Override
    void heard(byte[] bytes, int count) {
        FollowScan.read(bytes, count, known.getAsInt()).ifPresent(listener);
    }

    @Override
    void closed(int code, String reason) {
        listener.accept(new Followed.Closed(code, reason));
    }
}
