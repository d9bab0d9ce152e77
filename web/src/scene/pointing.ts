/** Mouse, pen and fingers on a zone: hovering, tapping, holding, panning, pinching, the wheel. */

import type { Attachment } from "svelte/attachments";
import type { Sprite, Zone } from "../lib/protocol";
import { type Camera, zoomAt } from "./camera";
import { type Pick, type Point, pickAt, thingAt } from "./picks";
import type { Stage } from "./stage.svelte";

interface Context {
  readonly stage: Stage;
  readonly zone: Zone;
  /** Units of the zone in a pixel. */
  readonly unit: number;
  /** Null: cannot be zoomed. */
  readonly camera: Camera | null;
  look(camera: Camera, held: boolean): void;
}

const FINGER = 22; // half of 44 pixels
const DRAG = 7;
const HOLD = 480;
const LINGER = 420;

export function pointing(context: Context): Attachment<SVGSVGElement> {
  return (node) => {
    const down = new Map<number, { x: number; y: number }>();
    let start: { x: number; y: number } | null = null;
    let isDragging = false;
    let wasHeld = false;
    let holdTimer = 0;
    let lingerTimer = 0;

    const at = (event: { clientX: number; clientY: number }): Point => {
      const matrix = node.getScreenCTM()?.inverse();
      return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    };
    const pickUnder = (point: Point, reach: number): Pick | null => {
      const { stage, zone, unit } = context;
      return pickAt(stage.picksIn(zone), stage.variants, stage.variant, point, reach * unit);
    };
    const thingUnder = (point: Point): Sprite | null => {
      const { stage, zone } = context;
      return thingAt(stage.sprites.get(zone.id) ?? [], (sprite) => stage.labelOf(sprite) !== null, point);
    };

    function leave(): void {
      clearTimeout(lingerTimer);
      const { stage } = context;
      stage.hovered = null;
      if (stage.info && !stage.info.pinned) stage.info = null;
    }

    function hover(event: PointerEvent): void {
      const { stage } = context;
      const point = at(event);
      const pick = pickUnder(point, 10);
      stage.hovered = pick?.target ?? null;
      node.style.cursor = pick ? "pointer" : "";
      const thing = pick && !pick.isGhost ? pick.sprite : pick ? null : thingUnder(point);
      if (stage.info?.pinned) return;
      if (stage.info && stage.info.sprite.id === thing?.id) return;
      stage.info = null;
      clearTimeout(lingerTimer);
      if (thing) lingerTimer = window.setTimeout(() => (stage.info = { sprite: thing, why: null, pinned: false }), LINGER);
    }

    function press(event: PointerEvent): void {
      if (event.button !== 0) return;
      clearTimeout(lingerTimer);
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      isDragging = down.size > 1;
      wasHeld = false;
      start = { x: event.clientX, y: event.clientY };
      clearTimeout(holdTimer);
      if (event.pointerType !== "mouse" && down.size === 1) {
        holdTimer = window.setTimeout(() => {
          const thing = thingUnder(at(event));
          if (!thing || isDragging) return;
          wasHeld = true;
          void context.stage.ask(thing);
        }, HOLD);
      }
    }

    function move(event: PointerEvent): void {
      const last = down.get(event.pointerId);
      if (!last) {
        if (event.pointerType === "mouse") hover(event);
        return;
      }
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAG && !isDragging) {
        isDragging = true;
        clearTimeout(holdTimer);
        if (context.camera) node.setPointerCapture(event.pointerId);
      }
      if (isDragging && context.camera) drag(event, last, context.camera);
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function drag(event: PointerEvent, last: { x: number; y: number }, camera: Camera): void {
      const { unit } = context;
      const other = [...down.entries()].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) {
        const x = camera.x - (event.clientX - last.x) * unit;
        const y = camera.y - (event.clientY - last.y) * unit;
        context.look({ ...camera, x, y }, true);
        return;
      }
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before < 1) return;
      const middle = at({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
      context.look(zoomAt(camera, middle, now / before), true);
    }

    function release(event: PointerEvent): void {
      clearTimeout(holdTimer);
      const wasDown = down.delete(event.pointerId);
      if (!wasDown || isDragging || wasHeld || event.type === "pointercancel") return;
      const { stage } = context;
      const point = at(event);
      const pick = pickUnder(point, event.pointerType === "mouse" ? 10 : FINGER);
      if (pick) return stage.tap(pick, event.pointerType);
      const thing = thingUnder(point);
      if (thing && stage.info?.pinned && stage.info.sprite.id === thing.id) stage.cancel();
      else if (thing) void stage.ask(thing);
      else stage.cancel();
    }

    /** Screen readers click without a pointer. */
    function click(event: MouseEvent): void {
      if (event.detail !== 0) return;
      activate(event.target);
    }
    function activate(where: EventTarget | null): void {
      const { stage } = context;
      const inside = where instanceof Element ? where.closest("[data-target],[data-thing]") : null;
      const pick = stage.picks.byTarget.get(inside?.getAttribute("data-target") ?? "");
      if (pick) return stage.tap(pick, "keyboard");
      const thing = stage.frame?.scene.sprites.find((sprite) => sprite.id === inside?.getAttribute("data-thing"));
      if (thing) void stage.ask(thing);
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      activate(event.target);
    }

    function focusIn(event: FocusEvent): void {
      const { stage } = context;
      const inside = event.target instanceof Element ? event.target.closest("[data-target],[data-thing]") : null;
      stage.focused = inside?.getAttribute("data-target") ?? null;
      if (!inside?.matches(":focus-visible")) return;
      const id = inside.getAttribute("data-thing") ?? stage.focused;
      const sprite = stage.frame?.scene.sprites.find((it) => it.id === id);
      clearTimeout(lingerTimer);
      if (!sprite) return;
      // Going through the picks with the arrow keys must not hide the board under words.
      lingerTimer = window.setTimeout(() => {
        if (document.activeElement === inside) stage.info = { sprite, why: null, pinned: false };
      }, 2 * LINGER);
    }
    // Browsers also tell this while a thing is being taken off the page, when nothing may be changed yet.
    function focusOut(event: FocusEvent): void {
      const left = event.target instanceof Element ? event.target.getAttribute("data-target") : null;
      queueMicrotask(() => {
        const { stage } = context;
        if (document.activeElement?.getAttribute("data-target") !== stage.focused && stage.focused === left) stage.focused = null;
        if (stage.info && !stage.info.pinned && stage.focused === null) stage.info = null;
      });
    }

    function wheel(event: WheelEvent): void {
      const { stage, camera } = context;
      const turns = stage.variants.keys.length > 0 && stage.activePick?.isGhost && !event.ctrlKey && !event.shiftKey;
      if (!turns && !camera) return;
      event.preventDefault();
      if (turns) turnBy(event.deltaY);
      else if (camera) context.look(zoomAt(camera, at(event), Math.exp(-0.0015 * event.deltaY)), true);
    }
    // One notch of a wheel is one turn; touchpads send many small steps.
    let rolled = 0;
    let turnedAt = 0;
    function turnBy(delta: number): void {
      rolled += delta;
      if (Math.abs(rolled) < 40 || performance.now() - turnedAt < 140) return;
      context.stage.turn(Math.sign(rolled));
      rolled = 0;
      turnedAt = performance.now();
    }

    const listeners: [string, (event: any) => void][] = [
      ["pointerdown", press],
      ["pointermove", move],
      ["pointerup", release],
      ["pointercancel", release],
      ["pointerleave", leave],
      ["click", click],
      ["keydown", key],
      ["focusin", focusIn],
      ["focusout", focusOut],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("contextmenu", (event) => wasHeld && event.preventDefault());
    return () => {
      clearTimeout(holdTimer);
      clearTimeout(lingerTimer);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      node.removeEventListener("wheel", wheel);
    };
  };
}
