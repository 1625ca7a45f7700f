package masque.server.store;

import java.time.Instant;

/**
 * A challenge card.
 *
 * @param id what whoever scans it comes with; nobody can guess it
 * @param guest who holds it
 * @param name what the holder is called
 * @param face what it fixes, by the id that the game gives it
 * @param on whether it leads to a duel
 * @param duel the table of the holder's latest duel; empty if there was none
 */
public record KeptCard(
        String id,
        String guest,
        String name,
        String game,
        String face,
        boolean on,
        Instant made,
        String duel) {
    /** The same under an id that nobody knows yet. */
    public KeptCard renewed(String fresh, Instant now) {
        return new KeptCard(fresh, guest, name, game, face, on, now, duel);
    }

    /** The same, leading to a duel or to nothing. */
    public KeptCard switched(boolean nowOn) {
        return new KeptCard(id, guest, name, game, face, nowOn, made, duel);
    }

    /** The same with another name of its holder. */
    public KeptCard named(String now) {
        return new KeptCard(id, guest, now, game, face, on, made, duel);
    }

    /** The same after the holder's next duel has begun. */
    public KeptCard fighting(String table) {
        return new KeptCard(id, guest, name, game, face, on, made, table);
    }
}
