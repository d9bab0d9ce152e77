/**
 * What is on the screen of a table, a replay or a lesson: a frame, and what a person points at, has chosen or turned.
 * It knows nothing of the server; who owns it listens to `onpick` and `onwhy`.
 */

import { tick } from "svelte";
import type { Words } from "../lib/fluent";
import type { Drawing, Frame } from "../lib/frames";
import { seatNames } from "../lib/names";
import type { ChoiceInfo, Message, Sprite, Zone } from "../lib/protocol";
import { moveTime, settings } from "../lib/settings.svelte";
import { hasText, percent, t, tell, texts, wordId } from "../lib/texts.svelte";
import { capture, fly } from "./flight";
import { Painter } from "./paint";
import { type Pick, areCrowded, findPicks, findVariants, isShown, nearest, nextVariant } from "./picks";

export interface Info {
  sprite: Sprite;
  why: Message | null;
  /** Stays until closed; a tooltip goes when the pointer does. */
  pinned: boolean;
}

const NOTHING = { byTarget: new Map<string, Pick>(), buttons: [] as ChoiceInfo[] };

export class Stage {
  frame = $state.raw<Frame | null>(null);
  drawings = $state.raw<Drawing[]>([]);
  /** Targets of picks. */
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  selected = $state<string | null>(null);
  info = $state.raw<Info | null>(null);
  /** Things others have changed since the last decision here. */
  recent = $state.raw<ReadonlySet<string>>(new Set());
  /** Things a lesson points at. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  hints = $state.raw<ReadonlyMap<number, number>>(new Map());
  busy = $state(false);
  /** Somebody else decides for this seat: nothing can be picked. */
  readonly isResting = $derived(Boolean(this.frame?.seats[this.frame.seat]?.away));
  /** The board that is looked at, and on small screens the hand or row. */
  front = $state("");
  strip = $state("");
  private wantedVariant = $state("");

  onpick: (option: ChoiceInfo) => void = () => undefined;
  onwhy: (target: string) => Promise<Message | null> = () => Promise.resolve(null);

  /** Where zones and sprites are on the page, for flights and focus. */
  readonly zoneNodes = new Map<string, SVGSVGElement>();
  readonly spriteNodes = new Map<string, SVGGElement>();

  // As text, because a list with the same names is another list: everything that is said would be said again.
  private readonly namesAsText = $derived(JSON.stringify(seatNames(this.frame?.seats ?? [])));
  readonly names = $derived(JSON.parse(this.namesAsText) as string[]);
  readonly painter = $derived.by(() => {
    void texts.language; // words on cards follow the language
    return new Painter(this.drawings, (words) => this.say(words));
  });
  readonly picks = $derived(this.frame && !this.isResting ? findPicks(this.frame.scene) : NOTHING);
  readonly zones = $derived(this.frame?.scene.zones ?? []);
  readonly boards = $derived(this.zones.filter((zone) => zone.look === "board"));
  readonly strips = $derived(this.zones.filter((zone) => zone.look !== "board"));
  readonly sprites = $derived.by(() => {
    const found = new Map<string, Sprite[]>(this.zones.map((zone) => [zone.id, []]));
    for (const sprite of this.frame?.scene.sprites ?? []) found.get(sprite.zone)?.push(sprite);
    for (const list of found.values()) list.sort((a, b) => a.layer - b.layer);
    return found;
  });
  private readonly pickList = $derived([...this.picks.byTarget.values()]);
  private readonly ghosts = $derived(this.pickList.filter((pick) => pick.isGhost).map((pick) => pick.sprite));
  readonly variants = $derived(findVariants(this.ghosts));
  readonly variant = $derived(
    this.variants.keys.includes(this.wantedVariant) ? this.wantedVariant : (this.variants.keys[0] ?? ""),
  );
  private readonly shownGhosts = $derived(this.ghosts.filter((ghost) => isShown(ghost, this.variants, this.variant)));
  readonly isCrowded = $derived(areCrowded(this.shownGhosts));
  /** So many things that may come would hide those that are there: then places are only marked. */
  readonly showsShapes = $derived(!this.isCrowded && this.shownGhosts.length <= 10);
  /** The pick that is looked at more closely. */
  readonly active = $derived(this.selected ?? this.hovered ?? this.focused);
  readonly activePick = $derived(this.active ? (this.picks.byTarget.get(this.active) ?? null) : null);

  // --- showing frames ------------------------------------------------------------------------------------------------

  /** Shows a frame; things move to their new places if it continues what was seen. */
  async show(frame: Frame, continues: boolean): Promise<void> {
    const time = moveTime();
    const before = continues && time && this.frame ? capture(this) : null;
    const place = this.rememberFocus();
    if (this.frame?.seat !== frame.seat) this.front = ""; // from another seat one's own board comes first
    if (this.frame?.scene.choices !== frame.scene.choices) {
      this.hints = new Map();
      this.busy = false; // before the answer comes: focus goes to what can be picked now
    }
    this.frame = frame;
    this.hovered = null;
    if (this.selected && !this.picks.byTarget.has(this.selected)) this.selected = null;
    if (this.focused && !this.picks.byTarget.has(this.focused)) this.letGo();
    if (this.info && !frame.scene.sprites.some((sprite) => sprite.id === this.info?.sprite.id)) this.info = null;
    this.chooseFront();
    await tick();
    if (before) fly(this, before, time);
    if (place) this.restoreFocus(place);
  }

  /** Boards with something to pick come to the front by themselves. */
  private chooseFront(): void {
    const boards = this.boards;
    const own = boards.find((zone) => zone.seat === this.frame?.seat) ?? boards.find((zone) => zone.seat < 0) ?? boards[0];
    if (!boards.some((zone) => zone.id === this.front)) this.front = own?.id ?? "";
    const zones = new Set(this.pickList.map((pick) => pick.sprite.zone));
    const wanted = boards.filter((zone) => zones.has(zone.id));
    if (wanted.length && !zones.has(this.front)) this.front = wanted[0]?.id ?? this.front;
  }

  /** Brings what things lie on into sight, in the variant they are; the first one counts most. A zone may be meant itself. */
  reveal(targets: string[]): void {
    const things = [...(this.frame?.scene.sprites ?? []), ...(this.frame?.scene.ghosts ?? [])];
    for (const target of [...targets].reverse()) {
      this.wantedVariant = this.variants.keyOf.get(target) ?? this.wantedVariant;
      const zone = things.find((thing) => thing.id === target)?.zone ?? target;
      if (this.boards.some((board) => board.id === zone)) this.front = zone ?? "";
      if (this.strips.some((strip) => strip.id === zone)) this.strip = zone ?? "";
    }
  }

  // --- words ---------------------------------------------------------------------------------------------------------

  say(words: Words): string {
    return typeof words === "string" ? words : tell(words, this.names);
  }

  seatName(seat: number): string {
    return this.names[seat] ?? "";
  }

  labelOf(sprite: Sprite): Message | null {
    return sprite.label ?? this.painter.drawings.get(sprite.art)?.label ?? null;
  }
  helpOf(sprite: Sprite): Message | null {
    return sprite.help ?? this.painter.drawings.get(sprite.art)?.help ?? null;
  }

  /** What an option would bring, in words. Numbers without a message are for programs. */
  previewWords(option: ChoiceInfo): string[] {
    const found: string[] = [];
    const add = (id: string, value: number, seat: number[]): void => {
      if (value && hasText(id)) found.push(tell(id, this.names, { value, seat }));
    };
    for (const [key, value] of Object.entries(option.preview ?? {})) add(wordId("preview", key), value, []);
    const everybody = Object.entries(option.everybody ?? {});
    for (const seat of this.names.keys()) {
      for (const [key, values] of everybody) add(wordId("preview", key, "of"), values[seat] ?? 0, [seat]);
    }
    return found;
  }

  optionWords(option: ChoiceInfo): string {
    const share = this.hints.get(option.code);
    const hint = share === undefined ? [] : [t("web-hint-share", { share: percent(share) })];
    return [this.say(option.label), ...this.previewWords(option), ...hint].join(", ");
  }

  /** The moves of a hint, the best first. */
  get hinted(): { option: ChoiceInfo; share: number }[] {
    const options = this.frame?.scene.choices.options ?? [];
    return [...this.hints].flatMap(([code, share]) => {
      const option = options.find((it) => it.code === code);
      return option ? [{ option, share }] : [];
    });
  }

  /** Shows what an option is about, as if it had been tapped once. */
  present(option: ChoiceInfo): void {
    this.reveal([option.target]);
    this.info = null;
    this.selected = this.picks.byTarget.has(option.target) ? option.target : null;
  }

  /** What is written on a place: its chance after a hint, otherwise what it brings. */
  badge(pick: Pick): string {
    const option = pick.options[0];
    const share = option && this.hints.get(option.code);
    if (share !== undefined) return percent(share);
    const points = option?.preview?.points ?? 0;
    return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "";
  }

  pickWords(pick: Pick): string {
    return pick.options.map((option) => this.optionWords(option)).join("; ");
  }

  // --- picking -------------------------------------------------------------------------------------------------------

  picksIn(zone: Zone): Pick[] {
    return this.pickList.filter((pick) => pick.sprite.zone === zone.id);
  }
  isShown(ghost: Sprite): boolean {
    return isShown(ghost, this.variants, this.variant);
  }

  /** A tap, a click or Enter on something that can be picked. */
  tap(pick: Pick, pointer: string): void {
    if (this.busy) return;
    this.info = null;
    const key = this.variants.keyOf.get(pick.target);
    if (key) this.wantedVariant = key;
    const asks = settings.confirm === "touch" && (pointer === "touch" || pick.options.some((option) => this.isFinal(option)));
    const isFirst = (settings.confirm === "always" || asks) && this.selected !== pick.target;
    if (pick.options.length > 1 || isFirst) this.selected = pick.target;
    else this.confirm(pick.options[0]);
  }

  /** Ends more than this one decision although something else could still be done: people are asked first. */
  isFinal(option: ChoiceInfo): boolean {
    const all = this.frame?.scene.choices.options ?? [];
    return Boolean(option.ends) && all.some((other) => !other.ends);
  }

  confirm(option: ChoiceInfo | undefined): void {
    if (!option || this.busy) return;
    this.selected = null;
    this.onpick(option);
  }

  cancel(): boolean {
    const something = Boolean(this.selected ?? this.info);
    this.selected = null;
    this.info = null;
    return something;
  }

  /** The next turn (or thing) for the place that is looked at. */
  turn(step = 1): void {
    const { keys } = this.variants;
    if (!keys.length) return;
    const from = this.activePick?.sprite;
    const hadFocus = this.focused !== null && document.activeElement instanceof SVGElement;
    const wasSelected = this.selected !== null;
    this.wantedVariant = nextVariant(this.variants, this.variant, step);
    const shown = this.ghosts.filter((ghost) => ghost.zone === from?.zone && this.isShown(ghost));
    const next = from ? nearest(shown, from) : null;
    if (!next) return;
    if (wasSelected) this.selected = next.id;
    else if (this.hovered) this.hovered = next.id;
    if (hadFocus) void tick().then(() => this.focus(next.id));
  }

  /** Somebody wonders why a thing cannot be picked. */
  async ask(sprite: Sprite): Promise<void> {
    this.selected = null;
    this.info = { sprite, why: null, pinned: true };
    const isAsked = (this.frame?.scene.choices.options.length ?? 0) > 0 && !this.picks.byTarget.has(sprite.id);
    if (!isAsked) return;
    const why = await this.onwhy(sprite.id);
    if (this.info?.sprite.id === sprite.id) this.info = { sprite, why, pinned: true };
  }

  // --- focus ---------------------------------------------------------------------------------------------------------

  node(target: string): SVGGElement | null {
    return this.spriteNodes.get(target) ?? null;
  }

  focus(target: string): void {
    this.node(target)?.closest<SVGGElement>("[data-target],[data-thing]")?.focus();
  }

  /** The pick in a zone that Tab reaches; arrow keys reach the others. */
  tabStop(zone: Zone): string | null {
    const picks = this.picksIn(zone).filter((pick) => !pick.isGhost || this.isShown(pick.sprite));
    return (picks.find((pick) => pick.target === this.focused) ?? picks[0])?.target ?? null;
  }

  private rememberFocus(): { target: string; isInside: boolean } | null {
    const at = document.activeElement;
    const inside = at?.closest("[data-target],[data-thing],[data-option]");
    if (!inside) return null;
    const target = inside.getAttribute("data-target") ?? inside.getAttribute("data-thing") ?? "";
    return { target, isInside: true };
  }

  /** What has the focus will go: taken from it while it is there, the page need not be laid out in the middle of changing. */
  private letGo(): void {
    this.focused = null;
    if (document.activeElement instanceof SVGElement) document.activeElement.blur();
  }

  /** Focus stays on the same thing; where that is gone, on what can be picked next, or on the prompt. */
  private restoreFocus(place: { target: string }): void {
    const at = document.activeElement;
    if (at && at !== document.body && document.contains(at) && at.closest("[data-target],[data-option]")) return;
    if (place.target && this.picks.byTarget.has(place.target)) this.focus(place.target);
    else if (this.pickList.some((pick) => this.node(pick.target))) {
      const first = this.pickList.find((pick) => this.node(pick.target) && (!pick.isGhost || this.isShown(pick.sprite)));
      if (first) this.focus(first.target);
    } else document.querySelector<HTMLElement>("[data-option], [data-prompt]")?.focus();
  }
}
