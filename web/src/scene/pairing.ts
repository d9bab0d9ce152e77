/**
 * Things without a name of their own: people on a field are named after the field, so one who walks vanishes here and
 * appears there. From what is gone, new or different we tell who has come from where. Pure logic.
 */

import type { Sprite } from "../lib/protocol";
import { distance } from "./picks";

export interface Journey {
  from: Sprite;
  /** What it became, or what it has joined. */
  to: Sprite;
  /** It was added to what was already there. */
  joins: boolean;
}

const AT_MOST = 3; // more at a time are something else: another course of the river, a new deal

/** All of an id but the place. */
function kindOf(sprite: Sprite): string {
  return `${sprite.zone}/${sprite.id.slice(0, sprite.id.lastIndexOf(":") + 1)}/${sprite.tone}`;
}

export function journeys(before: Sprite[], after: Sprite[]): Journey[] {
  const old = new Map(before.map((sprite) => [sprite.id, sprite]));
  const now = new Map(after.map((sprite) => [sprite.id, sprite]));
  const kinds = new Map<string, { gone: Sprite[]; fresh: Sprite[]; changed: { was: Sprite; is: Sprite }[] }>();
  const of = (sprite: Sprite) => {
    const kind = kindOf(sprite);
    const known = kinds.get(kind) ?? { gone: [], fresh: [], changed: [] };
    kinds.set(kind, known);
    return known;
  };
  for (const sprite of before) if (!now.has(sprite.id) && sprite.id.includes(":")) of(sprite).gone.push(sprite);
  for (const sprite of after) {
    const was = old.get(sprite.id);
    if (!sprite.id.includes(":")) continue;
    if (!was) of(sprite).fresh.push(sprite);
    else if (was.art !== sprite.art && was.x === sprite.x && was.y === sprite.y) of(sprite).changed.push({ was, is: sprite });
  }
  return [...kinds.values()].flatMap(({ gone, fresh, changed }) => {
    if (gone.length > AT_MOST || fresh.length > AT_MOST) return [];
    const found: Journey[] = [];
    const left = [...gone];
    const rest: Sprite[] = [];
    for (const to of fresh) {
      const same = left.filter((from) => from.art === to.art).sort((a, b) => distance(a, to) - distance(b, to))[0];
      if (same) left.splice(left.indexOf(same), 1);
      if (same) found.push({ from: same, to, joins: false });
      else rest.push(to);
    }
    // One of several has walked away, or all have joined others: clear only where there is one such place.
    const [only, ...more] = changed;
    if (only && !more.length) {
      found.push(...rest.map((to) => ({ from: { ...only.was, art: to.art }, to, joins: false })));
      found.push(...left.map((from) => ({ from, to: only.is, joins: true })));
    } else if (rest.length === 1 && left.length === 1 && !changed.length) {
      found.push({ from: left[0]!, to: rest[0]!, joins: false });
    }
    return found;
  });
}
