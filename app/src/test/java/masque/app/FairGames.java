package masque.app;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Fairness;
import masque.core.Keyed;
import masque.core.Seeded;
import masque.core.Table;
import masque.edge.Audit;
import masque.edge.GameFile;
import masque.edge.GameFile.Ending;
import masque.edge.GameFile.Player;

/** Games played at random, with their draws from a key as a site would make it. */
final class FairGames {
    private static final String LETTERS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private static final List<String> NAMES = List.of("Ann", "仮面の人", "\"Q\\\"", "🦊", "");
    private static final List<Ending> UNFINISHED =
            List.of(Ending.ENDED, Ending.FORFEIT, Ending.CALLED_OFF);
    private static final int FOREVER = Integer.MAX_VALUE;

    private final Chance chance;
    private final Box box;
    private final Setting setting;

    private FairGames(Box box, Setting setting, long seed) {
        this.chance = new Seeded(seed);
        this.box = box;
        this.setting = setting;
    }

    /** A game in this setting; one in five was ended before its end. */
    static GameFile random(Box box, Setting setting, long seed) {
        FairGames games = new FairGames(box, setting, seed);
        int most = games.chance.below(5) == 0 ? games.chance.below(60) : FOREVER;
        return games.play(most, UNFINISHED.get(games.chance.below(UNFINISHED.size())));
    }

    /** A game that was ended after so many steps. */
    static GameFile ended(Box box, Setting setting, long seed, int steps) {
        return ended(box, setting, seed, steps, Ending.ENDED);
    }

    /** A game that ended so after so many steps; the first seat wins by a forfeit. */
    static GameFile ended(Box box, Setting setting, long seed, int steps, Ending ending) {
        return new FairGames(box, setting, seed).play(steps, ending);
    }

    /** What the shelf's games make of a file. */
    static Audit audit(byte[] file) {
        return Audit.of(file, "game.json", FairGames::box, Audit.Seen.NOTHING);
    }

    private static Optional<Box> box(String game) {
        return Shelf.ours().entries().stream()
                .filter(entry -> entry.id().equals(game))
                .map(Shelf.Entry::box)
                .findFirst();
    }

    private GameFile play(int most, Ending unfinished) {
        byte[] secret = new byte[Fairness.SECRET_BYTES];
        for (int i = 0; i < secret.length; i++) {
            secret[i] = (byte) chance.below(256);
        }
        String id = text(22);
        List<Player> players = new ArrayList<>();
        List<String> contributions = new ArrayList<>();
        for (int seat = 0; seat < setting.seats(); seat++) {
            players.add(player());
            contributions.add(
                    players.get(seat).kind() == Player.Kind.BOT ? "" : text(chance.below(65)));
        }
        Keyed fate = new Keyed(Fairness.key(secret, id, contributions));
        Table table = Table.open(box, setting.seats(), setting.options(), fate);
        while (table.pending() != 0 && table.plies() < most) {
            step(table);
        }
        Ending ending = table.pending() == 0 ? Ending.FINISHED : unfinished;
        int winners = ending == Ending.FORFEIT ? 1 : table.winners();
        return new GameFile(
                id,
                players,
                ending,
                IntStream.range(0, setting.seats())
                        .filter(seat -> (winners >>> seat & 1) != 0)
                        .boxed()
                        .toList(),
                Fairness.commitment(secret),
                HexFormat.of().formatHex(secret),
                contributions,
                table.journal());
    }

    private void step(Table table) {
        int other = chance.below(setting.seats());
        if (chance.below(4) == 0 && table.whyNotTakeBack(other).isEmpty()) {
            table.takeBack(other);
        } else {
            int seat = chance.bit(table.pending());
            table.play(seat, Bot.RANDOM.choose(table.chair(seat), chance));
        }
    }

    private Player player() {
        String name = NAMES.get(chance.below(NAMES.size()));
        return switch (Player.Kind.values()[chance.below(3)]) {
            case PERSON -> new Player(Player.Kind.PERSON, name, "");
            case PROGRAM -> new Player(Player.Kind.PROGRAM, name, "");
            case BOT -> new Player(Player.Kind.BOT, "", "random");
        };
    }

    private String text(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(LETTERS.charAt(chance.below(LETTERS.length())));
        }
        return text.toString();
    }
}
