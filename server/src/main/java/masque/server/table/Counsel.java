package masque.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import masque.core.Codes;
import masque.core.Table;
import masque.edge.Pen;

/**
 * Gives hints to whoever plays with bots alone: one search at a time for a table, one for each
 * decision. Used by its room alone.
 */
final class Counsel {
    private final TableServices services;
    private final Workplace workplace;
    private final BiConsumer<Asked, TableRefused> refuse;
    private final List<Waiting> waiting = new ArrayList<>();
    private boolean thinking;

    /** Somebody who has asked and was not answered yet. */
    private record Waiting(Asked asked, int decision) {}

    Counsel(TableServices services, Workplace workplace, BiConsumer<Asked, TableRefused> refuse) {
        this.services = services;
        this.workplace = workplace;
        this.refuse = refuse;
    }

    /** Whether nobody is waited for who thinks. */
    boolean quiet() {
        return !thinking;
    }

    /** Somebody asks; the answer may come later. */
    void ask(Asked asked, Ask.Hint hint, TableState table) {
        see(new Waiting(asked, hint.decision()), table);
    }

    /** A search is over, whether its hint is wanted or not. If it found none, nobody waits on. */
    void thought(Optional<Hint> hint) {
        thinking = false;
        if (hint.isEmpty()) {
            waiting.forEach(one -> refuse.accept(one.asked(), TableRefused.untimely("hint-none")));
            waiting.clear();
        }
    }

    /** What others wait for may be there now, or may not be there to be decided any more. */
    void hear(Happened change) {
        List<Waiting> before = List.copyOf(waiting);
        waiting.clear();
        before.forEach(one -> see(one, change.table()));
    }

    private void see(Waiting one, TableState table) {
        int seat = one.asked().socket().viewer();
        Optional<TableRefused> refusal = Decisions.whyNoHint(table, seat, one.decision());
        if (refusal.isPresent()) {
            refuse.accept(one.asked(), refusal.get());
            return;
        }
        GameInPlay game = table.begun();
        Optional<Hint> known = game.hint(seat);
        if (known.isPresent()) {
            answer(one.asked(), known.get(), table);
            return;
        }
        waiting.add(one);
        if (!thinking) {
            thinking = true;
            services.bots()
                    .ask(
                            table.rules().adviser(),
                            game.table().still(seat),
                            thought ->
                                    workplace.enter(
                                            new Action.Hinted(
                                                    thought.map(best ->
                                                            new Hint(
                                                                    seat, one.decision(), best)))));
        }
    }

    private void answer(Asked asked, Hint hint, TableState table) {
        Socket socket = asked.socket();
        Pen pen = services.tongues().pen(socket.language(), table.facts(), socket.viewer());
        Table played = table.begun().table();
        Codes legal = new Codes();
        played.chair(hint.seat()).legal(legal);
        socket.send(Answers.hint(asked.id(), hint, played.game(), legal.size(), pen));
    }
}
