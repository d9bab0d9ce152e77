/** Frames as the client uses them: things that travel as arrays are objects, and updates are merged in. */

import type {
  ClockInfo,
  Drawing as DrawingInfo,
  Fact,
  FactArray,
  Frame as FrameInfo,
  LessonStep,
  LogLine,
  Panel as PanelInfo,
  Part,
  PartArray,
  SceneInfo,
  Sprite,
  SpriteArray,
  Update,
  Zone,
} from "./protocol";

export interface Drawing extends Omit<DrawingInfo, "parts"> {
  parts: Part[];
}

export interface Panel extends Omit<PanelInfo, "facts"> {
  facts: Fact[];
}

export interface Scene extends Omit<SceneInfo, "sprites" | "panels" | "ghosts"> {
  sprites: Sprite[];
  panels: Panel[];
  ghosts: Sprite[];
}

/** Everybody's time, in seconds. `ahead` is how far the server's clock is ahead of ours. */
export interface Clock extends Omit<ClockInfo, "now"> {
  ahead: number;
}

/** `log` has all lines. */
export interface Frame extends Omit<FrameInfo, "type" | "scene" | "clock" | "log_from"> {
  scene: Scene;
  clock: Clock | null;
}

export interface Step extends Omit<LessonStep, "frame"> {
  frame: Frame | null;
}

// --- reading ---------------------------------------------------------------------------------------------------------

export function readSprite(wire: SpriteArray): Sprite {
  const [id, zone, art, x, y, w, h, turn, layer, tone, text, label, help] = wire;
  return { id, zone, art, x, y, w, h, turn, layer, tone, text, label, help };
}

function readPart([art, x, y, w, h, turn, tone, text]: PartArray): Part {
  return { art, x, y, w, h, turn, tone, text };
}

function readFact([art, value, label]: FactArray): Fact {
  return { art, value, label };
}

export function readDrawing(wire: DrawingInfo): Drawing {
  return { ...wire, parts: wire.parts.map(readPart) };
}

function readPanel(wire: PanelInfo): Panel {
  return { ...wire, facts: wire.facts.map(readFact) };
}

/** Times travel by the server's clock; `now` tells how far that is from ours. */
function readClock(wire: ClockInfo | null): Clock | null {
  if (!wire) return null;
  const { now, ...rest } = wire;
  return { ...rest, ahead: now - Date.now() / 1000 };
}

/** A frame as it comes over the wire. `known` are lines of the log that need not come again. */
export function readFrame(wire: FrameInfo, known: LogLine[] = []): Frame {
  const { type: _type, log_from, scene, clock, log, ...rest } = wire;
  return {
    ...rest,
    clock: readClock(clock),
    log: joinLog(known, log, log_from),
    scene: {
      ...scene,
      sprites: scene.sprites.map(readSprite),
      panels: scene.panels.map(readPanel),
      ghosts: scene.ghosts.map(readSprite),
    },
  };
}

export function readStep(wire: LessonStep): Step {
  return { ...wire, frame: wire.frame && readFrame(wire.frame) };
}

// --- merging ---------------------------------------------------------------------------------------------------------

/**
 * A frame with an update merged in. Everything in an update replaces what was there, except the sprites (`set`, `gone`
 * and, where it matters, their `order`) and the log, which grows, or grows anew from where something was taken back.
 */
export function mergeUpdate(frame: Frame, update: Update): Frame {
  const { type: _type, scene: change, clock, log = [], log_from = frame.log.length, ...rest } = update;
  const before = frame.scene;
  const scene: Scene = {
    status: change.status ?? before.status,
    zones: change.zones ?? before.zones,
    panels: change.panels?.map(readPanel) ?? before.panels,
    choices: change.choices ?? before.choices,
    ghosts: change.ghosts?.map(readSprite) ?? before.ghosts,
    sprites: mergeSprites(before.sprites, (change.set ?? []).map(readSprite), change.gone ?? [], change.order),
  };
  const time = clock === undefined ? frame.clock : readClock(clock);
  return { ...frame, ...rest, scene, clock: time, log: joinLog(frame.log, log, log_from) };
}

/** Sprites keep their place in the list; new ones come last, unless an order of ids says otherwise. */
export function mergeSprites(before: Sprite[], set: Sprite[], gone: string[], order?: string[]): Sprite[] {
  const found = new Map(before.map((sprite) => [sprite.id, sprite]));
  for (const id of gone) found.delete(id);
  for (const sprite of set) found.set(sprite.id, sprite);
  if (!order) return [...found.values()];
  const sorted = order.flatMap((id) => found.get(id) ?? []);
  const known = new Set(order);
  return [...sorted, ...[...found.values()].filter((sprite) => !known.has(sprite.id))];
}

/** New lines come after this number of known ones. */
export function joinLog(known: LogLine[], news: LogLine[], from: number): LogLine[] {
  return !news.length && from === known.length ? known : [...known.slice(0, from), ...news];
}

/** The ids of things that are new or look different. Where a zone has got another shape, everything in it has moved: that tells nothing. */
export function changedIds(before: Pick<Scene, "sprites" | "zones">, after: Pick<Scene, "sprites" | "zones">): string[] {
  const old = new Map(before.sprites.map((sprite) => [sprite.id, sprite]));
  const shape = ({ x, y, w, h }: Zone): string => [x, y, w, h].join();
  const shapes = new Map(before.zones.map((zone) => [zone.id, shape(zone)]));
  const isSteady = new Map(after.zones.map((zone) => [zone.id, shapes.get(zone.id) === shape(zone)]));
  return after.sprites
    .filter((sprite) => {
      const was = old.get(sprite.id);
      if (!was || was.zone !== sprite.zone) return true;
      const moved = was.x !== sprite.x || was.y !== sprite.y || was.turn !== sprite.turn;
      return was.art !== sprite.art || (moved && isSteady.get(sprite.zone)); // numbers on things are told by panels and log
    })
    .map((sprite) => sprite.id);
}
