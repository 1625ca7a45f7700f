package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import masque.server.setup.Settings;

/** Somebody for every role, at a site where nothing happens by itself. */
final class Troupe implements AutoCloseable {
    private static final Pattern VERSION = Pattern.compile("assets/([0-9a-f]+)/");

    private final TestSite house;
    private final DiskRow disk;
    private final Map<Role, Person> people = new EnumMap<>(Role.class);
    private final Map<Stage, Scene> scenes = new EnumMap<>(Stage.class);
    private Optional<String> file = Optional.empty();

    private Troupe(TestSite house, DiskRow disk) {
        this.house = house;
        this.disk = disk;
        people.put(Role.HOST, house.guest("Ann"));
        people.put(Role.PLAYER, house.guest("Bob"));
        people.put(Role.GUEST, house.guest("Cem"));
        people.put(Role.REMOVED, house.guest("Dan"));
        people.put(Role.PROGRAM_THERE, house.program("My bot"));
        people.put(Role.PROGRAM_ELSEWHERE, house.program("Another bot"));
    }

    /** The site's bots think for as long as the time stands still. */
    static Troupe open(Path folder) {
        Settings usual = TestSite.settings();
        Settings still =
                new Settings(
                        usual.host(),
                        usual.port(),
                        usual.publicAddress(),
                        usual.trustedProxy(),
                        Duration.ofHours(1),
                        usual.idle(),
                        usual.patience(),
                        usual.generosity(),
                        usual.openMetrics(),
                        usual.development());
        TestSite house = TestSite.open(folder, still, new ManualTime(1_700_000_000_000L));
        return new Troupe(house, DiskRow.of(folder));
    }

    TestSite house() {
        return house;
    }

    DiskRow disk() {
        return disk;
    }

    /** Somebody in a role, who may become somebody else without harm to the others. */
    Person as(Role role) {
        return switch (role) {
            case NOBODY -> house.stranger();
            case LOOKING_ON -> as(Role.PLAYER);
            case HOST, PLAYER, PROGRAM_THERE, GUEST, REMOVED, PROGRAM_ELSEWHERE ->
                    Optional.ofNullable(people.get(role)).orElseThrow().at(house);
        };
    }

    /** A table at a stage, of which something may be changed. */
    Scene fresh(Stage stage) {
        return Scene.set(this, stage);
    }

    /** A table at a stage, of which nothing is to be changed. */
    Scene shared(Stage stage) {
        return scenes.computeIfAbsent(stage, this::fresh);
    }

    /** Something has gone wrong at a table: others do not use it any more. */
    void drop(Scene scene) {
        scenes.values().remove(scene);
    }

    /** A link of somebody to another device. */
    String link() {
        Answer answer = as(Role.GUEST).post("/me/link", "{}");
        return answer.is(201).json().path("token").asString();
    }

    /** The version that the page's files have in their addresses. */
    String version() {
        String page = as(Role.NOBODY).get("//").is(200).response().body();
        Matcher found = VERSION.matcher(page);
        assertThat(found.find()).as(page).isTrue();
        return found.group(1);
    }

    /** The id of a puzzle. */
    String puzzle() {
        return as(Role.NOBODY).get("/puzzles").is(200).json().path("today").path("id").asString();
    }

    /** The file of a game that is over. */
    String file() {
        String known =
                file.orElseGet(() ->
                        as(Role.HOST)
                                .get("/tables/" + fresh(Stage.OVER).id() + "/file")
                                .is(200)
                                .response()
                                .body());
        file = Optional.of(known);
        return known;
    }

    @Override
    public void close() {
        disk.close();
        house.close();
    }
}
