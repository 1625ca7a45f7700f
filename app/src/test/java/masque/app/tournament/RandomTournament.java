package masque.app.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.contest.Arena;
import masque.contest.ArenaCommand;
import masque.contest.ArenaCommand.RemovedMatch;
import masque.contest.ArenaDesk;
import masque.contest.ArenaEvent;
import masque.contest.ArenaRules;
import masque.contest.ArenaRules.Entry;
import masque.contest.Decision;
import masque.contest.Entrant;
import masque.contest.OpenChallenge;
import masque.core.Chance;
import masque.core.Fate;
import masque.server.tournament.ArenaEventText;

/** A tournament in which everybody does something, and now and then something strange. */
final class RandomTournament {
    private static final List<String> PLAYERS = List.of("p1", "p2", "p3", "p4", "p5", "p6");
    private static final String BOT = "p7";

    private final Chance chance;
    private final ArenaDesk desk;
    private final ArenaRules rules;
    private final List<LogLine> log = new ArrayList<>();
    private Arena arena;
    private long now = 1_000_000;

    RandomTournament(Chance chance, Fate fate) {
        this.chance = chance;
        desk = new ArenaDesk(fate);
        Entry entry = chance.below(4) == 0 ? Entry.WITH_APPROVAL : Entry.ANYBODY;
        rules = new ArenaRules(5, 5 + chance.below(60), 2 + chance.below(4), entry, false);
        arena = Arena.of(rules);
    }

    ArenaRules rules() {
        return rules;
    }

    List<LogLine> log() {
        return log;
    }

    /** Asks for so many things; what the rules refuse leaves no trace. */
    RandomTournament play(int commands) {
        for (int i = 0; i < commands; i++) {
            now += chance.below(30) == 0 ? chance.below(700_000) : chance.below(4_000);
            ArenaCommand command = chance.below(3) == 0 ? anything() : usual();
            if (desk.decide(arena, command, now)
                    instanceof Decision.Happens(List<ArenaEvent> events)) {
                arena = arena.after(events);
                events.forEach(this::write);
            }
        }
        return this;
    }

    private void write(ArenaEvent event) {
        log.add(
                new LogLine(
                        log.size() + 1,
                        event.at(),
                        ArenaEventText.publicKind(event),
                        ArenaEventText.isPrivate(event) ? Optional.empty() : Optional.of(event),
                        "",
                        ""));
    }

    private ArenaCommand usual() {
        return switch (arena.phase()) {
            case GATHERING -> gathering();
            case RUNNING -> chance.below(3) == 0 ? result() : towardsAMatch();
            case PAUSED -> new ArenaCommand.Resume();
            case FINISHING -> result();
            case ENDED -> new ArenaCommand.OpenAgain();
        };
    }

    private ArenaCommand gathering() {
        if (arena.entrants().size() > 4) {
            return new ArenaCommand.Start();
        }
        return arena.asking().isEmpty()
                ? new ArenaCommand.Join(player())
                : new ArenaCommand.Approve(arena.asking().iterator().next());
    }

    private ArenaCommand towardsAMatch() {
        List<OpenChallenge> open = List.copyOf(arena.challenges());
        if (open.isEmpty() || chance.below(3) == 0) {
            return challenge();
        }
        OpenChallenge challenge = open.get(chance.below(open.size()));
        String other = challenge.others().get(chance.below(challenge.others().size()));
        return new ArenaCommand.Accept(other, challenge.challenger(), chance.below(4) > 0);
    }

    private ArenaCommand challenge() {
        List<String> free = new ArrayList<>();
        for (Entrant entrant : arena.entrants()) {
            if (entrant.isFree()) {
                free.add(entrant.player());
            }
        }
        List<String> others = new ArrayList<>();
        while (others.size() < rules.seats() - 1 && !free.isEmpty()) {
            others.add(free.remove(chance.below(free.size())));
        }
        String player = free.isEmpty() ? player() : free.get(chance.below(free.size()));
        return new ArenaCommand.Challenge(player, others, chance.below(2) == 0);
    }

    private ArenaCommand result() {
        int match = match();
        List<String> winners = winners(match);
        boolean realDice = arena.match(match).filter(one -> one.realDice()).isPresent();
        return realDice
                ? new ArenaCommand.Report(playerOf(match), match, winners)
                : new ArenaCommand.TableFinished(match, winners);
    }

    private String player() {
        return PLAYERS.get(chance.below(PLAYERS.size()));
    }

    private String playerOf(int match) {
        return arena.match(match)
                .map(one -> one.players().get(chance.below(one.players().size())))
                .orElse(BOT);
    }

    /** Mostly one that is under way. */
    private int match() {
        for (Entrant entrant : arena.entrants()) {
            if (entrant.isBusy() && chance.below(3) > 0) {
                return entrant.match();
            }
        }
        return 1 + chance.below(arena.matches().size() + 1);
    }

    private List<String> winners(int number) {
        List<String> winners = new ArrayList<>();
        arena.match(number)
                .ifPresent(match -> {
                    for (String player : match.players()) {
                        if (chance.below(2) == 0) {
                            winners.add(player);
                        }
                    }
                });
        return winners;
    }

    private ArenaCommand anything() {
        int match = match();
        return switch (chance.below(30)) {
            case 0 -> new ArenaCommand.Join(player());
            case 1 -> new ArenaCommand.Leave(player());
            case 2 -> new ArenaCommand.Leave(playerOf(match));
            case 3, 4 -> new ArenaCommand.ComeBack(player());
            case 5 -> new ArenaCommand.Withdraw(player());
            case 6 -> new ArenaCommand.Decline(player(), player());
            case 7 -> new ArenaCommand.Mute(player(), player());
            case 8 -> new ArenaCommand.Unmute(player(), player());
            case 9 -> new ArenaCommand.DeclineEntry(player());
            case 10 -> new ArenaCommand.EnrolBot(BOT);
            case 11 -> new ArenaCommand.CloseEntry();
            case 12 -> new ArenaCommand.OpenEntry();
            case 13 -> new ArenaCommand.Remove(player(), "because", RemovedMatch.LOST);
            case 14 -> new ArenaCommand.Remove(playerOf(match), "because", RemovedMatch.VOID);
            case 15, 16 -> new ArenaCommand.LetIn(player());
            case 17 -> new ArenaCommand.Pause();
            case 18 -> new ArenaCommand.Extend(chance.below(30) - 15);
            case 19 -> new ArenaCommand.Rule(match, winners(match));
            case 20, 21 ->
                    new ArenaCommand.Correct(
                            1 + chance.below(arena.matches().size() + 1),
                            winners(match),
                            "because");
            case 22 -> new ArenaCommand.VoidMatch(match, "because");
            case 23 -> new ArenaCommand.RanOut(match, playerOf(match));
            case 24 -> new ArenaCommand.AllRanOut(match);
            case 25 -> new ArenaCommand.SiteUpAgain(chance.below(60_000));
            default -> new ArenaCommand.TimePasses();
        };
    }
}
