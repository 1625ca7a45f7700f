package masque.games.dicechallenge;

/** When in a round an ability may be used (DC-5.14). */
enum Moment {
    /** After the starting rolls, before anybody's turn. */
    STARTING_ROLL,
    /** On the own turn, before an attack is declared. */
    BEFORE_ATTACK,
    /** As a part of an own attack. */
    ATTACK,
    /** When an own die is attacked, before it is captured. */
    UNDER_ATTACK,
    /** After the own attackers were rolled again, before the turn ends. */
    AFTER_REROLL,
    /** Before the next round, after a lost one. */
    AFTER_LOSS
}
