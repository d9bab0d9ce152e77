/** The tables this device knows, with the keys of its seats. */

import type { OptionValue, SeatWish } from "./protocol";
import { keep, recall } from "./settings.svelte";

export interface KnownTable {
  id: string;
  game: string;
  when: number;
  /** Keys of the seats played on this device, by seat. */
  keys: Record<number, string>;
  /** Keys of seats whose links are to be given away. */
  links: Record<number, string>;
  over: boolean;
  /** How it was set up, to begin another one alike. */
  wish?: { options: Record<string, OptionValue>; seats: SeatWish[] };
}

const KEY = "subak-tables";
const AT_MOST = 40;

export const tables = $state<{ list: KnownTable[] }>({ list: recall<KnownTable[]>(KEY) ?? [] });

export function knownTable(id: string): KnownTable | undefined {
  return tables.list.find((table) => table.id === id);
}

export function rememberTable(id: string, news: Partial<KnownTable>): void {
  const old = knownTable(id) ?? { id, game: "", when: 0, keys: {}, links: {}, over: false };
  const merged = { ...old, ...news, when: Date.now() };
  tables.list = [merged, ...tables.list.filter((table) => table.id !== id)].slice(0, AT_MOST);
  keep(KEY, tables.list);
}

/** Whether a table will still be known after a reload (private windows may refuse to keep anything). */
export function isKept(id: string): boolean {
  return Boolean(recall<KnownTable[]>(KEY)?.some((table) => table.id === id));
}

export function forgetTable(id: string): void {
  tables.list = tables.list.filter((table) => table.id !== id);
  keep(KEY, tables.list);
}

/** The address that seats a friend. */
export function seatLink(id: string, key: string): string {
  return `${location.origin}${location.pathname}#/table/${id}/${key}`;
}
export function watchLink(id: string): string {
  return `${location.origin}${location.pathname}#/watch/${id}`;
}
