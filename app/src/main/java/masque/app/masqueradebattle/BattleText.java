package masque.app.masqueradebattle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import masque.app.Page;
import masque.app.Paint;
import masque.app.TextTable;
import masque.app.Wrap;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;
import masque.games.masqueradebattle.BattleView;
import masque.games.masqueradebattle.Card;
import masque.games.masqueradebattle.Phase;
import masque.games.masqueradebattle.Planet;

/** Draws Masquerade Battle as text: everybody's piles, the auction, the trick and the own hand. */
public final class BattleText implements TextTable {
    @Override
    public List<String> draw(View view, Page page) {
        return new Screen((BattleView) view, page).lines();
    }

    /** MB-3.2: a number and a side instead of a wall of bids. */
    @Override
    public Optional<Phrase> instead(View view) {
        BattleView battle = (BattleView) view;
        int standing = battle.bid().map(BattleView.Bid::number).orElse(0);
        boolean bids =
                battle.phase() == Phase.BIDDING
                        && battle.seat() >= 0
                        && battle.players().get(battle.seat()).awaited();
        return bids
                ? Optional.of(
                        Phrase.of(
                                standing == 0 ? "battle-ask-opening" : "battle-ask-bid",
                                "least",
                                standing + 1))
                : Optional.empty();
    }

    /** One screen being drawn. */
    private static final class Screen {
        private static final String GAP = "   ";
        private static final List<String> LABELS =
                List.of(
                        "battle-bids",
                        "battle-bid",
                        "battle-ruling",
                        "battle-table",
                        "battle-winning",
                        "battle-unseen",
                        "battle-team",
                        "battle-hand");

        private final BattleView view;
        private final Page page;
        private final int labels;
        private final List<String> lines = new ArrayList<>();

        Screen(BattleView view, Page page) {
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
            view.result().ifPresent(this::result);
            if (view.result().isEmpty()) {
                lines.add(page.rule(title()));
                players();
                lines.add("");
                auction();
                table();
                unseen();
                own();
            }
            return lines;
        }

        private String title() {
            return switch (view.phase()) {
                case BIDDING -> page.say("battle-title-auction");
                case REVEALING -> page.say("battle-title-reveal");
                case PLAYING, NAMING, SWITCHING, GIVING, PILING, OVER ->
                        page.say(
                                "battle-title-trick",
                                "trick",
                                view.trick(),
                                "tricks",
                                view.tricks());
            };
        }

        /** Seats with their numbers, which moves such as "reveal 2" use. */
        private void players() {
            int widest =
                    view.players().stream()
                            .mapToInt(player -> Wrap.columns(name(player.seat())))
                            .max()
                            .orElse(0);
            for (BattleView.Player player : view.players()) {
                String head =
                        (player.awaited() ? " > " : "   ")
                                + (player.seat().index() + 1)
                                + "  "
                                + Wrap.pad(name(player.seat()), widest + 2);
                List<String> row = page.wrap(head, standing(player));
                for (String line : row) {
                    lines.add(player.awaited() ? page.paint().on(line, Paint.Look.BOLD) : line);
                }
            }
        }

        private String standing(BattleView.Player player) {
            List<String> parts = new ArrayList<>();
            parts.add(page.say("battle-cards", "cards", player.cards()));
            if (view.phase() == Phase.BIDDING) {
                if (player.passed()) {
                    parts.add(page.say("battle-passed"));
                }
                return String.join(GAP, parts);
            }
            parts.add(
                    page.say(
                            "battle-piles",
                            "guardian",
                            player.guardian().characters(),
                            "dark",
                            player.dark().characters()));
            if (view.bid().map(BattleView.Bid::who).equals(Optional.of(player.seat()))) {
                parts.add(page.say(view.bid().orElseThrow().side().title()));
            }
            player.team().ifPresent(team -> parts.add(page.say("battle-is", "team", team.team())));
            if (!player.voids().isEmpty()) {
                List<Phrase> voids = player.voids().stream().map(Planet::phrase).toList();
                parts.add(page.say("battle-voids", "planets", voids));
            }
            return String.join(GAP, parts);
        }

        private void auction() {
            if (view.phase() == Phase.BIDDING) {
                if (!view.bids().isEmpty()) {
                    flow(label("battle-bids"), view.bids().stream().map(this::bid).toList());
                }
                return;
            }
            view.bid()
                    .ifPresent(bid ->
                            lines.addAll(
                                    page.wrap(
                                            label("battle-bid"),
                                            page.say(
                                                    "battle-promised",
                                                    "who",
                                                    bid.who(),
                                                    "number",
                                                    bid.number(),
                                                    "side",
                                                    bid.side().team()))));
        }

        private String bid(BattleView.Bid bid) {
            return name(bid.who())
                    + ": "
                    + page.say(
                            "battle-number", "number", bid.number(), "side", bid.side().phrase());
        }

        private void table() {
            if (view.leader().isEmpty()) {
                return;
            }
            if (view.table().isEmpty()) {
                lines.add(
                        label("battle-table")
                                + page.say("battle-empty", "leader", view.leader().get()));
                return;
            }
            view.ruling()
                    .ifPresent(planet ->
                            lines.add(
                                    label("battle-ruling")
                                            + painted(
                                                    page.say(planet.phrase()),
                                                    Optional.of(planet))));
            flow(label("battle-table"), view.table().stream().map(this::laid).toList());
            winning();
        }

        private String laid(BattleView.Laid laid) {
            String text = name(laid.who()) + ": " + card(laid.card());
            if (laid.power() > 0) {
                text +=
                        " "
                                + page.say(
                                        "battle-power",
                                        "side",
                                        laid.side().orElseThrow().phrase(),
                                        "power",
                                        laid.power());
            }
            return laid.cancelled() ? text + " " + page.say("battle-cancelled") : text;
        }

        private void winning() {
            String text =
                    view.winning()
                            .map(winning ->
                                    page.say(
                                            view.outcome().isPresent()
                                                    ? "battle-won"
                                                    : "battle-wins",
                                            "who",
                                            winning.who(),
                                            "card",
                                            winning.card().phrase(),
                                            "reason",
                                            winning.reason().phrase()))
                            .orElseGet(() -> page.say("battle-nobody"));
            lines.addAll(page.wrap(label("battle-winning"), Page.capital(text)));
        }

        private void unseen() {
            List<String> counts = new ArrayList<>();
            for (BattleView.Unseen unseen : view.unseen()) {
                Phrase what = unseen.planet().map(Planet::phrase).orElse(unseen.kind().phrase());
                counts.add(page.say("battle-count", "what", what, "count", unseen.count()));
            }
            if (view.aside() > 0) {
                counts.add(page.say("battle-aside", "count", view.aside()));
            }
            flow(label("battle-unseen"), counts);
        }

        private void own() {
            view.team()
                    .ifPresent(team ->
                            lines.add(label("battle-team") + Page.capital(page.say(team.team()))));
            if (!view.cards().isEmpty()) {
                flow(label("battle-hand"), view.cards().stream().map(this::card).toList());
            }
        }

        private void result(BattleView.Result result) {
            lines.add(page.rule(page.say("battle-title-end")));
            Stream.concat(result.story().stream(), leftOver(result).stream())
                    .forEach(phrase -> lines.addAll(page.wrap("   ", page.sentence(phrase))));
        }

        private static Optional<Phrase> leftOver(BattleView.Result result) {
            return result.leftOver()
                    .map(side -> Phrase.of("battle-left-over", "team", side.team()));
        }

        /** Puts pieces in a row after a label, and below each other where the page ends. */
        private void flow(String label, List<String> pieces) {
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

        private String card(Card card) {
            return painted(page.say(card.phrase()), card.planet());
        }

        private String painted(String text, Optional<Planet> planet) {
            return planet.map(one -> page.paint().on(text, look(one))).orElse(text);
        }

        private static Paint.Look look(Planet planet) {
            return switch (planet) {
                case MOON -> Paint.Look.YELLOW;
                case MERCURY -> Paint.Look.CYAN;
                case MARS -> Paint.Look.RED;
                case JUPITER -> Paint.Look.GREEN;
                case VENUS -> Paint.Look.MAGENTA;
            };
        }

        private String label(String key) {
            return "   " + Wrap.pad(page.say(key), labels);
        }

        private String name(Seat seat) {
            return Page.capital(page.say("battle-name", "who", seat));
        }
    }
}
