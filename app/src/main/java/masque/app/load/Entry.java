package masque.app.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What one entrant of a tournament has asked for, and what was acknowledged. */
final class Entry {
    /** An act as it is sent, again and again until it is answered. */
    record Sent(String id, TournamentAct act) {}

    /**
     * An act that has happened.
     *
     * @param number the number of the log's last event then
     */
    record Acked(TournamentAct act, int number) {}

    private final String player;
    private final List<Acked> acked = new ArrayList<>();
    private Optional<Sent> open = Optional.empty();
    private int sent;

    Entry(String player) {
        this.player = player;
    }

    String player() {
        return player;
    }

    synchronized Sent sends(TournamentAct act) {
        sent++;
        Sent next = new Sent("a" + sent, act);
        open = Optional.of(next);
        return next;
    }

    /** The act that was sent and not answered yet. */
    synchronized Optional<Sent> open() {
        return open;
    }

    /** An act is answered; returns it if it is the one that waits for that. */
    synchronized Optional<Sent> answered(String id) {
        Optional<Sent> it = open.filter(one -> one.id().equals(id));
        if (it.isPresent()) {
            open = Optional.empty();
        }
        return it;
    }

    synchronized void acknowledged(TournamentAct act, int number) {
        acked.add(new Acked(act, number));
    }

    /** All that was acknowledged, in order. */
    synchronized List<Acked> acked() {
        return List.copyOf(acked);
    }
}
