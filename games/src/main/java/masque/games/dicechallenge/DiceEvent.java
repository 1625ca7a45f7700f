package masque.games.dicechallenge;

import java.util.List;
import java.util.Optional;
import masque.core.Event;
import masque.core.Phrase;
import masque.core.Seat;

/** What players are told as it happens; all of it but secret choices to everybody. */
public sealed interface DiceEvent extends Event {
    /** To all: somebody has chosen in secret (DC-2.1, DC-6.2, DC-8.10). */
    record Chose(Seat who) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-chose", "who", who);
        }
    }

    /** To one seat: whom it has picked, or that chance will pick (DC-2.1). */
    record Yours(Phrase character) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-yours", "character", character);
        }
    }

    /** To one side: whom its captain has nominated (DC-6.2). */
    record Nominated(Who nominee) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-nominated", "nominee", nominee.name());
        }
    }

    /** To all: both have picked the same (DC-2.1). */
    record SamePick(Phrase character, boolean again) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(again ? "told-same" : "told-same-drawn", "character", character);
        }
    }

    /** To all: both have picked the same and are asked for a mirror match (DC-8.10). */
    record MirrorAsked(Phrase character) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-mirror", "character", character);
        }
    }

    /** To one seat: what it has answered (DC-8.10). */
    record Answered(boolean yes) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(yes ? "told-answered-yes" : "told-answered-no");
        }
    }

    /** To all: who wants the mirror match, once both have answered (DC-8.10). */
    record MirrorAnswered(List<Seat> wanting) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return switch (wanting.size()) {
                case 0 -> Phrase.of("told-mirror-none");
                case 1 -> Phrase.of("told-mirror-one", "who", wanting.getFirst());
                default -> Phrase.of("told-mirror-both");
            };
        }
    }

    /** To all: the character on the challenge card (DC-2.1). */
    record Challenge(Seat seat, Phrase character) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-challenge", "who", seat, "character", character);
        }
    }

    /** To all: who plays whom (DC-2.1, DC-6.1). */
    record Picked(Seat seat, Who who) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-picked", "who", seat, "character", who.name());
        }
    }

    /** To all: the nominees (DC-6.2). */
    record Facing(Who one, Who other) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-facing", "one", one.name(), "other", other.name());
        }
    }

    /** To all: a round begins (DC-3.1). */
    record RoundBegun(int round) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-round", "round", round);
        }
    }

    /** To all: a starting roll (DC-3.1). */
    record Rolled(Who who, List<Die> dice) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-rolled", "who", who.name(), "dice", Die.phrases(dice));
        }
    }

    /** To all: both rolls are equal and are made again (DC-3.1). */
    record EqualRolls(Who one, Who other) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-equal", "one", one.name(), "other", other.name());
        }
    }

    /** To all: who moves first, where both fighters are known (DC-3.1). */
    record MovesFirst(Who who) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-first", "who", who.name());
        }
    }

    /** To all: who opens in tag play, for the side that moves first and for the other (DC-7.1). */
    record Openers(Who who, Who other) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-openers", "who", who.name(), "other", other.name());
        }
    }

    /** To all: a Crystal Ball has somebody roll again (DC-5.5). */
    record BallUsed(Who who, Who whose) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-ball", "who", who.name(), "whose", whose.name());
        }
    }

    /** To all: an attack is declared (DC-3.3, DC-3.4, DC-5.11). */
    record Attacked(Who who, List<Die> dice, Who whose, Die target, boolean droid)
            implements DiceEvent {
        @Override
        public Phrase phrase() {
            String key = dice.size() == 1 ? "told-power" : droid ? "told-droid" : "told-skill";
            return Phrase.of(
                    key,
                    "who",
                    who.name(),
                    "dice",
                    Die.phrases(dice),
                    "whose",
                    whose.name(),
                    "die",
                    target.phrase());
        }
    }

    /** To all: the attack must go elsewhere (DC-5.2). */
    record Blocked(Who who, Who attacker, Die target) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-blocked",
                    "who",
                    who.name(),
                    "attacker",
                    attacker.name(),
                    "die",
                    target.phrase());
        }
    }

    /** To all: a die is captured (DC-3.5). */
    record Captured(Who who, Who whose, Die die) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-captured", "who", who.name(), "whose", whose.name(), "size", die.size());
        }
    }

    /** To all: the attackers are rolled again (DC-3.5). */
    record Rerolled(Who who, List<Die> dice) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-rerolled", "who", who.name(), "dice", Die.phrases(dice));
        }
    }

    /** To all: one of the attackers is rolled once more (DC-5.4). */
    record DarkUsed(Who who, Die before, Die die) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-dark",
                    "who",
                    who.name(),
                    "before",
                    before.phrase(),
                    "value",
                    die.value());
        }
    }

    /** To all: another turn at once (DC-5.1). */
    record ExtraTurn(Who who) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-extra", "who", who.name());
        }
    }

    /** To all: dice are rolled again before an attack (DC-5.3). */
    record CommandUsed(Who who, List<Die> dice) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-command", "who", who.name(), "dice", Die.phrases(dice));
        }
    }

    /** To all: a Reserve die joins for this round (DC-5.6). */
    record CrystalUsed(Who who, Die die) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-crystal", "who", who.name(), "die", die.phrase());
        }
    }

    /** To all: a captured die is taken back (DC-5.7). */
    record HologramUsed(Who who, Die die) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-hologram", "who", who.name(), "die", die.phrase());
        }
    }

    /** To all: no attack (DC-3.2). */
    record Passed(Who who) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-passed", "who", who.name());
        }
    }

    /** To all: no other attack after a block (DC-5.2). */
    record LostTurn(Who who) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-lost-turn", "who", who.name());
        }
    }

    /** To all: a teammate steps in instead of an attack (DC-7.2). */
    record Tagged(Who who, Who by) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-tagged", "who", who.name(), "by", by.name());
        }
    }

    /** To all: a fighter has no dice left (DC-7.3). */
    record Defeated(Who who) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-defeated", "who", who.name());
        }
    }

    /** To all: somebody steps in for a defeated fighter (DC-7.3). */
    record Entered(Who who) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-entered", "who", who.name());
        }
    }

    /**
     * To all: how a round ended (DC-3.7, DC-7.5); scores in half points.
     *
     * @param captured how much of the scores was for captured dice
     * @param fighters who fought last for both sides
     * @param scorers whose the scores are, to be worded: the fighters', in tag play the teams'
     */
    record RoundOver(
            int round,
            List<Integer> halves,
            List<Integer> captured,
            Optional<Integer> side,
            List<Who> fighters,
            List<Phrase> scorers,
            List<Integer> tokens)
            implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    side.isPresent() ? "told-won" : "told-drawn",
                    "round",
                    round,
                    "one",
                    scorers.get(0),
                    "first",
                    score(0),
                    "other",
                    scorers.get(1),
                    "second",
                    score(1),
                    "winner",
                    scorers.get(side.orElse(0)),
                    "won",
                    tokens.get(0),
                    "lost",
                    tokens.get(1),
                    "why",
                    why());
        }

        /** The points of a side, with what they are made of. */
        Phrase score(int one) {
            return Points.of(halves.get(one), captured.get(one));
        }

        private Phrase kept(int one) {
            return Points.of(halves.get(one) - captured.get(one));
        }

        /** DC-3.7: what decided the round; whoever takes the last die may still lose it. */
        Phrase why() {
            if (side.isEmpty()) {
                return Phrase.of("decided-draw");
            }
            int winner = side.get();
            int loser = 1 - winner;
            boolean stands = halves.get(winner) > captured.get(winner);
            String key =
                    !stands
                            ? "decided-captured"
                            : captured.get(winner) < captured.get(loser)
                                    ? "decided-kept"
                                    : "decided-both";
            return Phrase.of(
                    key,
                    "winner",
                    scorers.get(winner),
                    "loser",
                    scorers.get(loser),
                    "taken",
                    Points.of(captured.get(winner)),
                    "other",
                    Points.of(captured.get(loser)),
                    "kept",
                    kept(stands ? winner : loser));
        }
    }

    /** To all: a Reserve die becomes a Starting die (DC-4.1). */
    record Converted(Who who, int size) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-converted", "who", who.name(), "size", size);
        }
    }

    /** To all: a Starting die leaves the match (DC-5.9). */
    record Removed(Who who, Who whose, int size) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-removed", "who", who.name(), "whose", whose.name(), "size", size);
        }
    }

    /** To all: a Reserve die changes its owner (DC-5.10). */
    record Stolen(Who who, Who whose, int size) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-stolen", "who", who.name(), "whose", whose.name(), "size", size);
        }
    }

    /** To all: the losing side changes nothing more (DC-4.1). */
    record Contented(Seat who) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-contented", "who", who);
        }
    }

    /** To all: which side has won the match (DC-2.2). */
    record MatchOver(int side, List<Seat> winners, List<Integer> tokens) implements DiceEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-over",
                    "winners",
                    winners,
                    "won",
                    Math.max(tokens.get(0), tokens.get(1)),
                    "lost",
                    Math.min(tokens.get(0), tokens.get(1)));
        }
    }
}
