package masque.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A site with challenge cards, whose time a test turns, and Ann who holds one. */
final class CardHall implements AutoCloseable {
    static final String MOON = "{\"game\":\"dice-challenge\",\"face\":\"sailor-moon\"}";

    final ManualTime time = new ManualTime(1_700_000_000_000L);
    private final Path folder;
    private final List<Line> lines = new ArrayList<>();
    TestSite site;
    Person ann;
    String card;

    private CardHall(Path folder) {
        this.folder = folder;
        site = start();
        ann = site.guest("Ann");
        card = make();
    }

    static CardHall open(Path folder) {
        return new CardHall(folder);
    }

    private TestSite start() {
        return TestSite.withCards(TestSite.store(folder), TestSite.settings(), time);
    }

    private String make() {
        return ann.post("/cards", MOON).is(201).json().path("id").asString();
    }

    /** Stops the site and starts it again, with the same data. */
    void restart() {
        lines.clear();
        site.close();
        site = start();
        ann = ann.at(site);
    }

    /** Somebody opens the page of Ann's card, and has been told how it stands. */
    Line follows(Person person) {
        Line line = person.followCard(card);
        lines.add(line);
        line.message();
        return line;
    }

    Answer challenges(Person person) {
        return person.post("/cards/" + card + "/line", "{}");
    }

    JsonNode seenBy(Person person) {
        return person.get("/cards/" + card).is(200).json();
    }

    /** Somebody has come to the card and waits, with their page open. */
    Line waits(Person person) {
        challenges(person).is(201);
        return follows(person);
    }

    /** A message that says that this is so for whoever follows. */
    static JsonNode until(Line line, String state) {
        return line.until(now -> now.path("you").path("state").asString().equals(state));
    }

    /** The table that somebody was told to fight at. */
    static Optional<String> table(JsonNode sight) {
        JsonNode table = sight.path("you").path("table");
        return table.isString() ? Optional.of(table.asString()) : Optional.empty();
    }

    /** Both who fight agree to end it. */
    void end(String table, Person... fighters) {
        for (Person fighter : fighters) {
            fighter.contribute(table);
        }
        for (Person fighter : fighters) {
            try (Line line = fighter.look(table, "")) {
                line.message();
                line.say(Line.doText("end", "e")).done("e");
            }
        }
    }

    void pass(Duration duration) {
        time.pass(duration);
    }

    @Override
    public void close() {
        lines.forEach(Line::close);
        site.close();
    }
}
