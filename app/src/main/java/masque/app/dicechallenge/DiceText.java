package masque.app.dicechallenge;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import masque.app.Page;
import masque.app.TextTable;
import masque.core.Move;
import masque.core.Phrase;
import masque.core.View;
import masque.games.dicechallenge.DiceMove;
import masque.games.dicechallenge.DiceView;

/** Draws Dice Challenge as text: both sides with their dice, the score, and the cards to pick. */
public final class DiceText implements TextTable {
    @Override
    public List<String> draw(View view, Page page) {
        return new Screen((DiceView) view, page).lines();
    }

    /** Moves with the dice and names that they mean on this screen. */
    @Override
    public Phrase phrase(View view, Move move) {
        DiceView dice = (DiceView) view;
        return switch ((DiceMove) move) {
            case DiceMove.Attack attack -> new Reader(dice).attack(attack);
            case DiceMove.Command command -> new Reader(dice).command(command);
            case DiceMove.Dark dark -> new Reader(dice).dark(dark);
            case DiceMove.Name name ->
                    Phrase.of(
                            "dice-" + name.errand().name().toLowerCase(Locale.ROOT),
                            "who",
                            dice.characters().get(name.character()).who().name());
            case DiceMove.Favour favour ->
                    Phrase.of(
                            "dice-" + favour.deed().name().toLowerCase(Locale.ROOT),
                            "who",
                            dice.characters().get(favour.character()).who().name(),
                            "size",
                            favour.size());
            case DiceMove.Pick pick -> pick.phrase();
            case DiceMove.Word word -> word.phrase();
            case DiceMove.Bring bring -> bring.phrase();
        };
    }

    /** Attacks by what the dice show: "1 6 7 > 14". */
    @Override
    public List<String> readings(View view, String line) {
        return new Reader((DiceView) view).readings(line);
    }

    /** Characters, separated by commas in the order they are picked. */
    @Override
    public List<String> playing(String names) {
        return Arrays.stream(names.strip().split("\\s*,\\s*"))
                .map(name -> "pick " + name.toLowerCase(Locale.ROOT))
                .toList();
    }
}
