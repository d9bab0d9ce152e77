/** Times in words. */

import { DAY, HOUR, MINUTE, inUnits } from "./clock";
import { t, texts } from "./texts.svelte";

/** As on a clock: 0:09, 12:30, then in words: 5 h 20 min, 2 d 3 h, 3 days. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= HOUR && whole % (whole >= DAY ? DAY : HOUR) === 0) return duration(whole);
  if (whole >= DAY) return t("web-time-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  if (whole >= HOUR) return t("web-time-hours", { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** In full words, in the largest unit: 2 days, 20 minutes. */
export function duration(seconds: number): string {
  const { count, unit } = inUnits(seconds);
  return t(`web-span-${unit}`, { count });
}

/** The clock of a table in a few words. */
export function clockWords(clock: [number, number] | null): string {
  if (!clock) return t("web-clock-none");
  const [free, bank] = clock;
  if (!bank) return t("web-clock-free", { free: duration(free) });
  if (!free) return t("web-clock-bank", { bank: duration(bank) });
  return t("web-clock-both", { free: duration(free), bank: duration(bank) });
}

/** A moment, from seconds since 1970: today's by the time, others by the date. */
export function moment(seconds: number): string {
  const when = new Date(1000 * seconds);
  const isToday = when.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(texts.language, isToday ? { timeStyle: "short" } : { dateStyle: "short" }).format(when);
}
