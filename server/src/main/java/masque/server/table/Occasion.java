package masque.server.table;

import java.util.Optional;

/** What all who are told something now are told alike. */
record Occasion(
        TableFacts facts,
        Optional<GameInPlay> game,
        String commitment,
        Tongues tongues,
        String clocks,
        int here) {}
