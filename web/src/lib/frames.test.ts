import { describe, expect, it } from "vitest";
import { backoff } from "./connection";
import { changedIds, joinLog, mergeSprites, mergeUpdate, readFrame, readSprite } from "./frames";
import type { Frame, Sprite, SpriteArray, Update } from "./protocol";

const array = (id: string, x = 0, zone = "hand:0"): SpriteArray => [id, zone, "card", x, 0, 2, 3, 0, 0, "", "", null, null];
const card = (id: string, x = 0): Sprite => readSprite(array(id, x));

const raw: Frame = {
  type: "frame", version: 1, seq: 1, seat: 0, actors: [0], can_undo: false, over: false, outcome: null, seats: [],
  score: [], yours: [], log_from: 0, clock: null, ask: null, rematch: null, log: [{ seq: 1, seat: 0, message: { id: "one" } }],
  scene: {
    status: { id: "status" }, zones: [{ id: "hand:0", look: "hand", title: { id: "hand" }, x: 0, y: 0, w: 5, h: 3, seat: 0 }],
    sprites: [array("a"), ["b", "hand:0", "card", 2, 0, 2, 3, 90, 1, "seat-1", "7", null, null]],
    panels: [{ seat: 0, points: 3, facts: [["rice", 2, { id: "rice" }]] }],
    choices: { prompt: { id: "prompt" }, options: [] },
    ghosts: [],
  },
};
const update = (news: Partial<Update>): Update => ({ type: "update", version: 2, seq: 2, seat: 0, scene: {}, ...news });

describe("reading", () => {
  it("makes objects of arrays", () => {
    const frame = readFrame(raw);
    expect(frame.scene.sprites[1]).toMatchObject({ id: "b", turn: 90, layer: 1, tone: "seat-1", text: "7", label: null });
    expect(frame.scene.panels[0]?.facts[0]).toEqual({ art: "rice", value: 2, label: { id: "rice" } });
  });
});

describe("updates", () => {
  it("change what they name and keep the rest", () => {
    const frame = mergeUpdate(readFrame(raw), update({
      actors: [1], log: [{ seq: 2, seat: 1, message: { id: "two" } }],
      scene: { status: { id: "next" }, set: [array("b", 5, "board"), array("c", 1)], gone: ["a"] },
    }));
    expect(frame.seq).toBe(2);
    expect(frame.scene.status.id).toBe("next");
    expect(frame.scene.choices.prompt.id).toBe("prompt");
    expect(frame.scene.sprites.map((sprite) => [sprite.id, sprite.zone])).toEqual([["b", "board"], ["c", "hand:0"]]);
    expect(frame.log.map((line) => line.message.id)).toEqual(["one", "two"]);
  });
  it("may bring an order", () => {
    expect(mergeSprites([card("a"), card("b")], [card("c")], [], ["c", "b", "a"]).map((it) => it.id)).toEqual(["c", "b", "a"]);
  });
  it("may take lines of the log back", () => {
    const frame = readFrame(raw);
    const news = update({ seq: 0, log: [{ seq: 1, seat: 1, message: { id: "other" } }], log_from: 0 });
    expect(mergeUpdate(frame, news).log.map((line) => line.message.id)).toEqual(["other"]);
    expect(mergeUpdate(frame, update({ seq: 0, log_from: 0 })).log).toEqual([]);
    expect(mergeUpdate(frame, update({ seq: 1 })).log).toBe(frame.log);
  });
  it("tell how far the server's clock is from ours", () => {
    const clock = { now: Date.now() / 1000 + 50, free: 30, bank: [600, 600], since: [null, 7] };
    const timed = readFrame({ ...raw, clock });
    expect(timed.clock?.ahead).toBeCloseTo(50, 0);
    expect(mergeUpdate(timed, update({})).clock).toBe(timed.clock);
    expect(mergeUpdate(timed, update({ clock: null })).clock).toBeNull();
  });
});

it("a frame after a reconnection brings only the lines of the log that are not known", () => {
  const line = (seq: number) => ({ seq, seat: 0, message: { id: String(seq) } });
  const frame = readFrame({ ...raw, log: [line(3)], log_from: 2 }, [line(1), line(2)]);
  expect(frame.log.map((it) => it.seq)).toEqual([1, 2, 3]);
  expect(readFrame({ ...raw, log: [line(9)] }, [line(1)]).log.map((it) => it.seq)).toEqual([9]);
  expect(joinLog([line(1), line(2)], [], 1)).toHaveLength(1);
});

it("what changed, but not what moved with its zone", () => {
  const zone = readFrame(raw).scene.zones[0]!;
  const before = { sprites: [card("a"), card("b")], zones: [zone] };
  const sprites = [card("a"), card("b", 3), card("c")];
  expect(changedIds(before, { sprites, zones: [zone] })).toEqual(["b", "c"]);
  expect(changedIds(before, { sprites, zones: [{ ...zone, w: 9 }] })).toEqual(["c"]);
});

it("reconnecting takes its time, but not forever", () => {
  expect(backoff(0, 0.5)).toBe(500);
  expect(backoff(3, 0.5)).toBe(4000);
  expect(backoff(30, 0.5)).toBe(10_000);
});
