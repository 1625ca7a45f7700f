package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Result;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** Characters, picks, options and who has won: DC-1 and DC-2. */
class SetUpTest {
    private static DiceView.Portrait portrait(String id) {
        return Ring.of(2).view(0).gallery().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void dc_1_1_thereAre24CharactersWithDiceAndAbilities() {
        assertThat(Ring.of(2).view(State.SPECTATOR).gallery()).hasSize(24);
        DiceView.Portrait moon = portrait("sailor-moon");
        assertThat(moon.starting()).containsExactly(8, 8, 10, 20);
        assertThat(moon.reserve()).containsExactly(6, 10, 12, 20);
        assertThat(moon.ability()).isEqualTo("planet-power");
        assertThat(moon.uses()).contains(1);
        assertThat(portrait("droids").droid()).containsExactly(4, 6, 8, 10, 12);
        assertThat(portrait("wiseman").reserve()).isEmpty();
        assertThat(portrait("wiseman").uses()).isEmpty();
    }

    @Test
    void dc_1_1_everyAbilityIsOnACard() {
        assertThat(Ring.of(2).view(0).gallery())
                .extracting(DiceView.Portrait::ability)
                .containsAll(Abilities.ids());
    }

    @Test
    void dc_1_2_aDieShowsEachOfItsNumbers() {
        DiceGame game = Ring.game(2, "pick=deal");
        Seeded chance = new Seeded(3);
        int[] seen = new int[Sizes.LARGEST + 1];
        for (int i = 0; i < 400; i++) {
            DiceView view = (DiceView) game.start(chance, Sink.NOBODY).view(0);
            for (DiceView.Fighter fighter : view.characters()) {
                for (DiceView.Lying die : fighter.dice()) {
                    assertThat(die.value()).isBetween(1, die.size());
                    assertThat(Sizes.index(die.size())).isNotNegative();
                    seen[die.size()] |= 1 << die.value();
                }
            }
        }
        for (int index = 0; index < Sizes.COUNT; index++) {
            int size = Sizes.at(index);
            assertThat(seen[size]).as("d%s", size).isEqualTo((1 << (size + 1)) - 2);
        }
    }

    @Test
    void dc_2_1_picksAreSecretUntilBothAreIn() {
        Ring ring = Ring.of(2);
        assertThat(ring.state().pending()).isEqualTo(0b11);
        ring.say(1, "pick kunzite");
        assertThat(ring.state().pending()).isEqualTo(0b01);
        assertThat(ring.view(1).chosen()).contains(Phrase.of("character-kunzite"));
        assertThat(ring.view(0).chosen()).isEmpty();
        assertThat(ring.view(State.SPECTATOR).chosen()).isEmpty();
        assertThat(ring.view(0).sides().get(1).chosen()).isTrue();
        assertThat(ring.heard(0)).hasSize(1).first().isInstanceOf(DiceEvent.Chose.class);
        assertThat(ring.heard(1)).hasSize(2);
        assertThat(ring.legal(0)).contains("pick kunzite");
        ring.rolls("1 1 1 1 2 2 2 2").say(0, "pick sailor mercury");
        assertThat(ring.view(0).characters())
                .extracting(one -> one.who().name().key())
                .containsExactly("character-sailor-mercury", "character-kunzite");
    }

    @Test
    void dc_2_1_equalPicksAreMadeAgainAndTheThirdTimeTheSecondIsDrawn() {
        Ring ring = Ring.of(2);
        for (int time = 0; time < 2; time++) {
            ring.say(0, "pick droids").say(1, "pick droids");
            assertThat(ring.state().pending()).isEqualTo(0b11);
            assertThat(ring.last(DiceEvent.SamePick.class).again()).isTrue();
        }
        ring.say(0, "pick droids");
        ring.rolls("1").rolls("1 1 | 8 8 10 20").say(1, "pick droids");
        assertThat(ring.last(DiceEvent.SamePick.class).again()).isFalse();
        assertThat(ring.view(0).log().getFirst().key()).isEqualTo("log-same-drawn");
        assertThat(ring.view(0).characters())
                .extracting(one -> one.who().name().key())
                .containsExactly("character-droids", "character-sailor-moon");
    }

    @Test
    void dc_2_1_mirrorMatchesWhereTheTableAllowsThem() {
        Ring ring = Ring.duel("Kunzite", "Kunzite", "1 1 1 1 | 2 2 2 2");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
        assertThat(ring.view(0).characters().get(1).who().name().key())
                .isEqualTo("character-numbered");
    }

    @Test
    void dc_2_1_aPickAtRandomIsDrawnWhenBothAreIn() {
        Ring ring = Ring.of(2).say(0, "random");
        assertThat(ring.view(0).chosen()).contains(Phrase.of("character-random"));
        ring.rolls("1").rolls("1 1 1 1 | 2 2 2 2").say(1, "pick sailor moon");
        assertThat(ring.view(0).characters())
                .extracting(one -> one.portrait().id())
                .containsExactly("sailor-mercury", "sailor-moon");
    }

    @Test
    void dc_2_1_aChallengeCardIsSeenAndTheChallengerPicksAnother() {
        Ring ring = Ring.of(2, "card=17");
        assertThat(ring.state().pending()).isEqualTo(0b10);
        assertThat(ring.last(DiceEvent.Challenge.class).character().key())
                .isEqualTo("character-kunzite");
        assertThat(ring.legal(1)).doesNotContain("pick kunzite").hasSize(24);
        assertThat(ring.why(1, "pick kunzite")).isEqualTo("DC-2.1 why-taken");
        ring.rolls("1 1 1 1 | 2 2 2 2").say(1, "pick sailor mercury");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
    }

    @Test
    void dc_2_1_whoeverHasPickedWaits() {
        Ring ring = Ring.of(2).say(0, "pick kunzite");
        assertThat(ring.why(0, "pick droids")).isEqualTo("DC-2.1 why-not-your-turn");
        assertThat(ring.why(1, "pass")).isEqualTo("DC-2.1 why-pick-first");
        assertThat(ring.why(1, "pick droids")).isEqualTo("legal");
    }

    @Test
    void dc_2_2_theResultOfADuelCountsRoundsWon() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite");
        ring.state().set(DiceState.TOKENS, 0, 2);
        ring.state().set(DiceState.TOKENS, 1, 2);
        ring.position(1, "a1", "d12").attack("12 > 1");
        assertThat(ring.state().result()).isEqualTo(new Result(0b10, List.of(2, 1), List.of(2, 3)));
        assertThat(ring.view(0).winner()).contains(1);
        assertThat(ring.last(DiceEvent.MatchOver.class).winners()).containsExactly(new Seat(1));
    }

    @Test
    void dc_2_2_threeRoundsWinTheMatch() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite");
        for (int round = 1; round <= 3; round++) {
            ring.position(0, "d12", "a1").attack("12 > 1");
            if (round < 3) {
                assertThat(ring.phase()).isEqualTo(Phase.FAVOUR);
                ring.say("done", "1 1 1 1 | 2 2 2 2");
            }
        }
        assertThat(ring.tokens()).isEqualTo("3:0");
        assertThat(ring.state().pending()).isZero();
        assertThat(ring.state().winners()).isEqualTo(0b01);
        assertThat(ring.view(1).winner()).contains(0);
        assertThat(ring.why(0, "pass")).isEqualTo("DC-2.2 why-over");
    }

    @Test
    void dc_1_1_dealtCharactersAreDistinct() {
        for (long seed = 0; seed < 50; seed++) {
            DiceGame game = Ring.game(8, "mode=tag", "pick=deal");
            DiceView view = (DiceView) game.start(new Seeded(seed), Sink.NOBODY).view(0);
            List<String> ids = view.characters().stream().map(one -> one.portrait().id()).toList();
            assertThat(ids).as("seed %s", seed).hasSize(8).doesNotHaveDuplicates();
        }
    }

    @Test
    void movesAreWrittenAndReadAsTheyAre() {
        DiceGame game = Ring.of(2).game;
        assertThat(game.parse("A C  d > b")).isEqualTo(game.parse("attack acd > b"));
        assertThat(game.parse("attack a > z")).isEmpty();
        assertThat(game.parse("attack p > a")).isEmpty();
        assertThat(game.parse("convert 1 d7")).isEmpty();
        assertThat(game.parse("tag 3")).isEmpty();
        assertThat(game.parse("pick nobody")).isEqualTo(Optional.empty());
    }
}
