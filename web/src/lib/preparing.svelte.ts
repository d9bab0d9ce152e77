/** Which games the server is still compiling; asked for until there are none. */

import { Polled } from "./polled.svelte";
import type { Preparing } from "./protocol";
import { getPreparing } from "./server";

const asked = new Polled<Preparing[]>(getPreparing, 2000, (games) => !games.length);

export const preparing = {
  get games(): Preparing[] {
    return asked.value ?? [];
  },
  /** Everything is ready, and known to be. */
  get isOver(): boolean {
    return asked.isOver;
  },
  of(game: string | undefined): Preparing | undefined {
    return asked.value?.find((it) => it.game === game);
  },
  /** As long as somebody looks; what it returns ends it. */
  run: (): (() => void) => asked.run(),
};
