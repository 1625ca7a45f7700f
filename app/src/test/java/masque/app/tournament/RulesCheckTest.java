package masque.app.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import masque.app.tournament.Finding.Outcome;
import masque.contest.ArenaEvent;
import masque.core.Fate;
import masque.core.Seeded;
import masque.server.tournament.ArenaEventText;
import org.junit.jupiter.api.Test;

/** No honest log is suspected, whatever happened. */
final class RulesCheckTest {
    private static final int TOURNAMENTS = 400;
    private static final int COMMANDS = 250;

    private static RandomTournament tournament(long seed) {
        return new RandomTournament(new Seeded(seed), Fate.seeded(seed)).play(COMMANDS);
    }

    private static List<Finding> check(RandomTournament one, Optional<Fate> fate) {
        return RulesCheck.of(one.rules(), fate, one.log(), one.log().size());
    }

    @Test
    void noHonestLogIsSuspected() {
        Set<String> seen = new HashSet<>();
        for (long seed = 1; seed <= TOURNAMENTS; seed++) {
            RandomTournament one = tournament(seed);
            assertThat(check(one, Optional.of(Fate.seeded(seed))))
                    .as("seed %d", seed)
                    .extracting(Finding::outcome)
                    .containsExactly(Outcome.HOLDS);
            one.log().forEach(line -> seen.add(line.kind()));
        }
        Set<String> kinds = new HashSet<>(Set.of(ArenaEventText.PRIVATE));
        for (Class<?> kind : ArenaEvent.class.getPermittedSubclasses()) {
            kinds.add(
                    kind.getSimpleName()
                            .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
                            .toLowerCase(Locale.ROOT));
        }
        kinds.removeAll(Set.of("muted", "unmuted"));
        assertThat(seen).isEqualTo(kinds);
    }

    @Test
    void withoutTheSecretOnlyDrawsAreOpen() {
        boolean drawn = false;
        for (long seed = 1; seed <= TOURNAMENTS; seed++) {
            RandomTournament one = tournament(seed);
            List<Finding> findings = check(one, Optional.empty());
            assertThat(findings.getFirst().outcome()).as("seed %d", seed).isEqualTo(Outcome.HOLDS);
            drawn |= findings.size() > 1;
            if (one.rules().seats() == 2) {
                assertThat(findings).as("seed %d", seed).hasSize(1);
            }
        }
        assertThat(drawn).isTrue();
    }

    @Test
    void anotherChanceIsNoticed() {
        int noticed = 0;
        for (long seed = 1; seed <= TOURNAMENTS; seed++) {
            List<Finding> findings = check(tournament(seed), Optional.of(Fate.seeded(-seed)));
            noticed += findings.getFirst().outcome() == Outcome.FAILS ? 1 : 0;
        }
        assertThat(noticed).isPositive();
    }
}
