package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import masque.core.Chair;
import masque.core.Event;
import masque.core.Refusal;
import masque.core.View;
import masque.edge.Pen;
import masque.edge.lesson.Lesson;
import masque.edge.lesson.LessonStep;
import masque.edge.lesson.LessonWalk;
import masque.server.guard.ClientError;
import masque.server.setup.Playable;
import masque.server.table.Tongues;
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

    private Pupil pupil(Context ctx, Lesson lesson) {
        return Pupil.of(ctx, callers, tongues, lesson.box(), lesson.seats(), lesson.seat());
    }

    private void show(Context ctx) {
        Lesson lesson = lesson(ctx);
        Pupil pupil = pupil(ctx, lesson);
        Json.answer(
                ctx,
                out -> {
                    out.writeStringProperty("game", lesson.box().id());
                    out.writeNumberProperty("seat", lesson.seat());
                    out.writeArrayPropertyStart("names");
                    pupil.names().forEach(out::writeString);
                    out.writeEndArray();
                    out.writeArrayPropertyStart("steps");
                    steps(out, lesson, pupil);
                    out.writeEndArray();
                });
    }

    private static void steps(JsonGenerator out, Lesson lesson, Pupil pupil) {
        LessonWalk walk = lesson.at(0);
        List<Seen> seen = List.of(new Seen(walk.chair().heard(), walk.chair().view()));
        while (!walk.done()) {
            step(out, walk, pupil, seen);
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

    private static void step(JsonGenerator out, LessonWalk walk, Pupil pupil, List<Seen> seen) {
        LessonStep step = walk.step();
        String language = pupil.language();
        List<String> names = pupil.names();
        out.writeStartObject();
        out.writeStringProperty("name", step.name());
        step.at().ifPresent(what -> out.writeStringProperty("at", what));
        out.writeStringProperty("text", step.text(language, names));
        step.otherwise(language, names)
                .ifPresent(text -> out.writeStringProperty("otherwise", text));
        step.wanted().ifPresent(code -> out.writeNumberProperty("wanted", code));
        out.writeArrayPropertyStart("moves");
        if (step.wanted().isPresent()) {
            pupil.pen().moves(out, walk.chair());
        }
        out.writeEndArray();
        out.writeArrayPropertyStart("frames");
        seen.forEach(one -> frame(out, one, pupil.pen()));
        out.writeEndArray();
        out.writeEndObject();
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
        int step = Pupil.number(ctx, "step", lesson.steps().size() - 1);
        int code = Pupil.number(ctx, "code", Integer.MAX_VALUE);
        Optional<Refusal> refusal = lesson.at(step).chair().why(code);
        Pen pen = pupil(ctx, lesson).pen();
        Json.answer(
                ctx,
                out -> {
                    out.writeBooleanProperty("allowed", refusal.isEmpty());
                    refusal.ifPresent(reason -> pen.refusal(out, reason));
                });
    }
}
