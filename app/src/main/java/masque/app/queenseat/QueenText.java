package masque.app.queenseat;

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
import masque.games.queenseat.Card;
import masque.games.queenseat.Princess;
import masque.games.queenseat.QueenView;

/**
 * Draws Queenseat as text: the ring from the Queenseat on, the votes, what holds, the own cards.
 */
public final class QueenText implements TextTable {
    @Override
    public List<String> draw(View view, Page page) {
        return new Screen((QueenView) view, page).lines();
    }

    /** One screen being drawn. */
    private static final class Screen {
        private static final String GAP = "   ";
        private static final List<String> LABELS =
                List.of(
                        "queen-votes",
                        "queen-losing",
                        "queen-now",
                        "queen-next",
                        "queen-hand",
                        "queen-barred",
                        "queen-picked",
                        "queen-fresh",
                        "queen-shown",
                        "queen-mind");

        private final QueenView view;
        private final Page page;
        private final int labels;
        private final List<String> lines = new ArrayList<>();

        Screen(QueenView view, Page page) {
            this.view = view;
            this.page = page;
            int widest = 0;
            for (String label : LABELS) {
                widest = Math.max(widest, Wrap.columns(page.say(label)));
            }
            labels = widest + 2;
        }

        List<String> lines() {
            lines.add(
                    page.rule(
                            view.result().isPresent()
                                    ? page.say("queen-title-end")
                                    : page.say(
                                            "queen-title",
                                            "round",
                                            view.round(),
                                            "most",
                                            view.mostRounds())));
            ring();
            lines.add("");
            view.result().ifPresent(this::result);
            if (view.round() == 1) {
                list("queen-mind", view.warnings());
            }
            votes();
            list("queen-now", view.now().stream().map(QueenView.Effect::phrase).toList());
            list("queen-next", view.next().stream().map(QueenView.Effect::phrase).toList());
            own();
            view.counsel().ifPresent(this::remark);
            return lines;
        }

        /**
         * Everybody clockwise from the Queenseat, with the numbers that moves such as "give 2" use.
         */
        private void ring() {
            int names = 0;
            for (QueenView.Player player : view.players()) {
                names = Math.max(names, Wrap.columns(name(player.who())));
            }
            for (Seat seat : view.ring()) {
                QueenView.Player player = view.players().get(seat.index());
                String number = Integer.toString(seat.index() + 1);
                String head =
                        (player.waiting() ? " >" : "  ")
                                + " ".repeat(3 - number.length())
                                + number
                                + "  "
                                + Wrap.pad(name(seat), names + 2);
                for (String line : page.wrap(head, String.join(GAP, facts(player)))) {
                    lines.add(player.queen() ? page.paint().on(line, Paint.Look.BOLD) : line);
                }
            }
        }

        private List<String> facts(QueenView.Player player) {
            List<String> facts = new ArrayList<>();
            if (player.queen()) {
                facts.add(page.say("queen-queen"));
            }
            facts.add(page.say("queen-secret", "count", player.secret()));
            if (player.frozen()) {
                facts.add(page.say("queen-frozen"));
            }
            if (player.collects()) {
                facts.add(page.say("queen-collects"));
            }
            if (!player.open().isEmpty()) {
                facts.add(page.say("queen-open", "cards", stacks(player.open())));
            }
            if (!player.seen().isEmpty()) {
                facts.add(page.say("queen-seen", "cards", stacks(player.seen())));
            }
            return facts;
        }

        private String stacks(List<QueenView.Stack> stacks) {
            List<String> cards = new ArrayList<>();
            for (QueenView.Stack stack : stacks) {
                cards.add(times(stack.card(), stack.count()));
            }
            return String.join(page.say("queen-and"), cards);
        }

        private String times(Card card, int count) {
            return count == 1
                    ? painted(card)
                    : page.say("queen-times", "card", painted(card), "count", count);
        }

        /** A sentence below what it is about. */
        private void remark(Phrase phrase) {
            lines.addAll(page.wrap("   " + " ".repeat(labels), page.sentence(phrase)));
        }

        private void result(QueenView.Result result) {
            lines.addAll(
                    page.wrap(
                            "   ",
                            page.say(
                                    result.late() ? "told-ended-late" : "told-ended",
                                    "queen",
                                    result.queen(),
                                    "rounds",
                                    result.rounds())));
            lines.addAll(page.wrap("   ", page.sentence(result.decided())));
        }

        private void votes() {
            List<String> votes = new ArrayList<>();
            List<String> losing = new ArrayList<>();
            for (QueenView.Ballot ballot : view.ballots()) {
                votes.add(vote(ballot));
                if (ballot.card().isPresent()
                        && view.winning().isPresent()
                        && !ballot.winning()
                        && ballot.open()) {
                    Card card = ballot.card().get();
                    losing.add(
                            page.say(
                                    "queen-action",
                                    "who",
                                    ballot.who(),
                                    "card",
                                    painted(card),
                                    "action",
                                    card.action()));
                }
            }
            flow("queen-votes", votes);
            if (!votes.isEmpty()) {
                view.verdict().ifPresent(this::remark);
            }
            rows("queen-losing", losing);
        }

        private String vote(QueenView.Ballot ballot) {
            String card = ballot.card().map(this::painted).orElseGet(() -> page.say("queen-down"));
            String key =
                    view.winning().isEmpty()
                            ? "queen-vote"
                            : ballot.winning() ? "queen-vote-won" : "queen-vote-lost";
            String vote = page.say(key, "who", ballot.who(), "card", card);
            return ballot.to().isPresent()
                    ? page.say("queen-vote-to", "vote", vote, "to", ballot.to().get())
                    : vote;
        }

        private void own() {
            if (view.seat() < 0) {
                return;
            }
            List<String> free = new ArrayList<>();
            List<String> barred = new ArrayList<>();
            for (QueenView.Held held : view.hand()) {
                String cards = times(held.card(), held.count());
                held.barred()
                        .ifPresentOrElse(
                                why -> barred.add(page.say("queen-why", "card", cards, "why", why)),
                                () -> free.add(cards));
            }
            flow("queen-hand", free);
            rows("queen-barred", barred);
            List<String> picked = new ArrayList<>();
            view.picks().secret().forEach(card -> picked.add(painted(card)));
            view.picks().open().forEach(card -> picked.add(painted(card)));
            flow("queen-picked", picked);
            flow("queen-fresh", view.fresh().stream().map(this::painted).toList());
            flow(
                    "queen-shown",
                    view.shown().stream()
                            .map(one ->
                                    page.say(
                                            "queen-vote",
                                            "who",
                                            one.who(),
                                            "card",
                                            painted(one.card())))
                            .toList());
        }

        private void list(String key, List<Phrase> phrases) {
            rows(key, phrases.stream().map(page::say).toList());
        }

        /** Puts texts below each other after a label. */
        private void rows(String key, List<String> texts) {
            String label = label(key);
            for (String text : texts) {
                lines.addAll(page.wrap(label, Page.capital(text)));
                label = " ".repeat(Wrap.columns(label));
            }
        }

        /** Puts pieces in a row after a label, and below each other where the page ends. */
        private void flow(String key, List<String> pieces) {
            if (pieces.isEmpty()) {
                return;
            }
            String label = label(key);
            String line = label;
            for (String piece : pieces) {
                boolean first = line.isBlank() || line.equals(label);
                if (!first && Wrap.columns(line + piece) > page.width()) {
                    lines.add(line.stripTrailing());
                    line = " ".repeat(Wrap.columns(label));
                }
                line += piece + GAP;
            }
            lines.add(line.stripTrailing());
        }

        private String painted(Card card) {
            String name = page.say(card.phrase());
            return look(card.princess()).map(look -> page.paint().on(name, look)).orElse(name);
        }

        private static Optional<Paint.Look> look(Princess princess) {
            return switch (princess) {
                case STINGERS_HIVE, GALLOPING_SUN -> Optional.of(Paint.Look.YELLOW);
                case EGGSNATCHER, EYRIE_FEYLE -> Optional.of(Paint.Look.MAGENTA);
                case FEARED_FLAME -> Optional.of(Paint.Look.RED);
                case CHATTERED_FINS, GALAKSEA -> Optional.of(Paint.Look.CYAN);
                case VENOMFRUIT -> Optional.of(Paint.Look.GREEN);
                case TRUNKTRUMPETS -> Optional.of(Paint.Look.DIM);
                case FEATHERDANCER, WHISTLEY_WINE, COLORCOATS -> Optional.empty();
            };
        }

        private String label(String key) {
            return "   " + Wrap.pad(page.say(key), labels);
        }

        private String name(Seat seat) {
            return Page.capital(page.say("queen-name", "who", seat));
        }
    }
}
