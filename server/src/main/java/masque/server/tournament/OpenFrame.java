package masque.server.tournament;

import masque.server.table.JsonText;

/**
 * What everybody may see, as the message to whoever begins to follow. When a site comes back a
 * thousand begin at once; the long part is written once for all who see the same events.
 */
final class OpenFrame {
    private int number = -1;
    private String events = "";

    String text(TournamentState state, long now) {
        if (number != state.arena().number()) {
            number = state.arena().number();
            events = JsonText.object(out -> TournamentJson.events(out, state));
        }
        String head =
                TournamentJson.frame("tournament", out -> TournamentJson.head(out, state, now));
        return head.substring(0, head.length() - 1) + "," + events.substring(1);
    }
}
