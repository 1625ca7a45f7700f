package masque.bots.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.games.queenseat.Imagined;
import masque.games.queenseat.Phase;
import masque.games.queenseat.QueenGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What was heard tells who sits where with what, and with which secret cards each vote was cast.
 */
class MinutesTest {
    /**
     * A vote as it truly was.
     *
     * @param hand the secret cards of that moment
     * @param choices bits of the kinds that could be voted
     */
    private record Truly(int kind, long hand, int choices) {}

    private static final int GAMES = 12;

    @ParameterizedTest(name = "{0} players, {1}")
    @CsvSource({"4, starter", "4, medium", "4, advanced", "6, medium", "10, starter"})
    void everyVoteIsRememberedWithTheSecretCardsOfThatMoment(int seats, String set) {
        QueenGame game = (QueenGame) BotGame.box().open(seats, Map.of("set", set));
        int remembered = 0;
        for (long seed = 0; seed < GAMES; seed++) {
            remembered += play(game, seed);
        }
        assertThat(remembered).as("votes that were compared").isGreaterThan(100 * GAMES);
    }

    private static int play(QueenGame game, long seed) {
        Seeded chance = new Seeded(seed);
        List<Event> told = new ArrayList<>();
        Sink everybody = BotGame.notes(told);
        List<Set<Truly>> votes = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            votes.add(new HashSet<>());
        }
        State state = game.start(chance, everybody);
        int remembered = 0;
        Codes legal = new Codes();
        while (state.pending() != 0) {
            remembered += compare(new Minutes(game, told), state, votes);
            int seat = Integer.numberOfTrailingZeros(state.pending());
            legal.clear();
            state.legal(seat, legal);
            int code = game.wander(legal, chance);
            if (Imagined.phase(state) == Phase.VOTING) {
                int kind = code - Imagined.voting(0);
                long hand = Imagined.hand(state, seat);
                votes.get(seat).add(new Truly(kind, hand, Imagined.votes(state, seat)));
            }
            state.apply(seat, code, chance, everybody);
        }
        return remembered;
    }

    private static int compare(Minutes minutes, State state, List<Set<Truly>> votes) {
        assertThat(minutes.queen()).isEqualTo(Imagined.queen(state));
        int remembered = 0;
        for (int seat = 0; seat < votes.size(); seat++) {
            assertThat(minutes.open(seat)).isEqualTo(Imagined.open(state, seat));
            long before = Imagined.hand(state, seat) + minutes.gone(seat);
            for (Cast cast : minutes.of(seat)) {
                long hand = before - cast.gone();
                assertThat(votes.get(seat))
                        .contains(new Truly(cast.kind(), hand, cast.choices(hand)));
                remembered++;
            }
        }
        return remembered;
    }
}
