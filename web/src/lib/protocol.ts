/** What travels between browser and server (docs/protocol.md), and how an update is merged into a frame. */

export type Arg = string | number | Message;
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}
export type Words = string | Message;

export interface Sprite {
  id: string;
  zone: string;
  art: string;
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  layer: number;
  tone: string;
  text: Words;
  label: Message | null;
  help: Message | null;
}

export interface Part {
  art: string;
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  tone: string;
  text: Words;
}

export interface Drawing {
  id: string;
  w: number;
  h: number;
  parts: Part[];
  label: Message | null;
  help: Message | null;
}

export interface Zone {
  id: string;
  look: string;
  title: Message;
  x: number;
  y: number;
  w: number;
  h: number;
  seat: number;
}

export interface Fact {
  art: string;
  value: number | string;
  label: Message;
}

export interface Panel {
  seat: number;
  points: number;
  facts: Fact[];
}

export interface Choice {
  move: { seat: number; code: number; text: string };
  target: string;
  label: Message;
  preview?: Record<string, number>;
}

export interface Choices {
  prompt: Message;
  options: Choice[];
}

export interface Scene {
  status: Message;
  zones: Zone[];
  sprites: Sprite[];
  panels: Panel[];
  choices: Choices;
  ghosts: Sprite[];
}

export interface Seat {
  kind: "me" | "here" | "link" | "open" | "computer";
  name: string | null;
  level: string | null;
  here?: boolean;
  /** Whoever comes first may sit down. */
  free?: boolean;
  /** Why a computer player sits in for a person. */
  away?: "left" | "resigned" | "timeout" | null;
}

export interface ScoreRow {
  title: Message;
  values: number[];
}

export interface LogLine {
  seq: number;
  seat: number;
  message: Message;
}

/** Everybody's time, in seconds. */
export interface Clock {
  free: number;
  bank: number[];
  /** Since when each seat owes a decision, by the server's clock. */
  since: (number | null)[];
  /** How far the server's clock is ahead of ours. */
  ahead: number;
}

/** Somebody would like a turn back. */
export interface Ask {
  seat: number;
  agreed: number[];
}

export interface Frame {
  version: number;
  seq: number;
  seat: number;
  actors: number[];
  scene: Scene;
  score: ScoreRow[];
  log: LogLine[];
  can_undo: boolean;
  over: boolean;
  outcome: number[] | null;
  seats: Seat[];
  /** The seats that are played here. */
  yours: number[];
  clock: Clock | null;
  ask: Ask | null;
  rematch: string | null;
}

export interface ChatLine {
  number: number;
  /** −1: a spectator. */
  seat: number;
  name: string | null;
  words: string;
  at: number;
}

export type OptionValue = string | number | boolean;
export interface GameOption {
  name: string;
  values: OptionValue[];
  default: OptionValue;
}
export interface GameAbout {
  name: string;
  seats: number[];
  options: GameOption[];
}
export interface About {
  version: string;
  games: GameAbout[];
  levels: string[];
  languages: string[];
}

export interface TableAbout {
  table: string;
  game: string;
  options: Options;
  seats: Seat[];
  seq: number;
  over: boolean;
  outcome: number[] | null;
  /** The SHA-256 of the seed, if the server drew it; the seed itself once the game is over. */
  seal: string | null;
  seed: string | null;
  created: number;
  access: "link" | "open";
  /** Seconds for a decision, and to spare. */
  clock: [number, number] | null;
  rematch: string | null;
}

export interface MyTable {
  info: TableAbout;
  yours: number[];
  your_turn: boolean;
  touched: number;
}

export interface ClockWish {
  free: number;
  bank: number;
}
export interface SeatWish {
  kind: Seat["kind"];
  name?: string;
  level?: string;
}
export type Options = Record<string, OptionValue>;
export interface TableWish {
  game: string;
  options: Options;
  seats: SeatWish[];
  access: "link" | "open";
  clock: ClockWish | null;
}

export interface TurningPoint {
  move: number;
  seat: number;
  played: Words;
  better: Words;
  loss: number;
  share?: number;
  better_share?: number;
}
export interface Analysis {
  done: number;
  points: { move: number; seat: number; shares: number[] }[];
  turning_points: TurningPoint[];
}

export interface Step {
  message: Message;
  frame: Frame | null;
  expect: string | null;
  /** The number of the move that is expected. */
  code: number | null;
  point: string[];
}

export interface Hint {
  code: number;
  share: number;
}

/** Sprites, parts and facts travel as arrays in the order of their fields; trailing defaults may be missing. */
type Wire = unknown[];

export function readSprite(wire: Wire): Sprite {
  const [id, zone, art, x, y, w, h, turn = 0, layer = 0, tone = "", text = "", label = null, help = null] = wire;
  return { id, zone, art, x, y, w, h, turn, layer, tone, text, label, help } as Sprite;
}

function readPart(wire: Wire): Part {
  const [art, x, y, w, h, turn = 0, tone = "", text = ""] = wire;
  return { art, x, y, w, h, turn, tone, text } as Part;
}

function readFact(wire: Wire): Fact {
  const [art, value, label] = wire;
  return { art, value, label } as Fact;
}

export function readDrawing(wire: Record<string, unknown>): Drawing {
  const parts = (wire.parts as Wire[]).map(readPart);
  return { label: null, help: null, ...wire, parts } as Drawing;
}

function readPanel(wire: Record<string, unknown>): Panel {
  return { ...wire, facts: ((wire.facts ?? []) as Wire[]).map(readFact) } as Panel;
}

function readZone(wire: Record<string, unknown>): Zone {
  return { seat: -1, ...wire } as unknown as Zone;
}

type Raw = Record<string, any>;

/** Times travel by the server's clock; `now` tells how far that is from ours. */
function readClock(raw: Raw | null | undefined): Clock | null {
  if (!raw) return null;
  const { now, ...rest } = raw;
  return { ...rest, ahead: now - Date.now() / 1000 } as Clock;
}

/** A frame as it comes over the wire, with objects instead of arrays. `known` are lines of the log that need not come again. */
export function readFrame(raw: Raw, known: LogLine[] = []): Frame {
  const { log_from = 0, type: _type, ...rest } = raw;
  const scene = raw.scene as Raw;
  return {
    ...(rest as Frame),
    ask: raw.ask ?? null,
    rematch: raw.rematch ?? null,
    yours: raw.yours ?? [],
    clock: readClock(raw.clock),
    score: raw.score ?? [],
    log: joinLog(known, raw.log ?? [], log_from),
    scene: {
      status: scene.status,
      zones: scene.zones.map(readZone),
      sprites: scene.sprites.map(readSprite),
      panels: scene.panels.map(readPanel),
      choices: scene.choices,
      ghosts: (scene.ghosts ?? []).map(readSprite),
    },
  };
}

/**
 * A frame with an update merged in. Everything in an update replaces what was there, except the sprites (`set`, `gone`
 * and, where it matters, their `order`) and the log, which grows, or grows anew from where something was taken back.
 */
export function mergeUpdate(frame: Frame, raw: Raw): Frame {
  const { scene: change = {}, log = [], log_from, type: _type, ...rest } = raw;
  const before = frame.scene;
  const scene: Scene = {
    status: change.status ?? before.status,
    zones: change.zones ? change.zones.map(readZone) : before.zones,
    panels: change.panels ? change.panels.map(readPanel) : before.panels,
    choices: change.choices ?? before.choices,
    ghosts: change.ghosts ? change.ghosts.map(readSprite) : before.ghosts,
    sprites: mergeSprites(before.sprites, (change.set ?? []).map(readSprite), change.gone ?? [], change.order),
  };
  const clock = "clock" in rest ? readClock(rest.clock) : frame.clock;
  return { ...frame, ...rest, scene, clock, log: joinLog(frame.log, log, log_from ?? frame.log.length) };
}

/** Sprites keep their place in the list; new ones come last, unless an order of ids says otherwise. */
export function mergeSprites(before: Sprite[], set: Sprite[], gone: string[], order?: string[] | null): Sprite[] {
  const found = new Map(before.map((sprite) => [sprite.id, sprite]));
  for (const id of gone) found.delete(id);
  for (const sprite of set) found.set(sprite.id, sprite);
  if (!order) return [...found.values()];
  const sorted = order.flatMap((id) => found.get(id) ?? []);
  const known = new Set(order);
  return [...sorted, ...[...found.values()].filter((sprite) => !known.has(sprite.id))];
}

/** New lines come after so many of the known ones. */
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
