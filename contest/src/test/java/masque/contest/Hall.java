package masque.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import masque.contest.ArenaCommand.Accept;
import masque.contest.ArenaCommand.Challenge;
import masque.contest.ArenaCommand.Join;
import masque.contest.ArenaCommand.Start;
import masque.contest.ArenaCommand.TableFinished;
import masque.contest.ArenaCommand.TimePasses;
import masque.contest.ArenaRules.Entry;
import masque.core.Chance;
import masque.core.Fate;

/** A tournament that a test runs, with a clock that it turns. */
final class Hall {
    static final String ANN = "ann";
    static final String BEN = "ben";
    static final String CAT = "cat";
    static final String DAN = "dan";
    static final String BOT = "bot";

    static final long SECOND = 1000;
    static final long MINUTE = 60 * SECOND;

    private final ArenaDesk desk;
    private final List<ArenaEvent> log = new ArrayList<>();
    private Arena arena;
    private long now = 1_000_000;

    Hall(ArenaRules rules, Fate fate) {
        arena = Arena.of(rules);
        desk = new ArenaDesk(fate);
    }

    private static Fate noDraws() {
        return ply -> {
            Chance chance =
                    n -> {
                        throw new AssertionError("match " + ply + " draws below " + n);
                    };
            return chance;
        };
    }

    static Hall of(ArenaRules rules) {
        return new Hall(rules, noDraws());
    }

    /** Five tokens, an hour, pairs; these have entered, and it has started. */
    static Hall running(String... players) {
        Hall hall = of(ArenaRules.usual(5));
        hall.join(players);
        hall.does(new Start());
        return hall;
    }

    /** The same with so many at a match. */
    static Hall running(int seats, Fate fate, String... players) {
        Hall hall = new Hall(new ArenaRules(5, 60, seats, Entry.ANYBODY, false), fate);
        hall.join(players);
        hall.does(new Start());
        return hall;
    }

    void join(String... players) {
        for (String player : players) {
            does(new Join(player));
        }
    }

    Arena arena() {
        return arena;
    }

    List<ArenaEvent> log() {
        return log;
    }

    long now() {
        return now;
    }

    /** Turns the clock and lets nobody notice. */
    Hall later(long millis) {
        now += millis;
        return this;
    }

    /** Turns the clock, and the alarm rings. */
    List<ArenaEvent> passes(long millis) {
        return later(millis).does(new TimePasses());
    }

    Decision decide(ArenaCommand command) {
        return desk.decide(arena, command, now);
    }

    /** Does what the rules allow. */
    List<ArenaEvent> does(ArenaCommand command) {
        return switch (decide(command)) {
            case Decision.Happens(List<ArenaEvent> events) -> {
                arena = arena.after(events);
                log.addAll(events);
                yield events;
            }
            case Decision.Refused refused -> throw new AssertionError(command + ": " + refused);
        };
    }

    /** Sees that the rules do not allow it. */
    void refuses(ArenaCommand command, String clause, Objection objection) {
        int before = arena.number();
        switch (decide(command)) {
            case Decision.Happens happens -> throw new AssertionError(command + ": " + happens);
            case Decision.Refused(var refusal) -> {
                assertThat(refusal.reason().key()).isEqualTo(objection.key());
                assertThat(refusal.clause()).isEqualTo(clause);
            }
        }
        assertThat(arena.number()).isEqualTo(before);
    }

    void challenge(String player, String... others) {
        does(new Challenge(player, List.of(others), false));
    }

    /** One challenges, the others accept; the number of the match. */
    int begin(String player, String... others) {
        return begin(false, player, others);
    }

    int beginWithRealDice(String player, String... others) {
        return begin(true, player, others);
    }

    private int begin(boolean realDice, String player, String... others) {
        does(new Challenge(player, List.of(others), realDice));
        for (String other : others) {
            if (!entrant(other).bot()) {
                does(new Accept(other, player, realDice));
            }
        }
        assertThat(entrant(player).isBusy()).isTrue();
        return entrant(player).match();
    }

    List<ArenaEvent> wins(int match, String... winners) {
        return does(new TableFinished(match, List.of(winners)));
    }

    /** One wins so many matches against another. */
    int beats(String winner, String loser, int times) {
        int match = 0;
        for (int i = 0; i < times; i++) {
            match = begin(winner, loser);
            wins(match, winner);
        }
        return match;
    }

    Entrant entrant(String player) {
        return arena.entrant(player).orElseThrow();
    }

    int tokens(String player) {
        return entrant(player).tokens();
    }

    ArenaMatch match(int number) {
        return arena.match(number).orElseThrow();
    }

    /** Ranks and tokens as in "1 ann 6, 2 ben 4"; a star for champions. */
    String standings() {
        List<String> lines = new ArrayList<>();
        for (Standing standing : arena.standings()) {
            lines.add(
                    "%d %s %d%s"
                            .formatted(
                                    standing.rank(),
                                    standing.entrant().player(),
                                    standing.entrant().tokens(),
                                    standing.champion() ? "*" : ""));
        }
        return String.join(", ", lines);
    }

    <T extends ArenaEvent> List<T> logged(Class<T> type) {
        return log.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
