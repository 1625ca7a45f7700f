package masque.app.serve;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/**
 * Hears that the process is told to end, by Ctrl+C or by whoever runs it. Java alone would end with
 * the exit code of a process that was killed; so it ends like one that has done its work. Who tells
 * it a second time does not want to wait.
 */
public final class StopSignals implements AutoCloseable {
    private static final List<String> NAMES = List.of("INT", "TERM");

    private final CountDownLatch heard = new CountDownLatch(1);
    private final Map<String, Object> before = new HashMap<>();

    public StopSignals() {
        for (String name : NAMES) {
            @Nullable Object old = Signals.register(name, () -> hear(name));
            if (old != null) {
                before.put(name, old);
            }
        }
    }

    private void hear(String name) {
        Signals.registerDefault(name);
        heard.countDown();
    }

    /** Returns when the process is to end, or this thread is. */
    void await() {
        try {
            heard.await();
        } catch (InterruptedException toldToEnd) {
            heard.countDown();
        }
    }

    /** Whether the process has been told to end. */
    public boolean heard() {
        return heard.getCount() == 0;
    }

    @Override
    public void close() {
        before.forEach(Signals::unregister);
    }
}
