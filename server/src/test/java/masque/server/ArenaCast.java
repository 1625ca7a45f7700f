package masque.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Somebody for every role in a tournament, at a site where nothing happens by itself. */
final class ArenaCast implements AutoCloseable {
    private static final String SECRET = "SELECT secret FROM tournament WHERE id = ?";
    private static final String GUESTS =
            """
            SELECT guest FROM entrant WHERE tournament_id = ?1 AND guest <> ''
            UNION SELECT guest FROM organiser WHERE tournament_id = ?1
            """;

    private final TestSite site;
    private final Connection disk;
    private final Map<ArenaRole, Person> people = new EnumMap<>(ArenaRole.class);
    private final List<Person> others;
    private final Map<ArenaStage, ArenaScene> scenes = new EnumMap<>(ArenaStage.class);

    private ArenaCast(TestSite site, Connection disk) {
        this.site = site;
        this.disk = disk;
        people.put(ArenaRole.ORGANISER, site.guest("Olga"));
        people.put(ArenaRole.ENTRANT, site.guest("Ann"));
        people.put(ArenaRole.PROGRAM_THERE, site.program("My bot"));
        people.put(ArenaRole.GUEST, site.guest("Cem"));
        people.put(ArenaRole.REMOVED, site.guest("Dan"));
        people.put(ArenaRole.PROGRAM_ELSEWHERE, site.program("Another bot"));
        others = Stream.of("Ed", "Flo", "Gus", "Hal", "Ida").map(site::guest).toList();
    }

    static ArenaCast open(Path folder) {
        TestSite site =
                TestSite.open(folder, TestSite.settings(), new ManualTime(1_700_000_000_000L));
        try {
            return new ArenaCast(
                    site,
                    DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("masque.db")));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    TestSite site() {
        return site;
    }

    Person as(ArenaRole role) {
        return role == ArenaRole.NOBODY
                ? site.stranger()
                : Optional.ofNullable(people.get(role)).orElseThrow();
    }

    /** One of those who enter after the others and are nobody's role: p4 is the first. */
    Person other(int index) {
        return others.get(index);
    }

    /** A tournament at a stage, of which something may be changed. */
    ArenaScene fresh(ArenaStage stage) {
        return ArenaScene.set(this, stage);
    }

    /** A tournament at a stage, of which nothing is to be changed. */
    ArenaScene shared(ArenaStage stage) {
        return scenes.computeIfAbsent(stage, this::fresh);
    }

    /** Something has changed all the same: others do not use it any more. */
    void drop(ArenaScene scene) {
        scenes.values().remove(scene);
    }

    /** What a tournament's chance comes from. */
    String secret(String tournament) {
        return select(SECRET, tournament).getFirst();
    }

    /** The ids of those who have entered or organise it. */
    List<String> guests(String tournament) {
        return select(GUESTS, tournament);
    }

    private List<String> select(String query, String tournament) {
        List<String> found = new ArrayList<>();
        try (PreparedStatement statement = disk.prepareStatement(query)) {
            statement.setString(1, tournament);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    found.add(rows.getString(1));
                }
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return found;
    }

    @Override
    public void close() {
        try {
            disk.close();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        site.close();
    }
}
