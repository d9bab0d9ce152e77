/** Symbols and drawings as SVG text: they look as `subak/svg.py` draws them. */

import type { Words } from "../lib/fluent";
import type { Drawing } from "../lib/frames";
import type { Part, Sprite } from "../lib/protocol";

const MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
}

const short = (value: number): string => String(Math.round(value * 1e4) / 1e4);

export class Painter {
  readonly drawings: Map<string, Drawing>;
  private readonly cache = new Map<string, string>();

  constructor(
    drawings: Drawing[],
    private readonly words: (text: Words) => string,
  ) {
    this.drawings = new Map(drawings.map((drawing) => [drawing.id, drawing]));
  }

  /** What a sprite shows, its centre at the origin, not turned. */
  inside(part: Part | Sprite): string {
    const written = part.text ? this.words(part.text) : "";
    const key = `${part.art}|${part.w}|${part.h}|${written}`;
    let found = this.cache.get(key);
    if (found === undefined) {
      found = this.at(part, 0, 0, written);
      this.cache.set(key, found);
    }
    return found;
  }

  private at(part: Part | Sprite, x: number, y: number, written: string): string {
    return this.art(part, x, y) + (written ? text(written, x, y, part.w, part.h) : "");
  }

  private art(part: Part | Sprite, x: number, y: number): string {
    if (!part.art) return "";
    const drawing = this.drawings.get(part.art);
    if (!drawing) {
      const box = `x="${short(x - part.w / 2)}" y="${short(y - part.h / 2)}" width="${short(part.w)}" height="${short(part.h)}"`;
      return `<use href="#${escape(part.art)}" ${box}/>`;
    }
    const scale = `scale(${short(part.w / drawing.w)} ${short(part.h / drawing.h)})`;
    return `<g transform="${moved(x, y)}${scale}">${drawing.parts.map((inner) => this.placed(inner)).join("")}</g>`;
  }

  /** Every group costs time whenever the page is drawn: only what is turned, or has a tone, gets one. */
  private placed(part: Part): string {
    const written = part.text ? this.words(part.text) : "";
    if (!part.turn && !part.tone) return this.at(part, part.x, part.y, written);
    const turn = part.turn ? ` rotate(${part.turn})` : "";
    const place = `translate(${short(part.x)} ${short(part.y)})${turn}`;
    return `<g transform="${place}" class="${escape(part.tone)}">${this.at(part, 0, 0, written)}</g>`;
  }
}

function moved(x: number, y: number): string {
  return x || y ? `translate(${short(x)} ${short(y)}) ` : "";
}

/** A number or a name in the middle, as large as it fits. */
function text(written: string, x: number, y: number, width: number, height: number): string {
  const size = Math.min(0.62 * height, (1.7 * width) / Math.max(1, written.length));
  const place = `${x ? `x="${short(x)}" ` : ""}y="${short(y + 0.35 * size)}"`;
  return `<text class="written" font-size="${short(size)}" ${place}>${escape(written)}</text>`;
}
