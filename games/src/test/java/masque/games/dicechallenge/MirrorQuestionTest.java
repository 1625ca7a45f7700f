package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import masque.core.BadInput;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Option;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two who pick the same are asked in secret whether they want a mirror match: DC-8.3, DC-8.10. */
class MirrorQuestionTest {
    private static final Phrase KUNZITE = Phrase.of("character-kunzite");

    /** Nobody has picked yet. */
    private static Ring ring() {
        return Ring.of(2, "ask-mirror=true");
    }

    /** Both have picked Kunzite and are asked. */
    private static Ring asked() {
        return ring().say(0, "pick kunzite").say(1, "pick kunzite");
    }

    private static List<String> fighters(Ring ring) {
        return ring.view(0).characters().stream().map(one -> one.portrait().id()).toList();
    }

    @Test
    void dc_8_3_picksAreSecretAndRevealedTogether() {
        Ring ring = ring().say(0, "pick kunzite");
        assertThat(ring.view(1).chosen()).isEmpty();
        assertThat(ring.view(1).mirror()).isEmpty();
        assertThat(ring.heard(1)).containsExactly(new DiceEvent.Chose(new Seat(0)));
        ring.rolls("1 1 1 1 | 2 2 2 2").say(1, "pick sailor mercury");
        assertThat(fighters(ring)).containsExactly("kunzite", "sailor-mercury");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
    }

    @Test
    void dc_8_3_twoWhoAgreePlayTheMirrorMatch() {
        Ring ring = asked().say(0, "yes").rolls("1 1 1 1 | 2 2 2 2").say(1, "yes");
        assertThat(fighters(ring)).containsExactly("kunzite", "kunzite");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
        assertThat(ring.dice(0)).containsExactly("d8=1", "d10=1", "d20=1", "d20=1");
        assertThat(ring.dice(1)).containsExactly("d8=2", "d10=2", "d20=2", "d20=2");
        assertThat(ring.view(0).mirror()).isEmpty();
        assertThat(ring.view(0).chosen()).isEmpty();
        assertThat(ring.view(0).characters().get(1).who().name().key())
                .isEqualTo("character-numbered");
        ring.attack("1 1 > 2", "3 3");
        assertThat(ring.dice(1)).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({"yes,no", "no,yes", "no,no"})
    void dc_8_3_otherwiseBothChooseAgain(String first, String second) {
        Ring ring = asked().say(0, first).say(1, second);
        assertThat(ring.phase()).isEqualTo(Phase.PICKING);
        assertThat(ring.state().pending()).isEqualTo(0b11);
        assertThat(fighters(ring)).isEmpty();
        for (int seat = 0; seat < 2; seat++) {
            assertThat(ring.view(seat).chosen()).isEmpty();
            assertThat(ring.legal(seat)).hasSize(25).contains("pick kunzite", "random");
        }
        ring.say(0, "pick kunzite").rolls("1 1 1 1 | 2 2 2 2").say(1, "pick jadeite");
        assertThat(fighters(ring)).containsExactly("kunzite", "jadeite");
    }

    @Test
    void dc_8_10_equalPicksAskBothAtTheSameTime() {
        Ring ring = asked();
        assertThat(ring.phase()).isEqualTo(Phase.MIRROR);
        assertThat(ring.state().pending()).isEqualTo(0b11);
        assertThat(ring.last(DiceEvent.MirrorAsked.class).character()).isEqualTo(KUNZITE);
        for (int viewer = State.SPECTATOR; viewer < 2; viewer++) {
            DiceView view = ring.view(viewer);
            assertThat(view.mirror()).map(DiceView.Portrait::id).contains("kunzite");
            assertThat(view.chosen()).isEmpty();
            assertThat(view.sides()).noneMatch(DiceView.Side::chosen);
            assertThat(view.prompt().key())
                    .isEqualTo(viewer < 0 ? "waiting-mirror" : "prompt-mirror");
        }
        assertThat(ring.legal(0)).containsExactly("yes", "no");
        assertThat(ring.legal(1)).containsExactly("yes", "no");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void dc_8_10_nobodyKnowsAnAnswerBeforeBothHaveSpoken(int first) {
        int other = 1 - first;
        Ring yes = asked().say(first, "yes");
        Ring no = asked().say(first, "no");
        for (int viewer : new int[] {State.SPECTATOR, other}) {
            assertThat(yes.view(viewer)).isEqualTo(no.view(viewer));
            assertThat(yes.heard(viewer)).isEqualTo(no.heard(viewer));
            assertThat(yes.heard(viewer)).endsWith(new DiceEvent.Chose(new Seat(first)));
        }
        assertThat(legal(yes, other)).isEqualTo(legal(no, other));
        for (int code = 0; code < yes.game.codes(); code++) {
            assertThat(yes.game.why(yes.state(), other, code))
                    .isEqualTo(no.game.why(no.state(), other, code));
        }
        assertThat(yes.view(first).chosen()).contains(Phrase.of("answer-mirror"));
        assertThat(no.view(first).chosen()).contains(Phrase.of("answer-again"));
        assertThat(yes.heard(first)).endsWith(new DiceEvent.Answered(true));
        assertThat(no.heard(first)).endsWith(new DiceEvent.Answered(false));
    }

    private static List<Integer> legal(Ring ring, int seat) {
        Codes legal = new Codes();
        ring.state().legal(seat, legal);
        return Arrays.stream(legal.toArray()).boxed().toList();
    }

    @ParameterizedTest
    @CsvSource({
        "yes,no,told-mirror-one,0",
        "no,yes,told-mirror-one,1",
        "no,no,told-mirror-none,",
        "yes,yes,told-mirror-both,0 1"
    })
    void dc_8_10_bothAnswersAreShownTogether(
            String first, String second, String key, String wanting) {
        Ring ring = asked().say(1, second);
        assertThat(ring.heard(State.SPECTATOR)).noneMatch(MirrorQuestionTest::answers);
        ring.rolls("1 1 1 1 | 2 2 2 2").say(0, first);
        List<Seat> seats =
                wanting == null
                        ? List.of()
                        : List.of(wanting.split(" ", -1)).stream()
                                .map(seat -> new Seat(Integer.parseInt(seat)))
                                .toList();
        for (int viewer = State.SPECTATOR; viewer < 2; viewer++) {
            assertThat(ring.heard(viewer))
                    .filteredOn(MirrorQuestionTest::answers)
                    .containsExactly(new DiceEvent.MirrorAnswered(seats));
        }
        assertThat(ring.last(DiceEvent.MirrorAnswered.class).phrase().key()).isEqualTo(key);
    }

    @Test
    void dc_8_10_whileBothPickAgainAllCanLookBackAtTheAnswers() {
        Ring ring = asked();
        assertThat(ring.view(0).log()).isEmpty();
        ring.say(0, "no").say(1, "yes");
        Phrase one = Phrase.of("log-mirror-one", "character", KUNZITE, "who", new Seat(1));
        assertThat(ring.view(0).log()).containsExactly(one);
        ring.say(0, "pick droids").say(1, "pick droids");
        assertThat(ring.view(1).log()).containsExactly(one);
        ring.say(0, "no").say(1, "no");
        Phrase none = Phrase.of("log-mirror-none", "character", Phrase.of("character-droids"));
        assertThat(ring.view(State.SPECTATOR).log()).containsExactly(one, none);
        assertThat(ring.state().copy().view(0)).isEqualTo(ring.view(0));
        ring.say(0, "pick kunzite").rolls("1 1 1 1 | 2 2 2 2").say(1, "pick jadeite");
        assertThat(ring.view(0).log().getFirst().key()).isEqualTo("log-rolled");
    }

    private static boolean answers(Event event) {
        return event instanceof DiceEvent.MirrorAnswered;
    }

    @Test
    void dc_8_10_theThirdEqualPickIsNotAskedAboutAndTheSecondIsDrawn() {
        Ring ring = ring();
        for (int time = 0; time < 2; time++) {
            ring.say(0, "pick droids").say(1, "pick droids");
            assertThat(ring.phase()).isEqualTo(Phase.MIRROR);
            ring.say(0, "yes").say(1, "no");
        }
        ring.say(0, "pick droids");
        ring.rolls("1").rolls("1 1 | 8 8 10 20").say(1, "pick droids");
        assertThat(ring.last(DiceEvent.SamePick.class).again()).isFalse();
        assertThat(fighters(ring)).containsExactly("droids", "sailor-moon");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
    }

    @Test
    void dc_8_10_theSecondEqualPickIsAskedAboutTooAndMayBePlayed() {
        Ring ring = asked().say(0, "no").say(1, "yes");
        ring.say(0, "pick jadeite").say(1, "pick jadeite");
        assertThat(ring.view(0).mirror()).map(DiceView.Portrait::id).contains("jadeite");
        ring.say(1, "yes").rolls("1 1 1 1 | 2 2 2 2").say(0, "yes");
        assertThat(fighters(ring)).containsExactly("jadeite", "jadeite");
    }

    @Test
    void dc_8_10_twoPicksAtRandomAreNoEqualPicks() {
        Ring ring = ring().say(0, "random").rolls("1").rolls("1").rolls("1 1 1 1 | 2 2 2 2");
        ring.say(1, "random");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
        assertThat(fighters(ring)).doesNotHaveDuplicates();
    }

    @Test
    void dc_8_10_anAnswerIsGivenOnceAndNothingElseMayBeDone() {
        Ring ring = asked();
        assertThat(ring.why(0, "pick droids")).isEqualTo("DC-8.10 why-mirror-first");
        assertThat(ring.why(0, "random")).isEqualTo("DC-8.10 why-mirror-first");
        assertThat(ring.why(0, "pass")).isEqualTo("DC-8.10 why-mirror-first");
        ring.say(0, "yes");
        assertThat(ring.why(0, "no")).isEqualTo("DC-8.10 why-not-your-turn");
        assertThatThrownBy(() -> ring.say(0, "no")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ring.say(1, "pass")).isInstanceOf(IllegalArgumentException.class);
        Ring picking = ring();
        assertThat(picking.why(0, "yes")).isEqualTo("DC-2.1 why-pick-first");
        assertThatThrownBy(() -> picking.say(0, "yes"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void dc_8_10_nobodyIsAskedUnlessTheTableHasChosenIt() {
        assertThat(Ring.box().options(2)).contains(new Option.Flag("ask-mirror", false));
        Ring ring = Ring.of(2).say(0, "pick kunzite").say(1, "pick kunzite");
        assertThat(ring.phase()).isEqualTo(Phase.PICKING);
        assertThat(ring.last(DiceEvent.SamePick.class).again()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"mirror,true", "pick,deal", "card,17", "mode,single", "mode,tag"})
    void dc_8_10_itIsForDuelsInWhichBothPickInSecret(String option, String value) {
        DiceBox box = Ring.box();
        assertThatThrownBy(() -> box.open(2, Map.of("ask-mirror", "true", option, value)))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> assertThat(bad.phrase().key()).isEqualTo("ask-mirror-alone"));
        assertThat(box.open(2, Map.of("ask-mirror", "false", option, value)).seats()).isEqualTo(2);
        assertThatThrownBy(() -> box.open(4, Map.of("ask-mirror", "true")))
                .isInstanceOf(BadInput.class);
    }
}
