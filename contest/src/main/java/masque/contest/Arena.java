package masque.contest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.UnaryOperator;
import masque.contest.ArenaMatch.Stage;
import masque.contest.Entrant.Whereabouts;

/** An arena as it stands after a log of events. Nobody outside this package can change one. */
public final class Arena {
    private final ArenaRules rules;
    private final Map<String, Entrant> entrants;
    private final Map<String, OpenChallenge> challenges;

    private final List<ArenaMatch> matches;

    // These change seldom and are copied only then; the others are copied with the arena.
    private Set<String> asking;

    /** DC-8.8: until when the same players are not to be asked again. */
    private Map<Set<String>, Long> waits;

    private ArenaTime time;
    private boolean entryOpen = true;
    private int number;
    private long at = Long.MIN_VALUE;

    private Arena(ArenaRules rules) {
        this.rules = rules;
        entrants = new LinkedHashMap<>();
        challenges = new LinkedHashMap<>();
        matches = new ArrayList<>();
        asking = Set.of();
        waits = Map.of();
        time = ArenaTime.of(rules.minutes());
    }

    private Arena(Arena other) {
        rules = other.rules;
        entrants = new LinkedHashMap<>(other.entrants);
        challenges = new LinkedHashMap<>(other.challenges);
        matches = new ArrayList<>(other.matches);
        asking = other.asking;
        waits = other.waits;
        time = other.time;
        entryOpen = other.entryOpen;
        number = other.number;
        at = other.at;
    }

    /** An arena in which nothing has happened yet. */
    public static Arena of(ArenaRules rules) {
        return new Arena(rules);
    }

    /** The arena after one more event. */
    public Arena after(ArenaEvent event) {
        return after(List.of(event));
    }

    /** The arena after more events. */
    public Arena after(List<ArenaEvent> events) {
        Arena next = copy();
        events.forEach(next::apply);
        return next;
    }

    Arena copy() {
        return new Arena(this);
    }

    // What can be seen.

    public ArenaRules rules() {
        return rules;
    }

    /** The number of the last event, from 1; 0 if there was none. */
    public int number() {
        return number;
    }

    /** When the last event was. */
    public long at() {
        return at;
    }

    public Phase phase() {
        return time.phase();
    }

    /** How many milliseconds are left of the duration; it may be overdue. */
    public long left(long now) {
        return time.leftAt(now);
    }

    public boolean entryOpen() {
        return entryOpen;
    }

    /** Everybody who ever entered, in the order of entry. */
    public Collection<Entrant> entrants() {
        return Collections.unmodifiableCollection(entrants.values());
    }

    public Optional<Entrant> entrant(String player) {
        return Optional.ofNullable(entrants.get(player));
    }

    /** Who waits for the organiser's approval. */
    public Set<String> asking() {
        return Collections.unmodifiableSet(asking);
    }

    /** The open challenges, the oldest first. */
    public Collection<OpenChallenge> challenges() {
        return Collections.unmodifiableCollection(challenges.values());
    }

    /** The open challenge that a player has made. */
    public Optional<OpenChallenge> challengeBy(String player) {
        return Optional.ofNullable(challenges.get(player));
    }

    /** All matches; the first one has number 1. */
    public List<ArenaMatch> matches() {
        return Collections.unmodifiableList(matches);
    }

    public Optional<ArenaMatch> match(int number) {
        return number < 1 || number > matches.size()
                ? Optional.empty()
                : Optional.of(matches.get(number - 1));
    }

    public boolean matchesUnderWay() {
        for (Entrant entrant : entrants.values()) {
            if (entrant.isBusy()) {
                return true;
            }
        }
        return false;
    }

    /** Everybody who ever entered with rank and title (DC-8.19). */
    public List<Standing> standings() {
        return Standing.of(this);
    }

    /**
     * When {@link ArenaCommand.TimePasses} has something to do next, unless something else happens
     * first.
     */
    public OptionalLong nextAlarm() {
        long next = time.runs() ? time.until() : Long.MAX_VALUE;
        for (OpenChallenge challenge : challenges.values()) {
            next = Math.min(next, challenge.until());
        }
        for (ArenaMatch match : matches) {
            if (match.awaitsReport()) {
                next = Math.min(next, match.reportsUntil());
            }
        }
        return next == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(next);
    }

    // For the rules.

    /** Whether the duration runs and is over at this time. */
    boolean timeIsOver(long now) {
        return time.runs() && time.until() <= now;
    }

    boolean timeIsUp() {
        return time.up();
    }

    /** DC-8.18: one player who is in holds tokens, nobody plays, and a match has been settled. */
    boolean oneHasAllTokens() {
        int holders = 0;
        for (Entrant entrant : entrants.values()) {
            if (entrant.isBusy()) {
                return false;
            }
            if (entrant.isIn() && entrant.tokens() > 0) {
                holders++;
            }
        }
        return holders == 1 && matches.stream().anyMatch(one -> one.stage() == Stage.SETTLED);
    }

    /** DC-8.8: when these players may be asked again; long ago if nobody has refused. */
    long waitsUntil(Set<String> players) {
        return waits.getOrDefault(players, Long.MIN_VALUE);
    }

    // How events change it.

    void apply(ArenaEvent event) {
        number++;
        at = event.at();
        switch (event) {
            case ArenaEvent.Started e -> time = time.startedAt(e.at());
            case ArenaEvent.AskedToEnter e -> ask(e.player());
            case ArenaEvent.EntryDeclined e -> answer(e.player());
            case ArenaEvent.Entered e -> enter(e);
            case ArenaEvent.EntryClosed e -> entryOpen = false;
            case ArenaEvent.EntryOpened e -> entryOpen = true;
            case ArenaEvent.Left e -> change(e.player(), one -> one.gone(Whereabouts.LEFT));
            case ArenaEvent.CameBack e -> change(e.player(), one -> one.gone(Whereabouts.HERE));
            case ArenaEvent.Removed e -> change(e.player(), one -> one.gone(Whereabouts.REMOVED));
            case ArenaEvent.LetInAgain e -> change(e.player(), one -> one.gone(Whereabouts.HERE));
            case ArenaEvent.Challenged e ->
                    challenges.put(
                            e.challenger(),
                            new OpenChallenge(
                                    e.challenger(), e.others(), Set.of(), e.realDice(), e.at()));
            case ArenaEvent.Accepted e ->
                    challenges.computeIfPresent(
                            e.challenger(), (key, one) -> one.acceptedBy(e.by(), e.realDice()));
            case ArenaEvent.Withdrawn e -> turnDown(e.challenger(), e.at());
            case ArenaEvent.Declined e -> turnDown(e.challenger(), e.at());
            case ArenaEvent.Lapsed e -> lapse(e);
            case ArenaEvent.Muted e -> change(e.player(), one -> one.muting(e.other()));
            case ArenaEvent.Unmuted e -> change(e.player(), one -> one.unmuting(e.other()));
            case ArenaEvent.MatchBegun e -> begin(e);
            case ArenaEvent.Reported e ->
                    play(e.match(), one -> one.reportedBy(e.by(), e.winners(), e.at()));
            case ArenaEvent.SentToDesk e -> play(e.match(), one -> one.at(Stage.AT_THE_DESK));
            case ArenaEvent.Forfeited e -> play(e.match(), one -> one.forfeitedBy(e.player()));
            case ArenaEvent.Settled e -> {
                play(e.match(), one -> one.won(e.winners(), e.transfers(), List.of()));
                move(e.transfers());
                free(e.match());
            }
            case ArenaEvent.Corrected e -> {
                play(e.match(), one -> one.won(e.winners(), e.transfers(), e.missing()));
                move(e.transfers());
                judge(e.match());
            }
            case ArenaEvent.Voided e -> {
                play(e.match(), one -> one.at(Stage.VOID));
                free(e.match());
            }
            case ArenaEvent.Paused e -> time = time.pausedAt(e.at());
            case ArenaEvent.Resumed e -> time = time.resumedAt(e.at());
            case ArenaEvent.Extended e -> time = time.longer(e.minutes());
            case ArenaEvent.SiteWasDown e -> wasDown(e.millis());
            case ArenaEvent.TimeIsUp e -> time = time.over();
            case ArenaEvent.Ended e -> time = time.ended(true);
            case ArenaEvent.OpenedAgain e -> time = time.ended(false);
        }
    }

    private void enter(ArenaEvent.Entered event) {
        answer(event.player());
        Entrant fresh = Entrant.fresh(event.player(), event.bot(), rules.tokens());
        if (entrants.putIfAbsent(event.player(), fresh) != null) {
            throw new IllegalStateException(event.player() + " has entered twice");
        }
    }

    private void ask(String player) {
        Set<String> more = new LinkedHashSet<>(asking);
        more.add(player);
        asking = more;
    }

    private void answer(String player) {
        if (asking.contains(player)) {
            Set<String> fewer = new LinkedHashSet<>(asking);
            fewer.remove(player);
            asking = fewer;
        }
    }

    private void change(String player, UnaryOperator<Entrant> how) {
        Entrant before = entrants.get(player);
        if (before == null) {
            throw new IllegalStateException(player + " has never entered");
        }
        entrants.put(player, how.apply(before));
    }

    private void play(int match, UnaryOperator<ArenaMatch> how) {
        matches.set(match - 1, how.apply(matches.get(match - 1)));
    }

    private void turnDown(String challenger, long when) {
        OpenChallenge challenge = challenges.remove(challenger);
        if (challenge != null) {
            Map<Set<String>, Long> next = new HashMap<>(waits);
            next.values().removeIf(until -> until <= when);
            next.put(challenge.players(), when + OpenChallenge.PATIENCE_MILLIS);
            waits = next;
        }
    }

    /** DC-8.8: letting it lapse is refusing; where something else ended it nobody has refused. */
    private void lapse(ArenaEvent.Lapsed event) {
        switch (event.cause()) {
            case UNANSWERED -> turnDown(event.challenger(), event.at());
            case BUSY, GONE, PAUSE, END -> challenges.remove(event.challenger());
        }
    }

    private void begin(ArenaEvent.MatchBegun event) {
        if (event.match() != matches.size() + 1) {
            throw new IllegalStateException(
                    "match " + event.match() + " after match " + matches.size());
        }
        challenges.remove(event.players().getFirst());
        matches.add(ArenaMatch.begun(event.match(), event.players(), event.realDice()));
        for (String player : event.players()) {
            change(player, one -> one.playing(event.match()));
        }
    }

    private void move(List<Transfer> transfers) {
        for (Transfer transfer : transfers) {
            change(transfer.from(), one -> one.plus(-transfer.tokens()));
            change(transfer.to(), one -> one.plus(transfer.tokens()));
        }
    }

    private void free(int match) {
        for (String player : matches.get(match - 1).players()) {
            change(player, one -> one.playing(0));
        }
        judge(match);
    }

    private void judge(int match) {
        for (String player : matches.get(match - 1).players()) {
            change(player, one -> one.judgedBy(match));
        }
    }

    /** DC-8.6: nobody is charged for this time. */
    private void wasDown(long millis) {
        time = time.down(millis);
        challenges.replaceAll((challenger, one) -> one.later(millis));
        matches.replaceAll(one -> one.awaitsReport() ? one.later(millis) : one);
    }
}
