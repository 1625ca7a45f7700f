package masque.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import masque.contest.Arena;
import masque.contest.ArenaEvent;
import masque.contest.ArenaEvent.EndCause;
import masque.contest.ArenaEvent.SettledBy;
import masque.contest.ArenaEvent.VoidCause;
import masque.contest.ArenaRules;
import masque.contest.Transfer;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Standings say of everybody how they stand, in a form that does not change unseen. */
final class StandingsJsonTest {
    private static final ArenaEvent[] LOG = {
        new ArenaEvent.Entered(1, "p1", false),
        new ArenaEvent.Entered(1, "p2", false),
        new ArenaEvent.Entered(1, "p3", true),
        new ArenaEvent.Entered(1, "p4", false),
        new ArenaEvent.Started(2),
        begun(1, "p1", "p2"),
        settled(1, "p2", "p1"),
        begun(2, "p1", "p3"),
        new ArenaEvent.Settled(3, 2, SettledBy.ITS_END, List.of(), List.of()),
        begun(3, "p1", "p3"),
        new ArenaEvent.Voided(3, 3, VoidCause.ORGANISER, "lag"),
        new ArenaEvent.Left(4, "p4")
    };

    private static ArenaEvent begun(int match, String... players) {
        return new ArenaEvent.MatchBegun(3, match, List.of(players), false);
    }

    private static ArenaEvent settled(int match, String winner, String loser) {
        return new ArenaEvent.Settled(
                3,
                match,
                SettledBy.ITS_END,
                List.of(winner),
                List.of(new Transfer(loser, winner, 1)));
    }

    @Test
    void dc_8_19_theStandingsNameRankTokensAndChampions() {
        Arena arena = running().after(new ArenaEvent.Ended(5, EndCause.TIME));
        assertThat(text(arena))
                .isEqualTo(
                        """
                        [{'rank':1,'player':'p2','name':'P2','bot':false,'tokens':6,'state':'free',\
                        'won':1,'lost':0,'champion':true},\
                        {'rank':2,'player':'p3','name':'P3','bot':true,'tokens':5,'state':'free',\
                        'won':0,'lost':0,'champion':false},\
                        {'rank':3,'player':'p1','name':'P1','bot':false,'tokens':4,'state':'free',\
                        'won':0,'lost':1,'champion':false},\
                        {'rank':0,'player':'p4','name':'P4','bot':false,'tokens':5,'state':'left',\
                        'won':0,'lost':0,'champion':false}]\
                        """
                                .replace('\'', '"'));
    }

    @Test
    void nobodyIsChampionBeforeTheEnd() {
        assertThat(text(running())).doesNotContain("\"champion\":true");
    }

    @Test
    void everyStateHasItsWord() {
        Arena arena = running().after(begun(4, "p1", "p2"));
        assertThat(state(arena, "p1")).isEqualTo("busy");
        assertThat(state(arena, "p3")).isEqualTo("free");
        assertThat(state(arena, "p4")).isEqualTo("left");
        arena = arena.after(new ArenaEvent.Removed(5, "p3", "cheats"));
        assertThat(state(arena, "p3")).isEqualTo("removed");
        arena =
                arena.after(
                        new ArenaEvent.Settled(
                                5,
                                4,
                                SettledBy.ITS_END,
                                List.of("p2"),
                                List.of(new Transfer("p1", "p2", 4))));
        assertThat(state(arena, "p1")).isEqualTo("out");
        assertThat(state(arena.after(new ArenaEvent.Left(6, "p1")), "p1")).isEqualTo("out");
    }

    private static Arena running() {
        return Arena.of(ArenaRules.usual(5)).after(List.of(LOG));
    }

    private static String state(Arena arena, String player) {
        return StandingsJson.state(arena.entrant(player).orElseThrow());
    }

    private static String text(Arena arena) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out =
                new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            StandingsJson.write(out, arena, player -> player.toUpperCase(Locale.ROOT));
        }
        return text.toString();
    }
}
