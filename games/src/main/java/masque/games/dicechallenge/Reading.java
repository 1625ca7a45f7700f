package masque.games.dicechallenge;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import masque.games.dicechallenge.DiceMove.Attack;
import masque.games.dicechallenge.DiceMove.Bring;
import masque.games.dicechallenge.DiceMove.Command;
import masque.games.dicechallenge.DiceMove.Dark;
import masque.games.dicechallenge.DiceMove.Deed;
import masque.games.dicechallenge.DiceMove.Errand;
import masque.games.dicechallenge.DiceMove.Favour;
import masque.games.dicechallenge.DiceMove.Name;
import masque.games.dicechallenge.DiceMove.Pick;
import masque.games.dicechallenge.DiceMove.Word;

/** Translates between moves, their codes and what players write. */
final class Reading {
    private static final Pattern ATTACK =
            Pattern.compile("(?:attack )?([a-p](?: ?[a-p])*) ?> ?([a-p])");
    private static final Pattern COMMAND = Pattern.compile("command ([a-p](?: ?[a-p])*)");
    private static final Pattern NAME = Pattern.compile("(tag|enter|open|nominate|ball) ([1-8])");
    private static final Pattern FAVOUR =
            Pattern.compile("(convert|remove|steal) ([1-8]) d([0-9]{1,2})");
    private static final Pattern BRING = Pattern.compile("(crystal|hologram) d([0-9]{1,2})");
    private static final Pattern DARK = Pattern.compile("dark ([a-p])");
    private static final int LONGEST = 100;

    private Reading() {}

    static Optional<DiceMove> of(DiceGame game, int code) {
        if (code < 0 || code >= game.codes()) {
            return Optional.empty();
        }
        if (code > Codebook.COMMAND) {
            return code < game.attacks
                    ? Optional.of(new Command(code - Codebook.COMMAND))
                    : attack(game, code);
        }
        if (code >= Codebook.PICK) {
            return picked(game, code);
        }
        if (code >= Codebook.CRYSTAL) {
            return Optional.of(sized(code)).filter(move -> within(game, move));
        }
        return small(game, code);
    }

    /** Sets of one die have codes of their own, before all sets. */
    private static Optional<DiceMove> attack(DiceGame game, int code) {
        int dice = game.attackers(code);
        int target = game.target(code);
        return dice != 0 && target < game.slots && game.attack(dice, target) == code
                ? Optional.of(new Attack(dice, target))
                : Optional.empty();
    }

    private static Optional<DiceMove> picked(DiceGame game, int code) {
        int index = code - Codebook.PICK;
        if (index < game.cards.size()) {
            Card card = game.cards.get(index);
            return Optional.of(new Pick(card.name().toLowerCase(Locale.ROOT), card.phrase()));
        }
        return code == Codebook.RANDOM ? Optional.of(Word.RANDOM) : Optional.empty();
    }

    private static boolean within(DiceGame game, DiceMove move) {
        return !(move instanceof Favour favour) || favour.character() < game.characters;
    }

    private static DiceMove sized(int code) {
        if (code < Codebook.CONVERT) {
            boolean back = code >= Codebook.HOLOGRAM;
            return new Bring(back, Sizes.at(code - (back ? Codebook.HOLOGRAM : Codebook.CRYSTAL)));
        }
        Deed deed =
                code < Codebook.REMOVE
                        ? Deed.CONVERT
                        : code < Codebook.STEAL ? Deed.REMOVE : Deed.STEAL;
        int block = block(deed);
        return new Favour(deed, Codebook.whose(code, block), Sizes.at(Codebook.size(code, block)));
    }

    private static Optional<DiceMove> small(DiceGame game, int code) {
        if (code >= Codebook.DARK) {
            int slot = code - Codebook.DARK;
            return slot < game.slots ? Optional.of(new Dark(slot)) : Optional.empty();
        }
        if (code >= Codebook.TAG) {
            int c = code % DiceGame.MOST_CHARACTERS;
            Errand errand = Errand.values()[(code - Codebook.TAG) / DiceGame.MOST_CHARACTERS];
            return c < game.characters ? Optional.of(new Name(errand, c)) : Optional.empty();
        }
        return switch (code) {
            case Codebook.PASS -> Optional.of(Word.PASS);
            case Codebook.ALLOW -> Optional.of(Word.ALLOW);
            case Codebook.BLOCK -> Optional.of(Word.BLOCK);
            case Codebook.DONE -> Optional.of(Word.DONE);
            case Codebook.AGAIN -> Optional.of(Word.AGAIN);
            case Codebook.YES -> Optional.of(Word.YES);
            case Codebook.NO -> Optional.of(Word.NO);
            default -> Optional.empty();
        };
    }

    static int code(DiceGame game, DiceMove move) {
        return switch (move) {
            case Pick(String name, var character) -> Codebook.PICK + index(game, name);
            case Word word -> code(word);
            case Name(Errand errand, int c) ->
                    Codebook.TAG + DiceGame.MOST_CHARACTERS * errand.ordinal() + c;
            case Dark(int die) -> Codebook.DARK + die;
            case Bring(boolean back, int size) ->
                    (back ? Codebook.HOLOGRAM : Codebook.CRYSTAL) + Sizes.index(size);
            case Favour(Deed deed, int c, int size) ->
                    Codebook.code(block(deed), c, Sizes.index(size));
            case Command(int dice) -> Codebook.COMMAND + dice;
            case Attack(int dice, int target) -> game.attack(dice, target);
        };
    }

    private static int code(Word word) {
        return switch (word) {
            case RANDOM -> Codebook.RANDOM;
            case PASS -> Codebook.PASS;
            case ALLOW -> Codebook.ALLOW;
            case BLOCK -> Codebook.BLOCK;
            case DONE -> Codebook.DONE;
            case AGAIN -> Codebook.AGAIN;
            case YES -> Codebook.YES;
            case NO -> Codebook.NO;
        };
    }

    private static int block(Deed deed) {
        return switch (deed) {
            case CONVERT -> Codebook.CONVERT;
            case REMOVE -> Codebook.REMOVE;
            case STEAL -> Codebook.STEAL;
        };
    }

    private static int index(DiceGame game, String name) {
        for (int index = 0; index < game.cards.size(); index++) {
            if (game.cards.get(index).name().toLowerCase(Locale.ROOT).equals(name)) {
                return index;
            }
        }
        throw new IllegalArgumentException("no character " + name);
    }

    static Optional<DiceMove> parse(DiceGame game, String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        String written = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        for (Word word : Word.values()) {
            if (word.text().equals(written)) {
                return Optional.of(word);
            }
        }
        if (written.startsWith("pick ")) {
            return pick(game, written.substring("pick ".length()));
        }
        return dice(written)
                .or(() -> characters(written))
                .filter(move -> of(game, bounded(game, move)).equals(Optional.of(move)));
    }

    /** The code of a move whose letters may reach beyond the dice that there can be. */
    private static int bounded(DiceGame game, DiceMove move) {
        boolean beyond =
                switch (move) {
                    case Attack(int dice, int target) ->
                            dice >>> game.slots != 0 || target >= game.slots;
                    case Command(int dice) -> dice >>> game.slots != 0;
                    case Pick pick -> false;
                    case Word word -> false;
                    case Name name -> false;
                    case Dark dark -> false;
                    case Bring bring -> Sizes.index(bring.size()) < 0;
                    case Favour favour -> Sizes.index(favour.size()) < 0;
                };
        return beyond ? DiceState.NONE : code(game, move);
    }

    private static Optional<DiceMove> pick(DiceGame game, String name) {
        return game.cards.stream()
                .filter(card -> card.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .map(card -> new Pick(name, card.phrase()));
    }

    private static Optional<DiceMove> dice(String written) {
        Matcher attack = ATTACK.matcher(written);
        if (attack.matches()) {
            return Optional.of(new Attack(places(attack.group(1)), place(attack.group(2))));
        }
        Matcher command = COMMAND.matcher(written);
        if (command.matches()) {
            return Optional.of(new Command(places(command.group(1))));
        }
        Matcher dark = DARK.matcher(written);
        return dark.matches() ? Optional.of(new Dark(place(dark.group(1)))) : Optional.empty();
    }

    private static Optional<DiceMove> characters(String written) {
        Matcher name = NAME.matcher(written);
        if (name.matches()) {
            return Optional.of(
                    new Name(
                            Errand.valueOf(name.group(1).toUpperCase(Locale.ROOT)),
                            Integer.parseInt(name.group(2)) - 1));
        }
        Matcher bring = BRING.matcher(written);
        if (bring.matches()) {
            return Optional.of(
                    new Bring(bring.group(1).equals("hologram"), Integer.parseInt(bring.group(2))));
        }
        Matcher favour = FAVOUR.matcher(written);
        return favour.matches()
                ? Optional.of(
                        new Favour(
                                Deed.valueOf(favour.group(1).toUpperCase(Locale.ROOT)),
                                Integer.parseInt(favour.group(2)) - 1,
                                Integer.parseInt(favour.group(3))))
                : Optional.empty();
    }

    private static int places(String letters) {
        int places = 0;
        for (int i = 0; i < letters.length(); i++) {
            places |= letters.charAt(i) == ' ' ? 0 : 1 << (letters.charAt(i) - 'a');
        }
        return places;
    }

    private static int place(String letter) {
        return letter.charAt(0) - 'a';
    }
}
