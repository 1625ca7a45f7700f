package masque.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Setup;
import masque.server.Playable;
import masque.server.guard.Body;
import masque.server.guard.Guest;
import masque.server.guard.Wrong;
import masque.server.table.ClockRule;
import masque.server.table.Facts;
import masque.server.table.Sitter;

/**
 * A table as somebody wants it.
 *
 * @param start whether to deal at once
 */
record TableOrder(Facts facts, boolean start) {
    private static final int MOST_SEATS = 64;
    private static final int LONGEST_NAME = 100;
    private static final int LEAST_SECONDS = 5;
    private static final int DAY = 86_400;
    private static final int HOUR = 3_600;
    private static final String BOT = "bot:";

    /**
     * Reads what somebody asks for.
     *
     * @throws Wrong naming the field and what is allowed
     */
    static TableOrder read(Body body, Map<String, Playable> games, Guest guest) {
        body.only("game", "seats", "options", "clock", "chairs", "start");
        Playable game = games.get(body.text("game", LONGEST_NAME));
        if (game == null) {
            throw Wrong.field("game", "no-game", "games", List.copyOf(games.keySet()));
        }
        int seats = body.number("seats", 1, MOST_SEATS);
        Setup setup = setup(game.box(), seats, body.optionalTexts("options").orElse(Map.of()));
        Facts facts =
                Facts.gathering(
                        game.box().id(),
                        seats,
                        setup.journaled(game.box()),
                        body.optionalObject("clock").map(TableOrder::clock).orElse(ClockRule.NONE),
                        chairs(body, seats, game, guest));
        return new TableOrder(facts, body.optionalFlag("start").orElse(false));
    }

    private static Setup setup(Box box, int seats, Map<String, String> chosen) {
        try {
            Setup setup = Setup.of(box, seats, chosen);
            box.open(seats, chosen);
            return setup;
        } catch (BadInput bad) {
            throw Wrong.because(422, "options", bad.phrase());
        }
    }

    static ClockRule clock(Body clock) {
        clock.only("kind", "seconds", "increment", "grace");
        int grace = clock.optionalNumber("grace", 0, DAY).orElse(ClockRule.USUAL_GRACE);
        return switch (clock.text("kind", LONGEST_NAME)) {
            case "none" -> {
                clock.only("kind", "grace");
                yield new ClockRule(ClockRule.Kind.NONE, 0, 0, grace);
            }
            case "move" -> {
                clock.only("kind", "seconds", "grace");
                int seconds = clock.number("seconds", LEAST_SECONDS, DAY);
                yield new ClockRule(ClockRule.Kind.MOVE, seconds, 0, grace);
            }
            case "game" ->
                    new ClockRule(
                            ClockRule.Kind.GAME,
                            clock.number("seconds", LEAST_SECONDS, DAY),
                            clock.optionalNumber("increment", 0, HOUR).orElse(0),
                            grace);
            default ->
                    throw Wrong.field(
                            "clock.kind", "field-one-of", "known", List.of("none", "move", "game"));
        };
    }

    private static List<Sitter> chairs(Body body, int seats, Playable game, Guest guest) {
        List<Sitter> sitters = new ArrayList<>();
        if (!body.has("chairs")) {
            sitters.add(Sitter.person(guest.id(), guest.name()));
            while (sitters.size() < seats) {
                sitters.add(Sitter.OPEN);
            }
            return sitters;
        }
        List<String> chairs = body.textList("chairs", MOST_SEATS);
        if (chairs.size() != seats) {
            throw Wrong.field("chairs", "chairs-count", "seats", seats);
        }
        for (String chair : chairs) {
            sitters.add(
                    chair.equals("me")
                            ? Sitter.person(guest.id(), guest.name())
                            : chair("chairs[" + sitters.size() + "]", chair, game));
        }
        if (sitters.stream().noneMatch(Sitter::person)) {
            throw Wrong.field("chairs", "chairs-nobody");
        }
        return sitters;
    }

    /** A chair for nobody or for a bot. */
    static Sitter chair(String field, String chair, Playable game) {
        if (chair.equals("open")) {
            return Sitter.OPEN;
        }
        if (chair.startsWith(BOT) && game.bots().containsKey(chair.substring(BOT.length()))) {
            return Sitter.bot(chair.substring(BOT.length()));
        }
        List<String> known = new ArrayList<>(List.of("open"));
        game.bots().keySet().forEach(level -> known.add(BOT + level));
        throw Wrong.field(field, "field-one-of", "known", known);
    }
}
