package masque.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Challenge cards and who called in vain, in the database. */
final class Cards {
    /** So many calls of a holder are kept. */
    static final int MOST_CALLS = 50;

    private Cards() {}

    /** Keeps a card in place of the one that its holder had. */
    static void keep(Handle handle, KeptCard card) {
        handle.createUpdate(
                        """
                        INSERT INTO card (guest, id, name, game, face, shown, made_at, duel)
                        VALUES (:guest, :id, :name, :game, :face, :shown, :made, :duel)
                        ON CONFLICT (guest) DO UPDATE SET id = excluded.id, name = excluded.name,
                        game = excluded.game, face = excluded.face, shown = excluded.shown,
                        made_at = excluded.made_at, duel = excluded.duel
                        """)
                .bind("guest", card.guest())
                .bind("id", card.id())
                .bind("name", card.name())
                .bind("game", card.game())
                .bind("face", card.face())
                .bind("shown", card.on() ? 1 : 0)
                .bind("made", card.made().toEpochMilli())
                .bind("duel", card.duel())
                .execute();
    }

    static Optional<KeptCard> byId(Handle handle, String id) {
        return one(handle, "SELECT * FROM card WHERE id = :key", id);
    }

    static Optional<KeptCard> of(Handle handle, String guest) {
        return one(handle, "SELECT * FROM card WHERE guest = :key", guest);
    }

    private static Optional<KeptCard> one(Handle handle, String query, String key) {
        return handle.createQuery(query)
                .bind("key", key)
                .map((row, context) -> read(row))
                .findOne();
    }

    private static KeptCard read(ResultSet row) throws SQLException {
        return new KeptCard(
                row.getString("id"),
                row.getString("guest"),
                row.getString("name"),
                row.getString("game"),
                row.getString("face"),
                row.getInt("shown") == 1,
                Instant.ofEpochMilli(row.getLong("made_at")),
                row.getString("duel"));
    }

    /** Keeps a call. Whoever waited before has waited once; what is too old goes. */
    static void call(Handle handle, String holder, CardCall call) {
        if (call.table().isEmpty()) {
            handle.createUpdate(
                            """
                            DELETE FROM card_call
                            WHERE holder = :holder AND caller = :caller AND table_id = ''
                            """)
                    .bind("holder", holder)
                    .bind("caller", call.caller())
                    .execute();
        }
        handle.createUpdate(
                        """
                        INSERT INTO card_call (holder, number, caller, name, at, table_id, seat)
                        SELECT :holder, COALESCE(MAX(number), 0) + 1, :caller, :name, :at, :table, :seat
                        FROM card_call WHERE holder = :holder
                        """)
                .bind("holder", holder)
                .bind("caller", call.caller())
                .bind("name", call.name())
                .bind("at", call.at().toEpochMilli())
                .bind("table", call.table())
                .bind("seat", call.seat())
                .execute();
        handle.createUpdate(
                        """
                        DELETE FROM card_call WHERE holder = :holder AND number <=
                        (SELECT MAX(number) - :most FROM card_call WHERE holder = :holder)
                        """)
                .bind("holder", holder)
                .bind("most", MOST_CALLS)
                .execute();
    }

    /** Whether this very call is kept. */
    static boolean called(Handle handle, String holder, CardCall call) {
        return calls(handle, holder).stream()
                .limit(1)
                .anyMatch(one ->
                        one.caller().equals(call.caller())
                                && one.at().equals(call.at())
                                && one.table().equals(call.table()));
    }

    /** The calls that are kept, latest first, with what came of them by now. */
    static List<CardCall> calls(Handle handle, String holder) {
        return handle.createQuery(
                        """
                        SELECT caller, name, at, card_call.table_id AS fought, seat, result.*
                        FROM card_call LEFT JOIN result ON result.table_id = card_call.table_id
                        WHERE holder = :holder ORDER BY card_call.number DESC
                        """)
                .bind("holder", holder)
                .map((row, context) ->
                        new CardCall(
                                row.getString("caller"),
                                row.getString("name"),
                                Instant.ofEpochMilli(row.getLong("at")),
                                row.getString("fought"),
                                row.getInt("seat"),
                                Results.joined(row)))
                .list();
    }
}
