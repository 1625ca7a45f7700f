package masque.server.web;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import masque.contest.ArenaCommand;
import masque.contest.ArenaRules;
import masque.server.guard.Body;
import masque.server.guard.ClientError;
import masque.server.setup.Playable;
import masque.server.tournament.Act;

/** Reads what people ask for in a tournament. */
final class ActReader {
    static final int MOST_BOTS = 200;
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_REASON = 200;
    private static final int LONGEST_PLAYER = 16;
    private static final int MOST_MATCHES = 1_000_000;
    private static final int MOST_EVENTS = 100_000_000;
    private static final List<String> KNOWN =
            List.of(
                    "challenge",
                    "withdraw",
                    "accept",
                    "decline",
                    "mute",
                    "unmute",
                    "report",
                    "leave",
                    "come-back",
                    "start",
                    "pause",
                    "resume",
                    "extend",
                    "close-entry",
                    "open-entry",
                    "approve",
                    "decline-entry",
                    "enrol-bots",
                    "remove",
                    "let-in",
                    "rule",
                    "correct",
                    "void",
                    "open-again",
                    "new-desk-link");

    private final Body body;

    private ActReader(Body body) {
        this.body = body;
    }

    /** Whether somebody only wants to know whether anybody is there. */
    static boolean isPing(Body body) {
        return body.has("do") && body.text("do", LONGEST_NAME).equals("ping");
    }

    /**
     * What somebody asks for.
     *
     * @param game what is played there
     * @throws ClientError naming the field and what is allowed
     */
    static Act read(Body body, Supplier<Playable> game) {
        return new ActReader(body).read(game);
    }

    private Act read(Supplier<Playable> game) {
        String what = body.text("do", LONGEST_NAME);
        return switch (what) {
            case "challenge" -> challenge();
            case "withdraw" -> plain(ArenaCommand.Withdraw::new);
            case "accept" -> accept();
            case "decline" -> decline();
            case "mute" -> other(ArenaCommand.Mute::new);
            case "unmute" -> other(ArenaCommand.Unmute::new);
            case "report" -> report();
            case "leave" -> plain(ArenaCommand.Leave::new);
            case "come-back" -> plain(ArenaCommand.ComeBack::new);
            case "start" -> desk(new ArenaCommand.Start());
            case "pause" -> desk(new ArenaCommand.Pause());
            case "resume" -> desk(new ArenaCommand.Resume());
            case "extend" -> extend();
            case "close-entry" -> desk(new ArenaCommand.CloseEntry());
            case "open-entry" -> desk(new ArenaCommand.OpenEntry());
            case "approve" -> person(ArenaCommand.Approve::new);
            case "decline-entry" -> person(ArenaCommand.DeclineEntry::new);
            case "enrol-bots" -> enrol(game.get());
            case "remove" -> remove();
            case "let-in" -> person(ArenaCommand.LetIn::new);
            case "rule" -> rule();
            case "correct" -> correct();
            case "void" -> callOff();
            case "open-again" -> desk(new ArenaCommand.OpenAgain());
            case "new-desk-link" -> new Act.NewDeskLink(id());
            default -> throw ClientError.field("do", "field-one-of", "known", KNOWN);
        };
    }

    private String id(String... more) {
        String[] known = new String[more.length + 2];
        known[0] = "id";
        known[1] = "do";
        System.arraycopy(more, 0, known, 2, more.length);
        return body.only(known).id("id");
    }

    private String player(String field) {
        return body.text(field, LONGEST_PLAYER);
    }

    private int match() {
        return body.number("match", 1, MOST_MATCHES);
    }

    private List<String> winners() {
        return body.textList("winners", ArenaRules.MOST_SEATS);
    }

    private String reason() {
        return body.line("reason", LONGEST_REASON);
    }

    // --- Players ---

    private Act plain(Function<String, ArenaCommand> command) {
        return new Act.OfPlayer(id(), command);
    }

    private Act challenge() {
        String id = id("others", "realDice");
        List<String> others = body.textList("others", ArenaRules.MOST_SEATS);
        boolean realDice = body.optionalFlag("realDice").orElse(false);
        return new Act.OfPlayer(id, me -> new ArenaCommand.Challenge(me, others, realDice));
    }

    private Act accept() {
        String id = id("challenger", "realDice");
        String challenger = player("challenger");
        boolean realDice = body.optionalFlag("realDice").orElse(false);
        return new Act.OfPlayer(id, me -> new ArenaCommand.Accept(me, challenger, realDice));
    }

    private Act decline() {
        String id = id("challenger");
        String challenger = player("challenger");
        return new Act.OfPlayer(id, me -> new ArenaCommand.Decline(me, challenger));
    }

    /** A command of one player about another. */
    private interface About {
        ArenaCommand of(String me, String other);
    }

    private Act other(About command) {
        String id = id("player");
        String other = player("player");
        return new Act.OfPlayer(id, me -> command.of(me, other));
    }

    private Act report() {
        String id = id("match", "winners");
        int match = match();
        List<String> winners = winners();
        return new Act.OfPlayer(id, me -> new ArenaCommand.Report(me, match, winners));
    }

    // --- Organisers ---

    private Act desk(ArenaCommand command) {
        return new Act.OfOrganiser(id(), command);
    }

    private Act person(Function<String, ArenaCommand> command) {
        return new Act.OfOrganiser(id("player"), command.apply(player("player")));
    }

    private Act extend() {
        return new Act.OfOrganiser(
                id("minutes"),
                new ArenaCommand.Extend(
                        body.number("minutes", -ArenaRules.MOST_MINUTES, ArenaRules.MOST_MINUTES)));
    }

    private Act enrol(Playable game) {
        String id = id("level", "number");
        String level = TableOrder.bot("level", body.text("level", LONGEST_NAME), game).level();
        return new Act.EnrolBots(id, level, body.number("number", 1, MOST_BOTS));
    }

    private Act remove() {
        String id = id("player", "reason", "match");
        ArenaCommand.RemovedMatch fate =
                switch (body.optionalText("match", LONGEST_NAME).orElse("lost")) {
                    case "lost" -> ArenaCommand.RemovedMatch.LOST;
                    case "void" -> ArenaCommand.RemovedMatch.VOID;
                    default ->
                            throw ClientError.field(
                                    "match", "field-one-of", "known", List.of("lost", "void"));
                };
        return new Act.OfOrganiser(id, new ArenaCommand.Remove(player("player"), reason(), fate));
    }

    private Act rule() {
        return new Act.OfOrganiser(
                id("match", "winners"), new ArenaCommand.Rule(match(), winners()));
    }

    private Act correct() {
        String id = id("match", "winners", "reason", "after");
        return new Act.Correction(
                id,
                new ArenaCommand.Correct(match(), winners(), reason()),
                body.number("after", 1, MOST_EVENTS));
    }

    private Act callOff() {
        return new Act.OfOrganiser(
                id("match", "reason"), new ArenaCommand.VoidMatch(match(), reason()));
    }
}
