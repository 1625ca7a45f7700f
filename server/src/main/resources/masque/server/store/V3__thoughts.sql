-- Why bots chose what they chose, as JSON. Nobody sees it before the game is over.
CREATE TABLE thought (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    ply      INTEGER NOT NULL,
    said     TEXT    NOT NULL,
    PRIMARY KEY (table_id, ply)
);
