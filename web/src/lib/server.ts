/** Requests over HTTP. Whatever goes wrong becomes a `Refusal`, which carries a message for people. */

import {
  type About,
  type Analysis,
  type ClockWish,
  type Drawing,
  type Frame,
  type Message,
  type MyTable,
  type Options,
  type Step,
  type TableAbout,
  type TableWish,
  readDrawing,
  readFrame,
} from "./protocol";

/** What is over by itself after a while. */
const PASSING = ["unreachable", "store", "busy", "too-many"];

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly words: Message,
  ) {
    super(code);
  }

  get isPassing(): boolean {
    return PASSING.includes(this.code);
  }
}

export const UNREACHABLE: Message = { id: "web-unreachable" };

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal("unreachable", UNREACHABLE);
  }
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => null)) as { code?: string; message?: Message } | null;
  if (body?.message?.id) throw new Refusal(body.code ?? "refused", body.message);
  throw new Refusal(answer.status === 404 ? "not-found" : "refused", {
    id: answer.status === 404 ? "web-not-found" : "web-unreachable",
  });
}

async function json<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

const name = encodeURIComponent;

let about: Promise<About> | null = null;
export function getAbout(): Promise<About> {
  about ??= json<About>("/api/about").catch((problem: unknown) => {
    about = null; // ask again next time
    throw problem;
  });
  return about;
}

async function post<T>(path: string, wish: object = {}): Promise<T> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) };
  const answer = await ask(path, init);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

interface Opened {
  table: string;
  /** Of the seats that friends take by link; one's own are in a cookie. */
  keys: (string | null)[];
  watch: string | null;
}
export function postTable(wish: TableWish): Promise<Opened> {
  return post("/api/tables", { ...wish, hold: "cookie" });
}

/** From now on the cookie opens the seats of these links. */
export async function enterTable(id: string, keys: string[]): Promise<number[]> {
  return (await post<{ yours: number[] }>(`/api/tables/${name(id)}/enter`, { keys })).yours;
}

/** A free seat at an open table. */
export async function sitDown(id: string, own: string): Promise<void> {
  await post(`/api/tables/${name(id)}/sit`, { hold: "cookie", ...(own.trim() ? { name: own.trim() } : {}) });
}

export function forgetTable(id: string): Promise<void> {
  return post(`/api/tables/${name(id)}/forget`);
}

export async function playAgain(id: string, wish: { options?: Options; clock?: ClockWish | null }): Promise<string> {
  return (await post<{ table: string }>(`/api/tables/${name(id)}/rematch`, wish)).table;
}

/** One's own tables; those that wait for oneself come first. */
export async function getMine(): Promise<MyTable[]> {
  return (await json<{ tables: MyTable[] }>("/api/mine")).tables;
}

/** Open tables with a free seat. */
export async function getLobby(): Promise<TableAbout[]> {
  return (await json<{ tables: TableAbout[] }>("/api/lobby")).tables;
}

/** Whether the server can save what happens. */
export async function isReady(): Promise<boolean> {
  return (await fetch("/readyz").catch(() => null))?.ok ?? false;
}

export function getTable(id: string): Promise<TableAbout> {
  return json(`/api/tables/${name(id)}`);
}

export function recordAddress(id: string): string {
  return `/api/tables/${name(id)}/record`;
}

export async function getReplay(id: string, move: number, seat: number): Promise<Frame> {
  return readFrame(await json(`/api/tables/${name(id)}/replay?move=${move}&seat=${seat}`));
}

/** Everybody's points before the first move and after every one. */
export async function getScores(id: string): Promise<number[][]> {
  return (await json<{ points: number[][] }>(`/api/tables/${name(id)}/scores`)).points;
}

export function getAnalysis(id: string): Promise<Analysis> {
  return json(`/api/tables/${name(id)}/analysis`);
}

type RawDrawings = Record<string, unknown>[] | { drawings: Record<string, unknown>[] };

export async function getDrawings(id: string): Promise<Drawing[]> {
  return readDrawings(await json<RawDrawings>(`/api/drawings/${name(id)}`));
}

function readDrawings(raw: RawDrawings): Drawing[] {
  return (Array.isArray(raw) ? raw : raw.drawings).map(readDrawing);
}

export async function getRules(game: string, language: string): Promise<string> {
  return (await ask(`/api/rules/${name(game)}/${name(language)}`)).text();
}

interface RawLesson {
  steps: (Omit<Step, "frame" | "code" | "point"> & { frame: Record<string, unknown> | null; code?: number; point?: string[] })[];
  drawings?: Record<string, unknown>[];
}

export async function getLesson(game: string): Promise<{ steps: Step[]; drawings: Drawing[] }> {
  const raw = await json<RawLesson>(`/api/lessons/${name(game)}`);
  const steps = raw.steps.map((step) => ({
    ...step,
    frame: step.frame ? readFrame(step.frame) : null,
    code: step.code ?? null,
    point: step.point ?? [],
  }));
  return { steps, drawings: readDrawings(raw.drawings ?? []) };
}
