/** The service worker keeps what can be read without the server, and brings newer clients. Some browsers have none, no
 * browser has one without a safe connection, and in development it would keep old files. */

import { reach } from "./reach.svelte";

const workers = import.meta.env.PROD && "serviceWorker" in navigator ? navigator.serviceWorker : null;

let hasAsked = false;
let wasLost = false;
let isOld = $state(false);

export const client = {
  /** Another one has come, from a server that was gone for a while. */
  get isOld(): boolean {
    return isOld;
  },
};

export function beginKeeping(): void {
  addEventListener("load", () => void workers?.register("/sw.js").catch(() => undefined));
  // A page that came from the server is as new as the server. One that came from the worker, or has outlived a server, may not be.
  workers?.addEventListener("controllerchange", () => (isOld ||= wasLost));
}

/** When the page has come to rest: rules and lessons, once a visit. */
export function keepGuides(): void {
  if (hasAsked) return;
  hasAsked = true;
  void workers?.ready.then(({ active }) => whenIdle(() => active?.postMessage("keep")));
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work); // Safari
}

/** Whether all rules and lessons are here; the lessons come last. */
export async function hasGuides(games: string[]): Promise<boolean> {
  if (!("caches" in window)) return false;
  const found = await Promise.all(games.map((game) => caches.match(`/api/lessons/${game}`)));
  return found.every(Boolean);
}

/** A server that is there again may have a newer client. */
export function lookForNewer(): void {
  if (reach.isLost) wasLost = true;
  else if (wasLost) void workers?.getRegistration().then((found) => found?.update()).catch(() => undefined);
}
