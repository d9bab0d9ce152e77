/** Things move from their old place to the new one: inside a zone by a transform, between zones on a layer above all. */

import type { Sprite } from "../lib/protocol";
import { journeys } from "./pairing";
import type { Stage } from "./stage.svelte";

interface Was {
  sprite: Sprite;
  /** On the screen; null where the zone was not shown. */
  x: number;
  y: number;
  unit: number;
}

const EASING = "cubic-bezier(0.3, 0, 0.15, 1)";
const AT_MOST = 120;

function onScreen(node: SVGSVGElement | undefined, sprite: Sprite): { x: number; y: number; unit: number } | null {
  const matrix = node?.isConnected ? node.getScreenCTM() : null;
  if (!node || !matrix || node.clientWidth === 0) return null;
  const { x, y } = new DOMPoint(sprite.x, sprite.y).matrixTransform(matrix);
  return { x, y, unit: matrix.a };
}

export function capture(stage: Stage): Map<string, Was> {
  const found = new Map<string, Was>();
  for (const sprite of stage.frame?.scene.sprites ?? []) {
    const place = onScreen(stage.zoneNodes.get(sprite.zone), sprite);
    if (place) found.set(sprite.id, { sprite, ...place });
  }
  return found;
}

export function fly(stage: Stage, before: Map<string, Was>, time: number): void {
  const moved = (stage.frame?.scene.sprites ?? []).filter((sprite) => {
    const was = before.get(sprite.id)?.sprite;
    return !was || was.zone !== sprite.zone || was.x !== sprite.x || was.y !== sprite.y || was.turn !== sprite.turn;
  });
  if (moved.length > AT_MOST) return; // another round or another deal: nobody could follow
  const origins = new Map<string, Was>();
  const all = journeys([...before.values()].map((was) => was.sprite), stage.frame?.scene.sprites ?? []);
  for (const { from, to, joins } of all) {
    const was = before.get(from.id);
    const node = stage.spriteNodes.get(to.id);
    if (was && joins && node) cross(stage, null, was, { ...to, art: from.art }, time);
    else if (was) origins.set(to.id, { ...was, sprite: from });
  }
  for (const sprite of moved) {
    const node = stage.spriteNodes.get(sprite.id);
    const was = before.get(sprite.id) ?? origins.get(sprite.id);
    if (!node) continue;
    if (!was) appear(node, time);
    else if (was.sprite.zone === sprite.zone) slide(node, was.sprite, sprite, time);
    else cross(stage, node, was, sprite, time);
  }
}

/** The shorter way round. */
function turning(from: number, to: number): number {
  return ((((from - to) % 360) + 540) % 360) - 180;
}

function slide(node: SVGGElement, from: Sprite, to: Sprite, time: number): void {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(${turning(from.turn, to.turn)}deg)`;
  node.animate([{ transform: start }, { transform: "none" }], { duration: time, easing: EASING });
}

function appear(node: SVGGElement, time: number): void {
  const frames = [{ opacity: 0, transform: "scale(0.6)" }, { opacity: 1, transform: "none" }];
  node.animate(frames, { duration: 0.6 * time, easing: EASING });
}

/** A copy flies over the page while the thing itself (if any) waits unseen at its new place. */
function cross(stage: Stage, node: SVGGElement | null, was: Was, sprite: Sprite, time: number): void {
  const layer = document.getElementById("flights");
  const place = onScreen(stage.zoneNodes.get(sprite.zone), sprite);
  if (!layer || !place) return;
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "g");
  copy.setAttribute("class", sprite.tone);
  copy.innerHTML = stage.painter.inside(sprite);
  layer.append(copy);
  const at = (x: number, y: number, unit: number, turn: number): string =>
    `translate(${x}px, ${y}px) scale(${unit}) rotate(${turn}deg)`;
  const start = at(was.x, was.y, (was.unit * was.sprite.w) / sprite.w, sprite.turn + turning(was.sprite.turn, sprite.turn));
  const end = at(place.x, place.y, place.unit, sprite.turn);
  node?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  const flight = copy.animate([{ transform: start }, { transform: end }], { duration: time, easing: EASING });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
