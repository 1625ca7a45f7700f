package masque.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import masque.core.Fate;
import masque.core.Seeded;
import org.junit.jupiter.api.Test;

/** Whatever is asked for in whatever order, tokens are neither made nor lost. */
final class RandomArenaTest {
    private static final int LOGS = 100_000;
    private static final int COMMANDS = 60;

    private final Set<String> refusals = new HashSet<>();
    private long events;
    private int ended;

    @Test
    void dc_8_23_tokensAlwaysAddUp() {
        for (int seed = 0; seed < LOGS; seed++) {
            try {
                play(seed);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ": " + e, e);
            }
        }
        assertThat(events / LOGS).as("events of a log").isGreaterThan(25);
        assertThat(ended).as("tournaments that ended").isGreaterThan(LOGS / 50);
        assertThat(new TreeSet<>(refusals))
                .as("refusals met")
                .containsExactlyElementsOf(
                        Stream.of(Objection.values()).map(Objection::key).sorted().toList());
    }

    private void play(int seed) {
        RandomCommands random = new RandomCommands(new Seeded(seed));
        ArenaRules rules = random.rules();
        ArenaDesk desk = new ArenaDesk(Fate.seeded(seed));
        Arena arena = Arena.of(rules);
        List<ArenaEvent> log = new ArrayList<>();
        long now = 0;
        for (int i = 0; i < COMMANDS; i++) {
            now += random.pause();
            switch (desk.decide(arena, random.command(arena), now)) {
                case Decision.Refused(var refusal) -> refusals.add(refusal.reason().key());
                case Decision.Happens(List<ArenaEvent> happened) -> {
                    arena = arena.copy();
                    for (ArenaEvent event : happened) {
                        arena.apply(event);
                        checkPrefix(arena);
                    }
                    checkWhole(arena);
                    log.addAll(happened);
                }
            }
        }
        Arena again = Arena.of(rules).after(log);
        if (!again.standings().equals(arena.standings()) || again.number() != log.size()) {
            throw new AssertionError("folded again: " + again.standings());
        }
        checkMatches(arena, log);
        events += log.size();
        ended += arena.phase() == Phase.ENDED ? 1 : 0;
    }

    /** What holds after every single event. */
    private static void checkPrefix(Arena arena) {
        int tokens = 0;
        for (Entrant entrant : arena.entrants()) {
            tokens += entrant.tokens();
            check(entrant.tokens() >= 0, entrant);
        }
        check(tokens == arena.rules().tokens() * arena.entrants().size(), arena.entrants());
    }

    /** What holds after every command. */
    private static void checkWhole(Arena arena) {
        for (Entrant entrant : arena.entrants()) {
            check(entrant.tokens() > 0 || entrant.isOut() || entrant.isBusy(), entrant);
            if (entrant.isBusy()) {
                ArenaMatch match = arena.match(entrant.match()).orElseThrow();
                check(match.isUnderWay() && match.players().contains(entrant.player()), match);
            }
        }
        for (OpenChallenge challenge : arena.challenges()) {
            check(arena.phase() == Phase.RUNNING, challenge);
            check(arena.entrant(challenge.challenger()).orElseThrow().isFree(), challenge);
            for (String player : challenge.others()) {
                check(arena.entrant(player).orElseThrow().isFree(), challenge);
            }
        }
        check(arena.phase() != Phase.ENDED || !arena.matchesUnderWay(), arena.matches());
        check(arena.phase() != Phase.FINISHING || arena.matchesUnderWay(), arena.matches());
    }

    /** DC-8.12: no match has come to its first result twice. */
    private static void checkMatches(Arena arena, List<ArenaEvent> log) {
        Set<Integer> over = new HashSet<>();
        for (ArenaEvent event : log) {
            if (event instanceof ArenaEvent.Settled settled) {
                check(over.add(settled.match()), settled);
            } else if (event instanceof ArenaEvent.Voided voided) {
                check(over.add(voided.match()), voided);
            } else if (event instanceof ArenaEvent.Corrected corrected) {
                check(over.contains(corrected.match()), corrected);
            }
        }
        for (ArenaMatch match : arena.matches()) {
            check(match.isUnderWay() != over.contains(match.number()), match);
        }
    }

    private static void check(boolean holds, Object what) {
        if (!holds) {
            throw new AssertionError(what.toString());
        }
    }
}
