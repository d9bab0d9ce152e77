/** Requests over HTTP. Whatever goes wrong becomes a `Refusal`, which carries a message for people. */

import { type Drawing, type Frame, type Step, readDrawing, readFrame, readStep } from "./frames";
import type {
  About,
  Analysis,
  Drawing as DrawingInfo,
  Entered,
  Lesson,
  Lobby,
  Message,
  Mine,
  MyTable,
  Opened,
  PointsByMove,
  Preparations,
  Preparing,
  RematchWish,
  TableInfo,
  TableWish,
} from "./protocol";
import { reach } from "./reach.svelte";

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

/** What a proxy answers when there is no server behind it. */
const GONE = [502, 504];
/** What the service worker answers, too, when the server does not. */
const KEPT = /^\/api\/(about|rules|lessons)\b/;

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init).catch(() => null);
  if (!answer || GONE.includes(answer.status)) {
    reach.isLost = true;
    throw new Refusal("unreachable", UNREACHABLE);
  }
  if (!KEPT.test(path)) reach.isLost = false;
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

/** Keys are of the seats that friends take by link; one's own are in a cookie. */
export function postTable(wish: TableWish): Promise<Opened> {
  return post("/api/tables", { ...wish, hold: "cookie" });
}

/** From now on the cookie opens the seats of these links. */
export async function enterTable(id: string, keys: string[]): Promise<number[]> {
  return (await post<Entered>(`/api/tables/${name(id)}/enter`, { keys })).yours;
}

/** A free seat at an open table. */
export async function sitDown(id: string, own: string): Promise<void> {
  await post(`/api/tables/${name(id)}/sit`, { hold: "cookie", ...(own.trim() ? { name: own.trim() } : {}) });
}

export function forgetTable(id: string): Promise<void> {
  return post(`/api/tables/${name(id)}/forget`);
}

export async function playAgain(id: string, wish: RematchWish): Promise<string> {
  return (await post<{ table: string }>(`/api/tables/${name(id)}/rematch`, wish)).table;
}

/** One's own tables; those that wait for oneself come first. */
export async function getMine(): Promise<MyTable[]> {
  return (await json<Mine>("/api/mine")).tables;
}

/** Open tables with a free seat. */
export async function getLobby(): Promise<TableInfo[]> {
  return (await json<Lobby>("/api/lobby")).tables;
}

/** Games whose rules are still being compiled. */
export async function getPreparing(): Promise<Preparing[]> {
  return (await json<Preparations>("/api/preparing")).games;
}

/** Whether the server can save what happens. */
export async function isReady(): Promise<boolean> {
  return (await fetch("/readyz").catch(() => null))?.ok ?? false;
}

export function getTable(id: string): Promise<TableInfo> {
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
  return (await json<PointsByMove>(`/api/tables/${name(id)}/scores`)).points;
}

export function getAnalysis(id: string): Promise<Analysis> {
  return json(`/api/tables/${name(id)}/analysis`);
}

export async function getDrawings(id: string): Promise<Drawing[]> {
  return (await json<DrawingInfo[]>(`/api/drawings/${name(id)}`)).map(readDrawing);
}

export async function getRules(game: string, language: string): Promise<string> {
  return (await ask(`/api/rules/${name(game)}/${name(language)}`)).text();
}

export async function getLesson(game: string): Promise<{ steps: Step[]; drawings: Drawing[] }> {
  const { steps, drawings } = await json<Lesson>(`/api/lessons/${name(game)}`);
  return { steps: steps.map(readStep), drawings: drawings.map(readDrawing) };
}
