-- What each viewer of a game that is over was told, in each language, in pieces of bounded size. Games that were kept
-- before this have it whole, in telling; all have their file there, which is written last.
CREATE TABLE told_piece (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    viewer   INTEGER NOT NULL,
    language TEXT    NOT NULL,
    piece    INTEGER NOT NULL,
    told     BYTEA   NOT NULL,
    PRIMARY KEY (table_id, viewer, language, piece)
);
