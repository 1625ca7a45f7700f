package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Sink;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import masque.games.dicechallenge.DiceView;
import masque.server.setup.CardRule;
import masque.server.setup.Playable;
import org.junit.jupiter.api.Test;

/** A challenge card of Dice Challenge fixes the character that it shows. */
final class DiceCardsTest {
    private static final Playable DICE = Shelf.ours().find("dice-challenge", "en").playable();

    @Test
    void dc_9_1_everyFaceFixesItsCharacterAndTheOthersAreFree() {
        CardRule rule = DICE.card().orElseThrow();
        Box box = DICE.box();
        assertThat(rule.faces()).hasSize(24);
        for (CardRule.Face face : rule.faces()) {
            State state =
                    box.open(CardRule.SEATS, Map.of(rule.option(), face.value()))
                            .start(noChance(), Sink.NOBODY);
            DiceView view = (DiceView) state.view(State.SPECTATOR);
            assertThat(view.gallery())
                    .filteredOn(one -> !one.free())
                    .extracting(DiceView.Portrait::id)
                    .containsExactly(face.id());
            assertThat(state.pending()).isEqualTo(1 << rule.otherSeat());
        }
    }

    private static Chance noChance() {
        return bound -> {
            throw new AssertionError("a card draws nothing");
        };
    }

    @Test
    void everyFaceHasWordsInEveryLanguage() {
        for (String language : Words.languages()) {
            Words words = Words.of(language, "dice-challenge");
            for (CardRule.Face face : DICE.card().orElseThrow().faces()) {
                assertThat(words.say(face.name(), Listener.STRANGER)).isNotBlank();
                assertThat(words.say(face.gift().rule(), Listener.STRANGER)).isNotBlank();
                face.rows()
                        .forEach(row ->
                                assertThat(words.say(row.name(), Listener.STRANGER)).isNotBlank());
            }
        }
    }

    @Test
    void noOtherGameHasCards() {
        assertThat(Shelf.ours().playables())
                .filteredOn(one -> one.card().isPresent())
                .extracting(one -> one.box().id())
                .containsExactly("dice-challenge");
    }
}
