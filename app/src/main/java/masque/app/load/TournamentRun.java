package masque.app.load;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import masque.contest.ArenaRules;
import masque.core.Box;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A tournament on a site that is killed and started again: who holds it, and what is checked. */
final class TournamentRun implements AutoCloseable {
    private static final String GAME = "dice-challenge";
    private static final int MINUTES = 600;
    private static final int DECISION_SECONDS = 600;
    private static final Duration GLANCE = Duration.ofMillis(10);
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Venue venue;
    private final Mortal server;
    private final Function<String, Optional<Box>> boxes;
    private final Guest organiser;
    private final SplittableRandom random;
    private final ArenaRules rules;
    private final TournamentLog log;
    private final ExecutorService players = Executors.newVirtualThreadPerTaskExecutor();
    private final Set<Integer> ruled = new HashSet<>();
    private String commitment = "";
    private int acts;

    /**
     * A tournament that is not set up yet.
     *
     * @param boxes the box of a game by its id, for whoever checks its files
     */
    TournamentRun(
            TournamentPlan plan, Mortal server, Wire wire, Function<String, Optional<Box>> boxes) {
        venue = new Venue(plan, wire);
        this.server = server;
        this.boxes = boxes;
        organiser = new Guest(wire);
        random = new SplittableRandom(plan.seed());
        rules = new ArenaRules(plan.tokens(), MINUTES, 2, ArenaRules.Entry.ANYBODY, false);
        log = new TournamentLog(rules, venue.mishaps());
    }

    Venue venue() {
        return venue;
    }

    /** What was found in the log; nothing before {@link #check}. */
    TournamentLog log() {
        return log;
    }

    /** Has everybody enter and follow, and starts the tournament. */
    void begin() {
        venue.lives().begins(server.start());
        venue.insist(site -> {
            organiser.introduce(site, "Organiser");
            return site;
        });
        JsonNode made =
                venue.insist(site -> organiser.post(site, "/api/v1/tournaments", request()));
        venue.opens(made.path("id").asString(""));
        commitment = made.path("commitment").asString("");
        for (int i = 0; i < venue.plan().entrants(); i++) {
            players.execute(new TournamentPlayer(venue, random.split()));
        }
        awaitBack();
        organise("start");
    }

    private String request() {
        ObjectNode request = JsonMapper.shared().createObjectNode();
        request.put("name", "Load").put("game", GAME).put("seats", 2);
        request.put("tokens", rules.tokens()).put("minutes", rules.minutes());
        // Nobody is to lose because this machine is slow.
        request.putObject("clock")
                .put("kind", "move")
                .put("seconds", DECISION_SECONDS)
                .put("grace", DECISION_SECONDS);
        return request.toString();
    }

    private void organise(String what) {
        organise(act(what));
    }

    private ObjectNode act(String what) {
        acts++;
        return JsonMapper.shared().createObjectNode().put("id", "o" + acts).put("do", what);
    }

    private void organise(ObjectNode act) {
        String body = act.toString();
        venue.insist(site -> organiser.post(site, venue.path() + "/acts", body));
    }

    /**
     * Waits until something is so; meanwhile the organiser decides what players cannot agree on.
     *
     * @throws Failure if nothing happens in the tournament for too long
     */
    void await(BooleanSupplier so) {
        int number = venue.hall().number();
        int following = venue.following().get();
        long since = System.nanoTime();
        while (!so.getAsBoolean()) {
            hold(GLANCE);
            decideAtTheDesk();
            if (venue.hall().number() != number || venue.following().get() != following) {
                number = venue.hall().number();
                following = venue.following().get();
                since = System.nanoTime();
            } else if (System.nanoTime() - since > PATIENCE.toNanos()) {
                throw new Failure(
                        "tournament-stuck",
                        "following",
                        following,
                        "settled",
                        venue.hall().settled(),
                        "problems",
                        venue.mishaps().first().toString());
            }
        }
    }

    /** Lets it go on for so long. */
    void hold(Duration time) {
        new Verdict().hold(time);
    }

    private void decideAtTheDesk() {
        for (Followed.SeenMatch match : venue.hall().atTheDesk()) {
            if (ruled.add(match.match())) {
                ObjectNode act = act("rule").put("match", match.match());
                act.putArray("winners").add(match.players().getFirst());
                organise(act);
            }
        }
    }

    /** Waits until everybody follows. */
    void awaitBack() {
        await(() -> venue.following().get() >= venue.plan().entrants());
        venue.everybodyIsBack(true);
    }

    /** Kills the site, and starts it again on the same data. */
    void restart() {
        venue.everybodyIsBack(false);
        venue.lives().ends();
        server.kill();
        venue.lives().begins(server.start());
    }

    /** Has the time be up now, and waits until the last match is over and everybody knows. */
    void end() {
        organise(act("extend").put("minutes", -MINUTES));
        await(venue.hall()::ended);
        players.shutdown();
        try {
            if (!players.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                venue.mishaps().add("end-unheard", "following", venue.following().get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure("interrupted");
        }
    }

    /** Downloads everything and holds it against the rules and what the players were told. */
    void check() {
        for (int before = -1; before < log.number(); ) {
            before = log.number();
            String page = venue.path() + "/log?after=" + before;
            venue.insist(site -> organiser.get(site, page)).path("events").forEach(log::read);
        }
        log.compare(venue.entries());
        log.compareStandings(
                venue.insist(site -> organiser.get(site, venue.path() + "/standings")));
        byte[] zip = venue.insist(site -> organiser.download(site, venue.path() + "/file"));
        DownloadedTournament.check(zip, commitment, boxes, venue.mishaps());
        if (venue.movesLost().sum() > 0 || venue.movesDoubled().sum() > 0) {
            venue.mishaps()
                    .add(
                            "moves-wrong",
                            "lost",
                            venue.movesLost().intValue(),
                            "doubled",
                            venue.movesDoubled().intValue());
        }
    }

    @Override
    public void close() {
        players.shutdownNow();
    }
}
