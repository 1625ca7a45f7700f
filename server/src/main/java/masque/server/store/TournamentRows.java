package masque.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Tournaments and their logs in the database. */
final class TournamentRows {
    private TournamentRows() {}

    static void create(Handle handle, KeptTournament fresh, Instant now) {
        handle.createUpdate(
                        """
                        INSERT INTO tournament (id, setup, secret, code, desk, created_at)
                        VALUES (:id, :setup, :secret, :code, :desk, :now)
                        """)
                .bind("id", fresh.id())
                .bind("setup", fresh.setup())
                .bind("secret", fresh.secret())
                .bind("code", fresh.code())
                .bind("desk", fresh.desk())
                .bind("now", now.toEpochMilli())
                .execute();
        fresh.organisers().forEach((guest, name) -> organise(handle, fresh.id(), guest, name));
        enter(handle, fresh.id(), fresh.entrants());
        log(handle, fresh.id(), fresh.events());
    }

    /** Whether this very tournament is there. */
    static boolean created(Handle handle, KeptTournament fresh) {
        return any(
                handle,
                "SELECT COUNT(*) FROM tournament WHERE id = :tournament AND secret = :other",
                fresh.id(),
                fresh.secret());
    }

    private static void organise(Handle handle, String tournament, String guest, String name) {
        handle.createUpdate(
                        """
                        INSERT INTO organiser (tournament_id, guest, name)
                        VALUES (:tournament, :guest, :name) ON CONFLICT DO NOTHING
                        """)
                .bind("tournament", tournament)
                .bind("guest", guest)
                .bind("name", name)
                .execute();
    }

    static boolean write(Handle handle, String tournament, TournamentWrite more, Instant now) {
        if (!more.events().isEmpty()
                && more.events().getFirst().number() != last(handle, tournament) + 1) {
            return false;
        }
        if (more.unfinished().stream().anyMatch(table -> Results.of(handle, table).isPresent())) {
            return false;
        }
        log(handle, tournament, more.events());
        enter(handle, tournament, more.entrants());
        for (TournamentWrite.NewMatch match : more.matches()) {
            begin(handle, tournament, match, now);
        }
        more.organisers().forEach((guest, name) -> organise(handle, tournament, guest, name));
        more.desk().ifPresent(key -> set(handle, tournament, "desk = :value", key));
        more.over()
                .ifPresent(over ->
                        set(
                                handle,
                                tournament,
                                "over_at = CAST(:value AS BIGINT)",
                                over ? Optional.of(now.toEpochMilli()) : Optional.empty()));
        return true;
    }

    /** Whether the log has this very last event, and so all before it. */
    static boolean written(Handle handle, String tournament, TournamentWrite more) {
        if (more.events().isEmpty()) {
            return false;
        }
        KeptEvent latest = more.events().getLast();
        return events(handle, tournament, latest.number() - 1, 1).contains(latest);
    }

    private static int last(Handle handle, String tournament) {
        return handle.createQuery(
                        """
                        SELECT COALESCE(MAX(number), 0) FROM tournament_event
                        WHERE tournament_id = :tournament
                        """)
                .bind("tournament", tournament)
                .mapTo(Integer.class)
                .one();
    }

    private static void log(Handle handle, String tournament, List<KeptEvent> events) {
        if (events.isEmpty()) {
            return;
        }
        try (PreparedBatch rows =
                handle.prepareBatch(
                        """
                        INSERT INTO tournament_event
                        (tournament_id, number, at, actor, client, kind, body)
                        VALUES (:tournament, :number, :at, :actor, :client, :kind, :body)
                        """)) {
            for (KeptEvent event : events) {
                rows.bind("tournament", tournament)
                        .bind("number", event.number())
                        .bind("at", event.at())
                        .bind("actor", event.actor())
                        .bind("client", event.client())
                        .bind("kind", event.kind())
                        .bind("body", event.body())
                        .add();
            }
            rows.execute();
        }
    }

    private static void enter(Handle handle, String tournament, List<KeptEntrant> entrants) {
        for (KeptEntrant entrant : entrants) {
            handle.createUpdate(
                            """
                            INSERT INTO entrant (tournament_id, player, guest, name, level, program)
                            VALUES (:tournament, :player, :guest, :name, :level, :program)
                            """)
                    .bind("tournament", tournament)
                    .bind("player", entrant.player())
                    .bind("guest", Optional.of(entrant.guest()).filter(guest -> !guest.isEmpty()))
                    .bind("name", entrant.name())
                    .bind("level", entrant.level())
                    .bind("program", entrant.program() ? 1 : 0)
                    .execute();
        }
    }

    private static void begin(
            Handle handle, String tournament, TournamentWrite.NewMatch match, Instant now) {
        Tables.create(handle, match.table(), match.facts(), match.secret(), match.keys(), now);
        handle.createUpdate(
                        """
                        INSERT INTO pairing (table_id, tournament_id, match)
                        VALUES (:table, :tournament, :match)
                        """)
                .bind("table", match.table())
                .bind("tournament", tournament)
                .bind("match", match.match())
                .execute();
    }

    private static void set(Handle handle, String tournament, String what, Object value) {
        handle.createUpdate("UPDATE tournament SET " + what + " WHERE id = :tournament")
                .bind("value", value)
                .bind("tournament", tournament)
                .execute();
    }

    static boolean exists(Handle handle, String tournament) {
        return any(
                handle,
                "SELECT COUNT(*) FROM tournament WHERE id = :tournament AND id = :other",
                tournament,
                tournament);
    }

    private static boolean any(Handle handle, String count, String tournament, String other) {
        return handle.createQuery(count)
                        .bind("tournament", tournament)
                        .bind("other", other)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    static Optional<KeptTournament> load(Handle handle, String tournament) {
        return handle.createQuery("SELECT * FROM tournament WHERE id = :tournament")
                .bind("tournament", tournament)
                .map((row, context) -> read(handle, row))
                .findOne();
    }

    private static KeptTournament read(Handle handle, ResultSet row) throws SQLException {
        String id = row.getString("id");
        return new KeptTournament(
                id,
                row.getString("setup"),
                row.getString("secret"),
                row.getString("code"),
                row.getString("desk"),
                organisers(handle, id),
                entrants(handle, id),
                events(handle, id, 0, Integer.MAX_VALUE),
                tables(handle, id));
    }

    private static Map<String, String> organisers(Handle handle, String tournament) {
        Map<String, String> names = new HashMap<>();
        handle.createQuery("SELECT guest, name FROM organiser WHERE tournament_id = :tournament")
                .bind("tournament", tournament)
                .map((row, context) -> Map.entry(row.getString("guest"), row.getString("name")))
                .forEach(one -> names.put(one.getKey(), one.getValue()));
        return names;
    }

    private static List<KeptEntrant> entrants(Handle handle, String tournament) {
        return handle.createQuery("SELECT * FROM entrant WHERE tournament_id = :tournament")
                .bind("tournament", tournament)
                .map((row, context) ->
                        new KeptEntrant(
                                row.getString("player"),
                                Optional.ofNullable(row.getString("guest")).orElse(""),
                                row.getString("name"),
                                row.getString("level"),
                                row.getInt("program") != 0))
                .list();
    }

    private static Map<Integer, String> tables(Handle handle, String tournament) {
        Map<Integer, String> tables = new HashMap<>();
        handle.createQuery("SELECT match, table_id FROM pairing WHERE tournament_id = :tournament")
                .bind("tournament", tournament)
                .map((row, context) -> Map.entry(row.getInt("match"), row.getString("table_id")))
                .forEach(one -> tables.put(one.getKey(), one.getValue()));
        return tables;
    }

    static List<KeptEvent> events(Handle handle, String tournament, int after, int most) {
        return handle.createQuery(
                        """
                        SELECT * FROM tournament_event
                        WHERE tournament_id = :tournament AND number > :after
                        ORDER BY number LIMIT :most
                        """)
                .bind("tournament", tournament)
                .bind("after", after)
                .bind("most", most)
                .map((row, context) ->
                        new KeptEvent(
                                row.getInt("number"),
                                row.getLong("at"),
                                row.getString("actor"),
                                Optional.ofNullable(row.getString("client")),
                                row.getString("kind"),
                                row.getString("body")))
                .list();
    }

    static Optional<String> byCode(Handle handle, String code) {
        return handle.createQuery("SELECT id FROM tournament WHERE code = :code")
                .bind("code", code)
                .mapTo(String.class)
                .findOne();
    }

    static List<String> unfinished(Handle handle) {
        return handle.createQuery(
                        "SELECT id FROM tournament WHERE over_at IS NULL ORDER BY created_at, id")
                .mapTo(String.class)
                .list();
    }

    static List<String> of(Handle handle, String guest, int most) {
        return handle.createQuery(
                        """
                        SELECT id FROM tournament WHERE id IN (
                        SELECT tournament_id FROM entrant WHERE guest = :guest
                        UNION SELECT tournament_id FROM organiser WHERE guest = :guest)
                        ORDER BY created_at DESC, id LIMIT :most
                        """)
                .bind("guest", guest)
                .bind("most", most)
                .mapTo(String.class)
                .list();
    }
}
