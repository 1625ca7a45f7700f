package masque.games.dicechallenge;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import masque.games.Golden;
import masque.games.Golden.Opening;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Golden matches of Dice Challenge; {@link Golden} says what is compared. */
class PlaythroughTest {
    private static final Golden GOLDEN =
            new Golden(
                    Ring.box(),
                    event ->
                            event instanceof DiceEvent.Yours
                                    || event instanceof DiceEvent.Answered
                                    || event instanceof DiceEvent.Nominated,
                    PlaythroughTest::name,
                    41);

    private static Optional<String> name(Object value) {
        return switch (value) {
            case Die die -> Optional.of(die.letter() + ":d" + die.size() + "=" + die.value());
            case DiceView.Portrait portrait -> Optional.of(portrait.id());
            default -> Optional.empty();
        };
    }

    private static Opening duel(String name, String one, String other) {
        return new Opening(name, 2, Map.of(), List.of("pick " + one, "pick " + other));
    }

    static Stream<Opening> matches() {
        return Stream.of(
                duel("duel", "sailor mercury", "kunzite"),
                duel("droids", "droids", "tuxedo mask"),
                duel("wiseman", "queen beryl", "wiseman"),
                new Opening(
                        "mirror",
                        2,
                        Map.of("ask-mirror", "true"),
                        List.of(
                                "pick kunzite",
                                "pick kunzite",
                                "yes",
                                "no",
                                "pick jadeite",
                                "pick jadeite",
                                "yes",
                                "yes")),
                new Opening("single", 3, Map.of("mode", "single", "teams", "3"), List.of()),
                new Opening(
                        "tag",
                        4,
                        Map.of("mode", "tag"),
                        List.of("pick droids", "pick queen serenity")));
    }

    @ParameterizedTest
    @MethodSource("matches")
    void aGoldenJournalReplaysByteForByte(Opening match) throws IOException {
        GOLDEN.replays(match);
    }

    @ParameterizedTest
    @MethodSource("matches")
    void everyViewerIsToldAndShownWhatTheyWere(Opening match) throws IOException {
        GOLDEN.tells(match);
    }
}
