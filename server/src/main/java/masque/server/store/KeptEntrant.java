package masque.server.store;

/**
 * Somebody who has entered a tournament, or has asked to.
 *
 * @param player what everybody may know them by
 * @param guest the id of the person; empty for a bot
 * @param level the level of the bot; empty for a person
 * @param program whether the person is a program
 */
public record KeptEntrant(
        String player, String guest, String name, String level, boolean program) {}
