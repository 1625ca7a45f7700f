package masque.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import masque.core.Draw;
import masque.core.Journal;
import masque.core.Step;

/** Journals and steps for tests; no rules are needed to keep them. */
final class Samples {
    static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");

    /** What a program leaves behind that has changed the schema since. */
    static final String NEWER =
            """
            INSERT INTO flyway_schema_history SELECT installed_rank + 1, '9999', 'later', type,
            'V9999__later.sql', checksum, installed_by, installed_on, 1, success
            FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 1
            """;

    private Samples() {}

    static Journal opening() {
        return new Journal(
                "some-game",
                3,
                4,
                Map.of("length", "long", "names", "a \"quoted\" name\nand 仮面"),
                List.of(new Draw(24, 23), new Draw(6, 0)),
                List.of());
    }

    /** Where these guests sit and nobody else finds the table. */
    static SearchKeys keys(String... guests) {
        return new SearchKeys(Set.of(guests), false, Optional.empty());
    }

    /** A change that deals. */
    static Change deal(int version) {
        return new Change(
                version, "dealt", keys("ann", "bob"), Optional.of(opening()), Optional.empty());
    }

    /** A change that ends the game. */
    static Change end(int version) {
        return new Change(
                version, "over", keys("ann", "bob"), Optional.empty(), Optional.of(result()));
    }

    static Step step(int seat, int code) {
        return new Step(seat, code, List.of(new Draw(52, code), new Draw(2, 1)));
    }

    static List<Step> steps(Store store, String table) {
        return store.load(table).orElseThrow().game().orElseThrow().journal().steps();
    }

    static NewStep from(String client, int ply, int seat, int code) {
        return new NewStep(ply, step(seat, code), ply, Optional.of(client), Optional.empty());
    }

    static NewStep house(int ply, int seat, int code) {
        return new NewStep(ply, step(seat, code), ply, Optional.empty(), Optional.empty());
    }

    /** How a game for two ended. */
    static GameEnd result() {
        return new GameEnd(GameEnd.Ending.FINISHED, List.of(1), List.of(2, 1), List.of(-3, 12), 7);
    }
}
