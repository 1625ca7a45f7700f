package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import masque.core.Box;
import masque.core.Need;
import masque.core.Option;
import masque.edge.Listener;
import masque.edge.Words;
import masque.server.guard.ClientError;
import masque.server.setup.CardRule;
import masque.server.setup.Playable;
import masque.server.table.Tongues;
import tools.jackson.core.JsonGenerator;

/** The games that there are, and what can be chosen before each. */
final class GameRoutes {
    private final Map<String, Playable> games;
    private final Tongues tongues;
    private final Callers callers;

    GameRoutes(Map<String, Playable> games, Tongues tongues, Callers callers) {
        this.games = games;
        this.tongues = tongues;
        this.callers = callers;
    }

    void register(RoutesConfig routes) {
        routes.get(Routes.API + "/games", this::list);
        routes.get(Routes.API + "/games/{game}/rules", this::rules);
    }

    /** Not every game has its rules in every language, so it says which language they are in. */
    private void rules(Context ctx) {
        Playable game = games.get(ctx.pathParam("game"));
        if (game == null || game.rulebooks().isEmpty()) {
            throw ClientError.of(404, "no-page");
        }
        String wanted = callers.language(ctx);
        Json.answer(
                ctx,
                out -> {
                    out.writeStringProperty("game", game.box().id());
                    out.writeStringProperty("language", game.rulebooks().language(wanted));
                    out.writeStringProperty("markdown", game.rulebooks().text(wanted));
                });
    }

    private void list(Context ctx) {
        String language = callers.language(ctx);
        Json.answer(
                ctx,
                out -> {
                    out.writeArrayPropertyStart("games");
                    games.values()
                            .forEach(game ->
                                    write(out, game, tongues.of(language, game.box().id())));
                    out.writeEndArray();
                });
    }

    private static void write(JsonGenerator out, Playable game, Words words) {
        Box box = game.box();
        out.writeStartObject();
        out.writeStringProperty("id", box.id());
        out.writeStringProperty("name", words.say("game-name"));
        out.writeStringProperty("pitch", words.say("game-pitch"));
        if (words.knows("game-minutes")) {
            out.writeStringProperty("minutes", words.say("game-minutes"));
        }
        out.writeNumberProperty("minSeats", box.minSeats());
        out.writeNumberProperty("maxSeats", box.maxSeats());
        out.writeNumberProperty("usualSeats", box.usualSeats());
        texts(out, "bots", List.copyOf(game.bots().keySet()));
        out.writeStringProperty("house", game.houseLevel());
        out.writeBooleanProperty("cards", game.card().isPresent());
        out.writeBooleanProperty("lesson", game.lesson().isPresent());
        out.writeBooleanProperty("puzzles", game.puzzles().isPresent());
        out.writeArrayPropertyStart("settings");
        for (int seats = box.minSeats(); seats <= box.maxSeats(); seats++) {
            out.writeStartObject();
            out.writeNumberProperty("seats", seats);
            out.writeArrayPropertyStart("options");
            for (Option option : box.options(seats)) {
                write(out, option, faces(game, option), words);
            }
            out.writeEndArray();
            out.writeArrayPropertyStart("needs");
            box.needs(seats).forEach(need -> write(out, need));
            out.writeEndArray();
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void write(JsonGenerator out, Need need) {
        out.writeStartObject();
        out.writeStringProperty("option", need.option());
        need.value().ifPresent(value -> out.writeStringProperty("value", value));
        out.writeStringProperty("other", need.other());
        texts(out, "values", need.values());
        out.writeEndObject();
    }

    /** What the values of an option show, if it is the one that challenge cards fix. */
    private static List<CardRule.Face> faces(Playable game, Option option) {
        return game.card()
                .filter(card -> card.option().equals(option.name()))
                .map(CardRule::faces)
                .orElse(List.of());
    }

    private static void write(
            JsonGenerator out, Option option, List<CardRule.Face> faces, Words words) {
        out.writeStartObject();
        out.writeStringProperty("name", option.name());
        out.writeStringProperty("sentence", words.say("option-" + option.name()));
        switch (option) {
            case Option.Flag flag -> kind(out, "flag", flag.usual());
            case Option.Range range when !faces.isEmpty() -> {
                kind(out, "face", range.usual());
                faces(out, range, faces, words);
            }
            case Option.Range range -> {
                kind(out, "number", range.usual());
                out.writeNumberProperty("min", range.min());
                out.writeNumberProperty("max", range.max());
            }
            case Option.Choice choice -> {
                kind(out, "choice", choice.usual());
                values(out, choice.name(), choice.values(), words);
            }
            case Option.Several several -> {
                kind(out, "several", several.usual());
                values(out, several.name(), several.values(), words);
                out.writeNumberProperty("min", several.min());
                out.writeNumberProperty("max", several.max());
                String none = "option-" + several.name() + "-none";
                if (words.knows(none)) {
                    out.writeStringProperty("none", words.say(none));
                }
            }
            case Option.Data _ -> out.writeStringProperty("kind", "data");
        }
        out.writeEndObject();
    }

    /** Values and what they are called; a value without a name of its own is called what it is. */
    private static void values(JsonGenerator out, String option, List<String> values, Words words) {
        texts(out, "values", values);
        texts(out, "labels", values.stream().map(value -> label(words, option, value)).toList());
    }

    /** A number that means somebody is told by name; {@code faces} says whose picture it is. */
    private static void faces(
            JsonGenerator out, Option.Range range, List<CardRule.Face> faces, Words words) {
        List<String> values = new ArrayList<>(List.of(range.usual()));
        List<String> labels = new ArrayList<>(List.of(label(words, range.name(), range.usual())));
        List<String> ids = new ArrayList<>(List.of(""));
        for (CardRule.Face face : faces) {
            values.add(face.value());
            labels.add(words.say(face.name(), Listener.STRANGER));
            ids.add(face.id());
        }
        texts(out, "values", values);
        texts(out, "labels", labels);
        texts(out, "faces", ids);
    }

    private static String label(Words words, String option, String value) {
        String key = "option-" + option + "-" + value;
        return words.knows(key) ? words.say(key) : value;
    }

    private static void kind(JsonGenerator out, String kind, String usual) {
        out.writeStringProperty("kind", kind);
        out.writeStringProperty("usual", usual);
    }

    private static void texts(JsonGenerator out, String name, List<String> texts) {
        out.writeArrayPropertyStart(name);
        texts.forEach(out::writeString);
        out.writeEndArray();
    }
}
