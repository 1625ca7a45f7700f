package masque.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import masque.bots.dicechallenge.DiceGuide;
import masque.bots.dicechallenge.RegularDice;
import masque.bots.levels.Novice;
import masque.bots.masqueradebattle.BattleGuide;
import masque.bots.masqueradebattle.RegularBattle;
import masque.bots.masqueradetrick.RegularTrick;
import masque.bots.masqueradetrick.TrickGuide;
import masque.bots.queenseat.QueenGuide;
import masque.bots.queenseat.RegularQueen;
import masque.bots.search.Effort;
import masque.bots.search.Expert;
import masque.bots.search.Guide;
import masque.bots.truthorbluff.BluffGuide;
import masque.bots.truthorbluff.RegularBluff;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Game;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.core.Thought;
import masque.games.dicechallenge.DiceBox;
import masque.games.masqueradebattle.BattleBox;
import masque.games.masqueradetrick.TrickBox;
import masque.games.queenseat.QueenBox;
import masque.games.truthorbluff.BluffBox;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No bot of any game sees more than its seat: in two worlds that look the same, with the same
 * chance, every one of them chooses the same and gives the same reasons.
 */
final class EveryBotTest {
    /** How many decisions of a game are looked at. */
    private static final int LOOKS = 6;

    /** How many settings of each game are played. */
    private static final int SETTINGS = 10;

    private static final int LONG_GAME = 400;

    /** A game with what plays it. */
    record Troupe(Box box, Bot regular, Guide guide) {
        @Override
        public String toString() {
            return box.id();
        }
    }

    private static final List<Troupe> TROUPES =
            List.of(
                    new Troupe(
                            read(TrickBox.class, "missions.csv", TrickBox::new),
                            new RegularTrick(),
                            new TrickGuide()),
                    new Troupe(
                            read(BattleBox.class, "deck.csv", BattleBox::new),
                            new RegularBattle(),
                            new BattleGuide()),
                    new Troupe(
                            read(BluffBox.class, "numbers.csv", BluffBox::new),
                            new RegularBluff(),
                            new BluffGuide()),
                    new Troupe(
                            read(DiceBox.class, "characters.csv", DiceBox::new),
                            new RegularDice(),
                            new DiceGuide()),
                    new Troupe(
                            read(QueenBox.class, "princesses.csv", QueenBox::new),
                            new RegularQueen(),
                            new QueenGuide()));

    static Stream<Arguments> games() {
        return TROUPES.stream()
                .flatMap(
                        troupe -> some(troupe.box()).map(setting -> Arguments.of(troupe, setting)));
    }

    /** Settings spread over all that there are, the first and the last among them. */
    private static Stream<Setting> some(Box box) {
        List<Setting> all = Contract.of(box).settings();
        return IntStream.range(0, SETTINGS)
                .map(i -> i * (all.size() - 1) / (SETTINGS - 1))
                .distinct()
                .mapToObj(all::get);
    }

    private static Box read(Class<?> near, String file, Function<String, Box> box) {
        try (InputStream in = Objects.requireNonNull(near.getResourceAsStream(file))) {
            return box.apply(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("games")
    void worldsThatLookTheSameAreThoughtOfTheSame(Troupe troupe, Setting setting) {
        Bot regular = troupe.regular();
        Map<String, Bot> bots =
                Map.of(
                        "random",
                        Bot.RANDOM,
                        "novice",
                        new Novice(regular),
                        "regular",
                        regular,
                        "expert",
                        new Expert(troupe.guide(), regular, () -> Effort.iterations(60)));
        int seats = setting.seats();
        Game<?> game = troupe.box().open(seats, setting.options());
        int decisions = decisions(game);
        Heard heard = new Heard(seats);
        Seeded chance = new Seeded(seats);
        State state = game.start(chance, heard);
        int looks = 0;
        for (int ply = 0; state.pending() != 0 && ply < LONG_GAME; ply++) {
            int seat = chance.bit(state.pending());
            Stool stool = new Stool(game, state, seat, heard.by(seat));
            if (ply % Math.max(1, decisions / LOOKS) == 0) {
                Stool elsewhere = stool.elsewhere(chance);
                bots.forEach((level, bot) -> compare(level, bot, stool, elsewhere));
                looks++;
            }
            state.apply(seat, Bot.RANDOM.choose(stool, chance), chance, heard);
        }
        assertThat(looks).isGreaterThanOrEqualTo(LOOKS / 2);
    }

    private static int decisions(Game<?> game) {
        Seeded chance = new Seeded(1);
        State state = game.start(chance, Sink.NOBODY);
        int decisions = 0;
        while (state.pending() != 0 && decisions < LONG_GAME) {
            int seat = chance.bit(state.pending());
            state.apply(
                    seat,
                    Bot.RANDOM.choose(new Stool(game, state, seat), chance),
                    chance,
                    Sink.NOBODY);
            decisions++;
        }
        return decisions;
    }

    private static void compare(String level, Bot bot, Stool here, Stool elsewhere) {
        Thought thought = bot.think(here, new Seeded(7));
        Codes legal = new Codes();
        here.legal(legal);
        assertThat(legal.contains(thought.code())).as(level).isTrue();
        assertThat(bot.think(elsewhere, new Seeded(7))).as(level).isEqualTo(thought);
        assertThat(bot.choose(here, new Seeded(7))).as(level).isEqualTo(thought.code());
        if (!level.equals("expert")) {
            explains(level, bot, here, thought, legal.size());
        }
    }

    /** To say why costs no chance: the bot would play on as if nobody had asked. */
    private static void explains(String level, Bot bot, Stool here, Thought thought, int choices) {
        Seeded asked = new Seeded(7);
        Seeded unasked = new Seeded(7);
        bot.think(here, asked);
        bot.choose(here, unasked);
        assertThat(asked.below(1 << 20)).as(level).isEqualTo(unasked.below(1 << 20));
        if (level.equals("regular")) {
            assertThat(thought.why().isPresent()).isEqualTo(choices > 1);
            assertThat(thought.lines()).extracting(Thought.Line::code).doesNotHaveDuplicates();
            assertThat(
                            thought.lines().isEmpty()
                                    || thought.lines().stream()
                                            .anyMatch(line -> line.code() == thought.code()))
                    .as("what was chosen is among what was weighed")
                    .isTrue();
        }
    }

    /** What every seat was told. */
    private record Heard(List<List<Event>> events) implements Sink {
        Heard(int seats) {
            this(Stream.<List<Event>>generate(ArrayList::new).limit(seats).toList());
        }

        @Override
        public void tell(int seats, Event event) {
            for (int seat = 0; seat < events.size(); seat++) {
                if ((seats >>> seat & 1) != 0) {
                    events.get(seat).add(event);
                }
            }
        }

        List<Event> by(int seat) {
            return List.copyOf(events.get(seat));
        }
    }
}
