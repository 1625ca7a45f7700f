package masque.app.dicechallenge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import masque.app.Page;
import masque.app.Paint;
import masque.app.Wrap;
import masque.core.Phrase;
import masque.games.dicechallenge.DiceView;
import masque.games.dicechallenge.Phase;

/** One screen being drawn. */
final class Screen {
    private static final String INDENT = "     ";
    private static final int DIE = 5;
    private static final String GAP = "  ";

    private final DiceView view;
    private final Page page;
    private final List<String> lines = new ArrayList<>();

    Screen(DiceView view, Page page) {
        this.view = view;
        this.page = page;
    }

    List<String> lines() {
        lines.add(page.rule(title()));
        if (view.phase() == Phase.PICKING) {
            view.gallery().stream().filter(DiceView.Portrait::free).forEach(this::portrait);
        }
        view.mirror().ifPresent(this::portrait);
        for (int side = 0; side < 2; side++) {
            side(side);
        }
        if (view.round() > 0) {
            score();
        }
        view.chosen()
                .ifPresent(chosen ->
                        lines.addAll(page.wrap("   ", page.say("dice-chosen", "what", chosen))));
        return lines;
    }

    private String title() {
        if (view.round() == 0) {
            return page.say("dice-title-picking");
        }
        return page.say(
                "dice-title",
                "round",
                view.round(),
                "one",
                view.sides().get(0).tokens(),
                "other",
                view.sides().get(1).tokens(),
                "needed",
                view.needed());
    }

    /** A character before the fight: its dice and what it can do. */
    private void portrait(DiceView.Portrait one) {
        String head = "   " + Wrap.pad(page.say(one.name()), 20) + " ";
        lines.addAll(
                page.wrap(
                        head,
                        page.say(
                                one.droid().isEmpty() ? "dice-portrait" : "dice-portrait-droid",
                                "starting",
                                sizes(one.starting()),
                                "reserve",
                                sizes(one.reserve()),
                                "droid",
                                sizes(one.droid()),
                                "ability",
                                uses(one.abilityName(), one.uses().orElse(0)))));
    }

    private Phrase uses(Phrase ability, int left) {
        return Phrase.of("dice-ability", "ability", ability, "uses", left);
    }

    private static String sizes(List<Integer> sizes) {
        return sizes.isEmpty()
                ? "-"
                : sizes.stream().map(size -> "d" + size).collect(Collectors.joining(" "));
    }

    /** Everybody of a side; the fighter with its dice drawn, the others in a line each. */
    private void side(int side) {
        for (DiceView.Fighter fighter : view.characters()) {
            if (fighter.side() == side) {
                head(fighter);
                if (fighter.standing() == DiceView.Standing.FIGHTING && view.round() > 0) {
                    dice(fighter.dice());
                } else if (!fighter.dice().isEmpty()) {
                    String row =
                            fighter.dice().stream()
                                    .map(die -> "d" + die.size() + "=" + die.value())
                                    .collect(Collectors.joining(" "));
                    lines.addAll(page.wrap(INDENT, row));
                }
                belongings(fighter);
            }
        }
    }

    private void head(DiceView.Fighter fighter) {
        boolean acts = view.acting().filter(one -> one == fighter.who().character()).isPresent();
        String text =
                page.say(
                        "dice-head",
                        "name",
                        fighter.portrait().name(),
                        "seat",
                        fighter.seat(),
                        "standing",
                        Phrase.of("dice-standing-" + standing(fighter)),
                        "ability",
                        uses(fighter.portrait().abilityName(), fighter.left().orElse(0)));
        String head = (acts ? " > " : "   ") + (fighter.who().character() + 1) + " ";
        for (String line : page.wrap(head, text)) {
            lines.add(acts ? page.paint().on(line, Paint.Look.BOLD) : line);
        }
    }

    private static String standing(DiceView.Fighter fighter) {
        return switch (fighter.standing()) {
            case FIGHTING -> "fighting";
            case WAITING -> "waiting";
            case OUT -> "out";
        };
    }

    /** Dice as boxes, with their letters above and their sizes below. */
    private void dice(List<DiceView.Lying> dice) {
        int across = Math.max(1, (page.width() - INDENT.length()) / (DIE + GAP.length()));
        for (int from = 0; from < dice.size(); from += across) {
            List<DiceView.Lying> row = dice.subList(from, Math.min(dice.size(), from + across));
            lines.add(row(row.stream().map(die -> "  " + die.letter() + "  ").toList()));
            lines.add(row(row.stream().map(die -> ".---.").toList()));
            lines.add(row(row.stream().map(die -> "|" + centred(die.value(), 3) + "|").toList()));
            lines.add(row(row.stream().map(die -> "'---'").toList()));
            lines.add(row(row.stream().map(Screen::label).toList()));
        }
    }

    private static String label(DiceView.Lying die) {
        String size = "d" + die.size() + (die.borrowed() ? "*" : "");
        return Wrap.pad(size.length() < 3 ? " " + size : size, DIE);
    }

    private static String centred(int value, int width) {
        String text = Integer.toString(value);
        return Wrap.pad(" " + text, width);
    }

    private static String row(List<String> cells) {
        return (INDENT + String.join(GAP, cells)).stripTrailing();
    }

    private void belongings(DiceView.Fighter fighter) {
        List<String> parts = new ArrayList<>();
        if (!fighter.captured().isEmpty()) {
            parts.add(page.say("dice-captured", "dice", sizes(fighter.captured())));
        }
        if (!fighter.reserve().isEmpty()) {
            parts.add(page.say("dice-reserve", "dice", sizes(fighter.reserve())));
        }
        if (!fighter.droid().isEmpty()) {
            List<Integer> sizes = fighter.droid().stream().map(die -> die.size()).toList();
            parts.add(page.say("dice-droid", "dice", sizes(sizes)));
        }
        if (fighter.dice().isEmpty() && view.round() == 0) {
            parts.addFirst(page.say("dice-starting", "dice", sizes(fighter.starting())));
        }
        if (!parts.isEmpty()) {
            lines.addAll(page.wrap(INDENT, String.join("; ", parts)));
        }
    }

    private void score() {
        lines.add("");
        lines.addAll(
                page.wrap(
                        "   ",
                        page.say(
                                "dice-score",
                                "one",
                                points(view.sides().get(0).halves()),
                                "other",
                                points(view.sides().get(1).halves()))));
        for (DiceView.Outcome outcome : view.rounds()) {
            lines.addAll(
                    page.wrap(
                            "   ",
                            page.say(
                                    "dice-round",
                                    "round",
                                    outcome.round(),
                                    "one",
                                    points(outcome.halves().get(0)),
                                    "other",
                                    points(outcome.halves().get(1)))));
        }
    }

    private static String points(int halves) {
        return halves / 2 + (halves % 2 == 0 ? "" : "½");
    }
}
