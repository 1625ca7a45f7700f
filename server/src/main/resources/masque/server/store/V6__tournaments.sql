-- Tournaments. What is set up is a text with a version; the desk is the key of the link that makes organisers.
CREATE TABLE tournament (
    id         TEXT   NOT NULL PRIMARY KEY,
    setup      TEXT   NOT NULL,
    secret     TEXT   NOT NULL,
    code       TEXT   NOT NULL UNIQUE,
    desk       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    over_at    BIGINT
);

-- Everything that has happened, in its order: a tournament is what its log says. The first event of what somebody asked
-- for has the name that their client gave it, so that asking again does nothing.
CREATE TABLE tournament_event (
    tournament_id TEXT    NOT NULL REFERENCES tournament (id),
    number        INTEGER NOT NULL,
    at            BIGINT  NOT NULL,
    actor         TEXT    NOT NULL,
    client        TEXT,
    kind          TEXT    NOT NULL,
    body          TEXT    NOT NULL,
    PRIMARY KEY (tournament_id, number),
    UNIQUE (tournament_id, actor, client)
) ${clustered};

-- Who has entered or asked to: a person by their guest, a bot by its level.
CREATE TABLE entrant (
    tournament_id TEXT    NOT NULL REFERENCES tournament (id),
    player        TEXT    NOT NULL,
    guest         TEXT,
    name          TEXT    NOT NULL,
    level         TEXT    NOT NULL,
    program       INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, player),
    UNIQUE (tournament_id, guest)
);

CREATE INDEX entrant_by_guest ON entrant (guest);

CREATE TABLE organiser (
    tournament_id TEXT NOT NULL REFERENCES tournament (id),
    guest         TEXT NOT NULL,
    name          TEXT NOT NULL,
    PRIMARY KEY (tournament_id, guest)
);

CREATE INDEX organiser_by_guest ON organiser (guest);

-- Which match is played at which table; written together with both.
CREATE TABLE pairing (
    table_id      TEXT    NOT NULL PRIMARY KEY REFERENCES game_table (id),
    tournament_id TEXT    NOT NULL REFERENCES tournament (id),
    match         INTEGER NOT NULL,
    UNIQUE (tournament_id, match)
);
