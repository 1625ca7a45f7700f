package masque.server.tournament;

import java.util.Optional;
import masque.contest.ArenaEvent;
import masque.server.store.KeptEvent;

/**
 * An event of a log with who has caused it.
 *
 * @param actor a player, an organiser as {@link Actor} writes them, or the site
 * @param client what the client calls it that asked for it
 */
record LogEntry(int number, String actor, Optional<String> client, ArenaEvent event) {
    static LogEntry of(KeptEvent kept) {
        return new LogEntry(
                kept.number(),
                kept.actor(),
                kept.client(),
                ArenaEventText.read(kept.kind(), kept.at(), kept.body()));
    }

    KeptEvent kept() {
        return new KeptEvent(
                number,
                event.at(),
                actor,
                client,
                ArenaEventText.kind(event),
                ArenaEventText.write(event));
    }
}
