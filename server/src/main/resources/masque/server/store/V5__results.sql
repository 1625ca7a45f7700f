-- How a game ended: the winners, and a place and the points for every seat, as lists with commas. The number only ever
-- grows, in the order of commits: whoever reads on from the last number it knows misses nothing.
CREATE TABLE result (
    number   BIGINT  NOT NULL PRIMARY KEY,
    table_id TEXT    NOT NULL UNIQUE REFERENCES game_table (id),
    ending   TEXT    NOT NULL,
    winners  TEXT    NOT NULL,
    places   TEXT    NOT NULL,
    points   TEXT    NOT NULL,
    plies    INTEGER NOT NULL,
    began_at BIGINT  NOT NULL,
    ended_at BIGINT  NOT NULL
);

-- The file of a game that is over, written after all else that is kept of it. Games of long ago have the reasons of
-- their bots here, in all languages; later ones have them in reason_piece.
CREATE TABLE game_file (
    table_id TEXT  NOT NULL PRIMARY KEY REFERENCES game_table (id),
    file     BYTEA NOT NULL,
    reasons  BYTEA
);

-- Why bots chose what they chose in a game that is over, in each language, in pieces of bounded size.
CREATE TABLE reason_piece (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    language TEXT    NOT NULL,
    piece    INTEGER NOT NULL,
    told     BYTEA   NOT NULL,
    PRIMARY KEY (table_id, language, piece)
);

-- Both were kept as viewers who do not exist.
INSERT INTO game_file (table_id, file, reasons)
SELECT file.table_id, file.told, reasons.told
FROM telling file
LEFT JOIN telling reasons ON reasons.table_id = file.table_id AND reasons.viewer = -3
WHERE file.viewer = -2;

INSERT INTO reason_piece (table_id, language, piece, told)
SELECT table_id, language, piece, told FROM told_piece WHERE viewer = -3;

DELETE FROM telling WHERE viewer < -1;

DELETE FROM told_piece WHERE viewer < -1;
