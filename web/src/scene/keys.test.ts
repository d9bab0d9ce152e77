import { expect, it } from "vitest";
import { nextInDirection } from "./keys";

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x, y, id: `${x},${y}` })));
const from = (id: string) => grid.find((cell) => cell.id === id)!;

it("follows rows and columns", () => {
  expect(nextInDirection(from("1,1"), grid, "ArrowRight")?.id).toBe("2,1");
  expect(nextInDirection(from("1,1"), grid, "ArrowUp")?.id).toBe("1,0");
});
it("stops at the rim", () => {
  expect(nextInDirection(from("2,1"), grid, "ArrowRight")).toBeNull();
});
it("finds what is a little to the side, but not what is beside", () => {
  expect(nextInDirection({ x: 0, y: 0 }, [{ x: 2, y: 3, id: "near" }], "ArrowRight")?.id).toBe("near");
  expect(nextInDirection({ x: 0, y: 0 }, [{ x: 1, y: 9, id: "far" }], "ArrowRight")).toBeNull();
});
