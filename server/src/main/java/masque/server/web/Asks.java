package masque.server.web;

import java.util.List;
import masque.core.Fairness;
import masque.core.State;
import masque.server.guard.Body;
import masque.server.guard.ClientError;
import masque.server.table.Ask;

/** Reads what clients send over a socket. */
final class Asks {
    private static final int LONGEST_MOVE = 200;
    private static final int LONGEST_SAYING = 200;
    private static final int MOST_SEATS = 31;
    private static final int MOST_PLIES = 99_999;
    private static final List<String> KNOWN =
            List.of(
                    "move",
                    "take-back",
                    "why",
                    "hint",
                    "contribute",
                    "say",
                    "react",
                    "leave",
                    "return",
                    "house",
                    "end",
                    "go-on",
                    "ping");

    private static final List<String> REACTIONS =
            List.of("clap", "laugh", "wow", "think", "sad", "angry", "heart", "wave");

    private Asks() {}

    /**
     * What a message asks for.
     *
     * @throws ClientError if it is none that the protocol knows
     */
    static Ask read(String message) {
        Body body = Body.read(message);
        String what = body.text("do", LONGEST_MOVE);
        String id = body.id("id");
        return switch (what) {
            case "move" -> {
                body.only("do", "id", "decision", "code", "move");
                yield new Ask.Move(id, decision(body), choice(body));
            }
            case "take-back" -> {
                body.only("do", "id", "decision");
                yield new Ask.TakeBack(id, decision(body));
            }
            case "why" -> {
                body.only("do", "id", "code", "move");
                yield new Ask.Why(id, choice(body));
            }
            case "hint" -> {
                body.only("do", "id", "decision");
                yield new Ask.Hint(id, decision(body));
            }
            case "house" -> {
                body.only("do", "id", "seat");
                yield new Ask.House(id, body.number("seat", 0, MOST_SEATS));
            }
            case "contribute" -> {
                body.only("do", "id", "text");
                yield new Ask.Contribute(id, contribution(body));
            }
            case "say" -> {
                body.only("do", "id", "text");
                yield new Ask.Say(id, body.line("text", LONGEST_SAYING));
            }
            case "react" -> {
                body.only("do", "id", "reaction");
                yield new Ask.React(id, reaction(body));
            }
            default -> {
                body.only("do", "id");
                yield plain(what, id);
            }
        };
    }

    private static Ask plain(String what, String id) {
        return switch (what) {
            case "leave" -> new Ask.Leave(id);
            case "return" -> new Ask.Return(id);
            case "end" -> new Ask.End(id);
            case "go-on" -> new Ask.GoOn(id);
            case "ping" -> new Ask.Ping(id);
            default -> throw ClientError.field("do", "field-one-of", "known", KNOWN);
        };
    }

    /** What somebody contributes to the chance of a deal. */
    static String contribution(Body body) {
        String text = body.text("text", LONGEST_MOVE);
        if (!Fairness.isContribution(text)) {
            throw ClientError.field("text", "contribution-form");
        }
        return text;
    }

    private static String reaction(Body body) {
        String reaction = body.text("reaction", LONGEST_MOVE);
        if (!REACTIONS.contains(reaction)) {
            throw ClientError.field("reaction", "field-one-of", "known", REACTIONS);
        }
        return reaction;
    }

    private static int decision(Body body) {
        return body.number("decision", 1, Integer.MAX_VALUE);
    }

    private static Ask.Choice choice(Body body) {
        if (body.has("code") == body.has("move")) {
            throw ClientError.of(400, "code-or-move");
        }
        return body.has("code")
                ? new Ask.Choice.Code(body.number("code", 0, Integer.MAX_VALUE))
                : new Ask.Choice.Text(body.text("move", LONGEST_MOVE));
    }

    /** The number of steps that a parameter names. */
    static int ply(String text) {
        if (!text.matches("[0-9]{1,5}")) {
            throw ClientError.field("from", "field-number", "min", 0, "max", MOST_PLIES);
        }
        return Integer.parseInt(text);
    }

    /** The viewer that a parameter names: a seat, or the spectators. */
    static int viewer(String text, int seats) {
        if (text.equals("none")) {
            return State.SPECTATOR;
        }
        int seat = text.matches("[0-9]{1,2}") ? Integer.parseInt(text) : seats;
        if (seat >= seats) {
            throw ClientError.of(404, "no-seat", "seats", seats);
        }
        return seat;
    }
}
