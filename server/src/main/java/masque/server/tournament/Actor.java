package masque.server.tournament;

import java.util.Optional;

/** Who causes an event, as it is kept: a player's public id, an organiser, or the site itself. */
final class Actor {
    static final String SITE = "site";
    private static final String ORGANISER = "o:";

    private Actor() {}

    static String organiser(String guest) {
        return ORGANISER + guest;
    }

    /** The guest of an organiser; empty for anybody else. */
    static Optional<String> organiserOf(String actor) {
        return actor.startsWith(ORGANISER)
                ? Optional.of(actor.substring(ORGANISER.length()))
                : Optional.empty();
    }
}
