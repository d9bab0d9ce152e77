import { expect, it } from "vitest";
import type { Sprite } from "../lib/protocol";
import { journeys } from "./pairing";

const at = (id: string, art: string, x: number, y = 0): Sprite => ({
  id, zone: "board", art, x, y, w: 1, h: 1, turn: 0, layer: 0, tone: "", text: "", label: null, help: null,
});
const ways = (before: Sprite[], after: Sprite[]) => journeys(before, after).map(({ from, to, joins }) => [from.id, to.id, joins]);

it("one who vanishes here and appears there has walked", () => {
  expect(ways([at("man:0:a1", "one", 0)], [at("man:0:b2", "one", 5)])).toEqual([["man:0:a1", "man:0:b2", false]]);
});
it("one of two leaves the other behind", () => {
  const [journey] = journeys([at("man:0:a1", "two", 0)], [at("man:0:a1", "one", 0), at("man:0:b2", "one", 5)]);
  expect(journey?.from).toMatchObject({ x: 0, art: "one" });
  expect(journey?.to.id).toBe("man:0:b2");
});
it("one joins another", () => {
  const before = [at("man:0:a1", "one", 0), at("man:0:b2", "one", 5)];
  expect(ways(before, [at("man:0:b2", "two", 5)])).toEqual([["man:0:a1", "man:0:b2", true]]);
});
it("others are others", () => {
  expect(ways([at("man:0:a1", "one", 0)], [at("man:1:b2", "one", 5)])).toEqual([]);
  expect(ways([at("wall:a1", "wall", 0)], [at("gate:b2", "gate", 5)])).toEqual([]);
  expect(ways([at("man:0:a1", "one", 0)], [at("man:0:a1", "one", 3)])).toEqual([]);
});
it("many at a time are no journey", () => {
  const row = (y: number) => [0, 1, 2, 3].map((x) => at(`river:${x}${y}`, "straight", x, y));
  expect(ways(row(0), row(1))).toEqual([]);
});
