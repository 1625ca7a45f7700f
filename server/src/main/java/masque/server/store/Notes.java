package masque.server.store;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Links to other devices and what the site remembers about itself, in the database. */
final class Notes {
    private Notes() {}

    static void link(Handle handle, String tokenHash, Linked linked, Instant expires) {
        handle.createUpdate(
                        """
                        INSERT INTO device_link (token_hash, guest, name, expires_at)
                        VALUES (:hash, :guest, :name, :expires)
                        ON CONFLICT DO NOTHING
                        """)
                .bind("hash", tokenHash)
                .bind("guest", linked.guest())
                .bind("name", linked.name())
                .bind("expires", expires.toEpochMilli())
                .execute();
    }

    static Optional<Linked> redeem(Handle handle, String tokenHash, Instant now) {
        handle.createUpdate("DELETE FROM device_link WHERE expires_at <= :now")
                .bind("now", now.toEpochMilli())
                .execute();
        Optional<Linked> linked =
                handle.createQuery("SELECT guest, name FROM device_link WHERE token_hash = :hash")
                        .bind("hash", tokenHash)
                        .map((row, context) ->
                                new Linked(row.getString("guest"), row.getString("name")))
                        .findOne();
        handle.createUpdate("DELETE FROM device_link WHERE token_hash = :hash")
                .bind("hash", tokenHash)
                .execute();
        return linked;
    }

    static void note(Handle handle, String name, String value) {
        handle.createUpdate(
                        """
                        INSERT INTO note (name, value) VALUES (:name, :value)
                        ON CONFLICT (name) DO UPDATE SET value = excluded.value
                        """)
                .bind("name", name)
                .bind("value", value)
                .execute();
    }

    static String noteFirst(Handle handle, String name, String value) {
        handle.createUpdate(
                        """
                        INSERT INTO note (name, value) VALUES (:name, :value)
                        ON CONFLICT DO NOTHING
                        """)
                .bind("name", name)
                .bind("value", value)
                .execute();
        return noted(handle, name).orElseThrow();
    }

    static Optional<String> noted(Handle handle, String name) {
        return handle.createQuery("SELECT value FROM note WHERE name = :name")
                .bind("name", name)
                .mapTo(String.class)
                .findOne();
    }
}
