package masque.coach;

/**
 * How chance fell for somebody, against what was to be expected.
 *
 * @param events how often chance spoke
 * @param others with how many other falls each of them was compared
 * @param gain how much more of a chance to win it gave than the mean of the others, from -1 to 1
 * @param doubt by how much the gain may be wrong either way, 19 times of 20
 * @param percentile how many of a hundred other falls were worse
 */
public record Fortune(int events, int others, double gain, double doubt, double percentile) {
    /** Where chance never spoke. */
    public static final Fortune NONE = new Fortune(0, 0, 0, 0, 50);
}
