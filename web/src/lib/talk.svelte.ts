/** What is said at a table, and what one has noted for oneself. */

import type { ChatLine, Message } from "./protocol";
import type { Refusal } from "./server";
import { note, notesOf } from "./tables.svelte";

const SAVE_AFTER = 900;

/** Rejects with a `Refusal`. */
type Send = (message: object) => Promise<unknown>;

export class Talk {
  private lines = $state.raw<ChatLine[]>([]);
  private read = $state(0);
  muted = $state.raw<number[]>([]);
  /** Words by seat. */
  notes = $state<Record<number, string>>({});
  private unsaved = $state.raw<ReadonlySet<number>>(new Set());
  /** Why a note could not be saved. */
  problem = $state.raw<Message | null>(null);
  private timer = 0;

  constructor(
    private readonly table: string,
    private readonly mine: () => number[],
    private readonly send: Send,
  ) {
    const known = notesOf(table);
    this.read = known.read;
    this.muted = known.muted;
  }

  // --- chat ----------------------------------------------------------------------------------------------------------

  readonly heard = $derived(this.lines.filter((line) => !this.muted.includes(line.seat)));
  readonly unread = $derived(this.heard.filter((line) => line.number >= this.read && !this.isMine(line)).length);
  /** Spectators have spoken; players learn that when the game is over. */
  readonly hasSpectators = $derived(this.lines.some((line) => line.seat < 0));

  isMine(line: ChatLine): boolean {
    return this.mine().includes(line.seat);
  }

  /** New lines, or all there are; returns those that are new to this page. */
  receive(lines: ChatLine[], isWhole: boolean): ChatLine[] {
    const known = new Set(this.lines.map((line) => line.number));
    const news = lines.filter((line) => !known.has(line.number));
    this.lines = (isWhole ? [...lines] : [...this.lines, ...news]).sort((a, b) => a.number - b.number);
    return news.filter((line) => !this.isMine(line) && !this.muted.includes(line.seat));
  }

  markRead(): void {
    const next = (this.lines.at(-1)?.number ?? -1) + 1;
    if (next <= this.read) return;
    this.read = next;
    note(this.table, { read: next });
  }

  mute(seat: number, isMuted: boolean): void {
    this.muted = isMuted ? [...this.muted, seat] : this.muted.filter((it) => it !== seat);
    note(this.table, { muted: this.muted });
  }

  /** Null if it was said, otherwise why not. */
  async say(seat: number, words: string, name: string): Promise<Message | null> {
    try {
      await this.send({ do: "say", seat, words, ...(seat < 0 && name.trim() ? { name: name.trim() } : {}) });
      return null;
    } catch (problem) {
      return (problem as Refusal).words;
    }
  }

  // --- notes ---------------------------------------------------------------------------------------------------------

  /** As the server has it; what is being written here counts more. */
  receiveNote(seat: number, words: string): void {
    if (!this.unsaved.has(seat)) this.notes[seat] = words;
  }

  isSaved(seat: number): boolean {
    return !this.unsaved.has(seat);
  }

  write(seat: number, words: string): void {
    this.notes[seat] = words;
    this.unsaved = new Set([...this.unsaved, seat]);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.save(), SAVE_AFTER);
  }

  /** Everything that is not saved yet; tried again when the line is back. */
  async save(): Promise<void> {
    clearTimeout(this.timer);
    for (const seat of this.unsaved) {
      const words = this.notes[seat] ?? "";
      const problem = await this.send({ do: "note", seat, words }).then(
        () => null,
        (refusal: Refusal) => refusal,
      );
      this.problem = problem && problem.code !== "lost" ? problem.words : null;
      if (!problem && this.notes[seat] === words) this.unsaved = new Set([...this.unsaved].filter((it) => it !== seat));
    }
  }
}
