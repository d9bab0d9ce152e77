/**
 * What travels between browser and server (docs/protocol.md), protocol 3.
 * Written by `python -m subak.server.wire.typescript` from the structs of the server. Do not edit.
 */

/** `since` and `lines`: the version and how many lines of the log somebody who was here before has seen. */
export interface Hello {
  do: "hello";
  table: string;
  keys?: string[];
  watch?: string | null;
  since?: number | null;
  lines?: number;
  re?: number | null;
}

export interface Look {
  do: "look";
  seat: number;
  re?: number | null;
}

export interface Pick {
  do: "pick";
  seat: number;
  version: number;
  code: number;
  re?: number | null;
}

export interface Undo {
  do: "undo";
  seat: number;
  re?: number | null;
}

/** May I have my last turn back? */
export interface AskBack {
  do: "ask-back";
  seat: number;
  re?: number | null;
}

export interface Agree {
  do: "agree";
  seat: number;
  re?: number | null;
}

/** No; or, of one's own question, never mind. */
export interface Decline {
  do: "decline";
  seat: number;
  re?: number | null;
}

/** A computer player sits in until one returns. */
export interface Leave {
  do: "leave";
  seat: number;
  re?: number | null;
}

export interface Return {
  do: "return";
  seat: number;
  re?: number | null;
}

/** A computer player takes the seat for good. */
export interface Resign {
  do: "resign";
  seat: number;
  re?: number | null;
}

/** `seat` −1: a spectator, who may give a name. */
export interface Say {
  do: "say";
  seat: number;
  words: string;
  name?: string | null;
  re?: number | null;
}

export interface WriteNote {
  do: "note";
  seat: number;
  words: string;
  re?: number | null;
}

export interface AskHint {
  do: "hint";
  seat: number;
  re?: number | null;
}

export interface AskWhy {
  do: "why";
  seat: number;
  target: string;
  re?: number | null;
}

export interface Rename {
  do: "name";
  seat: number;
  name: string;
  re?: number | null;
}

export interface Ping {
  do: "ping";
  re?: number | null;
}

/** A table as one seat (or a spectator) sees it. `log` follows after the first `log_from` lines, which are known. */
export interface Frame {
  type: "frame";
  version: number;
  seq: number;
  seat: number;
  actors: number[];
  scene: SceneInfo;
  score: ScoreRow[];
  log: LogLine[];
  can_undo: boolean;
  over: boolean;
  outcome: number[] | null;
  seats: SeatInfo[];
  yours: number[];
  log_from: number;
  clock: ClockInfo | null;
  ask: AskInfo | null;
  rematch: string | null;
}

/** All a seat sees, and what it may pick. A ghost shows how an option would look: its id is the option's target. */
export interface SceneInfo {
  status: Message;
  zones: Zone[];
  sprites: SpriteArray[];
  panels: Panel[];
  choices: ChoicesInfo;
  ghosts: SpriteArray[];
}

/** A text by its id in the catalogues, with what it is to be filled with. Never a sentence. */
export interface Message {
  id: string;
  args?: Record<string, string | number | number[] | Message>;
}

/** A plane of the table, and the part of it that is shown. */
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

/** A thing on the table. Its id stays the same as long as it is the same thing; x and y are its centre. */
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
  text: string | Message;
  label: Message | null;
  help: Message | null;
}

export type SpriteArray = [
  id: string,
  zone: string,
  art: string,
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  layer: number,
  tone: string,
  text: string | Message,
  label: Message | null,
  help: Message | null,
];

/** A seat at a glance. */
export interface Panel {
  seat: number;
  points: number;
  facts: FactArray[];
}

/** A number to know about a seat. */
export interface Fact {
  art: string;
  value: number | string;
  label: Message;
}

export type FactArray = [
  art: string,
  value: number | string,
  label: Message,
];

/** What a seat is asked, and what it may pick. No options: it has nothing to decide. */
export interface ChoicesInfo {
  prompt: Message;
  options: ChoiceInfo[];
}

/** A `Choice` as it travels; `code` is the number of its move. Its seat is the frame's. */
export interface ChoiceInfo {
  code: number;
  target: string;
  label: Message;
  preview?: Record<string, number>;
  everybody?: Record<string, number[]>;
  ends?: boolean;
}

/** A line of the breakdown of points: a number per seat. */
export interface ScoreRow {
  title: Message;
  values: number[];
}

/** A line of the log: `seq` is the number of the move that brought it about, `seat` whom it is about. */
export interface LogLine {
  seq: number;
  seat: number;
  message: Message;
}

/** Who sits there, as everybody may know. */
export interface SeatInfo {
  kind: "computer" | "here" | "link" | "me" | "open";
  name: string | null;
  level: string | null;
  here: boolean;
  free: boolean;
  away: "left" | "resigned" | "timeout" | null;
}

/** Seconds since 1970 by the server's clock; `now` tells how far that is from one's own. */
export interface ClockInfo {
  now: number;
  free: number;
  bank: number[];
  since: (number | null)[];
}

/** Somebody would like a turn back. */
export interface AskInfo {
  seat: number;
  agreed: number[];
}

/** What is different in a frame. What is missing is as it was; `log` follows after the first `log_from` lines. */
export interface Update {
  type: "update";
  version: number;
  seq: number;
  seat: number;
  scene: SceneUpdate;
  actors?: number[];
  score?: ScoreRow[];
  log?: LogLine[];
  log_from?: number;
  can_undo?: boolean;
  over?: boolean;
  outcome?: number[] | null;
  seats?: SeatInfo[];
  yours?: number[];
  clock?: ClockInfo | null;
  ask?: AskInfo | null;
  rematch?: string | null;
}

/** What is different in a scene. What is missing is as it was. */
export interface SceneUpdate {
  status?: Message;
  zones?: Zone[];
  panels?: Panel[];
  choices?: ChoicesInfo;
  ghosts?: SpriteArray[];
  set?: SpriteArray[];
  gone?: string[];
  order?: string[];
}

export interface Hint {
  type: "hint";
  moves: HintedMove[];
  re?: number | null;
}

/** A good move, and the share of the win it promises. */
export interface HintedMove {
  code: number;
  share: number;
}

export interface Why {
  type: "why";
  message: Message;
  re?: number | null;
}

/** Lines of chat. `whole`: all there are for this connection, in place of those it has. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
  whole: boolean;
}

/** Something that was said, by a seat or (−1) a spectator. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string | null;
  words: string;
  at: number;
}

/** What a seat has noted for itself. */
export interface Note {
  type: "note";
  seat: number;
  words: string;
}

/** A request was carried out; the table is at this version. */
export interface Done {
  type: "done";
  version: number;
  re?: number | null;
}

export interface Pong {
  type: "pong";
  re?: number | null;
}

/** What a client is told. `detail` is for developers and never shown to players. */
export interface Refusal {
  type: "refused";
  code: string;
  message: Message;
  detail?: string;
  re?: number | null;
}

/** A table somebody wants to open. `hold`: how the opener keeps the own seats, in a cookie or by their keys. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | boolean | number>;
  seed?: string | number | null;
  access?: "link" | "open";
  clock?: ClockWish | null;
  hold?: "cookie" | "keys";
}

/** Who shall sit there. `open`: whoever comes first, from the lobby. */
export interface SeatWish {
  kind: "computer" | "here" | "link" | "me" | "open";
  name?: string | null;
  level?: string | null;
}

/** Seconds that each decision may take, and those to spare for all of them together. */
export interface ClockWish {
  free?: number;
  bank?: number;
}

/** Keys from links, to be kept in a cookie from now on. */
export interface EnterWish {
  keys: string[];
}

/** A free seat at an open table (none named: the first that is free). */
export interface SitWish {
  seat?: number | null;
  name?: string | null;
  hold?: "cookie" | "keys";
}

/** The same people again, with other options if they like; what is missing is as it was. */
export interface RematchWish {
  options?: Record<string, string | boolean | number> | null;
  clock?: ClockWish | null;
}

/** `stand_ins`: the levels that play like another one while the rules of their game are not ready, and which. */
export interface About {
  version: string;
  games: GameAbout[];
  levels: string[];
  languages: string[];
  stand_ins: Record<string, string>;
}

export interface GameAbout {
  name: string;
  seats: number[];
  options: OptionAbout[];
}

export interface OptionAbout {
  name: string;
  values: (string | boolean | number)[];
  default: string | boolean | number;
}

/** A table as everybody may know it. `seal` is the hash of a seed that we drew; the record shows the seed. */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, string | boolean | number>;
  seats: SeatInfo[];
  seq: number;
  over: boolean;
  outcome: number[] | null;
  seal: string | null;
  seed: string | null;
  created: number;
  access: "link" | "open";
  clock: [number, number] | null;
  rematch: string | null;
}

export interface Mine {
  tables: MyTable[];
}

/** One of my tables: those where I have to decide come first. */
export interface MyTable {
  info: TableInfo;
  yours: number[];
  your_turn: boolean;
  touched: number;
}

/** Open tables with a free seat. */
export interface Lobby {
  tables: TableInfo[];
}

/** A new table. Keys of the seats that people take by link (and the opener's own, if they are not in a cookie). */
export interface Opened {
  table: string;
  keys: (string | null)[];
  watch: string | null;
}

/** The seats that are now yours, with the key where it is not kept in a cookie. */
export interface Entered {
  table: string;
  yours: number[];
  key: string | null;
}

/** All games whose rules are not ready. They can be played; it only takes longer. */
export interface Preparations {
  games: Preparing[];
}

/**
 * A game whose rules are still being compiled: how many parts are, of how many (0: not known yet), and how many
 * seconds it will take by what it took so far (null: not known).
 */
export interface Preparing {
  game: string;
  done: number;
  of: number;
  seconds: number | null;
}

/** Everybody's points after every move, before the first one included. */
export interface PointsByMove {
  points: number[][];
}

export interface Analysis {
  done: number;
  points: CurvePoint[];
  turning_points: TurningPoint[];
}

/** What everybody could expect of the win after a decision. */
export interface CurvePoint {
  move: number;
  seat: number;
  shares: number[];
}

/** A move that gave much away, and a better one. */
export interface TurningPoint {
  move: number;
  seat: number;
  played: Message;
  better: Message;
  share: number;
  better_share: number;
  loss: number;
}

/** A picture made of symbols; sprites use its id as their art. The origin is the middle. */
export interface Drawing {
  id: string;
  w: number;
  h: number;
  parts: PartArray[];
  label: Message | null;
  help: Message | null;
}

/** A symbol at a place in a drawing; x and y are its centre. */
export interface Part {
  art: string;
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  tone: string;
  text: string | Message;
}

export type PartArray = [
  art: string,
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  tone: string,
  text: string | Message,
];

/** All steps, and the drawings of the cards in them. */
export interface Lesson {
  steps: LessonStep[];
  drawings: Drawing[];
}

/** A text, the table (None: as before), what to pick to go on (None: a button) and what to point at. */
export interface LessonStep {
  message: Message;
  frame: Frame | null;
  expect: string | null;
  code: number | null;
  point: string[];
}

export type AnyRequest =
  | Hello
  | Look
  | Pick
  | Undo
  | AskBack
  | Agree
  | Decline
  | Leave
  | Return
  | Resign
  | Say
  | WriteNote
  | AskHint
  | AskWhy
  | Rename
  | Ping;

export type AnyMessage =
  | Frame
  | Update
  | Hint
  | Why
  | Chat
  | Note
  | Done
  | Pong
  | Refusal;
