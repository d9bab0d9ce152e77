// The same closed loop as table_load.py: node load.cjs PORT TABLES SECONDS. Prints one line of JSON.
const { io } = require("socket.io-client");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const took = [];

function player(match, seat) {
  const socket = io(`${url}/nine`, { transports: ["websocket"], forceNew: true, reconnection: false });
  const id = String(seat);
  let sent = 0;
  let known = -1;
  const play = (state) => {
    if (state._stateID <= known) return;
    known = state._stateID;
    if (sent && state.ctx.currentPlayer !== id) {
      took.push(performance.now() - sent);
      sent = 0;
    }
    if (state.ctx.currentPlayer !== id) return;
    const action = {
      type: "MAKE_MOVE",
      payload: { type: "mark", args: [Math.floor(Math.random() * 9)], playerID: id, credentials: null },
    };
    sent = performance.now();
    socket.emit("update", action, state._stateID, match, id);
  };
  socket.on("sync", (_, info) => play(info.state));
  socket.on("update", (_, state) => play(state));
  socket.on("connect", () => socket.emit("sync", match, id, undefined, 2));
}

async function main() {
  for (let table = 0; table < tables; table++) {
    const answer = await fetch(`${url}/games/nine/create`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ numPlayers: 2 }),
    });
    const { matchID } = await answer.json();
    player(matchID, 0);
    player(matchID, 1);
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  took.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  const all = [...took].sort((a, b) => a - b);
  const at = (share) => all[Math.min(all.length - 1, Math.floor(share * all.length))];
  console.log(JSON.stringify({ rate: all.length / seconds, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}
main();
