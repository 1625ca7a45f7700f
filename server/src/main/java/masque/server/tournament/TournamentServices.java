package masque.server.tournament;

import java.util.concurrent.Executor;
import masque.server.store.Store;
import masque.server.table.Rooms;
import masque.server.table.Time;
import masque.server.table.Tongues;

/**
 * What all tournaments share.
 *
 * @param line where they do their work, one thing after the other
 * @param matches which matches are played where
 */
record TournamentServices(
        Store store, Rooms rooms, Time time, Tongues tongues, Executor line, OpenMatches matches) {}
