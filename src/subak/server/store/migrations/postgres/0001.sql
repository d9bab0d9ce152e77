-- A table, its seats, and its moves: an append-only list from which everything else is replayed.
CREATE TABLE game_table (
  id         TEXT PRIMARY KEY,
  game       TEXT NOT NULL,
  rules      INTEGER NOT NULL,  -- version of the rules, and of the cards, it was dealt with
  components TEXT NOT NULL,
  options    TEXT NOT NULL,     -- JSON
  seed       TEXT NOT NULL,
  is_drawn   INTEGER NOT NULL,  -- 1: by us; 0: somebody chose the seed
  created    DOUBLE PRECISION NOT NULL,
  access     TEXT NOT NULL,     -- 'link', or 'open': in the lobby, anybody may watch
  watch_hash BYTEA,             -- of the spectators' key; none: the id is enough
  free       DOUBLE PRECISION,  -- the clock: seconds free for each decision,
  bank       DOUBLE PRECISION,  -- and those to spare for all of them; none: no clock
  rematch    TEXT,              -- the table where they play again
  due        DOUBLE PRECISION   -- when a node must see to it: a clock, a computer player
);
CREATE INDEX game_table_due ON game_table (due) WHERE due IS NOT NULL;

CREATE TABLE seat (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seat     INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  level    TEXT,
  name     TEXT,
  key_hash BYTEA,               -- never the key itself
  is_free  INTEGER NOT NULL,    -- 1: whoever comes first may sit down
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seat_free ON seat (table_id) WHERE is_free = 1;

-- The primary key is the concurrency control: of two writers of the same number one loses.
CREATE TABLE move (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seq      INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  code     INTEGER NOT NULL,    -- below zero: something else than a move (server/tables/journal.py)
  at       DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (table_id, seq)
);

-- Whose cookie opens which seats.
CREATE TABLE holding (
  person   BYTEA NOT NULL,      -- hash of the cookie
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seat     INTEGER NOT NULL,
  PRIMARY KEY (person, table_id, seat)
);
CREATE INDEX holding_table ON holding (table_id);

CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  number   INTEGER NOT NULL,
  seat     INTEGER NOT NULL,    -- -1: a spectator
  name     TEXT,                -- a spectator's
  words    TEXT NOT NULL,
  at       DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE note (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seat     INTEGER NOT NULL,
  words    TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
);

-- Which node sees to a table's computer players and clocks, and until when unless it says so again.
CREATE TABLE lease (
  table_id TEXT PRIMARY KEY REFERENCES game_table (id),
  node     TEXT NOT NULL,
  until    DOUBLE PRECISION NOT NULL
);
CREATE INDEX lease_node ON lease (node);
