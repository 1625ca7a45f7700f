-- What the coach says of a seat's game once it is over, as JSON with a version; worded when it is shown.
CREATE TABLE review (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    said     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
);
