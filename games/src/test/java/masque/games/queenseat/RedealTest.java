package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import masque.core.Seeded;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** Imagined worlds agree with all that a seat can be certain of, and differ in all else. */
class RedealTest {
    private static final int WORLDS = 300;
    private static final String V = "venomfruit";
    private static final String E = "eyrie feyle";
    private static final String C = "colorcoats";

    /** What is so in worlds that a viewer can imagine. */
    private static <T> Set<T> imagined(Court court, int viewer, Function<QueenState, T> what) {
        Set<T> found = new HashSet<>();
        for (long seed = 0; seed < WORLDS; seed++) {
            QueenState world = (QueenState) court.state().copy();
            world.redeal(viewer, new Seeded(seed));
            found.add(what.apply(world));
        }
        return found;
    }

    private static int held(QueenState world, int seat, Princess princess) {
        return Cards.ofPrincess(world.secret[seat], princess.ordinal());
    }

    @Test
    void qs_1_4_ownCardsStayAndOthersVary() {
        Court court = Court.of(5, "packs=" + sixPacks()).dealt(new Seeded(2));
        assertThat(imagined(court, 2, world -> world.secret[2])).hasSize(1);
        assertThat(imagined(court, 2, world -> world.secret[1])).hasSizeGreaterThan(WORLDS / 2);
        assertThat(imagined(court, 2, world -> world.secret[5]))
                .as("what was set aside")
                .hasSizeGreaterThan(20);
        assertThat(imagined(court, 2, world -> Cards.size(world.secret[1]))).containsExactly(10);
        assertThat(imagined(court, State.SPECTATOR, world -> world.secret[2]))
                .hasSizeGreaterThan(WORLDS / 2);
    }

    private static String sixPacks() {
        return "galaksea,venomfruit,colorcoats,featherdancer,eggsnatcher,eyrie-feyle";
    }

    @Test
    void qs_2_1_aVoteThatLiesFaceDownVariesAndIsLegal() {
        Court court = Court.of(4).dealt(new Seeded(3)).open(0, "");
        court.by(1, court.legal(1).getFirst());
        assertThat(imagined(court, 0, world -> world.votes[1])).hasSizeGreaterThan(3);
        assertThat(imagined(court, 1, world -> world.votes[1])).hasSize(1);
        assertThat(
                        imagined(
                                court,
                                0,
                                world -> (Ballot.legal(world, 1) >>> world.votes[1] & 1) != 0))
                .containsExactly(true);
    }

    @Test
    void qs_2_2_whoVotesABarredTypeHoldsNoOther() {
        Court court = Court.holding(V + ", " + E, V + ", " + V, V, V + ", " + C);
        court.open(0, V).open(2, V).votes(V, V, V, C);
        assertThat(imagined(court, 0, world -> held(world, 1, Princess.COLORCOATS)))
                .containsExactly(0);
        assertThat(imagined(court, 0, world -> held(world, 1, Princess.VENOMFRUIT)))
                .containsExactly(1);
    }

    @Test
    void qs_4_4_whoBreaksAnAnnouncementHoldsNoneAndWhoMakesItHoldsOne() {
        Court court = Court.lost(2, "featherdancer", V, V, C + ", " + E, V);
        court.say("act", "name colorcoats");
        assertThat(imagined(court, 0, world -> held(world, 2, Princess.COLORCOATS) > 0))
                .containsExactly(true);
        court.say("choose 4", "give 2");
        court.state().secret[2] = Cards.one(Princess.EYRIE_FEYLE.ordinal()) * 2;
        court.state().bounds[4 + 2] = 0;
        court.votes(V, V, E, V);
        assertThat(imagined(court, 0, world -> held(world, 2, Princess.COLORCOATS)))
                .containsExactly(0);
    }

    @Test
    void qs_4_5_statementsHoldUntilAnUnseenCardComes() {
        Court court = Court.lost(2, "whistley wine", E + ", " + E, V + ", " + V + ", " + E, C, V);
        court.say("act", "name venomfruit");
        for (int viewer : new int[] {State.SPECTATOR, 0, 3}) {
            assertThat(imagined(court, viewer, world -> held(world, 1, Princess.VENOMFRUIT)))
                    .containsExactly(2);
        }
        int two = 0b110;
        Sight.leaveUnseen(court.state(), 1, Princess.VENOMFRUIT.ordinal(), two);
        Sight.enterUnseen(court.state(), 2, Princess.VENOMFRUIT.ordinal(), two);
        assertThat(imagined(court, 0, world -> held(world, 1, Princess.VENOMFRUIT)))
                .as("one card less, of whatever type")
                .containsExactlyInAnyOrder(1, 2);
        Sight.leaveUnseen(court.state(), 2, Princess.COLORCOATS.ordinal(), two);
        Sight.enterUnseen(court.state(), 1, Princess.COLORCOATS.ordinal(), two);
        assertThat(imagined(court, 0, world -> held(world, 1, Princess.VENOMFRUIT)))
                .contains(1, 2, 3);
    }

    @Test
    void qs_4_6_allKnowTheTypeOfWhatTheQueenGave() {
        Court court = Court.lost(2, "dark eggsnatcher", V + ", dark venomfruit", V, "", V);
        court.say("act", "name venomfruit");
        assertThat(imagined(court, 1, world -> held(world, 2, Princess.VENOMFRUIT)))
                .containsExactly(2);
        assertThat(imagined(court, 1, world -> held(world, 0, Princess.VENOMFRUIT)))
                .containsExactly(0);
        assertThat(imagined(court, 1, world -> world.fresh[2])).as("but not which").hasSize(2);
        assertThat(imagined(court, 0, world -> world.fresh[2])).hasSize(1);
    }

    @Test
    void qs_4_7_whatFearedFlameShowedVariesForTheOthers() {
        Court court = Court.lost(2, "feared flame", V + ", " + C, V, V, V).say("act");
        court.say("secret venomfruit");
        assertThat(imagined(court, 1, world -> Forced.kind(world.forced[4]))).hasSize(24);
        for (int viewer : new int[] {0, 2}) {
            assertThat(imagined(court, viewer, world -> Forced.kind(world.forced[4]))).hasSize(1);
        }
        assertThat(imagined(court, 1, world -> world.marks[Sight.at(world, 2, 0)]))
                .as("the Queen may have seen any card of that hand")
                .hasSizeGreaterThan(3);
    }

    @Test
    void qs_5_2_whatOthersHavePickedVariesAndHowFarTheyAre() {
        Court court = Court.lost(2, "galloping sun", "", V + ", " + E + ", " + C, V + ", " + C, "");
        court.say("act", "choose 2").by(1, "secret venomfruit");
        assertThat(imagined(court, 2, world -> world.picks(1))).containsExactlyInAnyOrder(0, 1);
        assertThat(imagined(court, 2, world -> world.picked[1])).hasSizeGreaterThan(3);
        assertThat(imagined(court, 1, world -> world.picked[1])).hasSize(1);
        court.by(1, "secret eyrie feyle");
        assertThat(imagined(court, 2, world -> world.picks(1))).containsExactly(2);
    }

    @Test
    void qs_5_6_whatASeatHasSeenStaysAndWhatAllSawIsKnownToAll() {
        Court court = Court.lost(2, "dark colorcoats", "", V, "venomfruit, eyrie feyle", V);
        court.open(2, "eggsnatcher, eggsnatcher").say("act");
        for (int viewer = State.SPECTATOR; viewer < 4; viewer++) {
            assertThat(imagined(court, viewer, world -> world.secret[2])).hasSize(1);
        }
        assertThat(imagined(court, 0, world -> world.marks[Sight.at(world, 2, 3)])).hasSize(1);
        Court thief = Court.lost(2, "dark trunktrumpets", V + ", " + C, V, "", V).say("act");
        thief.chance(0).say("steal secret");
        assertThat(imagined(thief, 0, world -> world.fresh[2])).hasSize(1);
        assertThat(imagined(thief, 1, world -> world.fresh[2])).hasSizeGreaterThan(5);
        assertThat(
                        imagined(
                                thief,
                                1,
                                world -> world.marks[Sight.at(world, 2, 0)] == world.fresh[2]))
                .as("the robbed knows it")
                .containsExactly(true);
    }
}
