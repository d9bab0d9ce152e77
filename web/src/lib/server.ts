/** Requests over HTTP. Whatever goes wrong becomes a `Refusal`, which carries a message for people. */

import {
  type About,
  type Analysis,
  type Drawing,
  type Frame,
  type Message,
  type Step,
  type TableAbout,
  type TableWish,
  readDrawing,
  readFrame,
} from "./protocol";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly words: Message,
  ) {
    super(code);
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

export async function postTable(wish: TableWish): Promise<{ table: string; keys: (string | null)[] }> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) };
  return (await (await ask("/api/tables", init)).json()) as { table: string; keys: (string | null)[] };
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
