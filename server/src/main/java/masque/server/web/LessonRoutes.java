package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import masque.core.Chair;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Refusal;
import masque.core.View;
import masque.edge.Listener;
import masque.edge.Pen;
import masque.edge.Words;
import masque.edge.lesson.Lesson;
import masque.edge.lesson.LessonStep;
import masque.edge.lesson.LessonWalk;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.setup.Playable;
import masque.server.table.Tongues;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * Guided first games. A lesson is the same for everybody, so all that there is to see in it is sent
 * at once, and nothing of it is kept: only why a move is forbidden is asked for.
 */
final class LessonRoutes {
    private static final String PATH = Routes.API + "/games/{game}/lesson";

    private final Map<String, Playable> games;
    private final Tongues tongues;
    private final Callers callers;
    private final Map<String, Lesson> lessons = new ConcurrentHashMap<>();

    /** What the learner was told and saw after one move. */
    private record Seen(List<Event> events, View view) {}

    /** How a lesson is told to one learner: the language, and what everybody is called. */
    private record Telling(String language, List<String> names, Pen pen) {}

    LessonRoutes(Map<String, Playable> games, Tongues tongues, Callers callers) {
        this.games = games;
        this.tongues = tongues;
        this.callers = callers;
    }

    void register(RoutesConfig routes) {
        routes.get(PATH, this::show);
        routes.get(PATH + "/why", this::why);
    }

    private Lesson lesson(Context ctx) {
        Optional<Playable> game = Optional.ofNullable(games.get(ctx.pathParam("game")));
        return game.flatMap(Playable::lesson)
                .map(file ->
                        lessons.computeIfAbsent(
                                game.get().box().id(), id -> file.read(game.get().box())))
                .orElseThrow(() -> ClientError.of(404, "no-page"));
    }

    private void show(Context ctx) {
        Lesson lesson = lesson(ctx);
        String language = callers.language(ctx);
        List<String> names = names(ctx, lesson);
        Pen pen = pen(language, lesson, names);
        Json.answer(
                ctx,
                out -> {
                    out.writeStringProperty("game", lesson.box().id());
                    out.writeNumberProperty("seat", lesson.seat());
                    out.writeArrayPropertyStart("names");
                    names.forEach(out::writeString);
                    out.writeEndArray();
                    out.writeArrayPropertyStart("steps");
                    steps(out, lesson, new Telling(language, names, pen));
                    out.writeEndArray();
                });
    }

    private static void steps(JsonGenerator out, Lesson lesson, Telling telling) {
        LessonWalk walk = lesson.at(0);
        List<Seen> seen = List.of(new Seen(walk.chair().heard(), walk.chair().view()));
        while (!walk.done()) {
            step(out, walk, telling, seen);
            seen = goOn(walk);
        }
    }

    /** All that the learner sees until the next step is there, a move at a time. */
    private static List<Seen> goOn(LessonWalk walk) {
        List<Seen> seen = new ArrayList<>();
        walk.goOn(() -> {
            Chair chair = walk.chair();
            int before = seen.stream().mapToInt(one -> one.events().size()).sum();
            seen.add(new Seen(walk.news().stream().skip(before).toList(), chair.view()));
        });
        return seen;
    }

    private static void step(JsonGenerator out, LessonWalk walk, Telling telling, List<Seen> seen) {
        LessonStep step = walk.step();
        String language = telling.language();
        List<String> names = telling.names();
        out.writeStartObject();
        out.writeStringProperty("name", step.name());
        step.at().ifPresent(what -> out.writeStringProperty("at", what));
        out.writeStringProperty("text", step.text(language, names));
        step.otherwise(language, names)
                .ifPresent(text -> out.writeStringProperty("otherwise", text));
        step.wanted().ifPresent(code -> out.writeNumberProperty("wanted", code));
        out.writeArrayPropertyStart("moves");
        if (step.wanted().isPresent()) {
            moves(out, walk.chair(), telling.pen());
        }
        out.writeEndArray();
        out.writeArrayPropertyStart("frames");
        seen.forEach(one -> frame(out, one, telling.pen()));
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void moves(JsonGenerator out, Chair chair, Pen pen) {
        Codes legal = new Codes();
        chair.legal(legal);
        for (int i = 0; i < legal.size(); i++) {
            pen.move(out, legal.at(i), chair.game().read(legal.at(i)));
        }
    }

    private static void frame(JsonGenerator out, Seen seen, Pen pen) {
        out.writeStartObject();
        out.writeArrayPropertyStart("events");
        seen.events().forEach(event -> pen.event(out, event));
        out.writeEndArray();
        out.writeName("view");
        pen.view(out, seen.view());
        out.writeEndObject();
    }

    /** Why a move is forbidden at a step; it changes nothing there. */
    private void why(Context ctx) {
        Lesson lesson = lesson(ctx);
        int step = number(ctx, "step", lesson.steps().size() - 1);
        int code = number(ctx, "code", Integer.MAX_VALUE);
        Optional<Refusal> refusal = lesson.at(step).chair().why(code);
        Pen pen = pen(callers.language(ctx), lesson, names(ctx, lesson));
        Json.answer(
                ctx,
                out -> {
                    out.writeBooleanProperty("allowed", refusal.isEmpty());
                    refusal.ifPresent(reason -> pen.refusal(out, reason));
                });
    }

    private static int number(Context ctx, String field, int most) {
        @Nullable String text = ctx.queryParam(field);
        if (text == null || !text.matches("[0-9]{1,9}") || Integer.parseInt(text) > most) {
            throw ClientError.field(field, "field-number", "min", 0, "max", most);
        }
        return Integer.parseInt(text);
    }

    private Pen pen(String language, Lesson lesson, List<String> names) {
        return new Pen(tongues.of(language, lesson.box().id()), new Listener(names, lesson.seat()));
    }

    /** The others are bots of the house; who learns has a name or gets one. */
    private List<String> names(Context ctx, Lesson lesson) {
        Words words = tongues.of(callers.language(ctx), lesson.box().id());
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < lesson.seats(); seat++) {
            names.add(words.say("bot-name", "number", seat + 1));
        }
        callers.guest(ctx).map(Guest::name).ifPresent(name -> names.set(lesson.seat(), name));
        return names;
    }
}
