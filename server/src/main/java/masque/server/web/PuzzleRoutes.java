package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import masque.core.Chair;
import masque.core.Fate;
import masque.core.Phrase;
import masque.core.Puzzle;
import masque.core.Refusal;
import masque.core.Table;
import masque.core.Thought;
import masque.edge.Brief;
import masque.edge.DailyPuzzle;
import masque.server.guard.ClientError;
import masque.server.table.Time;
import masque.server.table.Tongues;
import tools.jackson.core.JsonGenerator;

/**
 * Puzzles. They are the same for everybody, and nothing of them is kept here. What is best is told
 * only to whoever asks for it.
 */
final class PuzzleRoutes {
    private static final String PATH = Routes.API + "/games/{game}/puzzles/{id}";

    private final PuzzleShelf shelf;
    private final Tongues tongues;
    private final Callers callers;
    private final Time time;

    PuzzleRoutes(PuzzleShelf shelf, Tongues tongues, Callers callers, Time time) {
        this.shelf = shelf;
        this.tongues = tongues;
        this.callers = callers;
        this.time = time;
    }

    void register(RoutesConfig routes) {
        routes.get(Routes.API + "/puzzles", this::list);
        routes.get(PATH, this::show);
        routes.get(PATH + "/answer", this::answer);
        routes.get(PATH + "/solution", this::solution);
    }

    private void list(Context ctx) {
        LocalDate today = LocalDate.ofInstant(time.now(), ZoneOffset.UTC);
        long day = today.toEpochDay();
        List<String> games = shelf.games();
        Json.answer(
                ctx,
                out -> {
                    out.writeStringProperty("day", today.toString());
                    if (!games.isEmpty()) {
                        String game = games.get(DailyPuzzle.of(day, games.size()));
                        out.writeName("today");
                        summary(out, game, daily(shelf.of(game), day));
                    }
                    out.writeArrayPropertyStart("games");
                    games.forEach(game -> list(out, game, day));
                    out.writeEndArray();
                });
    }

    private static Puzzle daily(List<Puzzle> all, long day) {
        return all.get(DailyPuzzle.of(day, all.size()));
    }

    private void list(JsonGenerator out, String game, long day) {
        List<Puzzle> all = shelf.of(game);
        out.writeStartObject();
        out.writeStringProperty("game", game);
        out.writeStringProperty("daily", daily(all, day).id());
        out.writeArrayPropertyStart("puzzles");
        all.forEach(puzzle -> summary(out, game, puzzle));
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void summary(JsonGenerator out, String game, Puzzle puzzle) {
        out.writeStartObject();
        out.writeStringProperty("game", game);
        out.writeStringProperty("id", puzzle.id());
        out.writeNumberProperty("seats", puzzle.journal().seats());
        out.writeBooleanProperty("hard", puzzle.hard());
        out.writeEndObject();
    }

    private PuzzleShelf.Placed placed(Context ctx) {
        return shelf.find(ctx.pathParam("game"), ctx.pathParam("id"))
                .orElseThrow(() -> ClientError.of(404, "no-page"));
    }

    private static Chair chair(PuzzleShelf.Placed placed) {
        Puzzle puzzle = placed.puzzle();
        return Table.replay(placed.box(), puzzle.journal(), Fate.seeded(0)).chair(puzzle.seat());
    }

    private Pupil pupil(Context ctx, PuzzleShelf.Placed placed) {
        Puzzle puzzle = placed.puzzle();
        int seats = puzzle.journal().seats();
        return Pupil.of(ctx, callers, tongues, placed.box(), seats, puzzle.seat());
    }

    private void show(Context ctx) {
        PuzzleShelf.Placed placed = placed(ctx);
        Pupil pupil = pupil(ctx, placed);
        Chair chair = chair(placed);
        Json.answer(
                ctx,
                out -> {
                    out.writeStringProperty("game", placed.box().id());
                    out.writeStringProperty("id", placed.puzzle().id());
                    out.writeNumberProperty("number", placed.number());
                    out.writeNumberProperty("all", placed.all());
                    out.writeStringProperty("next", placed.next());
                    out.writeBooleanProperty("hard", placed.puzzle().hard());
                    out.writeNumberProperty("seat", placed.puzzle().seat());
                    out.writeArrayPropertyStart("names");
                    pupil.names().forEach(out::writeString);
                    out.writeEndArray();
                    out.writeArrayPropertyStart("moves");
                    pupil.pen().moves(out, chair);
                    out.writeEndArray();
                    out.writeName("view");
                    pupil.pen().view(out, chair.view());
                });
    }

    /** What becomes of a choice: why it is forbidden, or what it is worth beside the best. */
    private void answer(Context ctx) {
        PuzzleShelf.Placed placed = placed(ctx);
        Puzzle puzzle = placed.puzzle();
        int code = Pupil.number(ctx, "code", Integer.MAX_VALUE);
        Optional<Refusal> refusal = chair(placed).why(code);
        Pupil pupil = pupil(ctx, placed);
        Json.answer(
                ctx,
                out -> {
                    out.writeBooleanProperty("allowed", refusal.isEmpty());
                    refusal.ifPresent(reason -> pupil.pen().refusal(out, reason));
                    puzzle.choice(code)
                            .ifPresent(choice -> {
                                out.writeBooleanProperty("right", choice.equals(puzzle.best()));
                                out.writeNumberProperty("worth", choice.worth());
                                out.writeNumberProperty("best", puzzle.best().worth());
                            });
                });
    }

    /** All choices with what they are worth, and what speaks for the best. */
    private void solution(Context ctx) {
        PuzzleShelf.Placed placed = placed(ctx);
        Puzzle puzzle = placed.puzzle();
        Pupil pupil = pupil(ctx, placed);
        Chair chair = chair(placed);
        Json.answer(
                ctx,
                out -> {
                    out.writeArrayPropertyStart("choices");
                    puzzle.choices().forEach(choice -> choice(out, choice, chair, pupil));
                    out.writeEndArray();
                    out.writeNumberProperty("thumb", puzzle.thumb().code());
                    puzzle.thumb()
                            .why()
                            .flatMap(why -> Brief.of(why, pupil.words()))
                            .ifPresent(why -> out.writeStringProperty("why", pupil.pen().say(why)));
                    out.writeArrayPropertyStart("beliefs");
                    puzzle.beliefs().forEach(belief -> belief(out, belief, pupil));
                    out.writeEndArray();
                });
    }

    private static void choice(JsonGenerator out, Puzzle.Choice choice, Chair chair, Pupil pupil) {
        out.writeStartObject();
        out.writeNumberProperty("code", choice.code());
        out.writeStringProperty("move", chair.game().read(choice.code()).text());
        out.writeStringProperty(
                "sentence", pupil.pen().say(chair.game().read(choice.code()).phrase()));
        out.writeNumberProperty("worth", choice.worth());
        out.writeNumberProperty("doubt", choice.doubt());
        out.writeEndObject();
    }

    private static void belief(JsonGenerator out, Thought.Belief belief, Pupil pupil) {
        out.writeStartObject();
        out.writeNumberProperty("seat", belief.seat());
        out.writeStringProperty("secret", pupil.pen().say(Phrase.of(belief.secret())));
        out.writeNumberProperty("likely", belief.likely());
        out.writeEndObject();
    }
}
