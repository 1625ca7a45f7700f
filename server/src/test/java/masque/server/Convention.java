package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** A tournament at a test's own site, with an organiser and those who come. */
final class Convention {
    private static final int PATIENCE_SECONDS = 30;

    private final TestSite site;
    private final Person organiser;
    private final String id;
    private final Map<Person, String> players = new HashMap<>();
    private int acts;

    private Convention(TestSite site, Person organiser, String id) {
        this.site = site;
        this.organiser = organiser;
        this.id = id;
    }

    /**
     * A tournament of Masquerade Trick for two at a table.
     *
     * @param more further fields of the order, each after a comma
     */
    static Convention of(TestSite site, String more) {
        return of(site, TestSite.GAME, more);
    }

    /** A tournament of any game. */
    static Convention of(TestSite site, String game, String more) {
        Person organiser = site.guest("Olga");
        String order = "{\"name\":\"Friday\",\"game\":\"" + game + "\"" + more + "}";
        String id = organiser.post("/tournaments", order).is(201).json().path("id").asString();
        return new Convention(site, organiser, id);
    }

    /** The same at a site that was started again. */
    Convention at(TestSite again) {
        Convention same = new Convention(again, organiser.at(again), id);
        players.forEach((person, player) -> same.players.put(person.at(again), player));
        same.acts = acts;
        return same;
    }

    String id() {
        return id;
    }

    String path() {
        return "/tournaments/" + id;
    }

    Person organiser() {
        return organiser;
    }

    /** Somebody comes and enters. */
    Person enters(String name) {
        return enters(site.guest(name));
    }

    /** Somebody who is here enters. */
    Person enters(Person person) {
        JsonNode you = person.post(path() + "/entrants", "{}").is(201).json().path("you");
        players.put(person, you.path("player").asString());
        return person;
    }

    /** What somebody is known by. */
    String player(Person person) {
        return Optional.ofNullable(players.get(person)).orElseThrow();
    }

    /** The person who is known by this. */
    Person person(String player) {
        return players.entrySet().stream()
                .filter(one -> one.getValue().equals(player))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    /** Somebody asks for something, under a name that nothing had before. */
    Answer act(Person person, String what, String fields) {
        acts++;
        return person.post(path() + "/acts", act("act" + acts, what, fields));
    }

    static String act(String name, String what, String fields) {
        return "{\"id\":\"" + name + "\",\"do\":\"" + what + "\"" + fields + "}";
    }

    /** An organiser asks for something that is done. */
    JsonNode desk(String what, String fields) {
        return act(organiser, what, fields).is(200).json();
    }

    /** One challenges another. */
    Answer challenge(Person one, Person other) {
        return act(one, "challenge", ",\"others\":[\"" + player(other) + "\"]");
    }

    Answer accept(Person one, Person challenger) {
        return act(one, "accept", ",\"challenger\":\"" + player(challenger) + "\"");
    }

    /** One challenges, the other accepts; the number of their match. */
    int match(Person one, Person other) {
        challenge(one, other).is(200);
        accept(other, one).is(200);
        return show(one).path("you").path("match").asInt();
    }

    /** All that somebody may see. */
    JsonNode show(Person person) {
        return person.get(path()).is(200).json();
    }

    JsonNode show() {
        return show(organiser);
    }

    JsonNode matchOf(int number) {
        return show().path("matches")
                .valueStream()
                .filter(one -> one.path("match").asInt() == number)
                .findFirst()
                .orElseThrow();
    }

    String table(int match) {
        return matchOf(match).path("table").asString();
    }

    JsonNode entrant(Person person) {
        String player = player(person);
        return show().path("entrants")
                .valueStream()
                .filter(one -> one.path("player").asString().equals(player))
                .findFirst()
                .orElseThrow();
    }

    int tokens(Person person) {
        return entrant(person).path("tokens").asInt();
    }

    String state(Person person) {
        return entrant(person).path("state").asString();
    }

    /** The sum of everybody's tokens. */
    int allTokens() {
        return show().path("entrants")
                .valueStream()
                .mapToInt(one -> one.path("tokens").asInt())
                .sum();
    }

    /** The kinds of all events so far. */
    List<String> kinds() {
        return log().stream().map(one -> one.path("kind").asString()).toList();
    }

    List<JsonNode> log() {
        return organiser.get(path() + "/log").is(200).json().path("events").valueStream().toList();
    }

    /** Plays a match to its end; the tournament may not have heard of it yet. */
    JsonNode play(int match) {
        String table = table(match);
        List<Person> people =
                matchOf(match)
                        .path("players")
                        .valueStream()
                        .map(one -> person(one.asString()))
                        .toList();
        people.forEach(person -> person.contribute(table));
        List<Line> lines = new ArrayList<>();
        IntStream.range(0, people.size())
                .forEach(seat -> lines.add(people.get(seat).look(table, seat)));
        for (Line line : lines) {
            line.until(message ->
                    message.path("phase").asString().equals("playing")
                            && message.path("chairs")
                                    .valueStream()
                                    .allMatch(chair -> chair.path("here").asBoolean()));
        }
        Line.playToTheEnd(lines);
        JsonNode last = lines.getFirst().latest();
        lines.forEach(Line::close);
        return last;
    }

    /** Plays a match to its end and waits until it is settled; its winners. */
    List<String> settle(int match) {
        try (Line follower = organiser.follow(id)) {
            play(match);
            return winners(settled(follower, match));
        }
    }

    /** Waits until a follower has heard that a match is over. */
    static JsonNode settled(Line follower, int match) {
        JsonNode message =
                follower.until(one ->
                        one.path("matches").valueStream().anyMatch(some -> over(some, match)));
        return message.path("matches")
                .valueStream()
                .filter(some -> over(some, match))
                .findFirst()
                .orElseThrow();
    }

    /** Whether a message says that a game is being played. */
    static boolean playing(JsonNode message) {
        return message.path("phase").asString().equals("playing");
    }

    /** Asks until a match is over: the tournament hears of its table a moment later. */
    JsonNode awaitOver(int match) {
        long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        for (JsonNode now = matchOf(match); ; now = matchOf(match)) {
            if (now.has("ended")) {
                return now;
            }
            assertThat(System.nanoTime()).as("match %s goes on", match).isLessThan(patience);
        }
    }

    /** Asks until the tournament has come so far. */
    void awaitPhase(String phase) {
        long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!show().path("phase").asString().equals(phase)) {
            assertThat(System.nanoTime()).as("it is not %s", phase).isLessThan(patience);
        }
    }

    private static boolean over(JsonNode match, int number) {
        return match.path("match").asInt() == number && match.has("ended");
    }

    static List<String> winners(JsonNode match) {
        return match.path("winners").valueStream().map(JsonNode::asString).toList();
    }
}
