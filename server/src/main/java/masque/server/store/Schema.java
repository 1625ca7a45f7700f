package masque.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;

/** The tables of a database, in the versions that they have had. */
final class Schema {
    private static final String MIGRATIONS = "classpath:masque/server/store";

    /** The version that the last migration leads to. */
    static final int LATEST = 8;

    private final Flyway versions;

    /**
     * The schema of a database.
     *
     * @param clustered what makes a table keep its rows in the order of its key; may be empty
     */
    Schema(DataSource database, String clustered) {
        versions =
                Flyway.configure()
                        .dataSource(database)
                        .locations(MIGRATIONS)
                        .placeholders(Map.of("clustered", clustered))
                        .load();
    }

    /**
     * Whether the migrations of this program have been carried out, all of them and no others.
     * Flyway takes longer to say so than all else that a start does with a database. It says no
     * where it cannot tell.
     */
    static boolean isUpToDate(DataSource database) {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet done =
                        statement.executeQuery(
                                "SELECT version, success FROM flyway_schema_history"
                                        + " ORDER BY installed_rank")) {
            int version = 0;
            while (done.next()) {
                version++;
                if (!Integer.toString(version).equals(done.getString("version"))
                        || !done.getBoolean("success")) {
                    return false;
                }
            }
            return version == LATEST;
        } catch (SQLException unknown) {
            return false;
        }
    }

    /**
     * Looks whether this program knows all that was done to the database, and changes nothing.
     *
     * @throws Unfit if a newer program has written it
     * @throws StoreFailed if it cannot be read
     */
    void mustBeKnown() {
        try {
            if (Arrays.stream(versions.info().all())
                    .map(MigrationInfo::getState)
                    .anyMatch(Schema::unknown)) {
                throw new Unfit(Unfit.Reason.NEWER);
            }
        } catch (FlywayException e) {
            throw blamed(e);
        }
    }

    private static RuntimeException blamed(FlywayException thrown) {
        return StoreFailed.behind(thrown).map(RuntimeException.class::cast).orElse(thrown);
    }

    private static boolean unknown(MigrationState state) {
        return state.isApplied() && !state.isResolved();
    }

    /**
     * Makes the tables, or brings them up to date.
     *
     * @throws StoreFailed if the database cannot do it
     */
    void bringUpToDate() {
        try {
            versions.migrate();
        } catch (FlywayException e) {
            throw blamed(e);
        }
    }
}
