package masque.games.dicechallenge;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;

/**
 * Looks back: how the rounds went and the story of the last one; before the first one, what was
 * answered about mirror matches; after three equal picks, whom chance has brought. All of it is
 * public.
 */
final class Log {
    private final DiceState state;
    private final List<Phrase> lines = new ArrayList<>();

    private Log(DiceState state) {
        this.state = state;
    }

    static List<Phrase> of(DiceState state) {
        return new Log(state).write();
    }

    private List<Phrase> write() {
        for (int question = 0; question < Mirror.answered(state); question++) {
            lines.add(Mirror.line(state, question));
        }
        if (state.drawn) {
            lines.add(Phrase.of("log-same-drawn", "character", name(0), "other", name(1)));
        }
        int over = state.ended < state.round ? state.ended : state.ended - 1;
        for (int number = 0; number < over; number++) {
            outcome(number);
        }
        for (int entry = 0; entry < state.told; entry++) {
            lines.add(line(entry));
        }
        if (state.ended > 0 && state.ended == state.round) {
            outcome(state.ended - 1);
        }
        return List.copyOf(lines);
    }

    private void outcome(int number) {
        DiceEvent.RoundOver over = Tell.roundOver(state, number);
        lines.add(
                Phrase.of(
                        over.side().isPresent() ? "log-won" : "log-drawn",
                        "round",
                        number + 1,
                        "one",
                        over.scorers().get(0),
                        "first",
                        over.score(0),
                        "other",
                        over.scorers().get(1),
                        "second",
                        over.score(1),
                        "winner",
                        over.scorers().get(over.side().orElse(0))));
    }

    private Phrase line(int entry) {
        Phrase who = name(Story.who(state, entry));
        return switch (Story.kind(state, entry)) {
            case Story.ROLL -> Phrase.of("log-rolled", "who", who, "dice", dice(entry));
            case Story.FIRST ->
                    state.game.mode == Mode.TAG
                            ? pair("log-openers", entry)
                            : Phrase.of("log-first", "who", who);
            case Story.BALL -> pair("log-ball", entry);
            case Story.ATTACK -> attack(entry);
            case Story.BLOCKED -> Phrase.of("log-blocked", "who", who);
            case Story.REROLL -> Phrase.of("log-rerolled", "who", who, "dice", dice(entry));
            case Story.DARK -> Phrase.of("log-dark", "who", who, "dice", dice(entry));
            case Story.EXTRA -> Phrase.of("log-extra", "who", who);
            case Story.COMMAND -> Phrase.of("log-command", "who", who, "dice", dice(entry));
            case Story.CRYSTAL -> Phrase.of("log-crystal", "who", who, "dice", dice(entry));
            case Story.HOLOGRAM -> Phrase.of("log-hologram", "who", who, "dice", dice(entry));
            case Story.PASS -> Phrase.of("log-passed", "who", who);
            case Story.LOST_TURN -> Phrase.of("log-lost-turn", "who", who);
            case Story.TAG -> pair("log-tagged", entry);
            default -> pair("log-entered", entry);
        };
    }

    private Phrase pair(String key, int entry) {
        return Phrase.of(
                key,
                "who",
                name(Story.who(state, entry)),
                "other",
                name(Story.other(state, entry)));
    }

    private Phrase attack(int entry) {
        int defender = Story.other(state, entry);
        int size = state.size(defender, Story.slot(state, entry));
        return Phrase.of(
                "log-attack",
                "who",
                name(Story.who(state, entry)),
                "dice",
                dice(entry),
                "whose",
                name(defender),
                "die",
                Die.phrase(size, Story.value(state, entry)));
    }

    private List<Phrase> dice(int entry) {
        List<Phrase> dice = new ArrayList<>();
        int c = Story.who(state, entry);
        for (int rest = Story.mask(state, entry); rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            dice.add(Die.phrase(state.size(c, slot), Story.value(state, entry, slot)));
        }
        return dice;
    }

    private Phrase name(int c) {
        return Who.of(state, c).name();
    }
}
