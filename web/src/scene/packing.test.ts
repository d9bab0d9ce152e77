import { expect, it } from "vitest";
import { TITLE, bestUnit, filled, heightOf } from "./packing";

const strip = (w: number, h: number) => ({ w, h, scale: 1 });

it("strips stand beside each other as long as there is room", () => {
  expect(heightOf([strip(10, 3), strip(10, 2)], 20, 500)).toBe(60 + TITLE);
  expect(heightOf([strip(10, 3), strip(10, 2)], 20, 300)).toBe(60 + TITLE + 8 + 40 + TITLE);
  expect(heightOf([strip(10, 3)], 20, 100)).toBe(Infinity);
});
it("they are as large as fits", () => {
  expect(bestUnit([strip(10, 3)], 1000, 150, 46, 10)).toBe(42);
  expect(bestUnit([strip(10, 3)], 1000, 900, 46, 10)).toBe(46);
  expect(bestUnit([strip(10, 3)], 50, 900, 46, 10)).toBe(10);
});
it("a strip is as wide as what is in it", () => {
  const { x, w } = filled({ x: 0, w: 16 }, [{ x: 2, w: 2 }, { x: 5, w: 2 }]);
  expect(x).toBeCloseTo(0.88);
  expect(w).toBeCloseTo(5.24);
  expect(filled({ x: 0, w: 16 }, [])).toEqual({ x: 0, w: 16 });
});
