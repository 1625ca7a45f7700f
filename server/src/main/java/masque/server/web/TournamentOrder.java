package masque.server.web;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.contest.ArenaRules;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Setup;
import masque.server.guard.Body;
import masque.server.guard.ClientError;
import masque.server.setup.Playable;
import masque.server.tournament.Act;
import masque.server.tournament.TournamentSetup;

/**
 * What somebody wants to be set up as a tournament.
 *
 * @param bots those that are to enter at once
 */
record TournamentOrder(TournamentSetup setup, Optional<Act.EnrolBots> bots) {
    private static final int LONGEST_NAME = 60;
    private static final int LONGEST_WORD = 100;
    private static final int PAIR = 2;

    /**
     * Reads what somebody asks for.
     *
     * @throws ClientError naming the field and what is allowed
     */
    static TournamentOrder read(Body body, Map<String, Playable> games) {
        body.only(
                "name",
                "game",
                "seats",
                "options",
                "tokens",
                "minutes",
                "entry",
                "clock",
                "chat",
                "botsTakeTitle",
                "bots");
        String name = body.line("name", LONGEST_NAME);
        Playable game = games.get(body.text("game", LONGEST_WORD));
        if (game == null) {
            throw ClientError.field("game", "no-game", "games", List.copyOf(games.keySet()));
        }
        Box box = game.box();
        int least = Math.max(PAIR, box.minSeats());
        int seats =
                body.optionalNumber("seats", least, Math.min(ArenaRules.MOST_SEATS, box.maxSeats()))
                        .orElse(least);
        TournamentSetup setup =
                new TournamentSetup(
                        name,
                        box.id(),
                        seats,
                        options(game, seats, body.optionalTexts("options").orElse(Map.of())),
                        body.optionalObject("clock")
                                .map(TableOrder::clock)
                                .orElse(TournamentSetup.USUAL_CLOCK),
                        body.optionalFlag("chat").orElse(true),
                        body.optionalNumber(
                                        "tokens", ArenaRules.FEWEST_TOKENS, ArenaRules.MOST_TOKENS)
                                .orElse(ArenaRules.FEWEST_TOKENS),
                        body.optionalNumber("minutes", 1, ArenaRules.MOST_MINUTES)
                                .orElse(ArenaRules.USUAL_MINUTES),
                        entry(body),
                        body.optionalFlag("botsTakeTitle").orElse(false));
        return new TournamentOrder(
                setup, body.optionalObject("bots").map(bots -> bots(bots, game)));
    }

    private static TournamentSetup.Entry entry(Body body) {
        return switch (body.optionalText("entry", LONGEST_WORD).orElse("link")) {
            case "link" -> TournamentSetup.Entry.LINK;
            case "code" -> TournamentSetup.Entry.CODE;
            case "approval" -> TournamentSetup.Entry.APPROVAL;
            default ->
                    throw ClientError.field(
                            "entry", "field-one-of", "known", List.of("link", "code", "approval"));
        };
    }

    private static Act.EnrolBots bots(Body bots, Playable game) {
        bots.only("level", "number");
        return new Act.EnrolBots(
                "bots",
                TableOrder.bot("bots.level", bots.text("level", LONGEST_WORD), game).level(),
                bots.number("number", 1, ActReader.MOST_BOTS));
    }

    /** What was chosen, and what a game adds where matches count, unless that does not fit. */
    private static Map<String, String> options(
            Playable game, int seats, Map<String, String> chosen) {
        Map<String, String> more = new HashMap<>(game.contestOptions());
        more.putAll(chosen);
        Box box = game.box();
        try {
            Setup setup = Setup.of(box, seats, more);
            box.open(seats, more);
            return setup.journaled(box);
        } catch (BadInput without) {
            return TableOrder.setup(box, seats, chosen).journaled(box);
        }
    }
}
