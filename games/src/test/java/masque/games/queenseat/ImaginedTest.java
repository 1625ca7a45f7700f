package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a world shows to whoever imagines it is what the rules work with. */
class ImaginedTest {
    private static final String SUN = "galloping sun";
    private static final String EGG = "eggsnatcher";
    private static final String DARK_EGG = "dark eggsnatcher";
    private static final String VENOM = "venomfruit";

    private final Court court = Court.holding(SUN + ", " + EGG + ", " + DARK_EGG, EGG, EGG, VENOM);

    private int kind(String card) {
        return Imagined.kind(court.card(card));
    }

    private long set(String... cards) {
        long set = 0;
        for (String card : cards) {
            set += Imagined.one(kind(card));
        }
        return set;
    }

    private int bits(String... cards) {
        int bits = 0;
        for (String card : cards) {
            bits |= 1 << kind(card);
        }
        return bits;
    }

    @Test
    void setsOfCardsAreReadByKindAndByPrincess() {
        long cards = set(EGG, EGG, DARK_EGG, SUN);
        int egg = Princess.EGGSNATCHER.ordinal();
        assertThat(Imagined.kinds(cards)).isEqualTo(bits(EGG, DARK_EGG, SUN));
        assertThat(Imagined.count(cards, egg)).isEqualTo(3);
        assertThat(Imagined.count(cards, Princess.VENOMFRUIT.ordinal())).isZero();
        assertThat(Imagined.princess(kind(EGG))).isEqualTo(egg);
        assertThat(Imagined.princess(kind(DARK_EGG))).isEqualTo(egg);
        assertThat(Imagined.dark(kind(DARK_EGG))).isTrue();
        assertThat(Imagined.dark(kind(EGG))).isFalse();
        assertThat(kind(DARK_EGG)).isLessThan(Imagined.KINDS);
    }

    @Test
    void aWorldShowsWhoSitsWhereWithWhat() {
        court.open(1, SUN);
        QueenState world = court.state();
        assertThat(Imagined.phase(world)).isEqualTo(Phase.VOTING);
        assertThat(Imagined.round(world)).isEqualTo(1);
        assertThat(Imagined.queen(world)).isZero();
        assertThat(Imagined.hand(world, 0)).isEqualTo(set(SUN, EGG, DARK_EGG));
        assertThat(Imagined.open(world, 1)).isEqualTo(set(SUN));
    }

    @Test
    void whatNeighboursBarIsNotAmongTheVotes() {
        court.open(1, EGG);
        assertThat(Imagined.votes(court.state(), 0)).isEqualTo(bits(SUN));
        assertThat(Imagined.barred(court.game, Bar.MOST, set(EGG), set(SUN, EGG)))
                .isEqualTo(bits(EGG, DARK_EGG));
        assertThat(Imagined.barred(court.game, Bar.NONE, set(EGG), set(EGG))).isZero();
        assertThat(Imagined.barred(court.game, Bar.LEAST, set(EGG), set(SUN)))
                .isEqualTo(bits(EGG, DARK_EGG, SUN, "dark " + SUN));
    }

    @Test
    void aVoteThatLiesFaceDownMayHaveBeenAnother() {
        QueenState world = court.by(0, "vote " + SUN).state();
        assertThat(Imagined.vote(world, 0)).isEqualTo(kind(SUN));
        assertThat(Imagined.votes(world, 0)).isEqualTo(bits(SUN, EGG, DARK_EGG));
        Imagined.vote(world, 0, kind(DARK_EGG));
        assertThat(Imagined.vote(world, 0)).isEqualTo(kind(DARK_EGG));
        Imagined.vote(world, 1, kind(EGG));
        assertThat(Imagined.vote(world, 1)).as("it has not voted").isEqualTo(QueenState.NONE);
        assertThat(court.game.read(Imagined.voting(kind(EGG))).text()).isEqualTo("vote " + EGG);
    }

    @Test
    void aVoteThatLiesFaceUpIsWhatItIs() {
        court.state().openRound = true;
        court.state().hidden = 1;
        court.state().waiting = 1;
        QueenState world = court.by(0, "vote " + SUN).by(1, "vote " + EGG).state();
        assertThat(Imagined.votes(world, 1)).isZero();
        Imagined.vote(world, 1, kind(VENOM));
        assertThat(Imagined.vote(world, 1)).isEqualTo(kind(EGG));
        assertThat(Imagined.votes(world, 0)).as("face down").isNotZero();
    }
}
