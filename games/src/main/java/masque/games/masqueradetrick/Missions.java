package masque.games.masqueradetrick;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import masque.core.BadInput;

/**
 * The missions of all six roles, read from the rows of a data file: role, kind, tricks, target and
 * where the row comes from.
 */
final class Missions {
    static final String HEADER = "role,kind,tricks,target,provenance";
    private static final int TRICKS = 10;

    private final Map<Role, Mission> missions;

    /** Bit n of an entry: n tricks fulfil the role's mission. */
    private final int[] fulfilled = new int[Role.values().length];

    private final int[] targets = new int[Role.values().length];

    private Missions(Map<Role, Mission> missions) {
        this.missions = missions;
        missions.forEach((role, mission) -> {
            targets[role.ordinal()] = mission.target().ordinal();
            for (int tricks = 0; tricks <= TRICKS; tricks++) {
                fulfilled[role.ordinal()] |= mission.done(tricks) ? 1 << tricks : 0;
            }
        });
    }

    /**
     * Reads a data file for so many players, one of them perhaps under the Prince's Discipline.
     *
     * @throws BadInput naming the line that is wrong
     */
    static Missions read(String text, int seats, boolean discipline) {
        Map<Role, Mission> missions = new EnumMap<>(Role.class);
        List<String> lines = text.lines().map(String::strip).toList();
        boolean headed = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (!headed) {
                if (!line.equals(HEADER)) {
                    throw BadInput.of("missions-header", "line", i + 1, "expected", HEADER);
                }
                headed = true;
                continue;
            }
            Row row = new Row(i + 1, List.of(line.split("\\s*,\\s*", -1)));
            if (missions.put(row.role(), row.mission()) != null) {
                throw row.wrong("missions-twice", row.role().text());
            }
            if (!Roles.canPoint(seats, discipline, row.role(), row.mission().target())) {
                throw row.nobodyThere(seats);
            }
        }
        for (Role role : Role.values()) {
            if (!missions.containsKey(role)) {
                throw BadInput.of("missions-missing", "role", role.text());
            }
        }
        return new Missions(missions);
    }

    Mission of(Role role) {
        Mission mission = missions.get(role);
        if (mission == null) {
            throw new IllegalStateException("no mission for " + role);
        }
        return mission;
    }

    /** Whether a role, by ordinal, wants this many tricks. */
    boolean done(int role, int tricks) {
        return (fulfilled[role] >>> tricks & 1) != 0;
    }

    /** The ordinal of the role that a role, by ordinal, must point at. */
    int target(int role) {
        return targets[role];
    }

    private record Row(int line, List<String> cells) {
        private static final int WIDTH = 5;

        Row {
            if (cells.size() != WIDTH) {
                throw BadInput.of("missions-width", "line", line, "count", cells.size());
            }
        }

        Role role() {
            return role(cells.get(0));
        }

        Mission mission() {
            Mission.Kind kind =
                    find(
                            Arrays.stream(Mission.Kind.values()),
                            Mission.Kind::text,
                            cells.get(1),
                            "missions-kind");
            Role target = role(cells.get(3));
            if (target == role()) {
                throw wrong("missions-self", target.text());
            }
            return new Mission(kind, kind.counts() ? number() : none(), target);
        }

        private int number() {
            if (!cells.get(2).matches("[0-9]|10")) {
                throw wrong("missions-tricks", cells.get(2));
            }
            return Integer.parseInt(cells.get(2));
        }

        private int none() {
            if (!cells.get(2).isEmpty()) {
                throw wrong("missions-no-tricks", cells.get(2));
            }
            return 0;
        }

        private Role role(String cell) {
            return find(Arrays.stream(Role.values()), Role::text, cell, "missions-role");
        }

        private <T> T find(Stream<T> all, Function<T, String> text, String cell, String complaint) {
            Optional<T> found =
                    all.filter(one -> text.apply(one).equals(cell.toLowerCase(Locale.ROOT)))
                            .findFirst();
            return found.orElseThrow(() -> wrong(complaint, cell));
        }

        BadInput nobodyThere(int seats) {
            return BadInput.of(
                    "missions-target",
                    "line",
                    line,
                    "role",
                    role().phrase(),
                    "target",
                    mission().target().phrase(),
                    "seats",
                    seats);
        }

        BadInput wrong(String key, String value) {
            return BadInput.of(key, "line", line, "value", value);
        }
    }
}
