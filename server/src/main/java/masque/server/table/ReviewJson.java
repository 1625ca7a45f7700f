package masque.server.table;

import java.util.Locale;
import masque.coach.Fortune;
import masque.coach.Judged;
import masque.coach.Review;
import masque.core.Game;
import masque.core.Phrase;
import masque.core.Thought;
import masque.edge.Pen;
import tools.jackson.core.JsonGenerator;

/** A review as it is shown: how many choices there were, those to look at, and how chance fell. */
final class ReviewJson {
    private final JsonGenerator out;
    private final Game<?> game;
    private final Pen pen;

    ReviewJson(JsonGenerator out, Game<?> game, Pen pen) {
        this.out = out;
        this.game = game;
        this.pen = pen;
    }

    void write(Review review) {
        out.writeNumberProperty("choices", review.choices().size());
        for (Judged.Grade grade : Judged.Grade.values()) {
            if (!grade.isMarked()) {
                out.writeNumberProperty(name(grade), count(review, grade));
            }
        }
        out.writeArrayPropertyStart("marks");
        review.marked().forEach(this::mark);
        out.writeEndArray();
        out.writeName("deal");
        fortune(review.deal());
        out.writeName("play");
        fortune(review.play());
    }

    private static String name(Judged.Grade grade) {
        return grade.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static long count(Review review, Judged.Grade grade) {
        return review.choices().stream().filter(one -> one.grade() == grade).count();
    }

    private void mark(Judged one) {
        out.writeStartObject();
        out.writeNumberProperty("ply", one.ply());
        out.writeStringProperty("grade", name(one.grade()));
        out.writeStringProperty("chosen", sentence(one.chosen()));
        out.writeStringProperty("best", sentence(one.best()));
        out.writeNumberProperty("cost", one.cost());
        out.writeNumberProperty("doubt", one.doubt());
        one.thought().why().ifPresent(why -> out.writeStringProperty("why", pen.say(why)));
        out.writeArrayPropertyStart("beliefs");
        one.thought().beliefs().forEach(this::belief);
        out.writeEndArray();
        out.writeEndObject();
    }

    private void belief(Thought.Belief belief) {
        out.writeStartObject();
        out.writeNumberProperty("seat", belief.seat());
        out.writeStringProperty("secret", pen.say(Phrase.of(belief.secret())));
        out.writeNumberProperty("likely", belief.likely());
        out.writeEndObject();
    }

    private String sentence(int code) {
        return pen.say(game.read(code).phrase());
    }

    private void fortune(Fortune fortune) {
        out.writeStartObject();
        out.writeNumberProperty("events", fortune.events());
        out.writeNumberProperty("others", fortune.others());
        out.writeNumberProperty("gain", fortune.gain());
        out.writeNumberProperty("doubt", fortune.doubt());
        out.writeNumberProperty("percentile", fortune.percentile());
        out.writeEndObject();
    }
}
