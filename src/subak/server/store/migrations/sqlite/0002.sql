-- Play over days and on several nodes: clocks, the lobby, who holds which seat, chat, notes, leases.
ALTER TABLE game_table ADD COLUMN access TEXT NOT NULL DEFAULT 'link';  -- 'open': in the lobby, anybody may watch
ALTER TABLE game_table ADD COLUMN watch_hash BLOB;                      -- of the spectators' key; none: the id is enough
ALTER TABLE game_table ADD COLUMN free REAL;                            -- the clock: seconds free for each decision,
ALTER TABLE game_table ADD COLUMN bank REAL;                            -- and those to spare for all of them; none: no clock
ALTER TABLE game_table ADD COLUMN rematch TEXT;                         -- the table where they play again
ALTER TABLE game_table ADD COLUMN due REAL;                             -- when a node must see to it: a clock, a computer player
CREATE INDEX game_table_due ON game_table (due) WHERE due IS NOT NULL;

ALTER TABLE seat ADD COLUMN is_free INTEGER NOT NULL DEFAULT 0;         -- 1: whoever comes first may sit down
CREATE INDEX seat_free ON seat (table_id) WHERE is_free = 1;

-- Whose cookie opens which seats.
CREATE TABLE holding (
  person   BLOB NOT NULL,       -- hash of the cookie
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seat     INTEGER NOT NULL,
  PRIMARY KEY (person, table_id, seat)
) WITHOUT ROWID;
CREATE INDEX holding_table ON holding (table_id);

CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  number   INTEGER NOT NULL,
  seat     INTEGER NOT NULL,    -- -1: a spectator
  name     TEXT,                -- a spectator's
  words    TEXT NOT NULL,
  at       REAL NOT NULL,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE note (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seat     INTEGER NOT NULL,
  words    TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Which node sees to a table's computer players and clocks, and until when unless it says so again.
CREATE TABLE lease (
  table_id TEXT PRIMARY KEY REFERENCES game_table (id),
  node     TEXT NOT NULL,
  until    REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX lease_node ON lease (node);
