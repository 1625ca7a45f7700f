package masque.games.dicechallenge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Need;
import masque.core.Option;
import masque.core.Setup;

/** Dice Challenge in its box. */
public final class DiceBox implements Box {
    static final String MODE = "mode";
    static final String TEAMS = "teams";
    static final String TOKENS = "tokens";
    static final String SEATING = "seating";
    static final String PICK = "pick";
    static final String CHOOSE = "choose";
    static final String DEAL = "deal";
    static final String MIRROR = "mirror";
    static final String CHARACTERS = "characters";

    /** The option that has the number of the first seat's character, from 1 (DC-2.1, DC-9.1). */
    public static final String CARD = "card";

    /** The option that lets both say whether they want a mirror match (DC-8.10). */
    public static final String ASK_MIRROR = "ask-mirror";

    /** DC-2.2, DC-7.8: rounds to win, where nothing else is said. */
    static final int USUAL_TOKENS = 3;

    static final int MOST_TOKENS = 7;
    private static final int MOST_TEAM = 4;

    private final String characters;
    private final List<Card> own;
    private final Set<String> names;

    /** A box with the characters that hold unless a table brings its own, as a file's content. */
    public DiceBox(String characters) {
        this.characters = characters;
        own = CharacterFile.read(characters, Set.of());
        names = own.stream().map(Card::id).collect(Collectors.toUnmodifiableSet());
    }

    /** All characters as their cards show them, in the order of their numbers. */
    public List<DiceView.Portrait> gallery() {
        List<Card> cards = CharacterFile.read(characters, names);
        return IntStream.range(0, cards.size())
                .mapToObj(index -> cards.get(index).portrait(Codebook.PICK + index, true))
                .toList();
    }

    @Override
    public String id() {
        return "dice-challenge";
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 2 * MOST_TEAM;
    }

    @Override
    public int usualSeats() {
        return 2;
    }

    /** DC-6.1: nobody is without a character, so that many seats need large teams. */
    private static int smallestTeam(int seats) {
        return Math.max(2, Math.ceilDiv(seats, 2));
    }

    @Override
    public List<Option> options(int seats) {
        List<Option> options = new ArrayList<>();
        boolean duel = seats == 2;
        options.add(
                new Option.Choice(
                        MODE,
                        duel ? Mode.texts() : Mode.texts().subList(1, 3),
                        duel ? Mode.DUEL.text() : Mode.SINGLE.text()));
        List<String> teams = new ArrayList<>();
        for (int team = smallestTeam(seats); team <= MOST_TEAM; team++) {
            teams.add(Integer.toString(team));
        }
        options.add(new Option.Choice(TEAMS, teams, teams.getFirst()));
        options.add(new Option.Range(TOKENS, USUAL_TOKENS, MOST_TOKENS, USUAL_TOKENS));
        if (!seatings(seats).isEmpty()) {
            options.add(new Option.Several(SEATING, seatings(seats), 0, 1, ""));
        }
        options.add(new Option.Choice(PICK, List.of(CHOOSE, DEAL), CHOOSE));
        options.add(new Option.Flag(MIRROR, false));
        if (duel) {
            options.add(new Option.Flag(ASK_MIRROR, false));
            options.add(new Option.Range(CARD, 0, own.size(), 0));
        }
        options.add(new Option.Data(CHARACTERS, characters));
        return options;
    }

    /** DC-6.1: the ways to share characters, where there is something to choose. */
    private static List<String> seatings(int seats) {
        List<String> all = Seating.all(seats);
        return seats == 2 || all.size() == 1 ? List.of() : all;
    }

    @Override
    public List<Need> needs(int seats) {
        List<Need> needs = new ArrayList<>();
        needs.add(Need.of(TOKENS, MODE, List.of(Mode.TAG.text())));
        if (seats > 2) {
            for (String seating : seatings(seats)) {
                String team = Integer.toString(Seating.team(seating));
                needs.add(Need.ofValue(SEATING, seating, TEAMS, List.of(team)));
            }
            return List.copyOf(needs);
        }
        needs.add(Need.of(TEAMS, MODE, Mode.texts().subList(1, 3)));
        for (String secret : List.of(ASK_MIRROR, CARD)) {
            needs.add(Need.of(secret, MODE, List.of(Mode.DUEL.text())));
            needs.add(Need.of(secret, PICK, List.of(CHOOSE)));
            needs.add(Need.of(secret, MIRROR, List.of("false")));
        }
        needs.add(Need.of(ASK_MIRROR, CARD, List.of("0")));
        needs.add(Need.of(CARD, ASK_MIRROR, List.of("false")));
        return List.copyOf(needs);
    }

    @Override
    public DiceGame open(int seats, Map<String, String> chosen) {
        Setup setup = Setup.of(this, seats, chosen);
        Mode mode = Mode.of(setup.text(MODE));
        if (mode == Mode.DUEL && Integer.parseInt(setup.text(TEAMS)) != smallestTeam(seats)) {
            throw BadInput.of("teams-duel", "teams", setup.text(TEAMS));
        }
        if (mode != Mode.TAG && setup.number(TOKENS) != USUAL_TOKENS) {
            throw BadInput.of("tokens-tag", "tokens", setup.number(TOKENS));
        }
        List<Card> cards = CharacterFile.read(setup.text(CHARACTERS), names);
        int fixed = seats == 2 ? setup.number(CARD) : 0;
        if (fixed > 0) {
            checkCard(setup, mode, fixed, cards.size());
        }
        boolean asks = seats == 2 && setup.flag(ASK_MIRROR);
        if (asks && (fixed > 0 || !isSecretDuel(setup, mode))) {
            throw BadInput.of("ask-mirror-alone");
        }
        DiceGame game = new DiceGame(setup, mode, cards, fixed - 1, asks);
        if (!game.mirror && cards.size() < game.characters) {
            throw BadInput.of("characters-teams", "count", cards.size(), "needed", game.characters);
        }
        return game;
    }

    /** DC-2.1: a challenge card is for a duel in which the challenger picks another character. */
    private static void checkCard(Setup setup, Mode mode, int fixed, int count) {
        if (fixed > count) {
            throw BadInput.of("card-number", "card", fixed, "count", count);
        }
        if (!isSecretDuel(setup, mode)) {
            throw BadInput.of("card-alone");
        }
    }

    /** DC-2.1: whether characters are picked in secret for a duel and must differ. */
    private static boolean isSecretDuel(Setup setup, Mode mode) {
        return mode == Mode.DUEL && setup.text(PICK).equals(CHOOSE) && !setup.flag(MIRROR);
    }
}
