package masque.contest;

import java.util.ArrayList;
import java.util.List;
import masque.contest.ArenaCommand.RemovedMatch;
import masque.contest.ArenaRules.Entry;
import masque.core.Chance;

/** Commands that make sense more often than not. */
final class RandomCommands {
    private static final List<String> PLAYERS = List.of("a", "b", "c", "d", "e", "nobody");
    private static final String BOT = "x";
    private static final int KINDS = 30;

    private final Chance chance;

    RandomCommands(Chance chance) {
        this.chance = chance;
    }

    ArenaRules rules() {
        Entry entry = chance.below(5) == 0 ? Entry.WITH_APPROVAL : Entry.ANYBODY;
        int seats = 2 + Math.max(0, chance.below(5) - 2);
        return new ArenaRules(5, 2 + chance.below(60), seats, entry, false);
    }

    /** Seconds, and now and then minutes. */
    long pause() {
        return chance.below(40) == 0 ? chance.below(900_000) : chance.below(5_000);
    }

    /** What is asked for next: one of the usual things, or anything at all. */
    ArenaCommand command(Arena arena) {
        if (chance.below(4) == 0) {
            return anything(arena);
        }
        return switch (arena.phase()) {
            case GATHERING -> towardsTheStart(arena);
            case RUNNING ->
                    arena.matchesUnderWay() && chance.below(2) == 0
                            ? aResult(arena)
                            : towardsAMatch(arena);
            case PAUSED -> new ArenaCommand.Resume();
            case FINISHING -> aResult(arena);
            case ENDED -> new ArenaCommand.OpenAgain();
        };
    }

    private ArenaCommand towardsTheStart(Arena arena) {
        if (arena.entrants().size() > 4) {
            return new ArenaCommand.Start();
        }
        return arena.asking().isEmpty()
                ? new ArenaCommand.Join(player())
                : new ArenaCommand.Approve(arena.asking().iterator().next());
    }

    private ArenaCommand towardsAMatch(Arena arena) {
        List<OpenChallenge> open = List.copyOf(arena.challenges());
        if (open.isEmpty()) {
            return challenge(arena);
        }
        OpenChallenge challenge = open.get(chance.below(open.size()));
        List<String> asked = new ArrayList<>(challenge.others());
        asked.removeAll(challenge.accepted());
        String other = asked.get(chance.below(asked.size()));
        return new ArenaCommand.Accept(other, challenge.challenger(), chance.below(4) > 0);
    }

    private ArenaCommand aResult(Arena arena) {
        int number = match(arena);
        List<String> winners = winners(arena, number);
        if (arena.match(number).filter(ArenaMatch::realDice).isPresent()) {
            return new ArenaCommand.Report(reporter(arena, number), number, winners);
        }
        return new ArenaCommand.TableFinished(number, winners);
    }

    private String reporter(Arena arena, int number) {
        return arena.match(number)
                .map(one -> one.players().get(chance.below(one.players().size())))
                .orElse("a");
    }

    private ArenaCommand challenge(Arena arena) {
        List<String> free = new ArrayList<>();
        for (Entrant entrant : arena.entrants()) {
            if (entrant.isFree() || chance.below(30) == 0) {
                free.add(entrant.player());
            }
        }
        List<String> others = new ArrayList<>();
        while (others.size() < arena.rules().seats() - 1 && !free.isEmpty()) {
            others.add(free.remove(chance.below(free.size())));
        }
        String player = free.isEmpty() ? player() : free.get(chance.below(free.size()));
        return new ArenaCommand.Challenge(player, others, chance.below(2) == 0);
    }

    private String player() {
        return PLAYERS.get(chance.below(PLAYERS.size() - (chance.below(5) == 0 ? 0 : 1)));
    }

    private String anybody() {
        return chance.below(6) == 0 ? BOT : player();
    }

    /** Mostly one that is under way. */
    private int match(Arena arena) {
        for (Entrant entrant : arena.entrants()) {
            if (entrant.isBusy() && chance.below(3) > 0) {
                return entrant.match();
            }
        }
        return chance.below(arena.matches().size() + 2);
    }

    private List<String> winners(Arena arena, int number) {
        List<String> winners = new ArrayList<>();
        arena.match(number)
                .ifPresent(match -> {
                    for (String player : match.players()) {
                        if (chance.below(2) == 0) {
                            winners.add(player);
                        }
                    }
                });
        if (chance.below(20) == 0) {
            winners.add(player());
        }
        return winners;
    }

    private ArenaCommand anything(Arena arena) {
        int number = match(arena);
        return switch (chance.below(KINDS)) {
            case 0, 1 -> new ArenaCommand.Join(player());
            case 2 -> new ArenaCommand.Leave(anybody());
            case 3 -> new ArenaCommand.ComeBack(anybody());
            case 4 ->
                    new ArenaCommand.Challenge(anybody(), List.of(anybody()), chance.below(2) == 0);
            case 5 -> new ArenaCommand.Withdraw(anybody());
            case 6 -> new ArenaCommand.Decline(player(), player());
            case 7 -> new ArenaCommand.Mute(player(), player());
            case 8 -> new ArenaCommand.Unmute(player(), player());
            case 9 ->
                    chance.below(2) == 0
                            ? new ArenaCommand.Report(player(), number, winners(arena, number))
                            : new ArenaCommand.TableFinished(number, winners(arena, number));
            case 10 -> new ArenaCommand.Start();
            case 11 -> new ArenaCommand.Approve(player());
            case 12 -> new ArenaCommand.DeclineEntry(player());
            case 13 -> new ArenaCommand.EnrolBot(BOT);
            case 14 -> new ArenaCommand.CloseEntry();
            case 15 -> new ArenaCommand.OpenEntry();
            case 16 -> new ArenaCommand.Remove(anybody(), reason(), RemovedMatch.LOST);
            case 17 -> new ArenaCommand.Remove(anybody(), reason(), RemovedMatch.VOID);
            case 18 -> new ArenaCommand.LetIn(anybody());
            case 19 -> new ArenaCommand.Pause();
            case 20 -> new ArenaCommand.Resume();
            case 21 -> new ArenaCommand.Extend(chance.below(30) - 15);
            case 22 -> new ArenaCommand.Rule(number, winners(arena, number));
            case 23, 24 -> new ArenaCommand.Correct(number, winners(arena, number), reason());
            case 25 -> new ArenaCommand.VoidMatch(number, reason());
            case 26 -> new ArenaCommand.OpenAgain();
            case 27 -> new ArenaCommand.RanOut(number, player());
            case 28 ->
                    chance.below(4) == 0
                            ? new ArenaCommand.AllRanOut(number)
                            : new ArenaCommand.SiteUpAgain(chance.below(60_000));
            default -> new ArenaCommand.TimePasses();
        };
    }

    private String reason() {
        return chance.below(10) == 0 ? "" : "because";
    }
}
