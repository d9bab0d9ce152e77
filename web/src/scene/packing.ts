/** How large hands and rows are drawn: as large as fits into the dock when they stand beside and below each other. */

export interface Strip {
  w: number;
  h: number;
  /** One's own hand is drawn larger than the rest. */
  scale: number;
}

export const GAP = 24;
export const TITLE = 24;
/** Titles need some room, too. */
const NARROWEST = 152;

interface Span {
  x: number;
  w: number;
}

/** The part of a strip that has something in it: a hand of two cards needs no room for eight. */
export function filled(strip: Span, things: Span[]): Span {
  if (!things.length) return { x: strip.x, w: strip.w };
  const margin = 0.12;
  const from = Math.max(strip.x, Math.min(...things.map((thing) => thing.x - thing.w / 2)) - margin);
  const to = Math.min(strip.x + strip.w, Math.max(...things.map((thing) => thing.x + thing.w / 2)) + margin);
  return to > from ? { x: from, w: to - from } : { x: strip.x, w: strip.w };
}

/** The height of all strips, filled into lines like words, with this number of pixels to a unit. */
export function heightOf(strips: Strip[], unit: number, width: number): number {
  let total = 0;
  let x = 0;
  let line = 0;
  for (const strip of strips) {
    const w = Math.max(NARROWEST, strip.w * strip.scale * unit);
    const h = strip.h * strip.scale * unit + TITLE;
    if (w > width) return Infinity;
    if (x > 0 && x + GAP + w > width) {
      total += line + 8;
      x = 0;
      line = 0;
    }
    x += (x > 0 ? GAP : 0) + w;
    line = Math.max(line, h);
  }
  return total + line;
}

/** Into how many columns boards are put so that they are drawn as large as possible. */
export function columnsOf(boards: { w: number; h: number }[], width: number, height: number, title: number): number {
  const w = Math.max(...boards.map((board) => board.w), 1);
  const h = Math.max(...boards.map((board) => board.h), 1);
  let best = 1;
  let most = 0;
  for (let columns = 1; columns <= boards.length; columns++) {
    const rows = Math.ceil(boards.length / columns);
    const unit = Math.min(width / columns / w, (height / rows - title) / h);
    if (unit > 1.1 * most) [best, most] = [columns, unit]; // fewer unless it is worth it
  }
  return best;
}

function isLine(strips: Strip[], unit: number, width: number): boolean {
  const tallest = Math.max(...strips.map((strip) => strip.h * strip.scale * unit + TITLE));
  return heightOf(strips, unit, width) <= tallest;
}

/** Pixels of a unit. One line is mostly better than two with things that are hardly larger. */
export function bestUnit(strips: Strip[], width: number, height: number, most: number, least: number, worth = 0.72): number {
  for (let unit = most; unit > least; unit -= 1) {
    if (heightOf(strips, unit, width) > height) continue;
    for (let less = unit; less > Math.max(least, worth * unit); less -= 1) if (isLine(strips, less, width)) return less;
    return unit;
  }
  return least;
}
