package masque.app.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Predicate;

/**
 * What everybody in a tournament was told. All are told the same, so it is kept once; what each
 * follower knows is only the number up to which they were told.
 */
final class Hall {
    private static final int TRIES = 32;

    private final List<String> players = new ArrayList<>();
    private final Map<String, String> states = new HashMap<>();
    private final Map<Integer, Followed.SeenMatch> latest = new HashMap<>();
    private final Map<Integer, CompletableFuture<Followed.SeenMatch>> begun =
            new ConcurrentHashMap<>();
    private final Map<Integer, Long> tablesOver = new ConcurrentHashMap<>();
    private final ConcurrentSkipListMap<Integer, Result> results = new ConcurrentSkipListMap<>();
    private final List<Outage> outages = new ArrayList<>();
    private int settled;
    private volatile int number;
    private volatile String phase = "";

    /** A time in which the site was killed, or not everybody was back yet. */
    private record Outage(long from, long until) {
        boolean touches(long begin, long end) {
            return begin <= until && end >= from;
        }
    }

    /** A settled match, and when the last follower so far heard of it. */
    private static final class Result {
        private final int match;
        private long lastHeard;

        private Result(int match) {
            this.match = match;
        }

        private synchronized void heard(long now) {
            lastHeard = Math.max(lastHeard, now);
        }

        private synchronized long lastHeard() {
            return lastHeard;
        }
    }

    /** The number of the last event that anybody was told of. */
    int number() {
        return number;
    }

    boolean running() {
        return phase.equals("running");
    }

    boolean ended() {
        return phase.equals("ended");
    }

    /**
     * A follower is told something.
     *
     * @param before the number of the last event that this follower knew of; 0 for none
     */
    void told(Followed.Open news, int before, long now) {
        take(news);
        if (before > 0) {
            results.subMap(before, false, news.number(), true)
                    .values()
                    .forEach(result -> result.heard(now));
        }
    }

    private synchronized void take(Followed.Open news) {
        if (news.number() <= number) {
            return; // Another follower was faster.
        }
        for (Followed.Seen one : news.entrants()) {
            if (states.put(one.player(), one.state()) == null) {
                players.add(one.player());
            }
        }
        news.matches().forEach(this::take);
        phase = news.phase();
        number = news.number();
    }

    private void take(Followed.SeenMatch match) {
        Followed.SeenMatch before = latest.put(match.match(), match);
        begun(match.match()).complete(match);
        if (match.settled() && (before == null || !before.settled())) {
            settled++;
            results.put(match.number(), new Result(match.match()));
        }
    }

    private CompletableFuture<Followed.SeenMatch> begun(int match) {
        return begun.computeIfAbsent(match, key -> new CompletableFuture<>());
    }

    /** A match as soon as everybody is told of it. */
    CompletableFuture<Followed.SeenMatch> match(int match) {
        return begun(match).copy();
    }

    synchronized int settled() {
        return settled;
    }

    /** The matches that an organiser has to decide. */
    synchronized List<Followed.SeenMatch> atTheDesk() {
        return latest.values().stream().filter(Followed.SeenMatch::atTheDesk).toList();
    }

    /** Somebody who is free, as far as one knows, and suits. */
    synchronized Optional<String> anybodyFree(SplittableRandom random, Predicate<String> suits) {
        for (int i = 0; i < TRIES && !players.isEmpty(); i++) {
            String player = players.get(random.nextInt(players.size()));
            if (free(player) && suits.test(player)) {
                return Optional.of(player);
            }
        }
        return players.stream().filter(this::free).filter(suits).findAny();
    }

    private boolean free(String player) {
        return states.getOrDefault(player, "").equals("free");
    }

    /** Somebody was told at the table that the game of a match is over. */
    void tableOver(int match, long now) {
        tablesOver.putIfAbsent(match, now);
    }

    synchronized void outage(long from, long until) {
        outages.add(new Outage(from, until));
    }

    /** From the end of a table until the last follower knew; but where the site was killed. */
    synchronized Latencies resultTimes() {
        Latencies times = new Latencies();
        for (Result result : results.values()) {
            Optional.ofNullable(tablesOver.get(result.match))
                    .filter(over ->
                            outages.stream()
                                    .noneMatch(one -> one.touches(over, result.lastHeard())))
                    .ifPresent(over -> times.add(Math.max(0, result.lastHeard() - over)));
        }
        return times;
    }
}
