-- A table as it was opened: its journal without steps.
CREATE TABLE game_table (
    id          TEXT   NOT NULL PRIMARY KEY,
    opening     TEXT   NOT NULL,
    opened_at   BIGINT NOT NULL,
    finished_at BIGINT
);

CREATE INDEX game_table_unfinished ON game_table (finished_at, opened_at);

-- The steps of a table. The primary key is the fence: a ply is written once, by whoever comes first.
CREATE TABLE step (
    table_id   TEXT    NOT NULL REFERENCES game_table (id),
    ply        INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    code       INTEGER NOT NULL,
    draws      TEXT    NOT NULL,
    client     TEXT,
    written_at BIGINT  NOT NULL,
    deadline   BIGINT,
    PRIMARY KEY (table_id, ply),
    UNIQUE (table_id, seat, client)
);

-- What each viewer of a finished game was told, as it was told.
CREATE TABLE telling (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    viewer   INTEGER NOT NULL,
    told     TEXT    NOT NULL,
    PRIMARY KEY (table_id, viewer)
);
