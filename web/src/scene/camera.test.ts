import { expect, it } from "vitest";
import { clamp, unitOf, viewBox, whole, zoomAt } from "./camera";

const zone = { x: -2, y: 0, w: 10, h: 5 };

it("shows the whole zone in the middle", () => {
  expect(viewBox(zone, whole(zone), 100, 100)).toEqual({ x: -2, y: -2.5, w: 10, h: 10 });
  expect(unitOf(zone, whole(zone), 100, 100)).toBeCloseTo(0.1);
});
it("keeps the point under the fingers", () => {
  const point = { x: 0, y: 1 };
  const before = viewBox(zone, whole(zone), 200, 100);
  const after = viewBox(zone, zoomAt(whole(zone), point, 2), 200, 100);
  expect((point.x - after.x) / after.w).toBeCloseTo((point.x - before.x) / before.w);
  expect((point.y - after.y) / after.h).toBeCloseTo((point.y - before.y) / before.h);
});
it("cannot be pushed off the screen", () => {
  expect(clamp(zone, { x: 99, y: 99, zoom: 1 }, 200, 100)).toEqual({ x: 3, y: 2.5, zoom: 1 });
  expect(clamp(zone, { x: 99, y: 99, zoom: 2 }, 200, 100)).toEqual({ x: 5.5, y: 3.75, zoom: 2 });
});
