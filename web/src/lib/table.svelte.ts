/** A table one sits at or watches: the connection, whose eyes look at it, and what is to be said aloud. */

import { Stage } from "../scene/stage.svelte";
import { Connection, type ConnectionState } from "./connection";
import { type Choice, type Frame, type LogLine, type Message, type TableAbout, changedIds, mergeUpdate, readFrame } from "./protocol";
import { replace } from "./router.svelte";
import { Refusal, getDrawings, getTable } from "./server";
import { blip } from "./sound";
import { isKept, knownTable, rememberTable } from "./tables.svelte";
import { t } from "./texts.svelte";

export class Table {
  readonly stage = new Stage();
  about = $state.raw<TableAbout | null>(null);
  line = $state<ConnectionState>("connecting");
  /** Why there is no table: it is unknown, full, over … */
  refusal = $state.raw<Refusal | null>(null);
  /** Something to be told in passing. */
  notice = $state.raw<Message | null>(null);
  announcement = $state("");
  isThinking = $state(false);
  /** Seats played on this device. */
  mine = $state.raw<number[]>([]);
  /** Whose hidden things may be on the screen; null: nobody has said "I am …" yet. */
  looking = $state<number | null>(null);
  /** Points after every move that was seen here, for the chart at the end. */
  course = $state.raw<{ seq: number; points: number[] }[]>([]);

  private connection: Connection | null = null;
  private keys: Record<number, string> = {};
  private newKey = "";
  private isPending = false;
  private isOver = false;

  constructor(
    readonly id: string,
    key: string,
    readonly isWatching: boolean,
  ) {
    const known = isWatching ? undefined : knownTable(id);
    this.keys = { ...(known?.keys ?? {}) };
    this.newKey = key && !Object.values(this.keys).includes(key) ? key : "";
    this.mine = Object.keys(this.keys).map(Number);
    if (this.mine.length < 2) this.looking = this.mine[0] ?? (isWatching ? -1 : null);
    this.stage.onpick = (option) => void this.pick(option);
    this.stage.onwhy = (target) => this.why(target);
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      this.about = await getTable(this.id);
      this.stage.drawings = await getDrawings(this.id);
    } catch (problem) {
      if (problem instanceof Refusal && problem.code !== "unreachable") this.refusal = problem;
      else window.setTimeout(() => void this.open(), 2000);
      this.line = "lost";
      return;
    }
    if (this.line === "closed") return;
    const state = (next: ConnectionState): void => void (this.line = next);
    this.connection = new Connection(() => this.hello(), (message) => this.receive(message), state);
  }

  /** The seat that is looked from comes first, so that nobody sees another's cards after a reconnection. */
  private hello(): object {
    const seats = [...this.mine].sort((a, b) => Number(b === this.looking) - Number(a === this.looking));
    const keys = [...(this.newKey ? [this.newKey] : []), ...seats.flatMap((seat) => this.keys[seat] ?? [])];
    return { do: "hello", table: this.id, keys, since: this.stage.frame?.seq ?? null };
  }

  private receive(message: Record<string, any>): void {
    const before = this.stage.frame;
    if (message.type === "frame") this.take(readFrame(message), before);
    else if (message.type === "update" && before) this.take(mergeUpdate(before, message), before);
    else if (message.type === "refused") this.refuse(new Refusal(message.code, message.message));
  }

  private refuse(problem: Refusal): void {
    if (this.stage.frame) {
      this.notice = problem.words;
      this.stage.busy = false;
      return;
    }
    this.refusal = problem;
    this.connection?.close();
  }

  private take(frame: Frame, before: Frame | null): void {
    if (this.newKey && frame.seat >= 0) this.sitDown(frame.seat);
    if (this.mine.length === 1 && !this.isWatching) this.looking = frame.seat;
    const continues = before?.seat === frame.seat && frame.seq >= before.seq;
    if (continues && before) this.notice = null;
    this.mark(frame, continues ? before : null);
    const news = frame.log.filter((line) => line.seq > (before?.seq ?? -1));
    this.isPending = false;
    const was = before?.actors.includes(frame.seat);
    void this.stage.show(frame, continues);
    this.course = [...this.course.filter((it) => it.seq < frame.seq), { seq: frame.seq, points: frame.scene.panels.map((panel) => panel.points) }];
    if (before) this.announce(frame, news, Boolean(was));
    if (frame.over !== this.isOver) {
      this.isOver = frame.over;
      if (!this.isWatching && this.mine.length) rememberTable(this.id, { over: frame.over });
      if (before) blip("over");
    }
  }

  private sitDown(seat: number): void {
    this.keys[seat] = this.newKey;
    this.newKey = "";
    this.mine = Object.keys(this.keys).map(Number);
    if (this.mine.length > 1) this.looking = null;
    rememberTable(this.id, { game: this.about?.game ?? "", keys: { ...this.keys } });
    // The key is a secret: once it is kept here it need not stand in the address bar.
    if (isKept(this.id)) replace(`#/table/${this.id}`);
  }

  /** Marks what others did. After one's own pick only what changed in front of others counts. */
  private mark(frame: Frame, before: Frame | null): void {
    if (!before) {
      this.stage.recent = new Set();
      return;
    }
    const zones = new Map(frame.scene.zones.map((zone) => [zone.id, zone]));
    const zoneOf = new Map(frame.scene.sprites.map((sprite) => [sprite.id, zones.get(sprite.zone)]));
    const changed = changedIds(before.scene, frame.scene).filter((id) => {
      const zone = zoneOf.get(id);
      if (!zone || zone.look === "hand") return false;
      return !this.isPending || (zone.seat >= 0 && zone.seat !== frame.seat);
    });
    if (changed.length > 60) return;
    const old = this.isPending ? [] : this.stage.recent;
    this.stage.recent = new Set([...old, ...changed]);
  }

  private announce(frame: Frame, news: LogLine[], wasActor: boolean): void {
    const told = news.filter((line) => line.seat !== frame.seat).map((line) => this.stage.say(line.message));
    const isActor = frame.actors.includes(frame.seat);
    const parts = told.slice(-4);
    if (frame.over) parts.push(this.result(frame));
    else if (isActor) parts.push(this.stage.say(frame.scene.choices.prompt));
    this.announcement = parts.join(" ");
    if (isActor && !wasActor) blip("turn");
    else if (told.length) blip("other");
  }

  result(frame: Frame): string {
    const best = Math.max(...(frame.outcome ?? [0]));
    const winners = (frame.outcome ?? []).flatMap((share, seat) => (share === best ? [seat] : []));
    const names = winners.map((seat) => this.stage.seatName(seat));
    if (names.length === 1) return t("result-winner", { seat: names[0] ?? "" });
    return t("result-shared", { seats: new Intl.ListFormat(document.documentElement.lang).format(names) });
  }

  // --- what the person does ------------------------------------------------------------------------------------------

  /** The seat that is to take over the device; null: nobody needs to. */
  get handover(): number | null {
    const frame = this.stage.frame;
    if (!frame || this.mine.length < 2 || frame.over) return null;
    const owing = this.mine.filter((seat) => frame.actors.includes(seat));
    if (this.looking !== null && (owing.includes(this.looking) || !owing.length)) return null;
    return owing[0] ?? this.mine[0] ?? null;
  }

  takeOver(seat: number): void {
    this.looking = seat;
    if (this.stage.frame?.seat !== seat) this.connection?.send({ do: "look", seat });
  }

  /** Between "I am …" and the frame for that seat the old one must not be seen. */
  get isHidden(): boolean {
    return this.mine.length > 1 && !this.stage.frame?.over && this.stage.frame?.seat !== this.looking;
  }

  get isMyTurn(): boolean {
    const frame = this.stage.frame;
    return Boolean(frame && frame.seat >= 0 && frame.actors.includes(frame.seat));
  }

  private async ask(what: object, isMove = false): Promise<Record<string, any> | null> {
    const seat = this.stage.frame?.seat ?? 0;
    try {
      if (!this.connection) throw new Refusal("lost", { id: "web-lost" });
      return await this.connection.request({ seat, ...what }, isMove);
    } catch (problem) {
      if (problem instanceof Refusal) this.notice = problem.words;
      this.stage.busy = false;
      this.isPending = false;
      return null;
    }
  }

  private async pick(option: Choice): Promise<void> {
    this.stage.busy = true;
    this.isPending = true;
    this.notice = null;
    blip("pick");
    await this.ask({ do: "pick", seq: this.stage.frame?.seq ?? 0, code: option.move.code }, true);
  }

  async undo(): Promise<void> {
    if (!this.stage.frame?.can_undo) return void (this.notice = { id: "web-nothing-to-undo" });
    this.stage.selected = null;
    this.isPending = true;
    await this.ask({ do: "undo" }, true);
  }

  async hint(): Promise<void> {
    if (!this.isMyTurn || this.isThinking) return;
    this.isThinking = true;
    const seq = this.stage.frame?.seq;
    const answer = await this.ask({ do: "hint" });
    this.isThinking = false;
    if (!answer || this.stage.frame?.seq !== seq) return;
    const moves = (answer.moves as { code: number; share: number }[]).slice(0, 3);
    this.stage.hints = new Map(moves.map((move) => [move.code, move.share]));
    const options = this.stage.frame?.scene.choices.options ?? [];
    const words = moves.flatMap((move) => options.find((option) => option.move.code === move.code) ?? []);
    this.stage.reveal(words.map((option) => option.target));
    this.announcement = words.map((option) => this.stage.optionWords(option)).join(". ");
  }

  private async why(target: string): Promise<Message | null> {
    const answer = await this.ask({ do: "why", target });
    return (answer?.message as Message | undefined) ?? null;
  }

  rename(name: string): void {
    this.connection?.send({ do: "name", seat: this.stage.frame?.seat ?? 0, name });
  }

  retry(): void {
    this.connection?.retryNow();
  }

  close(): void {
    this.line = "closed";
    this.connection?.close();
  }
}
