package masque.games.queenseat;

/**
 * A Princess's pack (QS-1.1, QS-1.3).
 *
 * @param animal what she looks like
 * @param set the set it belongs to
 * @param regular how many of its cards are regular
 * @param dark how many are dark
 */
public record Pack(
        Princess princess, String animal, Colour colour, String set, int regular, int dark) {}
