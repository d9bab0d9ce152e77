/** What this device notes of tables. Its own seats are not among it: the server keeps them by a cookie that no script can read. */

import { type Refusal, enterTable } from "./server";
import { keep, recall } from "./settings.svelte";

export interface TableNotes {
  id: string;
  /** Keys of seats whose links are to be given away, by seat, until somebody has come. */
  links: Record<number, string>;
  /** The key for spectators. */
  watch: string;
  /** The seal of the deal as it was when we first came. */
  seal: string;
  /** Seats (−1: spectators) whose words are not shown. */
  muted: number[];
  /** Lines of chat that have been read. */
  read: number;
}

const KEY = "subak-tables";
const AT_MOST = 60;
const NOTHING: Omit<TableNotes, "id"> = { links: {}, watch: "", seal: "", muted: [], read: 0 };

const tables = $state<{ list: TableNotes[] }>({ list: recall<TableNotes[]>(KEY) ?? [] });

export function notesOf(id: string): TableNotes {
  return { ...NOTHING, id, ...tables.list.find((table) => table.id === id) };
}

export function note(id: string, news: Partial<TableNotes>): void {
  tables.list = recall<TableNotes[]>(KEY) ?? tables.list; // another window may have noted something
  const merged = { ...notesOf(id), ...news };
  tables.list = [merged, ...tables.list.filter((table) => table.id !== id)].slice(0, AT_MOST);
  keep(KEY, tables.list);
}

/** A friend has come: the link has done its work. */
export function dropLinks(id: string, seats: number[]): void {
  const links = Object.entries(notesOf(id).links);
  const left = links.filter(([seat]) => !seats.includes(Number(seat)));
  if (left.length < links.length) note(id, { links: Object.fromEntries(left) });
}

function here(path: string): string {
  return `${location.origin}${location.pathname}#/${path}`;
}
/** The address that seats a friend. */
export function seatLink(id: string, key: string): string {
  return here(`table/${id}/${key}`);
}
/** The address for watching; open tables need no key. */
export function watchPath(id: string, key: string): string {
  return key ? `watch/${id}/${key}` : `watch/${id}`;
}
export function watchLink(id: string, key: string): string {
  return here(watchPath(id, key));
}

/** Earlier versions kept keys here: they are put into the cookie, one table after the other so that all get the same. */
export async function moveKeys(): Promise<void> {
  for (const table of recall<(TableNotes & { keys?: Record<number, string> })[]>(KEY) ?? []) {
    const { keys, ...rest } = table;
    if (!keys) continue;
    try {
      if (Object.keys(keys).length) await enterTable(table.id, Object.values(keys));
    } catch (problem) {
      if ((problem as Refusal).isPassing) return; // the next time, then
    }
    tables.list = tables.list.map((it) => (it.id === table.id ? { ...NOTHING, ...rest } : it));
    keep(KEY, tables.list);
  }
}
