package masque.games.masqueradetrick;

/**
 * One scripted deal for four, stop by stop. Seats 1 to 4 are jester, knight, assassin and king;
 * prince and princess lie left and right in the centre. After ten tricks they have won 1, 1, 2 and
 * 6.
 */
final class Evening {
    static final String FIRST_TRICKS =
            "r1 r6 m4 g3 m1 m5 g4 r2 g1 g5 g2 m2 g6 r3 r7 m6 g7 r4 m3 m7 c3 r5 c1 c2";
    static final String LAST_TRICKS = "g3 r2 m1 r5 g2 r3 m2 m4 m3 r4 r1 m6 m7 g1 c1 r7";

    private Evening() {}

    /** Trick 6 is won by the fourth seat. */
    static Ball afterSix(String... options) {
        return SetUpTest.four(options).pass("c1", "c2", "c3", "g2").play(FIRST_TRICKS);
    }

    /** Says what chance deals for the second hand; g4 and c2 stay out. */
    static Ball secondHand(Ball ball) {
        return ball.hands("r1 r2 r3 r4", "r5 r7 m1 m2", "m3 m4 m6 m7", "g1 g2 g3 c1");
    }

    /** The second hand is dealt; nothing is passed yet. */
    static Ball second(String... options) {
        return secondHand(afterSix(options)).look("left");
    }

    /** Trick 10 is won by the first seat. */
    static Ball afterTen(String... options) {
        return second(options).pass("r1", "r5", "m3", "c1").play(LAST_TRICKS);
    }

    static Ball pointing(String... options) {
        return afterTen(options).look("away");
    }
}
