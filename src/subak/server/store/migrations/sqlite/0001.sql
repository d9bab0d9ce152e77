-- A table, its seats, and its moves: an append-only list from which everything else is replayed.
CREATE TABLE game_table (
  id         TEXT PRIMARY KEY,
  game       TEXT NOT NULL,
  rules      INTEGER NOT NULL,  -- version of the rules, and of the cards, it was dealt with
  components TEXT NOT NULL,
  options    TEXT NOT NULL,     -- JSON
  seed       TEXT NOT NULL,
  is_drawn   INTEGER NOT NULL,  -- 1: by us; 0: somebody chose the seed
  created    REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE seat (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seat     INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  level    TEXT,
  name     TEXT,
  key_hash BLOB,                -- never the key itself
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- The primary key is the concurrency control: of two writers of the same number one loses.
CREATE TABLE move (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seq      INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  code     INTEGER NOT NULL,    -- -1: the seat takes back its last pick
  at       REAL NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
