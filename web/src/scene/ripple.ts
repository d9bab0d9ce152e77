/**
 * Water shimmers: about once a second the ripples of all boards get a little fainter or clearer. An animation in the style
 * sheet would keep the page busy sixty times a second for the same sight.
 */

import type { Attachment } from "svelte/attachments";
import { moveTime } from "../lib/settings.svelte";

const STRENGTHS = [1, 0.85, 0.65, 0.5, 0.65, 0.85];
const EVERY = 900;

const boards = new Set<SVGSVGElement>();
let timer = 0;
let phase = 0;

function shimmer(): void {
  if (document.hidden) return;
  phase = moveTime() ? (phase + 1) % STRENGTHS.length : 0;
  for (const board of boards) board.style.setProperty("--ripple", String(STRENGTHS[phase]));
}

export const rippling: Attachment<SVGSVGElement> = (node) => {
  boards.add(node);
  timer ||= window.setInterval(shimmer, EVERY);
  return () => {
    boards.delete(node);
    if (boards.size) return;
    clearInterval(timer);
    timer = 0;
  };
};
