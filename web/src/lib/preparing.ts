/** What is said while the server compiles the rules of a game. */

import type { Message, Preparing } from "./protocol";

const MINUTE = 60;

/** As rough as people would say it, and never too little: 5 s, 40 s, 2 min. It shall not change with every look. */
function roughly(seconds: number): { count: number; unit: "seconds" | "minutes" } {
  const step = seconds > 30 ? 10 : 5;
  const count = Math.max(step, Math.ceil(seconds / step) * step);
  return count <= MINUTE ? { count, unit: "seconds" } : { count: Math.ceil(count / MINUTE), unit: "minutes" };
}

export function preparingWords({ seconds }: Preparing): Message {
  if (seconds === null) return { id: "web-preparing" };
  const { count, unit } = roughly(seconds);
  return { id: `web-preparing-${unit}`, args: { count } };
}

/** null: not known yet. */
export function preparedShare({ done, of }: Preparing): number | null {
  return of > 0 ? Math.min(1, done / of) : null;
}

/** Which of these levels play like another one until then, each once. */
export function warmingUp(levels: (string | null | undefined)[], standIns: Record<string, string>): Message[] {
  const found = [...new Set(levels)].filter((level): level is string => Boolean(level && standIns[level]));
  return found.map((level) => ({
    id: "web-warming",
    args: { level: { id: `level-${level}` }, other: { id: `level-${standIns[level]}` } },
  }));
}
