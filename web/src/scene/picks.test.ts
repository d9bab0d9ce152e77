import { describe, expect, it } from "vitest";
import type { Scene } from "../lib/frames";
import type { Sprite } from "../lib/protocol";
import { areCrowded, contains, findPicks, findVariants, isShown, nearest, nextVariant, pickAt, type Pick, roundOf } from "./picks";

function sprite(id: string, x: number, y: number, more: Partial<Sprite> = {}): Sprite {
  const rest = { zone: "board", art: "card", w: 2, h: 3, turn: 0, layer: 0, tone: "", text: "", label: null, help: null };
  return { ...rest, id, x, y, ...more };
}
function ghostPick(ghost: Sprite): Pick {
  return { target: ghost.id, sprite: ghost, isGhost: true, options: [] };
}
const thing = (it: Sprite): Pick => ({ ...ghostPick(it), isGhost: false });

const upright = [sprite("v0", 1, 1.5), sprite("v1", 3, 1.5)];
const sideways = [sprite("h0", 1.5, 1, { turn: 90 }), sprite("h1", 4.5, 1, { turn: 90 })];

describe("findPicks", () => {
  it("tells sprites, ghosts and buttons apart", () => {
    const option = (target: string) => ({ move: { seat: 0, code: 1, text: target }, target, label: { id: target } });
    const scene = {
      sprites: [sprite("card:a", 0, 0)],
      ghosts: [sprite("place:1", 2, 2)],
      choices: { prompt: { id: "?" }, options: [option("card:a"), option("place:1"), option("none"), option("card:a")] },
    } as unknown as Scene;
    const picks = findPicks(scene);
    expect(picks.byTarget.get("card:a")?.options).toHaveLength(2);
    expect(picks.byTarget.get("place:1")?.isGhost).toBe(true);
    expect(picks.buttons.map((button) => button.target)).toEqual(["none"]);
  });
});

describe("contains", () => {
  it("minds the turn", () => {
    expect(contains(sprite("a", 0, 0), { x: 0, y: 1.4 })).toBe(true);
    expect(contains(sprite("a", 0, 0, { turn: 90 }), { x: 0, y: 1.4 })).toBe(false);
    expect(contains(sprite("a", 0, 0, { turn: 90 }), { x: 1.4, y: 0 })).toBe(true);
  });
});

describe("variants", () => {
  it("are the turns of a piece whose places overlap", () => {
    const variants = findVariants([...upright, ...sideways]);
    expect(variants.keys).toEqual(["card@0", "card@90"]);
    expect(isShown(sideways[0]!, variants, "card@0")).toBe(false);
    expect(nextVariant(variants, "card@90", 1)).toBe("card@0");
  });
  it("are not walls on neighbouring edges", () => {
    const wall = (id: string, x: number, y: number, turn: number) => sprite(id, x, y, { art: "wall", w: 1, h: 0.2, turn });
    const walls = [wall("a", 0.87, 0, 90), wall("b", 0.43, 0.75, 30), wall("c", -0.43, 0.75, 150)];
    expect(findVariants(walls).keys).toEqual([]);
  });
  it("are a wall and a gate on the same edge, whatever its direction", () => {
    const at = (id: string, art: string, x: number, turn: number) => sprite(id, x, 0, { art, w: 1, h: 0.2, turn });
    const ghosts = [at("w1", "wall", 0, 0), at("g1", "gate", 0, 0), at("w2", "wall", 3, 60), at("g2", "gate", 3, 60)];
    expect(findVariants(ghosts).keys).toEqual(["gate", "wall"]);
  });
});

describe("pickAt", () => {
  const ghosts = [...upright, ...sideways];
  const variants = findVariants(ghosts);
  const picks = ghosts.map(ghostPick);
  it("takes the nearest ghost of the present turn", () => {
    expect(pickAt(picks, variants, "card@0", { x: 1.9, y: 1 }, 0.1)?.target).toBe("v0");
    expect(pickAt(picks, variants, "card@90", { x: 1.9, y: 1 }, 0.1)?.target).toBe("h0");
  });
  it("takes another turn where only that fits", () => {
    expect(pickAt(picks, variants, "card@0", { x: 5.5, y: 1 }, 0.1)?.target).toBe("h1");
  });
  it("takes the uppermost thing, and none far away", () => {
    const things = [thing(sprite("low", 0, 0)), thing(sprite("high", 0.5, 0, { layer: 2 }))];
    expect(pickAt(things, findVariants([]), "", { x: 0, y: 0 }, 0.1)?.target).toBe("high");
    expect(pickAt(things, findVariants([]), "", { x: 9, y: 9 }, 0.1)).toBeNull();
  });
});

it("nearest", () => {
  expect(nearest(upright, { x: 2.6, y: 0 })?.id).toBe("v1");
  expect(nearest([], { x: 0, y: 0 })).toBeNull();
});

it("areCrowded", () => {
  expect(areCrowded([...upright, ...sideways])).toBe(true);
  expect(areCrowded(upright)).toBe(false);
});
it("things as wide as high are pointed at with a circle", () => {
  expect(roundOf({ w: 2, h: 2 }, 0.1)).toBe(1);
  expect(roundOf({ w: 2, h: 3 }, 0.1)).toBeCloseTo(0.2);
});
