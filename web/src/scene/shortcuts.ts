/** Keys at a table. Arrow keys go from pick to pick by where they are on the screen; with Shift to everything. */

import { isDirection, nextInDirection } from "./keys";
import type { Stage } from "./stage.svelte";

export interface Actions {
  undo?: () => void;
  hint?: () => void;
  help?: () => void;
  log?: () => void;
  chat?: () => void;
}

function centreOf(node: Element): { x: number; y: number; node: Element } {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, node };
}

/** True if the key was one of ours. */
export function arrow(event: KeyboardEvent): boolean {
  if (!isDirection(event.key) || event.altKey || event.ctrlKey || event.metaKey) return false;
  const at = document.activeElement;
  const isTyping = at?.matches("input, select, textarea, [role=tab]");
  const isOnTable = at?.closest("svg[data-zone], [data-option]");
  if (isTyping || (at && at !== document.body && !isOnTable && !at.matches("[data-prompt]"))) return false;
  const wanted = event.shiftKey ? "[data-target], [data-option], [data-thing]" : "[data-target], [data-option]";
  const all = [...document.querySelectorAll(wanted)].filter((node) => node.getClientRects().length).map(centreOf);
  const here = isOnTable && at ? centreOf(at) : null;
  const zone = at?.closest("svg[data-zone]");
  const others = all.filter((other) => other.node !== at);
  const next = here
    ? (nextInDirection(here, others.filter((other) => other.node.closest("svg[data-zone]") === zone), event.key) ??
      nextInDirection(here, others, event.key))
    : (others[0] ?? null);
  (next?.node as HTMLElement | SVGElement | undefined)?.focus();
  return next !== null;
}

export function shortcuts(stage: Stage, actions: Actions): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (arrow(event)) return event.preventDefault();
    if (event.target instanceof Element && event.target.matches("input, select, textarea")) return;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === "z") return run(event, actions.undo);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "r") run(event, () => stage.turn(event.shiftKey ? -1 : 1));
    else if (key === "u") run(event, actions.undo);
    else if (key === "h") run(event, actions.hint);
    else if (key === "l") run(event, actions.log);
    else if (key === "c") run(event, actions.chat);
    else if (key === "?") run(event, actions.help);
    else if (key === "escape") stage.cancel();
  };
}

function run(event: KeyboardEvent, action: (() => void) | undefined): void {
  if (!action) return;
  event.preventDefault();
  action();
}
