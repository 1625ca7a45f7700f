package masque.server.table;

import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import masque.core.Event;
import masque.core.Fate;
import masque.core.Journal;
import masque.core.Proposal;
import masque.core.Scripted;
import masque.core.State;
import masque.core.Step;
import masque.core.Table;
import masque.core.View;
import masque.edge.GameFile;
import masque.edge.Pen;
import masque.edge.Words;
import masque.server.setup.Playable;
import masque.server.store.GameEnd;
import masque.server.store.KeptResult;
import masque.server.store.KeptTable;
import masque.server.store.PieceOf;
import masque.server.store.Store;
import tools.jackson.core.JsonGenerator;

/**
 * What one viewer was told of a whole game: the events and the view, whenever something changed for
 * that viewer, in every language. It is kept as compressed JSON in pieces, so that it can be shown
 * again however rules and words change, and however long the game was.
 */
final class Telling {
    private Telling() {}

    /** Keeps what every viewer of a game was told, and why its bots moved. */
    static void keep(Playable game, KeptTable kept, Store store, Tongues tongues) {
        TableFacts facts = TableFactsText.read(kept.facts());
        Journal journal = kept.game().orElseThrow().journal();
        Reasons reasons =
                new Reasons(
                        played(game, journal).game(),
                        journal.steps(),
                        store.thoughts(kept.id()),
                        hinted(facts, journal.steps()));
        keep(
                language -> PieceOf.reasons(kept.id(), language),
                language -> tongues.pen(language, facts, State.SPECTATOR),
                store,
                reasons::write);
        for (int viewer = State.SPECTATOR; viewer < facts.seats(); viewer++) {
            int seat = viewer;
            keep(
                    language -> PieceOf.told(kept.id(), seat, language),
                    language -> tongues.pen(language, facts, seat),
                    store,
                    (pen, entry) -> tell(game, journal, seat, pen, entry));
        }
    }

    /** The plies before which somebody asked for a hint. */
    private static Set<Integer> hinted(TableFacts facts, List<Step> steps) {
        Set<Integer> plies = new TreeSet<>();
        int[] decisions = new int[facts.seats()];
        for (int ply = 1; ply <= steps.size(); ply++) {
            int seat = steps.get(ply - 1).seat();
            if (facts.sitters().get(seat).hints().contains(++decisions[seat])) {
                plies.add(ply);
            }
        }
        return plies;
    }

    /** Writes entries of a list, as the fields of each, in the words of a pen. */
    @FunctionalInterface
    private interface Entries {
        void write(Pen pen, Consumer<Consumer<JsonGenerator>> entry);
    }

    private static void keep(
            Function<String, PieceOf> what,
            Function<String, Pen> pens,
            Store store,
            Entries entries) {
        for (String language : Words.languages()) {
            PieceOf of = what.apply(language);
            AtomicInteger count = new AtomicInteger();
            try (Pieces pieces =
                    new Pieces(
                            piece -> store.keepPiece(of, count.getAndIncrement(), piece).join())) {
                entries.write(pens.apply(language), pieces::add);
            }
        }
    }

    /** The file of a game, packed. It takes no rules to write it. */
    static byte[] file(KeptTable kept) {
        TableFacts facts = TableFactsText.read(kept.facts());
        List<GameFile.Player> players =
                facts.sitters().stream()
                        .map(one -> new GameFile.Player(kind(one), one.name(), one.level()))
                        .toList();
        String text =
                new GameFile(
                                kept.id(),
                                players,
                                ending(facts, kept.result()),
                                kept.result().map(one -> one.end().winners()).orElse(List.of()),
                                DealSecret.of(kept.secret()).commitment(),
                                kept.secret(),
                                facts.allContributions(),
                                kept.game().orElseThrow().journal())
                        .write();
        return Pieces.packed(text.getBytes(StandardCharsets.UTF_8));
    }

    private static GameFile.Ending ending(TableFacts facts, Optional<KeptResult> result) {
        if (facts.phase() == TableFacts.Phase.FINISHED) {
            return GameFile.Ending.FINISHED;
        }
        return switch (result.map(one -> one.end().ending()).orElse(GameEnd.Ending.AGREED)) {
            case FINISHED, AGREED -> GameFile.Ending.ENDED;
            case FORFEIT -> GameFile.Ending.FORFEIT;
            case CALLED_OFF -> GameFile.Ending.CALLED_OFF;
        };
    }

    private static GameFile.Player.Kind kind(Sitter sitter) {
        if (!sitter.person()) {
            return GameFile.Player.Kind.BOT;
        }
        return sitter.program() ? GameFile.Player.Kind.PROGRAM : GameFile.Player.Kind.PERSON;
    }

    private static Table played(Playable game, Journal journal) {
        return Table.replay(game.box(), journal, ply -> new Scripted(List.of()));
    }

    /** Writes what a viewer of a game was told, a frame after the other. */
    static void tell(
            Playable game,
            Journal journal,
            int viewer,
            Pen pen,
            Consumer<Consumer<JsonGenerator>> entry) {
        frames(
                game,
                journal,
                viewer,
                frame -> {
                    entry.accept(out -> frame.write(out, pen));
                    return true;
                });
    }

    /**
     * What was told after so many steps, so that those of several viewers fit together.
     *
     * @param ply how many steps had been made
     */
    record Told(int ply, List<Event> events, View view) {
        void write(JsonGenerator out, Pen pen) {
            out.writeNumberProperty("ply", ply);
            out.writeArrayPropertyStart("events");
            events.forEach(event -> pen.event(out, event));
            out.writeEndArray();
            out.writeName("view");
            pen.view(out, view);
        }
    }

    /**
     * What a viewer of a game was told, one after the other.
     *
     * @param wanted takes each, and says whether more is wanted
     */
    static void frames(Playable game, Journal journal, int viewer, Predicate<Told> wanted) {
        List<Step> steps = journal.steps();
        Fate fate = ply -> new Scripted(ply == 0 ? journal.setUp() : steps.get(ply - 1).draws());
        Table table = Table.open(game.box(), journal.seats(), journal.options(), fate);
        View seen = table.chair(viewer).view();
        boolean more = wanted.test(new Told(0, table.chair(viewer).heard(), seen));
        int ply = 0;
        for (Iterator<Step> rest = steps.iterator(); more && rest.hasNext(); ) {
            ply++;
            List<Event> events = play(table, rest.next(), viewer);
            View now = table.chair(viewer).view();
            if (!events.isEmpty() || !now.equals(seen)) {
                more = wanted.test(new Told(ply, events, now));
                seen = now;
            }
        }
    }

    private static List<Event> play(Table table, Step step, int viewer) {
        if (step.code() == Step.TAKE_BACK) {
            table.takeBack(step.seat());
            return List.of();
        }
        Proposal proposal = table.propose(step.seat(), step.code());
        table.accept(proposal);
        return proposal.events(viewer);
    }
}
