package masque.server.card;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import masque.server.table.Time;

/**
 * Who has a page open: that of a card or of a table of theirs. Whoever goes from one page to the
 * next is here all the time. One thread alone may use it.
 */
final class Attendance {
    /** How long somebody is taken to be here after their last page. */
    static final long GRACE_MILLIS = 10_000;

    private final Time time;
    private final Consumer<Runnable> later;
    private final Consumer<String> gone;
    private final Map<String, Integer> pages = new HashMap<>();
    private final Map<String, Time.Alarm> leaving = new HashMap<>();

    /**
     * Nobody is here yet.
     *
     * @param later does something in the thread that uses this
     * @param gone is told who has left for good
     */
    Attendance(Time time, Consumer<Runnable> later, Consumer<String> gone) {
        this.time = time;
        this.later = later;
        this.gone = gone;
    }

    /** Somebody has opened a page. */
    void comes(String guest) {
        pages.merge(guest, 1, Integer::sum);
        Time.Alarm alarm = leaving.remove(guest);
        if (alarm != null) {
            alarm.cancel();
        }
    }

    /** Somebody has closed a page. */
    void goes(String guest) {
        if (pages.merge(guest, -1, Integer::sum) > 0) {
            return;
        }
        pages.remove(guest);
        leaving.put(guest, time.after(GRACE_MILLIS, () -> later.accept(() -> leaves(guest))));
    }

    private void leaves(String guest) {
        if (!connected(guest) && leaving.remove(guest) != null) {
            gone.accept(guest);
        }
    }

    /** Whether somebody has a page open at this moment. */
    boolean connected(String guest) {
        return pages.containsKey(guest);
    }

    /** Whether somebody has a page open, or had one just now. */
    boolean here(String guest) {
        return connected(guest) || leaving.containsKey(guest);
    }
}
