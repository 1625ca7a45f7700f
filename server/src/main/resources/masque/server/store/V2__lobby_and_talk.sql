-- How a table is found by those who do not know its id, and when it last changed.
ALTER TABLE game_table ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN code TEXT;
ALTER TABLE game_table ADD COLUMN touched_at BIGINT NOT NULL DEFAULT 0;

CREATE UNIQUE INDEX game_table_by_code ON game_table (code);
CREATE INDEX game_table_listed ON game_table (listed, over_at, created_at);

-- What was said at a table.
CREATE TABLE talk (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    number   INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    reaction INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    at       BIGINT  NOT NULL,
    PRIMARY KEY (table_id, number)
);
