// The toy game on boardgame.io's own server: node server.cjs PORT memory|file
const { Server, FlatFile } = require("boardgame.io/server");
const { mkdtempSync } = require("node:fs");
const { join } = require("node:path");
const { tmpdir } = require("node:os");

const Nine = {
  name: "nine",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};
const [port, store] = process.argv.slice(2);
const options = { games: [Nine], origins: ["http://127.0.0.1"] };
if (store === "file") options.db = new FlatFile({ dir: mkdtempSync(join(tmpdir(), "bgio-")) });
Server(options).run(Number(port));
