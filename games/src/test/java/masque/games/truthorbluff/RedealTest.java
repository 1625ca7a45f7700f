package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import masque.core.Seeded;
import masque.core.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Imagined worlds agree with all that a seat can be certain of, and differ in all else. */
class RedealTest {
    private static final int WORLDS = 300;
    private static final int ZOYCITE = Tiles.WHITE + Face.ZOYCITE.ordinal();
    private static final int CLAN = Tiles.WHITE + Face.CLAN.ordinal();

    /** What is so in worlds that a viewer can imagine. */
    private static <T> Set<T> imagined(Salon salon, int viewer, Function<BluffState, T> what) {
        Set<T> found = new HashSet<>();
        for (long seed = 0; seed < WORLDS; seed++) {
            BluffState world = (BluffState) salon.state().copy();
            world.redeal(viewer, new Seeded(seed));
            found.add(what.apply(world));
        }
        return found;
    }

    private static boolean holds(BluffState world, int place, int kind) {
        return Tiles.count(world.tiles[place], kind) > 0;
    }

    /** The place of a tile of which there is one. */
    private static int placeOf(BluffState world, int kind) {
        for (int place = 0; place < world.tiles.length; place++) {
            if (holds(world, place, kind)) {
                return place;
            }
        }
        return BluffState.NONE;
    }

    @Test
    void tb_3_4_theTileUnderWayVariesUnlessItWasSeen() {
        Salon salon = Salon.full(1, "mars", "", "", "", "");
        salon.slide("mars", 2, "venus").say("look", "to 3", "name mars");
        int mars = Face.MARS.ordinal();
        assertThat(imagined(salon, 0, world -> world.tile)).containsExactly(mars);
        assertThat(imagined(salon, 1, world -> world.tile)).containsExactly(mars);
        for (int viewer : new int[] {State.SPECTATOR, 2, 3, 4}) {
            assertThat(imagined(salon, viewer, world -> world.tile)).hasSizeGreaterThan(8);
        }
    }

    @Test
    void tb_2_3_ownTilesStayAndOthersVary() {
        Salon salon = Salon.full(1, "", "", "", "", "");
        assertThat(imagined(salon, 2, world -> world.tiles[2])).hasSize(1);
        assertThat(imagined(salon, 2, world -> world.tiles[1])).hasSizeGreaterThan(WORLDS / 2);
        assertThat(imagined(salon, 2, world -> world.tiles[world.bag()])).hasSizeGreaterThan(20);
        assertThat(imagined(salon, 2, world -> Tiles.size(world.tiles[1]))).containsExactly(12);
    }

    @Test
    void tb_3_4_whatKunziteTookBackIsKnownToBeThere() {
        Salon salon = Salon.full(1, "kunzite, clan", "zoycite", "", "", "");
        salon.slide("clan", 2, "mars").chance(0).say("truth");
        salon.slide("kunzite", 2, "mars").say("truth", "pick clan");
        for (int viewer = State.SPECTATOR; viewer < 5; viewer++) {
            assertThat(imagined(salon, viewer, world -> placeOf(world, CLAN)))
                    .as("viewer %s", viewer)
                    .containsExactly(0);
        }
        assertThat(imagined(salon, 0, world -> placeOf(world, ZOYCITE))).hasSizeGreaterThan(3);
    }

    @Test
    void tb_3_4_whatZoycitePutBackIsKnownToBeInTheBag() {
        Salon salon = Salon.full(1, "zoycite", "", "", "", "");
        salon.collects("zoycite").say("pick zoycite");
        for (int viewer = State.SPECTATOR; viewer < 5; viewer++) {
            assertThat(imagined(salon, viewer, world -> placeOf(world, ZOYCITE)))
                    .as("viewer %s", viewer)
                    .containsExactly(salon.state().bag());
        }
    }

    /** Zoycite is in the bag; then the second seat draws with Jadeite. */
    private static Salon drawn(boolean zoycite) {
        Salon salon = Salon.full(1, "zoycite, mars", "jadeite, moon, moon", "", "", "");
        salon.collects("zoycite").say("pick zoycite");
        salon.slide("mars", 2, "mars").chance(0).say("bluff");
        long bag = salon.state().tiles[salon.state().bag()];
        int at = 0;
        while (Tiles.at(bag, at) == ZOYCITE != zoycite) {
            at++;
        }
        return salon.slide("jadeite", 1, "mars").chance(at).say("truth");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void tb_3_4_jadeiteMayHaveBroughtWhatZoycitePutBack(boolean zoycite) {
        Salon salon = drawn(zoycite);
        int bag = salon.state().bag();
        for (int viewer : new int[] {State.SPECTATOR, 0, 2, 3, 4}) {
            assertThat(imagined(salon, viewer, world -> placeOf(world, ZOYCITE)))
                    .as("viewer %s", viewer)
                    .containsExactlyInAnyOrder(1, bag);
            assertThat(imagined(salon, viewer, world -> Bonus.tile(world.bonuses[1])))
                    .hasSizeGreaterThan(5);
            assertThat(
                            imagined(
                                    salon,
                                    viewer,
                                    world ->
                                            placeOf(world, ZOYCITE)
                                                    == 1
                                                    == (Bonus.tile(world.bonuses[1]) == ZOYCITE)))
                    .as("it is there exactly if it was drawn")
                    .containsExactly(true);
        }
        assertThat(imagined(salon, 1, world -> placeOf(world, ZOYCITE)))
                .as("who drew knows")
                .containsExactly(zoycite ? 1 : bag);
        assertThat(imagined(salon, 1, world -> world.bonuses[1])).hasSize(1);
    }

    @Test
    void tb_3_4_whatIsPlayedLaterTellsWhatWasDrawn() {
        Salon salon = drawn(true);
        salon.slide("zoycite", 1, "mars").say("truth", "pick jadeite");
        for (int viewer = State.SPECTATOR; viewer < 5; viewer++) {
            assertThat(imagined(salon, viewer, world -> Bonus.tile(world.bonuses[1])))
                    .as("there is but one Zoycite")
                    .containsExactly(ZOYCITE);
        }
    }

    @Test
    void tb_3_4_theTileUnderWayMayBeTheOneThatWasDrawn() {
        long seed = 0;
        Salon salon = Salon.full(seed, "jadeite", "", "", "", "");
        while (!holds(salon.state(), salon.state().bag(), CLAN)) {
            salon = Salon.full(++seed, "jadeite", "", "", "", "");
        }
        salon.slide("jadeite", 2, "mars").chance(1).say("truth");
        assertThat(salon.view(0).holder())
                .as("Villains lie behind characters")
                .anyMatch(held -> held.tile().face() == Face.CLAN);
        salon.slide("clan", 3, "mars").say("look");
        assertThat(imagined(salon, 2, world -> Bonus.tile(world.bonuses[0])))
                .as("whoever looked sees a tile that may have come from the bag")
                .contains(CLAN)
                .hasSizeGreaterThan(5);
        salon.say("to 2", "name mars").chance(0).say("bluff");
        assertThat(imagined(salon, 4, world -> Bonus.tile(world.bonuses[0]))).contains(CLAN);
    }

    @Test
    void tb_3_4_aTileLikeOneThatIsKnownMayHaveBeenPlayedForIt() {
        Salon salon = Salon.full(1, "kunzite, mars, mars", "", "", "", "");
        int mars = Face.MARS.ordinal();
        salon.slide("mars", 2, "mars").chance(0).say("truth");
        salon.slide("kunzite", 2, "mars").say("truth", "pick mars");
        assertThat(imagined(salon, 3, world -> holds(world, 0, mars))).containsExactly(true);
        salon.slide("mars", 2, "mars");
        assertThat(imagined(salon, 3, world -> holds(world, 0, mars) || world.tile == mars))
                .containsExactly(true);
        salon.chance(0).say("truth");
        assertThat(imagined(salon, 3, world -> holds(world, 0, mars)))
                .containsExactlyInAnyOrder(true, false);
    }

    @Test
    void tb_4_3_valuesOfOthersTokensVaryUntilTheEnd() {
        Salon salon = Salon.full(1, "mars, white mars", "mars", "", "", "");
        salon.tokens(0, 1, 2).tokens(1, 3, 3, 3);
        assertThat(imagined(salon, 0, world -> world.tokens[0])).hasSize(1);
        assertThat(imagined(salon, 0, world -> world.tokens[1])).hasSizeGreaterThan(5);
        assertThat(imagined(salon, 0, world -> Tokens.size(world.tokens[1]))).containsExactly(3);
        salon.faceUp(0, "white venus, white pluto, white moon");
        salon.slide("white mars", 2, "mars").chance(0).say("truth");
        assertThat(salon.phase()).isEqualTo(Phase.OVER);
        for (int seat = 0; seat < 5; seat++) {
            int whose = seat;
            assertThat(salon.view(State.SPECTATOR).players().get(whose).values())
                    .hasSize(Tokens.size(salon.state().tokens[whose]));
        }
    }

    @Test
    void tb_3_1_howFarAnothersChoiceHasGotVaries() {
        Salon salon = Salon.full(1, "mars, zoycite", "nephrite", "", "", "");
        salon.say("slide mars");
        assertThat(imagined(salon, 1, world -> world.pickedTile)).hasSizeGreaterThan(5);
        assertThat(imagined(salon, 1, world -> world.pickedSeat)).hasSize(5);
        assertThat(imagined(salon, 0, world -> world.pickedTile)).containsExactly(2);
        salon.say("to 2", "name mars", "look");
        assertThat(imagined(salon, 0, world -> world.pickedSeat)).hasSize(4);
        assertThat(imagined(salon, 1, world -> world.pickedSeat)).containsExactly(BluffState.NONE);
    }

    @Test
    void tb_3_3_theOnlyOneWhoIsLeftIsKnownToBeNext() {
        Salon salon = Salon.full(1, "mars", "", "", "");
        salon.slide("mars", 2, "mars").say("look", "to 3", "name mars", "look");
        assertThat(imagined(salon, 0, world -> world.pickedSeat)).containsExactly(3);
    }
}
