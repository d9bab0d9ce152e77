/** Time to think: how much is left, and what is near the end. Seconds throughout. */

import type { Clock } from "./frames";
import type { ClockWish } from "./protocol";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What can be chosen by name; whoever likes sets numbers of their own. */
export const CLOCKS: Record<string, ClockWish | null> = {
  none: null,
  quick: { free: 30, bank: 10 * MINUTE },
  calm: { free: 2 * MINUTE, bank: 30 * MINUTE },
  day: { free: DAY, bank: 0 },
  days: { free: 3 * DAY, bank: 0 },
  week: { free: 7 * DAY, bank: 0 },
};
export const UNITS = { second: 1, minute: MINUTE, hour: HOUR, day: DAY };
export type Unit = keyof typeof UNITS;

export function clockName(wish: ClockWish | null): string {
  const found = Object.entries(CLOCKS).find(([, it]) => it?.free === wish?.free && it?.bank === wish?.bank);
  return found?.[0] ?? "own";
}

/** The largest unit that gives a whole number. */
export function inUnits(seconds: number): { count: number; unit: Unit } {
  const units = (Object.keys(UNITS) as Unit[]).reverse();
  const unit = units.find((it) => seconds >= UNITS[it] && seconds % UNITS[it] === 0) ?? "second";
  return { count: seconds / UNITS[unit], unit };
}

export interface TimeLeft {
  /** Of the current decision; of the next one while nothing is to be decided. */
  free: number;
  bank: number;
  all: number;
  isRunning: boolean;
  isLow: boolean;
}

/** `now` is by our own clock. */
export function timeLeft(clock: Clock, seat: number, now: number): TimeLeft {
  const since = clock.since[seat] ?? null;
  const used = since === null ? 0 : Math.max(0, now + clock.ahead - since);
  const free = Math.max(0, clock.free - used);
  const bank = Math.max(0, (clock.bank[seat] ?? 0) - Math.max(0, used - clock.free));
  const all = free + bank;
  return { free, bank, all, isRunning: since !== null, isLow: since !== null && all < lowAt(clock) };
}

/** With a tenth of the time, but not earlier than six hours before the end. */
function lowAt(clock: Clock): number {
  const most = clock.free + Math.max(...clock.bank, 0);
  return Math.min(6 * HOUR, Math.max(15, most / 10));
}

/** Seconds before the end at which people are told. */
const TOLD_AT = [DAY, 6 * HOUR, HOUR, 10 * MINUTE, 5 * MINUTE, MINUTE, 30, 10];

/** The mark that was passed between two looks at the clock, if any. */
export function passedMark(before: number, after: number): number | null {
  return TOLD_AT.findLast((mark) => after <= mark && before > mark) ?? null;
}
