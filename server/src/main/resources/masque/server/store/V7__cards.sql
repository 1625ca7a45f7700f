-- Challenge cards (DC-9): at most one a guest. Whoever renews it has the same row under another id, so that the old id is
-- that of nobody's card. What it fixes is named by an id of the game's own; duel is the table of the latest one, or empty.
CREATE TABLE card (
    guest   TEXT    NOT NULL PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    name    TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    face    TEXT    NOT NULL,
    shown   INTEGER NOT NULL,
    made_at BIGINT  NOT NULL,
    duel    TEXT    NOT NULL
);

-- Who came while the holder of a card was away: the table where they fought a bot instead and their seat there, or empty
-- if they waited. Only the latest ones are kept.
CREATE TABLE card_call (
    holder   TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    caller   TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    at       BIGINT  NOT NULL,
    table_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (holder, number)
);
