package masque.app;

import java.util.ArrayList;
import java.util.List;
import masque.edge.Listener;
import masque.edge.Words;

/** Who sits at the table: the user, and bots under masks. */
final class Company {
    /** How many masks have names in the words files; later bots are numbered. */
    private static final int MASKS = 9;

    private Company() {}

    /** How the user at this seat calls everybody. */
    static Listener of(int seats, int me, Words words) {
        List<String> names = new ArrayList<>();
        int bots = 0;
        for (int seat = 0; seat < seats; seat++) {
            names.add(
                    seat == me
                            ? words.say("name-you")
                            : bots < MASKS
                                    ? words.say("name-" + ++bots)
                                    : words.say("name-more", "number", ++bots));
        }
        return new Listener(names, me);
    }
}
