package masque.server.tournament;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import masque.contest.Arena;
import masque.contest.ArenaMatch;
import masque.contest.Entrant;
import masque.contest.Phase;
import masque.server.store.KeptEvent;
import masque.server.store.Store;
import masque.server.table.GameFiles;
import masque.server.table.JsonText;
import tools.jackson.core.JsonGenerator;

/** A whole tournament to be taken away and checked: its log, and the file of every match. */
final class TournamentFile {
    private static final int VERSION = 1;
    private static final int AT_ONCE = 1_000;

    private final Store store;
    private final TournamentState state;
    private final OptionalInt edition;

    TournamentFile(Store store, TournamentState state, OptionalInt edition) {
        this.store = store;
        this.state = state;
        this.edition = edition;
    }

    /** Writes it as a zip. */
    void write(OutputStream to) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(to)) {
            put(
                    zip,
                    "tournament.json",
                    JsonText.object(this::about).getBytes(StandardCharsets.UTF_8));
            for (ArenaMatch match : state.arena().matches()) {
                String table = state.note(match.number()).table();
                Optional<byte[]> file =
                        table.isEmpty() ? Optional.empty() : GameFiles.of(store, table);
                if (file.isPresent()) {
                    put(zip, "games/" + table + ".json", file.get());
                }
            }
        }
    }

    private static void put(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes);
        zip.closeEntry();
    }

    private void about(JsonGenerator out) {
        TournamentSetup setup = state.setup();
        Arena arena = state.arena();
        out.writeStringProperty("masque", "tournament");
        out.writeNumberProperty("v", VERSION);
        out.writeStringProperty("id", state.id());
        out.writeStringProperty("name", setup.name());
        out.writeStringProperty("game", setup.game());
        edition.ifPresent(number -> out.writeNumberProperty("edition", number));
        out.writeNumberProperty("seats", setup.seats());
        out.writeObjectPropertyStart("options");
        setup.options().forEach(out::writeStringProperty);
        out.writeEndObject();
        out.writeObjectPropertyStart("rules");
        out.writeNumberProperty("tokens", setup.tokens());
        out.writeNumberProperty("minutes", setup.minutes());
        out.writeNumberProperty("seats", setup.seats());
        out.writeStringProperty("entry", TournamentJson.text(setup.entry()));
        out.writeBooleanProperty("botsTakeTitle", setup.botsTakeTitle());
        out.writeEndObject();
        out.writeStringProperty("commitment", ArenaChance.commitment(state.secret()));
        if (arena.phase() == Phase.ENDED) {
            out.writeStringProperty("secret", state.secret());
        }
        out.writeArrayPropertyStart("entrants");
        for (Entrant entrant : arena.entrants()) {
            out.writeStartObject();
            out.writeStringProperty("player", entrant.player());
            out.writeStringProperty("name", state.person(entrant.player()).name());
            out.writeBooleanProperty("bot", entrant.bot());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeArrayPropertyStart("events");
        events(out);
        out.writeEndArray();
        out.writeName("standings");
        StandingsJson.write(out, arena, player -> state.person(player).name());
    }

    /** The log as far as the standings go. */
    private void events(JsonGenerator out) {
        int last = state.arena().number();
        for (int number = 0; number < last; ) {
            List<KeptEvent> some =
                    store.tournaments()
                            .events(state.id(), number, Math.min(AT_ONCE, last - number));
            some.forEach(event -> TournamentJson.event(out, state, LogEntry.of(event)));
            number += some.size();
        }
    }
}
