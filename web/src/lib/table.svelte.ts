/** A table one sits at or watches: the connection, whose eyes look at it, and what is to be said aloud. */

import { Stage } from "../scene/stage.svelte";
import { notify } from "./attention.svelte";
import { Connection, type ConnectionState } from "./connection";
import { type Frame, changedIds, mergeUpdate, readFrame } from "./frames";
import { list } from "./names";
import type { AnyMessage, ChatLine, ChoiceInfo, LogLine, Message, RematchWish, TableInfo } from "./protocol";
import { replace } from "./router.svelte";
import { Refusal, enterTable, getDrawings, getTable, isReady, playAgain, sitDown } from "./server";
import { settings } from "./settings.svelte";
import { blip } from "./sound";
import { dropLinks, note, notesOf } from "./tables.svelte";
import { Talk } from "./talk.svelte";
import { t } from "./texts.svelte";

const LOOK_AGAIN = 2000;
/** The server gave us a seat, but the browser did not keep it. */
const NO_COOKIE = new Refusal("no-cookie", { id: "web-no-cookie" });

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

export class Table {
  readonly stage = new Stage();
  readonly talk: Talk;
  about = $state.raw<TableInfo | null>(null);
  connectionState = $state<ConnectionState>("connecting");
  /** Why there is no table: it is unknown, full, not open … */
  refusal = $state.raw<Refusal | null>(null);
  /** Something that is over by itself: no connection, or a server that cannot save. */
  trouble = $state.raw<Message | null>(null);
  /** Something to be told in passing. */
  notice = $state.raw<Message | null>(null);
  announcement = $state("");
  isThinking = $state(false);
  /** Whose hidden things may be on the screen; null: nobody has said "I am …" yet. */
  looking = $state<number | null>(null);
  /** Points after every move that was seen here, for the chart at the end. */
  pointsByMove = $state.raw<{ seq: number; points: number[] }[]>([]);

  private connection: Connection | null = null;
  private entered: number[] = [];
  private isPending = false;
  private isOver = false;

  /** `key` opens a seat, `watchKey` lets spectators in. */
  constructor(
    readonly id: string,
    private readonly key: string,
    readonly watchKey: string,
  ) {
    this.talk = new Talk(id, () => this.mine, (message) => this.request(message));
    this.stage.onpick = (option) => void this.pick(option);
    this.stage.onwhy = (target) => this.why(target);
    void this.open();
  }

  // --- coming --------------------------------------------------------------------------------------------------------

  private async open(): Promise<void> {
    try {
      this.about = await getTable(this.id);
      this.stage.drawings = await getDrawings(this.id);
      if (this.key) await this.enter();
    } catch (problem) {
      return this.cannotOpen(problem as Refusal);
    }
    if (this.connectionState === "closed") return;
    if (!notesOf(this.id).seal && this.about.seal) note(this.id, { seal: this.about.seal });
    this.connect();
  }

  /** The key of a link is a secret: once the cookie has its seat, it need not stand in the address bar. */
  private async enter(): Promise<void> {
    this.entered = await enterTable(this.id, [this.key]);
    replace(`#/table/${this.id}`);
  }

  /** If that may be over in a while, the page tries again by itself. */
  private async cannotOpen(problem: Refusal): Promise<void> {
    if (!problem.isPassing) return void (this.refusal = problem);
    if (this.connectionState === "closed") return;
    this.connectionState = "lost";
    this.trouble = problem.code === "unreachable" ? { id: "web-no-connection" } : problem.words;
    await pause(LOOK_AGAIN);
    if ((this.connectionState as ConnectionState) !== "closed") await this.open();
  }

  private connect(): void {
    this.connection = new Connection({
      hello: () => this.hello(),
      receive: (message) => this.receive(message),
      change: (state, trouble) => this.changeConnection(state, trouble),
      turnedAway: (problem) => (this.refusal = this.entered.length ? NO_COOKIE : problem),
    });
  }

  private hello(): object {
    const known = this.stage.frame;
    const watch = this.watchKey || notesOf(this.id).watch || null;
    return { do: "hello", table: this.id, keys: [], watch, since: known?.version ?? null, lines: known?.log.length ?? 0 };
  }

  private changeConnection(state: ConnectionState, trouble: Message | null): void {
    this.connectionState = state;
    if (state === "lost") this.trouble = trouble ?? { id: "web-no-connection" };
    if (state !== "open") return;
    this.trouble = null;
    if (this.notice?.id === "web-lost") this.notice = null;
    void this.talk.save();
  }

  /** A free seat. The connection has to be opened anew: the old one does not know the cookie. */
  async sitDown(): Promise<void> {
    try {
      await sitDown(this.id, settings.name);
      replace(`#/table/${this.id}`);
      this.connection?.close();
      this.connect();
    } catch (problem) {
      this.notice = (problem as Refusal).words;
    }
  }

  // --- what the server says ------------------------------------------------------------------------------------------

  private receive(message: AnyMessage): void {
    const before = this.stage.frame;
    if (message.type === "frame") this.takeWhole(readFrame(message, before?.log), before);
    else if (message.type === "update" && before) this.take(mergeUpdate(before, message), before);
    else if (message.type === "chat") this.hear(this.talk.receive(message.lines, message.whole), message.whole);
    else if (message.type === "note") this.talk.receiveNote(message.seat, message.words);
    else if (message.type === "refused") this.refuse(new Refusal(message.code, message.message));
  }

  private refuse(problem: Refusal): void {
    if (problem.code === "store") void this.awaitStore(problem.words);
    else this.notice = problem.words;
  }

  /** The server cannot save now. The message goes by itself when it can again. */
  private async awaitStore(words: Message): Promise<void> {
    if (this.trouble) return;
    this.trouble = words;
    do await pause(LOOK_AGAIN);
    while (this.trouble === words && !(await isReady()));
    if (this.trouble !== words) return;
    this.trouble = null;
    this.notice = { id: "web-saving-again" };
  }

  /** After a reconnection the server shows the first of several seats. */
  private takeWhole(frame: Frame, before: Frame | null): void {
    this.take(frame, before);
    if (this.isHidden && this.looking !== null) this.takeOver(this.looking);
  }

  private take(frame: Frame, before: Frame | null): void {
    if (frame.yours.length === 1) this.looking = frame.seat;
    else if (this.looking !== null && !frame.yours.includes(this.looking)) this.looking = null;
    const continues = before?.seat === frame.seat && frame.seq >= before.seq;
    if (continues && before.version !== frame.version) this.notice = null;
    this.mark(frame, continues ? before : null);
    void this.stage.show(frame, continues);
    this.pointsByMove = [...this.pointsByMove.filter((it) => it.seq < frame.seq), { seq: frame.seq, points: frame.scene.panels.map((panel) => panel.points) }];
    dropLinks(this.id, frame.seats.flatMap((seat, at) => (seat.here ? [at] : [])));
    this.greet(frame);
    if (before?.seat === frame.seat && !this.isHidden) this.announce(frame, before);
    else this.announcement = "";
    this.end(frame, before);
  }

  /** Who came by a link brings a name along. */
  private greet(frame: Frame): void {
    const [seat] = this.entered;
    this.entered = [];
    if (seat === undefined) return;
    if (!frame.yours.includes(seat)) this.notice = NO_COOKIE.words;
    else if (!frame.seats[seat]?.name && settings.name) this.rename(settings.name, seat);
  }

  private end(frame: Frame, before: Frame | null): void {
    if (frame.over === this.isOver) return;
    this.isOver = frame.over;
    if (before) blip("over");
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

  // --- what is said aloud --------------------------------------------------------------------------------------------

  private announce(frame: Frame, before: Frame): void {
    const news = frame.log.filter((line) => line.seq > before.seq);
    const parts = this.tellOthers(news, frame.seat);
    if (frame.seq < before.seq) parts.push(t("web-taken-back"));
    if (frame.ask && !before.ask) parts.push(this.asking(frame));
    if (frame.over) parts.push(this.result(frame));
    else if (this.isMyTurn && frame.scene.choices !== before.scene.choices) parts.push(this.stage.say(frame.scene.choices.prompt));
    this.announcement = this.handover === null ? parts.join(" ") : ""; // the next one must not hear it
    this.call(frame, before, news.length > 0);
  }

  private tellOthers(news: LogLine[], seat: number): string[] {
    return news.filter((line) => line.seat !== seat).map((line) => this.stage.say(line.message)).slice(-4);
  }

  /** Sounds, and a word to somebody who looks elsewhere. */
  private call(frame: Frame, before: Frame, isNews: boolean): void {
    const owes = (it: Frame): boolean => it.actors.some((seat) => this.mine.includes(seat) && !it.seats[seat]?.away);
    if (owes(frame) && !owes(before)) {
      blip("turn");
      const game = this.about ? t(`game-${this.about.game}`) : t("web-table");
      void notify(t("web-your-turn-at", { game }), this.announcement, this.id);
    } else if (isNews) blip("other");
  }

  private hear(news: ChatLine[], isWhole: boolean): void {
    const last = news.at(-1);
    if (!last || isWhole) return;
    this.announcement = t("web-said", { name: this.speaker(last), words: last.words });
    blip("other");
  }

  speaker(line: ChatLine): string {
    return line.seat < 0 ? (line.name ?? t("web-spectator")) : this.stage.seatName(line.seat);
  }

  asking(frame: Frame): string {
    return frame.ask ? t("web-asks-back", { name: this.stage.seatName(frame.ask.seat) }) : "";
  }

  result(frame: Frame): string {
    const best = Math.max(...(frame.outcome ?? [0]));
    const winners = (frame.outcome ?? []).flatMap((share, seat) => (share === best ? [seat] : []));
    const names = winners.map((seat) => this.stage.seatName(seat));
    return names.length === 1 ? t("result-winner", { seat: names[0] ?? "" }) : t("result-shared", { seats: list(names) });
  }

  // --- who looks -----------------------------------------------------------------------------------------------------

  /** Seats played on this device. */
  get mine(): number[] {
    return this.stage.frame?.yours ?? [];
  }
  get isWatching(): boolean {
    return !this.mine.length;
  }
  private isAway(seat: number): boolean {
    return Boolean(this.stage.frame?.seats[seat]?.away);
  }

  /** The seat that is to take over the device; null: nobody needs to. */
  get handover(): number | null {
    const frame = this.stage.frame;
    if (!frame || this.mine.length < 2 || frame.over) return null;
    const owing = this.mine.filter((seat) => frame.actors.includes(seat) && !this.isAway(seat));
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

  /** The seat that is looked from owes a decision. */
  get isMyTurn(): boolean {
    const frame = this.stage.frame;
    return Boolean(frame && frame.seat >= 0 && frame.actors.includes(frame.seat) && !this.isAway(frame.seat));
  }

  // --- what the person does ------------------------------------------------------------------------------------------

  private request(what: object): Promise<AnyMessage> {
    if (!this.connection) return Promise.reject(new Refusal("lost", { id: "web-lost" }));
    return this.connection.request({ seat: this.stage.frame?.seat ?? 0, ...what });
  }

  private async ask(what: object): Promise<AnyMessage | null> {
    try {
      return await this.request(what);
    } catch (problem) {
      this.refuse(problem as Refusal);
      return null;
    }
  }

  /** Something that changes the table by one's own hand; until it is done, or refused, nothing else can be picked. */
  private async act(what: object): Promise<void> {
    this.stage.busy = this.isPending = true;
    this.notice = null;
    await this.ask(what);
    this.stage.busy = this.isPending = false;
  }

  private async pick(option: ChoiceInfo): Promise<void> {
    blip("pick");
    await this.act({ do: "pick", version: this.stage.frame?.version ?? 0, code: option.code });
  }

  /** One's last pick, of which nobody knows; otherwise the others are asked for the whole turn. */
  async undo(): Promise<void> {
    const frame = this.stage.frame;
    if (!frame || frame.over || !frame.seq || this.isWatching) return void (this.notice = { id: "web-nothing-to-undo" });
    this.stage.selected = null;
    await this.act({ do: frame.can_undo ? "undo" : "ask-back" });
  }

  /** Somebody else's wish to have a turn back; `seat` answers. */
  answer(agrees: boolean, seat: number): void {
    void this.ask({ do: agrees ? "agree" : "decline", seat });
  }

  leave(): void {
    void this.ask({ do: "leave" });
  }
  comeBack(): void {
    void this.ask({ do: "return" });
  }
  resign(): void {
    void this.ask({ do: "resign" });
  }

  /** The same people at a new table; its name. */
  async playAgain(wish: RematchWish): Promise<string> {
    const next = await playAgain(this.id, wish);
    note(next, { watch: notesOf(this.id).watch });
    return next;
  }

  async hint(): Promise<void> {
    if (!this.isMyTurn || this.isThinking) return;
    this.isThinking = true;
    const choices = this.stage.frame?.scene.choices;
    const answer = await this.ask({ do: "hint" });
    this.isThinking = false;
    if (answer?.type !== "hint" || this.stage.frame?.scene.choices !== choices) return;
    const moves = answer.moves.slice(0, 3);
    this.stage.hints = new Map(moves.map((move) => [move.code, move.share]));
    const options = this.stage.frame?.scene.choices.options ?? [];
    const words = moves.flatMap((move) => options.find((option) => option.code === move.code) ?? []);
    this.stage.reveal(words.map((option) => option.target));
    this.announcement = words.map((option) => this.stage.optionWords(option)).join(". ");
  }

  private async why(target: string): Promise<Message | null> {
    const answer = await this.ask({ do: "why", target });
    return answer?.type === "why" ? answer.message : null;
  }

  rename(name: string, seat = this.stage.frame?.seat ?? 0): void {
    void this.ask({ do: "name", seat, name });
  }

  retry(): void {
    this.connection?.retryNow();
  }

  close(): void {
    void this.talk.save();
    this.connectionState = "closed";
    this.connection?.close();
  }
}
