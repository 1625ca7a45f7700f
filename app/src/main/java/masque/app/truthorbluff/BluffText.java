package masque.app.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.app.Page;
import masque.app.Paint;
import masque.app.TextTable;
import masque.app.Wrap;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;
import masque.games.truthorbluff.BluffView;
import masque.games.truthorbluff.Ending;
import masque.games.truthorbluff.Face;
import masque.games.truthorbluff.Phase;
import masque.games.truthorbluff.Tile;

/** Draws Truth or Bluff as text: what lies before everybody, the chain of claims, the own tiles. */
public final class BluffText implements TextTable {
    @Override
    public List<String> draw(View view, Page page) {
        return new Screen((BluffView) view, page).lines();
    }

    /** One screen being drawn. */
    private static final class Screen {
        private static final String GAP = "   ";
        private static final List<String> LABELS =
                List.of(
                        "bluff-ends",
                        "bluff-villains",
                        "bluff-claims",
                        "bluff-tile",
                        "bluff-unseen",
                        "bluff-tokens",
                        "bluff-holder");

        private final BluffView view;
        private final Page page;
        private final int labels;
        private final List<String> lines = new ArrayList<>();

        Screen(BluffView view, Page page) {
            this.view = view;
            this.page = page;
            labels =
                    2
                            + LABELS.stream()
                                    .mapToInt(label -> Wrap.columns(page.say(label)))
                                    .max()
                                    .orElse(0);
        }

        List<String> lines() {
            if (view.result().isPresent()) {
                result(view.result().get());
                return lines;
            }
            lines.add(page.rule(title()));
            if (halfMade()) {
                return lines;
            }
            players();
            lines.add("");
            flow("bluff-ends", view.endings().reversed().stream().map(this::ending).toList());
            round();
            unseen();
            own();
            return lines;
        }

        /** Between the parts of one choice nothing has changed that is worth a whole screen. */
        private boolean halfMade() {
            boolean forced =
                    view.phase() == Phase.PASSING
                            && view.round().map(round -> round.open().size() == 1).orElse(false);
            return view.choice().isPresent() && !forced;
        }

        /** A finished round is shown until the next tile is chosen. */
        private String title() {
            boolean finished = view.round().flatMap(BluffView.Round::turned).isPresent();
            boolean next = view.phase() == Phase.SLIDING && halfMade();
            return page.say("bluff-title", "round", view.rounds() + (finished && !next ? 0 : 1));
        }

        private String ending(Ending ending) {
            return page.say(ending.phrase());
        }

        /**
         * Seats with their numbers, which moves such as "to 2" use, in columns as wide as needed.
         */
        private void players() {
            List<List<String>> rows = view.players().stream().map(this::columns).toList();
            for (BluffView.Player player : view.players()) {
                List<String> row = rows.get(player.seat().index());
                StringBuilder text = new StringBuilder();
                for (int column = 1; column < row.size(); column++) {
                    text.append(Wrap.pad(row.get(column), widest(rows, column))).append(GAP);
                }
                String head =
                        (player.awaited() ? " > " : "   ")
                                + (player.seat().index() + 1)
                                + "  "
                                + Wrap.pad(row.getFirst(), widest(rows, 0) + 2);
                for (String line : page.wrap(head, text + faceUp(player))) {
                    lines.add(player.awaited() ? page.paint().on(line, Paint.Look.BOLD) : line);
                }
            }
        }

        private static int widest(List<List<String>> rows, int column) {
            int widest = 0;
            for (List<String> row : rows) {
                widest = Math.max(widest, Wrap.columns(row.get(column)));
            }
            return widest;
        }

        private List<String> columns(BluffView.Player player) {
            BluffView.Distance distance = player.distances().getLast();
            boolean points = distance.ending() == Ending.THIRTY_SIX;
            return List.of(
                    name(player.seat()),
                    page.say("bluff-tiles", "tiles", player.holder()),
                    page.say("bluff-count", "tokens", player.tokens()),
                    page.say(
                            points ? "bluff-points-to-go" : "bluff-to-go",
                            "missing",
                            distance.missing()));
        }

        private String faceUp(BluffView.Player player) {
            List<String> tiles = new ArrayList<>();
            for (BluffView.Shown shown : player.faceUp()) {
                tiles.add(times(plain(shown.tile()), shown.count()));
            }
            return String.join(tiles.size() < 2 ? "" : page.say("bluff-and"), tiles);
        }

        private void round() {
            if (view.round().isEmpty()) {
                return;
            }
            BluffView.Round round = view.round().get();
            flow("bluff-claims", round.chain().stream().map(this::claim).toList());
            String tile =
                    round.tile()
                            .map(seen ->
                                    page.say(
                                            round.turned().isPresent()
                                                    ? "bluff-turned"
                                                    : "bluff-seen",
                                            "tile",
                                            seen.phrase(),
                                            "seen",
                                            round.seen()))
                            .orElseGet(() -> page.say("bluff-hidden", "seen", round.seen()));
            lines.addAll(page.wrap(label("bluff-tile"), Page.capital(tile)));
        }

        private String claim(BluffView.Claim claim) {
            return page.say(
                    "bluff-claim",
                    "from",
                    claim.from(),
                    "to",
                    claim.to(),
                    "face",
                    claim.name().phrase());
        }

        private void unseen() {
            List<String> counts = new ArrayList<>();
            List<Phrase> villains = new ArrayList<>();
            for (BluffView.Tally tally : view.tally()) {
                if (!tally.face().villain()) {
                    counts.add(
                            page.say(
                                    "bluff-left",
                                    "face",
                                    tally.face().phrase(),
                                    "count",
                                    tally.unseen(),
                                    "all",
                                    tally.all()));
                } else if (tally.unseen() > 0) {
                    villains.add(tally.face().phrase());
                }
            }
            if (view.bag() > 0) {
                counts.add(page.say("bluff-bag", "count", view.bag()));
            }
            flow("bluff-unseen", counts);
            if (!villains.isEmpty()) {
                flow("bluff-villains", villains.stream().map(page::say).toList());
            }
        }

        private void own() {
            if (view.seat() < 0) {
                return;
            }
            List<Integer> values = view.players().get(view.seat()).values();
            if (!values.isEmpty()) {
                int total = values.stream().mapToInt(Integer::intValue).sum();
                lines.addAll(
                        page.wrap(
                                label("bluff-tokens"),
                                page.say("bluff-worth", "values", values, "total", total)));
            }
            flow(
                    "bluff-holder",
                    view.holder().stream()
                            .map(held -> times(painted(held.tile()), held.count()))
                            .toList());
        }

        private String times(String tile, int count) {
            return count == 1 ? tile : page.say("bluff-times", "tile", tile, "count", count);
        }

        private void result(BluffView.Result result) {
            lines.add(page.rule(page.say("bluff-title-end")));
            result.story().forEach(phrase -> lines.addAll(page.wrap("   ", page.sentence(phrase))));
        }

        /** Puts pieces in a row after a label, and below each other where the page ends. */
        private void flow(String key, List<String> pieces) {
            String label = label(key);
            String hang = " ".repeat(Wrap.columns(label));
            String line = label;
            for (String piece : pieces) {
                if (Wrap.columns(line) + Wrap.columns(piece) > page.width()
                        && !line.isBlank()
                        && !line.equals(label)) {
                    lines.add(line.stripTrailing());
                    line = hang;
                }
                line += piece + GAP;
            }
            lines.add(line.stripTrailing());
        }

        /** A tile, with its number where numbers count. */
        private String plain(Tile tile) {
            String name = page.say(tile.phrase());
            return view.endings().contains(Ending.THIRTY_SIX) && tile.number() > 0
                    ? page.say("bluff-numbered", "tile", name, "number", tile.number())
                    : name;
        }

        private String painted(Tile tile) {
            return look(tile.face())
                    .map(look -> page.paint().on(plain(tile), look))
                    .orElseGet(() -> plain(tile));
        }

        private static Optional<Paint.Look> look(Face face) {
            return switch (face) {
                case MOON -> Optional.of(Paint.Look.YELLOW);
                case MERCURY -> Optional.of(Paint.Look.CYAN);
                case MARS -> Optional.of(Paint.Look.RED);
                case JUPITER -> Optional.of(Paint.Look.GREEN);
                case VENUS, CHIBI_MOON -> Optional.of(Paint.Look.MAGENTA);
                case TUXEDO_MASK, PLUTO -> Optional.empty();
                case BERYL, JADEITE, ZOYCITE, NEPHRITE, KUNZITE, CLAN ->
                        Optional.of(Paint.Look.DIM);
            };
        }

        private String label(String key) {
            return "   " + Wrap.pad(page.say(key), labels);
        }

        private String name(Seat seat) {
            return Page.capital(page.say("bluff-name", "who", seat));
        }
    }
}
