package masque.server.tournament;

import java.util.List;
import java.util.Optional;
import masque.contest.Arena;
import masque.contest.Entrant;
import masque.contest.OpenChallenge;
import tools.jackson.core.JsonGenerator;

/** What concerns one guest in a tournament; nobody else is told. */
final class PersonalJson {
    private PersonalJson() {}

    /** What concerns one guest. */
    static void write(JsonGenerator out, TournamentState state, String guest) {
        Optional<String> player = state.playerOf(guest);
        boolean organises = state.organises(guest);
        Arena arena = state.arena();
        Optional<Entrant> entrant = player.flatMap(arena::entrant);
        out.writeObjectPropertyStart("you");
        if (player.isPresent()) {
            out.writeStringProperty("player", player.get());
        } else {
            out.writeNullProperty("player");
        }
        entrant.ifPresent(one -> out.writeStringProperty("state", StandingsJson.state(one)));
        out.writeBooleanProperty("organiser", organises);
        out.writeBooleanProperty("asking", player.filter(arena.asking()::contains).isPresent());
        TournamentJson.texts(
                out,
                "muted",
                entrant.map(one -> one.muted().stream().sorted().toList()).orElse(List.of()));
        player.flatMap(arena::challengeBy)
                .ifPresent(one -> {
                    out.writeObjectPropertyStart("challenge");
                    challenge(out, one);
                    out.writeEndObject();
                });
        out.writeArrayPropertyStart("challenged");
        for (OpenChallenge one : arena.challenges()) {
            if (player.filter(one.others()::contains).isPresent()) {
                out.writeStartObject();
                out.writeStringProperty("by", one.challenger());
                challenge(out, one);
                out.writeEndObject();
            }
        }
        out.writeEndArray();
        entrant.filter(Entrant::isBusy)
                .ifPresent(one -> out.writeNumberProperty("match", one.match()));
        out.writeEndObject();
        if (organises) {
            asking(out, state);
            out.writeStringProperty("desk", state.desk());
        }
        if (state.setup().entry() == TournamentSetup.Entry.CODE
                && (organises || entrant.isPresent())) {
            out.writeStringProperty("code", state.code());
        }
    }

    private static void asking(JsonGenerator out, TournamentState state) {
        out.writeArrayPropertyStart("asking");
        for (String player : state.arena().asking()) {
            out.writeStartObject();
            out.writeStringProperty("player", player);
            out.writeStringProperty("name", state.person(player).name());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void challenge(JsonGenerator out, OpenChallenge challenge) {
        TournamentJson.texts(out, "others", challenge.others());
        TournamentJson.texts(out, "accepted", challenge.accepted().stream().sorted().toList());
        out.writeBooleanProperty("realDice", challenge.realDice());
        out.writeNumberProperty("until", challenge.until());
    }
}
