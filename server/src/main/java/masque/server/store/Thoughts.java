package masque.server.store;

import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/** Why bots made their steps. */
final class Thoughts {
    private Thoughts() {}

    static void keep(Handle handle, String table, int ply, String said) {
        handle.createUpdate(
                        "INSERT INTO thought (table_id, ply, said) VALUES (:table, :ply, :said)")
                .bind("table", table)
                .bind("ply", ply)
                .bind("said", said)
                .execute();
    }

    static Map<Integer, String> of(Handle handle, String table) {
        Map<Integer, String> thoughts = new TreeMap<>();
        handle.createQuery("SELECT ply, said FROM thought WHERE table_id = :table")
                .bind("table", table)
                .map((row, context) -> Map.entry(row.getInt("ply"), row.getString("said")))
                .forEach(entry -> thoughts.put(entry.getKey(), entry.getValue()));
        return thoughts;
    }
}
