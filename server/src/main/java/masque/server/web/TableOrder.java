package masque.server.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Option;
import masque.core.Setup;
import masque.server.guard.Body;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.setup.Playable;
import masque.server.table.ClockRule;
import masque.server.table.Sitter;
import masque.server.table.TableFacts;
import masque.server.table.Terms;

/**
 * A table as somebody wants it.
 *
 * @param start whether to deal at once
 */
record TableOrder(Terms terms, List<Sitter> sitters, boolean start) {
    private static final int MOST_SEATS = 64;
    private static final int LONGEST_NAME = 100;
    private static final int LEAST_SECONDS = 5;
    private static final int DAY = 86_400;
    private static final int HOUR = 3_600;
    private static final String BOT = "bot:";

    /**
     * Reads what somebody asks for.
     *
     * @throws ClientError naming the field and what is allowed
     */
    static TableOrder read(Body body, Map<String, Playable> games, Guest guest) {
        body.only("game", "seats", "options", "clock", "public", "chat", "chairs", "fill", "start");
        Playable game = games.get(body.text("game", LONGEST_NAME));
        if (game == null) {
            throw ClientError.field("game", "no-game", "games", List.copyOf(games.keySet()));
        }
        Box box = game.box();
        int seats = body.optionalNumber("seats", 1, MOST_SEATS).orElse(box.usualSeats());
        Terms usual = new Terms(box.id(), seats, Map.of(), ClockRule.NONE, false, true);
        Terms terms = terms(body, box, usual);
        return new TableOrder(
                terms, chairs(body, seats, game, guest), body.optionalFlag("start").orElse(false));
    }

    /**
     * What is to be played if somebody wants something of it changed.
     *
     * @throws ClientError naming the field and what is allowed
     */
    static Terms changed(Body body, Box box, Terms now) {
        body.only("seats", "options", "clock", "public", "chat");
        return terms(body, box, now);
    }

    private static Terms terms(Body body, Box box, Terms now) {
        int seats = body.optionalNumber("seats", 1, MOST_SEATS).orElse(now.seats());
        Map<String, String> chosen =
                body.optionalTexts("options").orElseGet(() -> meaningful(box, seats, now));
        return new Terms(
                now.game(),
                seats,
                setup(box, seats, chosen).journaled(box),
                body.optionalObject("clock").map(TableOrder::clock).orElse(now.clock()),
                body.optionalFlag("public").orElse(now.listed()),
                body.optionalFlag("chat").orElse(now.chat()));
    }

    /** The options chosen so far that mean something with so many players. */
    private static Map<String, String> meaningful(Box box, int seats, Terms now) {
        Map<String, String> chosen = new HashMap<>(now.options());
        if (box.minSeats() <= seats && seats <= box.maxSeats()) {
            chosen.keySet().retainAll(box.options(seats).stream().map(Option::name).toList());
        }
        return chosen;
    }

    /** The table's facts, once it has a code. */
    TableFacts facts(String code) {
        return TableFacts.gathering(terms, sitters, code);
    }

    /** What is chosen for a game, checked. */
    static Setup setup(Box box, int seats, Map<String, String> chosen) {
        try {
            Setup setup = Setup.of(box, seats, chosen);
            box.open(seats, chosen);
            return setup;
        } catch (BadInput bad) {
            throw ClientError.because(422, "options", bad.phrase());
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
                    throw ClientError.field(
                            "clock.kind", "field-one-of", "known", List.of("none", "move", "game"));
        };
    }

    private static List<Sitter> chairs(Body body, int seats, Playable game, Guest guest) {
        List<Sitter> sitters = new ArrayList<>();
        Sitter rest =
                body.optionalText("fill", LONGEST_NAME)
                        .map(level -> bot("fill", level, game))
                        .orElse(Sitter.OPEN);
        if (!body.has("chairs")) {
            sitters.add(Sitter.of(guest));
            while (sitters.size() < seats) {
                sitters.add(rest);
            }
            return sitters;
        }
        List<String> chairs = body.textList("chairs", MOST_SEATS);
        if (chairs.size() != seats) {
            throw ClientError.field("chairs", "chairs-count", "seats", seats);
        }
        for (String chair : chairs) {
            sitters.add(
                    chair.equals("me")
                            ? Sitter.of(guest)
                            : chair("chairs[" + sitters.size() + "]", chair, game));
        }
        if (sitters.stream().noneMatch(Sitter::person)) {
            throw ClientError.field("chairs", "chairs-nobody");
        }
        sitters.replaceAll(one -> one.kind() == Sitter.Kind.OPEN ? rest : one);
        return sitters;
    }

    /** A chair that is open, closed or a bot's. */
    static Sitter chair(String field, String chair, Playable game) {
        if (chair.equals("open")) {
            return Sitter.OPEN;
        }
        if (chair.equals("closed")) {
            return Sitter.CLOSED;
        }
        if (chair.startsWith(BOT) && game.bots().containsKey(chair.substring(BOT.length()))) {
            return Sitter.bot(chair.substring(BOT.length()));
        }
        List<String> known = new ArrayList<>(List.of("open", "closed"));
        game.bots().keySet().forEach(level -> known.add(BOT + level));
        throw ClientError.field(field, "field-one-of", "known", known);
    }

    /** A bot of a level. */
    static Sitter bot(String field, String level, Playable game) {
        if (!game.bots().containsKey(level)) {
            throw ClientError.field(
                    field, "field-one-of", "known", List.copyOf(game.bots().keySet()));
        }
        return Sitter.bot(level);
    }
}
