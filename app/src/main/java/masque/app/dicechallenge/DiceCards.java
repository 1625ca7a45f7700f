package masque.app.dicechallenge;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;
import masque.games.dicechallenge.DiceBox;
import masque.games.dicechallenge.DiceView;
import masque.server.setup.CardRule;

/** What challenge cards for Dice Challenge fix: the first seat's character (DC-9.1). */
public final class DiceCards {
    private DiceCards() {}

    public static CardRule of(DiceBox box) {
        List<DiceView.Portrait> gallery = box.gallery();
        List<CardRule.Face> faces = new ArrayList<>();
        for (DiceView.Portrait one : gallery) {
            faces.add(face(one, Integer.toString(faces.size() + 1)));
        }
        return new CardRule(DiceBox.CARD, 0, faces);
    }

    private static CardRule.Face face(DiceView.Portrait one, String number) {
        return new CardRule.Face(
                one.id(),
                number,
                one.name(),
                List.of(
                        row("starting", "page-starting", one.starting()),
                        row("reserve", "page-in-reserve", one.reserve()),
                        row("droid", "page-droids", one.droid())),
                new CardRule.Gift(one.ability(), one.abilityName(), one.abilityRule(), one.uses()));
    }

    private static CardRule.Row row(String kind, String name, List<Integer> sizes) {
        return new CardRule.Row(kind, Phrase.of(name), sizes);
    }
}
