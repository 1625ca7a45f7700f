package masque.server.web;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import masque.core.Box;
import masque.edge.Listener;
import masque.edge.Pen;
import masque.edge.Words;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.table.Tongues;
import org.jspecify.annotations.Nullable;

/** How a table that is nobody's is told to somebody who learns at it. */
record Pupil(String language, Words words, List<String> names, Pen pen) {
    Pupil {
        names = List.copyOf(names);
    }

    /** The others are bots of the house; who learns has a name or gets one. */
    static Pupil of(Context ctx, Callers callers, Tongues tongues, Box box, int seats, int seat) {
        String language = callers.language(ctx);
        Words words = tongues.of(language, box.id());
        List<String> names = new ArrayList<>();
        for (int one = 0; one < seats; one++) {
            names.add(words.say("bot-name", "number", one + 1));
        }
        callers.guest(ctx).map(Guest::name).ifPresent(name -> names.set(seat, name));
        return new Pupil(language, words, names, new Pen(words, new Listener(names, seat)));
    }

    /**
     * A number in the query.
     *
     * @throws ClientError if it is none from 0 to this
     */
    static int number(Context ctx, String field, int most) {
        @Nullable String text = ctx.queryParam(field);
        if (text == null || !text.matches("[0-9]{1,9}") || Integer.parseInt(text) > most) {
            throw ClientError.field(field, "field-number", "min", 0, "max", most);
        }
        return Integer.parseInt(text);
    }
}
