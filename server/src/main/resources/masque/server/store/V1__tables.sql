-- A table: who sits where and by which options (its facts, as JSON), and once it is dealt its journal without steps.
-- The version is the fence for changes of the facts.
CREATE TABLE game_table (
    id         TEXT    NOT NULL PRIMARY KEY,
    facts      TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    secret     TEXT    NOT NULL,
    opening    TEXT,
    created_at BIGINT  NOT NULL,
    opened_at  BIGINT,
    over_at    BIGINT
);

CREATE INDEX game_table_going_on ON game_table (over_at, created_at);

-- Which guest sits at which table.
CREATE TABLE sitter (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    PRIMARY KEY (guest, table_id)
);

CREATE INDEX sitter_by_table ON sitter (table_id);

-- The steps of a table. The primary key is the fence: a ply is written once, by whoever comes first. Where the database
-- can keep rows in the order of their key it should: it saves an index.
CREATE TABLE step (
    table_id   TEXT    NOT NULL REFERENCES game_table (id),
    ply        INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    code       INTEGER NOT NULL,
    draws      TEXT    NOT NULL,
    decision   INTEGER NOT NULL,
    client     TEXT,
    written_at BIGINT  NOT NULL,
    clocks     TEXT,
    PRIMARY KEY (table_id, ply),
    UNIQUE (table_id, seat, client)
) ${clustered};

-- What each viewer of a game that is over was told, as it was told.
CREATE TABLE telling (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    viewer   INTEGER NOT NULL,
    told     BYTEA   NOT NULL,
    PRIMARY KEY (table_id, viewer)
);

-- Links that let a guest go on from another device; the token itself is not kept.
CREATE TABLE device_link (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    guest      TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    expires_at BIGINT NOT NULL
);

-- What the site remembers about itself.
CREATE TABLE note (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
