package masque.server.table;

import java.util.Arrays;
import java.util.stream.Collectors;

/** An unexpected error as a log may show it: where it was, without what it said. */
public final class Trouble {
    private static final int DEPTH = 8;
    private static final int MARK = 6;

    private Trouble() {}

    /** The beginning of an id: whoever reads a log must not be able to open the table. */
    public static String mark(String id) {
        return id.substring(0, Math.min(MARK, id.length())) + "...";
    }

    /** The kinds of the error and of its causes, and where each was. */
    public static String of(Throwable error) {
        String here =
                error.getClass().getName()
                        + Arrays.stream(error.getStackTrace())
                                .limit(DEPTH)
                                .map(frame -> " at " + frame)
                                .collect(Collectors.joining());
        Throwable cause = error.getCause();
        return cause == null ? here : here + " because of " + of(cause);
    }
}
