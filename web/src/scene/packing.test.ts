import { expect, it } from "vitest";
import { TITLE, bestUnit, columnsOf, filled, heightOf } from "./packing";

const strip = (w: number, h: number) => ({ w, h, scale: 1 });

it("strips stand beside each other as long as there is room", () => {
  expect(heightOf([strip(10, 3), strip(10, 2)], 20, 500)).toBe(60 + TITLE);
  expect(heightOf([strip(10, 3), strip(10, 2)], 20, 300)).toBe(60 + TITLE + 8 + 40 + TITLE);
  expect(heightOf([strip(10, 3)], 20, 100)).toBe(Infinity);
  expect(heightOf([strip(1, 3), strip(1, 3)], 20, 340)).toBe(60 + TITLE);
  expect(heightOf([strip(1, 3), strip(1, 3)], 20, 200)).toBe(2 * (60 + TITLE) + 8); // titles need room
});
it("they are as large as fits", () => {
  expect(bestUnit([strip(10, 3)], 1000, 150, 46, 10)).toBe(42);
  expect(bestUnit([strip(10, 3)], 1000, 900, 46, 10)).toBe(46);
  expect(bestUnit([strip(10, 3)], 50, 900, 46, 10)).toBe(10);
});
it("one line is better than two with things that are hardly larger", () => {
  expect(bestUnit([strip(10, 3), strip(10, 3)], 624, 250, 46, 10)).toBe(30);
  expect(bestUnit([strip(10, 3), strip(10, 3)], 424, 250, 46, 10)).toBe(32);
});
it("a strip is as wide as what is in it", () => {
  const { x, w } = filled({ x: 0, w: 16 }, [{ x: 2, w: 2 }, { x: 5, w: 2 }]);
  expect(x).toBeCloseTo(0.88);
  expect(w).toBeCloseTo(5.24);
  expect(filled({ x: 0, w: 16 }, [])).toEqual({ x: 0, w: 16 });
});
it("boards get as many columns as make them largest", () => {
  const board = { w: 10, h: 10 };
  expect(columnsOf([board], 400, 600, 36)).toBe(1);
  expect(columnsOf([board, board, board], 400, 600, 36)).toBe(2);
  expect(columnsOf([board, board, board], 900, 300, 36)).toBe(3);
  expect(columnsOf([board, board], 200, 600, 36)).toBe(1);
});
