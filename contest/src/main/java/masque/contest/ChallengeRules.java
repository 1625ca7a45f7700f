package masque.contest;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import masque.contest.ArenaEvent.LapseCause;

/** Who asks whom for a match (DC-8.2, DC-8.7, DC-8.8, DC-8.22). */
final class ChallengeRules {
    private static final long SECOND = 1000;

    private final Draft draft;

    ChallengeRules(Draft draft) {
        this.draft = draft;
    }

    void challenge(ArenaCommand.Challenge command) {
        String player = command.player();
        Entrant challenger = draft.present(player);
        Objection.BOTS_NEVER_CHALLENGE.unless(!challenger.bot());
        draft.needsRunning();
        Set<String> group = group(player, command.others());
        Objection.YOU_ARE_BUSY.unless(!challenger.isBusy());
        Optional<OpenChallenge> crossing = crossing(player, group);
        if (crossing.isPresent()) {
            accept(crossing.get(), player, command.realDice());
            return;
        }
        Objection.ONE_CHALLENGE.unless(draft.arena().challengeBy(player).isEmpty());
        for (String other : command.others()) {
            canBeAsked(other, player);
        }
        long wait = draft.arena().waitsUntil(group);
        if (wait > draft.now()) {
            throw Objection.ASK_LATER.with(
                    "seconds", (int) Math.ceilDiv(wait - draft.now(), SECOND));
        }
        draft.add(
                new ArenaEvent.Challenged(
                        draft.now(), player, command.others(), command.realDice()));
        haveBotsAccept(player, command.others());
    }

    /** DC-8.7: nobody challenges themselves; a match takes a fixed number of different players. */
    private Set<String> group(String player, List<String> others) {
        Objection.YOURSELF.unless(!others.contains(player));
        Set<String> group = new LinkedHashSet<>(others);
        group.add(player);
        int seats = draft.arena().rules().seats();
        if (others.size() != seats - 1 || group.size() != seats) {
            throw Objection.GROUP_SIZE.with("others", seats - 1);
        }
        return group;
    }

    /** DC-8.7: an open challenge among the very same players that this one crosses. */
    private Optional<OpenChallenge> crossing(String player, Set<String> group) {
        for (OpenChallenge open : draft.arena().challenges()) {
            if (open.others().contains(player) && open.players().equals(group)) {
                return Optional.of(open);
            }
        }
        return Optional.empty();
    }

    private void canBeAsked(String other, String by) {
        Entrant asked = draft.arena().entrant(other).orElseThrow(Objection.OTHER_NOT_IN::with);
        Objection.OTHER_NOT_IN.unless(asked.isIn());
        Objection.OTHER_IS_BUSY.unless(asked.isFree());
        Objection.MUTED.unless(!asked.muted().contains(by));
    }

    /** DC-8.22. */
    private void haveBotsAccept(String challenger, List<String> others) {
        for (String other : others) {
            if (draft.entrant(other).bot()) {
                draft.arena()
                        .challengeBy(challenger)
                        .ifPresent(challenge -> accept(challenge, other, false));
            }
        }
    }

    void accept(ArenaCommand.Accept command) {
        draft.present(command.player());
        draft.needsRunning();
        accept(
                openTo(command.player(), command.challenger()),
                command.player(),
                command.realDice());
    }

    private OpenChallenge openTo(String player, String challenger) {
        return draft.arena()
                .challengeBy(challenger)
                .filter(challenge -> challenge.others().contains(player))
                .orElseThrow(Objection.NO_CHALLENGE::with);
    }

    private void accept(OpenChallenge challenge, String by, boolean realDice) {
        if (challenge.waitsOnlyFor(by)) {
            List<String> players = new ArrayList<>();
            players.add(challenge.challenger());
            players.addAll(challenge.others());
            int match = draft.arena().matches().size() + 1;
            draft.add(
                    new ArenaEvent.MatchBegun(
                            draft.now(), match, players, challenge.realDice() && realDice));
        } else if (!challenge.accepted().contains(by)) {
            draft.add(new ArenaEvent.Accepted(draft.now(), challenge.challenger(), by, realDice));
        }
    }

    void withdraw(String player) {
        Objection.NO_CHALLENGE.unless(draft.arena().challengeBy(player).isPresent());
        draft.add(new ArenaEvent.Withdrawn(draft.now(), player));
    }

    void decline(String player, String challenger) {
        openTo(player, challenger);
        draft.add(new ArenaEvent.Declined(draft.now(), challenger, player));
    }

    /** DC-8.8: muting also refuses what is open. */
    void mute(String player, String other) {
        Entrant entrant = draft.entrant(player);
        draft.entrant(other);
        Objection.YOURSELF.unless(!player.equals(other));
        if (entrant.muted().contains(other)) {
            return;
        }
        draft.add(new ArenaEvent.Muted(draft.now(), player, other));
        if (draft.arena()
                .challengeBy(other)
                .filter(challenge -> challenge.others().contains(player))
                .isPresent()) {
            draft.add(new ArenaEvent.Declined(draft.now(), other, player));
        }
    }

    void unmute(String player, String other) {
        if (draft.entrant(player).muted().contains(other)) {
            draft.add(new ArenaEvent.Unmuted(draft.now(), player, other));
        }
    }

    /** DC-8.7: a challenge lapses after a minute. */
    void lapseUnanswered() {
        for (OpenChallenge challenge : List.copyOf(draft.arena().challenges())) {
            if (challenge.until() <= draft.now()) {
                lapse(challenge, LapseCause.UNANSWERED);
            }
        }
    }

    /** DC-8.7, DC-8.17: a challenge lapses when one of its players cannot play, or nobody can. */
    void lapseImpossible() {
        for (OpenChallenge challenge : List.copyOf(draft.arena().challenges())) {
            switch (draft.arena().phase()) {
                case PAUSED -> lapse(challenge, LapseCause.PAUSE);
                case FINISHING, ENDED -> lapse(challenge, LapseCause.END);
                case GATHERING, RUNNING -> lapseIfSomebodyCannot(challenge);
            }
        }
    }

    private void lapseIfSomebodyCannot(OpenChallenge challenge) {
        for (String other : challenge.others()) {
            if (lapsesBy(challenge, other)) {
                return;
            }
        }
        var _ = lapsesBy(challenge, challenge.challenger());
    }

    private boolean lapsesBy(OpenChallenge challenge, String player) {
        Entrant entrant = draft.entrant(player);
        if (!entrant.isFree()) {
            lapse(challenge, entrant.isBusy() ? LapseCause.BUSY : LapseCause.GONE);
        }
        return !entrant.isFree();
    }

    private void lapse(OpenChallenge challenge, LapseCause cause) {
        draft.add(new ArenaEvent.Lapsed(draft.now(), challenge.challenger(), cause));
    }
}
