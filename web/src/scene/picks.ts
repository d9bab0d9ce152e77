/** Which things can be picked, what lies at a point, and which of several ghosts at a place is meant. Pure logic. */

import type { Scene } from "../lib/frames";
import type { ChoiceInfo, Sprite } from "../lib/protocol";

export interface Point {
  x: number;
  y: number;
}

export interface Pick {
  target: string;
  sprite: Sprite;
  isGhost: boolean;
  /** Usually one. */
  options: ChoiceInfo[];
}

export interface Picks {
  byTarget: Map<string, Pick>;
  /** Options that are nowhere on the table. */
  buttons: ChoiceInfo[];
}

export function findPicks(scene: Scene): Picks {
  const byTarget = new Map<string, Pick>();
  const buttons: ChoiceInfo[] = [];
  const options = scene.choices.options;
  if (!options.length) return { byTarget, buttons };
  const sprites = new Map(scene.sprites.map((sprite) => [sprite.id, sprite]));
  const ghosts = new Map(scene.ghosts.map((ghost) => [ghost.id, ghost]));
  for (const option of options) {
    const known = byTarget.get(option.target);
    const ghost = ghosts.get(option.target);
    const sprite = ghost ?? sprites.get(option.target);
    if (known) known.options.push(option);
    else if (sprite) {
      byTarget.set(option.target, { target: option.target, sprite, isGhost: Boolean(ghost), options: [option] });
    } else buttons.push(option);
  }
  return { byTarget, buttons };
}

// --- geometry of sprites ---------------------------------------------------------------------------------------------

/** How round an outline is: things as wide as high are hexes, tokens and people, so theirs is a circle. */
export function roundOf({ w, h }: { w: number; h: number }, share: number): number {
  return Math.abs(w - h) < 0.02 * w ? w / 2 : share * Math.min(w, h);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Whether a point lies in a sprite's (turned) box. */
export function contains(sprite: Sprite, point: Point): boolean {
  const angle = (-sprite.turn * Math.PI) / 180;
  const dx = point.x - sprite.x;
  const dy = point.y - sprite.y;
  const x = dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = dx * Math.sin(angle) + dy * Math.cos(angle);
  return Math.abs(x) <= sprite.w / 2 && Math.abs(y) <= sprite.h / 2;
}

function overlaps(a: Sprite, b: Sprite, share: number): boolean {
  return a.zone === b.zone && distance(a, b) < share * Math.max(a.w, a.h, b.w, b.h);
}

/** Whether ghosts cover each other so that they cannot all be drawn at once. */
export function areCrowded(ghosts: Sprite[]): boolean {
  return ghosts.some((ghost, at) => ghosts.slice(at + 1).some((other) => overlaps(ghost, other, 0.5)));
}

// --- variants: the same place, differently turned, or with something else ---------------------------------------------

export interface Variants {
  /** What R goes through; empty: there is nothing to turn. */
  keys: string[];
  keyOf: Map<string, string>;
}

const look = (ghost: Sprite): string => `${ghost.art}@${ghost.turn}`;

/**
 * Ghosts that lie over each other and look different are variants of which one is shown at a time. A look that is in
 * nobody's way (a wall on another edge, turned differently) is always shown.
 */
export function findVariants(ghosts: Sprite[]): Variants {
  const rivals = new Set<string>();
  for (const [at, ghost] of ghosts.entries()) {
    for (const other of ghosts.slice(at + 1)) {
      if (look(ghost) === look(other)) continue;
      const turned = ghost.art === other.art && ghost.turn !== other.turn;
      if (!overlaps(ghost, other, turned ? 0.34 : 0.2)) continue;
      // Two things on one edge are variants whatever way the edge runs: then the art tells them apart, not the turn.
      rivals.add(turned ? `turn:${ghost.art}` : `art:${ghost.art}`);
      rivals.add(turned ? `turn:${other.art}` : `art:${other.art}`);
    }
  }
  const keyOf = new Map<string, string>();
  for (const ghost of ghosts) {
    const turns = rivals.has(`turn:${ghost.art}`);
    if (turns) keyOf.set(ghost.id, look(ghost));
    else if (rivals.has(`art:${ghost.art}`)) keyOf.set(ghost.id, ghost.art);
  }
  const turnOf = new Map(ghosts.map((ghost) => [keyOf.get(ghost.id), ghost.turn]));
  const keys = [...new Set(keyOf.values())].sort((a, b) => (turnOf.get(a) ?? 0) - (turnOf.get(b) ?? 0) || (a < b ? -1 : 1));
  return keys.length > 1 ? { keys, keyOf } : { keys: [], keyOf: new Map() };
}

export function isShown(ghost: Sprite, variants: Variants, present: string): boolean {
  const key = variants.keyOf.get(ghost.id);
  return key === undefined || key === present;
}

export function nextVariant(variants: Variants, present: string, step: number): string {
  const { keys } = variants;
  if (!keys.length) return "";
  const at = keys.indexOf(present);
  return keys[(at + step + keys.length) % keys.length] ?? "";
}

export function nearest(ghosts: Sprite[], point: Point): Sprite | null {
  let best: Sprite | null = null;
  for (const ghost of ghosts) if (!best || distance(ghost, point) < distance(best, point)) best = ghost;
  return best;
}

// --- what is at a point ----------------------------------------------------------------------------------------------

/**
 * The pick a finger or a mouse means. A thing under the point counts first, then whatever is within `reach` (half a
 * finger), then ghosts of other variants.
 */
export function pickAt(picks: Pick[], variants: Variants, present: string, point: Point, reach: number): Pick | null {
  const ghosts = picks.filter((pick) => pick.isGhost);
  const shown = ghosts.filter((pick) => isShown(pick.sprite, variants, present));
  const things = picks.filter((pick) => !pick.isGhost);
  const under = things.filter((pick) => contains(pick.sprite, point));
  under.sort((a, b) => b.sprite.layer - a.sprite.layer || distance(a.sprite, point) - distance(b.sprite, point));
  const inside = closest(shown.filter((pick) => contains(pick.sprite, point)), point);
  const top = under[0] ?? null;
  if (top && inside) return distance(top.sprite, point) < distance(inside.sprite, point) ? top : inside;
  if (top ?? inside) return top ?? inside;
  const near = (candidates: Pick[]): Pick | null => {
    const found = closest(candidates, point);
    return found && distance(found.sprite, point) <= reach + Math.min(found.sprite.w, found.sprite.h) / 2 ? found : null;
  };
  return near([...shown, ...things]) ?? near(ghosts);
}

function closest(picks: Pick[], point: Point): Pick | null {
  let best: Pick | null = null;
  for (const pick of picks) if (!best || distance(pick.sprite, point) < distance(best.sprite, point)) best = pick;
  return best;
}

/** The uppermost sprite with a label at a point. */
export function thingAt(sprites: Sprite[], hasLabel: (sprite: Sprite) => boolean, point: Point): Sprite | null {
  let best: Sprite | null = null;
  for (const sprite of sprites) {
    if (!contains(sprite, point) || !hasLabel(sprite)) continue;
    if (!best || sprite.layer >= best.layer) best = sprite;
  }
  return best;
}
