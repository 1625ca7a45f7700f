package masque.bots.masqueradetrick;

import java.util.Map;
import masque.bots.Contest;
import masque.core.Bot;

/** Measures how strong the regular of Masquerade Trick is. */
final class Arena {
    private Arena() {}

    /** Prints the figures of docs/bots.md. */
    public static void main(String[] args) {
        int games = Contest.games(args);
        Bot regular = new RegularTrick();
        for (int seats = 2; seats <= 4; seats++) {
            Contest arena = new Contest(Parlour.box(), seats, Map.of());
            arena.play(Bot.RANDOM, Bot.RANDOM, games).print(seats + " fair");
            arena.play(regular, Bot.RANDOM, games).print(seats + " regular against random");
            arena.play(Bot.RANDOM, regular, games).print(seats + " random against regular");
            arena.play(regular, regular, games).print(seats + " regular against regular");
        }
        for (String knight : new String[] {"false", "true"}) {
            for (String prince : new String[] {"false", "true"}) {
                Map<String, String> options =
                        Map.of("holyKnight", knight, "princesDiscipline", prince);
                Contest arena = new Contest(Parlour.box(), 1, options);
                arena.play(Bot.RANDOM, Bot.RANDOM, games).print("random " + options);
                arena.play(regular, regular, games).print("regular " + options);
            }
        }
    }
}
