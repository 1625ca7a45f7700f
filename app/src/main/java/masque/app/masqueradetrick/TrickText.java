package masque.app.masqueradetrick;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import masque.app.Page;
import masque.app.Paint;
import masque.app.TextTable;
import masque.app.Wrap;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;
import masque.games.masqueradetrick.Card;
import masque.games.masqueradetrick.Dancer;
import masque.games.masqueradetrick.Mission;
import masque.games.masqueradetrick.Phase;
import masque.games.masqueradetrick.Role;
import masque.games.masqueradetrick.TrickView;

/** Draws Masquerade Trick as text: everybody's tricks, the table, the own mask and hand. */
public final class TrickText implements TextTable {
    @Override
    public List<String> draw(View view, Page page) {
        return new Screen((TrickView) view, page).lines();
    }

    /** One screen being drawn. */
    private static final class Screen {
        private static final String GAP = "   ";

        private final TrickView view;
        private final Page page;
        private final int labels;
        private final List<String> lines = new ArrayList<>();

        Screen(TrickView view, Page page) {
            this.view = view;
            this.page = page;
            labels =
                    2
                            + Stream.of(
                                            "trick-table",
                                            "trick-previous",
                                            "trick-mask",
                                            "trick-hand",
                                            "trick-chosen")
                                    .mapToInt(label -> Wrap.columns(page.say(label)))
                                    .max()
                                    .orElse(0);
        }

        List<String> lines() {
            view.result().ifPresent(this::result);
            boolean over = view.phase() == Phase.OVER;
            if (!over) {
                lines.add(page.rule(title()));
                players();
                centre();
                lines.add("");
                table();
                mask();
                hand();
                chosen();
                cast();
            }
            return lines;
        }

        private String title() {
            return view.deals() > 1
                    ? page.say(
                            "trick-title-of",
                            "deal",
                            view.deal(),
                            "deals",
                            view.deals(),
                            "trick",
                            view.trick())
                    : page.say("trick-title", "deal", view.deal(), "trick", view.trick());
        }

        /** Seats with their numbers, which moves such as "point 2" use. */
        private void players() {
            int widest =
                    view.players().stream()
                            .mapToInt(player -> Wrap.columns(name(player.dancer())))
                            .max()
                            .orElse(0);
            for (TrickView.Player player : view.players()) {
                String number =
                        player.dancer().named() instanceof Seat(int index) ? "" + (index + 1) : "-";
                String row =
                        (player.awaited() ? " > " : "   ")
                                + number
                                + "  "
                                + Wrap.pad(name(player.dancer()), widest + 2)
                                + page.say("trick-tricks", "tricks", player.tricks())
                                + GAP
                                + page.say("trick-cards", "cards", player.cards())
                                + deals(player);
                row = row.stripTrailing();
                lines.add(player.awaited() ? page.paint().on(row, Paint.Look.BOLD) : row);
                if (!player.open().isEmpty()) {
                    cards("      " + page.say("trick-open") + " ", player.open());
                }
            }
        }

        private String deals(TrickView.Player player) {
            return view.deals() > 1 ? GAP + page.say("trick-deals", "deals", player.deals()) : "";
        }

        private void centre() {
            List<String> sides = new ArrayList<>();
            for (int side = 0; side < view.centre().size(); side++) {
                TrickView.Centre mask = view.centre().get(side);
                Phrase face = mask.role().map(Role::phrase).orElse(Phrase.of("trick-face-down"));
                sides.add(
                        page.say(
                                side == 0 ? "trick-left" : "trick-right",
                                "face",
                                face,
                                "seen",
                                mask.seenBy().stream().map(Dancer::named).toList()));
            }
            lines.addAll(
                    page.wrap("   ", page.say("trick-centre") + " " + String.join(GAP, sides)));
        }

        private void table() {
            view.previous()
                    .ifPresent(trick ->
                            laid("trick-previous", trick.cards(), trick.winner(), "trick-took"));
            if (view.winning().isEmpty()) {
                lines.add(
                        label("trick-table")
                                + page.say("trick-table-empty", "leader", view.leader().named()));
                return;
            }
            boolean finished = view.table().size() == view.players().size();
            laid(
                    "trick-table",
                    view.table(),
                    view.winning().get(),
                    finished ? "trick-took" : "trick-winning");
        }

        private void laid(String label, List<TrickView.Laid> cards, Dancer best, String mark) {
            List<String> laid = new ArrayList<>();
            for (TrickView.Laid one : cards) {
                laid.add(
                        name(one.dancer())
                                + ": "
                                + card(one.card())
                                + (one.dancer() == best ? " " + page.say(mark) : ""));
            }
            flow(label(label), laid);
        }

        private void mask() {
            if (view.role().isPresent() && view.mission().isPresent()) {
                lines.addAll(
                        page.wrap(
                                label("trick-mask"),
                                mission(view.role().get(), view.mission().get())));
            }
        }

        private void hand() {
            if (!view.cards().isEmpty()) {
                cards(label("trick-hand"), view.cards());
            }
        }

        private void chosen() {
            view.passing().ifPresent(card -> chosen("trick-passing", "card", card.phrase()));
            view.pointing().ifPresent(mask -> chosen("trick-pointing", "mask", mask.phrase()));
        }

        private void chosen(String key, String name, Phrase what) {
            lines.add(label("trick-chosen") + page.say(key, name, what));
        }

        private void result(TrickView.Result result) {
            lines.add(page.rule(page.say("trick-result", "deal", result.deal())));
            for (TrickView.Unmasked mask : result.masks()) {
                lines.addAll(page.wrap("   ", unmasked(mask)));
            }
            lines.add("");
            lines.addAll(page.wrap("   ", page.say(result.epilogue().phrase())));
            lines.add("");
            lines.addAll(
                    page.wrap(
                            "   ",
                            page.say(
                                    "trick-result-won",
                                    "winners",
                                    result.winners().stream().map(Dancer::named).toList())));
            if (view.phase() != Phase.OVER) {
                lines.add("");
            }
        }

        private String unmasked(TrickView.Unmasked mask) {
            String role = page.say(mask.role().phrase());
            if (mask.dancer().isEmpty()) {
                return page.say(
                        "trick-unmasked-centre",
                        "side",
                        mask.side().orElseThrow().phrase(),
                        "role",
                        role);
            }
            String key = mask.tricksDone() ? "trick-unmasked-done" : "trick-unmasked-undone";
            return Page.capital(
                    mask.pointed().isEmpty()
                            ? page.say(
                                    key + "-house",
                                    "who",
                                    mask.dancer().get().named(),
                                    "tricks",
                                    mask.tricks())
                            : page.say(
                                    key,
                                    "who",
                                    mask.dancer().get().named(),
                                    "role",
                                    role,
                                    "tricks",
                                    mask.tricks(),
                                    "pointed",
                                    pointed(mask)));
        }

        private static Phrase pointed(TrickView.Unmasked mask) {
            return Phrase.of(
                    mask.pointedRight() ? "trick-pointed-right" : "trick-pointed-wrong",
                    "mask",
                    mask.pointed().orElseThrow().phrase());
        }

        /** What all roles want, when it helps most: before the first card and before pointing. */
        private void cast() {
            boolean beginning = view.phase() == Phase.PASSING && view.hand() == 1;
            if (!beginning && view.phase() != Phase.POINTING) {
                return;
            }
            lines.add("");
            lines.add("   " + page.say("trick-cast"));
            for (TrickView.RoleCard card : view.cast()) {
                lines.addAll(
                        page.wrap(
                                "     " + card.order() + "  ",
                                mission(card.role(), card.mission())));
            }
        }

        private String mission(Role role, Mission mission) {
            return Page.capital(
                    page.say(
                            "trick-mission",
                            "role",
                            role.phrase(),
                            "tricks",
                            mission.tricks(),
                            "target",
                            mission.target().phrase()));
        }

        private void cards(String label, List<Card> cards) {
            flow(label, cards.stream().map(this::card).toList());
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
            Paint.Look look =
                    switch (card.suit()) {
                        case CROWN -> Paint.Look.YELLOW;
                        case ROSE -> Paint.Look.RED;
                        case MASK -> Paint.Look.MAGENTA;
                        case GOBLET -> Paint.Look.CYAN;
                    };
            return page.paint().on(page.say(card.phrase()), look);
        }

        private String label(String key) {
            return "   " + Wrap.pad(page.say(key), labels);
        }

        private String name(Dancer dancer) {
            return Page.capital(page.say("trick-name", "who", dancer.named()));
        }
    }
}
