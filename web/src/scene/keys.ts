/** Arrow keys: from one thing to the next in a direction, by where they are. */

import type { Point } from "./picks";

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const VECTORS: Record<Direction, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isDirection(key: string): key is Direction {
  return key in VECTORS;
}

/** The nearest one ahead; what lies to the side counts double, so that rows and columns are followed. */
export function nextInDirection<T extends Point>(from: Point, others: T[], direction: Direction): T | null {
  const way = VECTORS[direction];
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const dx = other.x - from.x;
    const dy = other.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead < 1e-6 || aside > 2.5 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}
