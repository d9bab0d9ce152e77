import { describe, expect, it } from "vitest";
import { preparedShare, preparingWords, warmingUp } from "./preparing";

const game = (seconds: number | null, done = 0, of = 0) => ({ game: "chess", done, of, seconds });
const words = (seconds: number | null) => {
  const { id, args } = preparingWords(game(seconds));
  return [id, args?.count];
};

describe("how long it will take", () => {
  it("is not said while it is not known", () => expect(words(null)).toEqual(["web-preparing", undefined]));
  it("is rough, and never nothing", () => {
    expect(words(0)).toEqual(["web-preparing-seconds", 5]);
    expect(words(12.3)).toEqual(["web-preparing-seconds", 15]);
    expect(words(31)).toEqual(["web-preparing-seconds", 40]);
    expect(words(60)).toEqual(["web-preparing-seconds", 60]);
  });
  it("is in minutes when it is longer than one", () => {
    expect(words(61)).toEqual(["web-preparing-minutes", 2]);
    expect(words(121)).toEqual(["web-preparing-minutes", 3]);
  });
});

describe("how much is done", () => {
  it("is a share", () => expect(preparedShare(game(null, 3, 12))).toBe(0.25));
  it("is not known at first", () => expect(preparedShare(game(null, 0, 0))).toBe(null));
});

describe("levels that are warming up", () => {
  const standIns = { heron: "buffalo", dragon: "buffalo" };
  it("are named once each, with the level they play like", () => {
    const found = warmingUp(["heron", null, "seedling", "heron", undefined, "dragon"], standIns);
    expect(found.map(({ args }) => args)).toEqual([
      { level: { id: "level-heron" }, other: { id: "level-buffalo" } },
      { level: { id: "level-dragon" }, other: { id: "level-buffalo" } },
    ]);
  });
  it("are none among those that play as always", () => expect(warmingUp(["seedling", "buffalo"], standIns)).toEqual([]));
});
