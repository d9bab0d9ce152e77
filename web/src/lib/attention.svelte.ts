/** What tells somebody who looks elsewhere that it is their turn: the title of the page, and a notification. */

import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

let own = $state("");

export const headline = {
  get words(): string {
    return own || t("web-title");
  },
  /** "": the usual one. */
  set words(next: string) {
    own = next;
  },
};

export type Permission = "granted" | "denied" | "default" | "impossible";

/** Browsers notify only on pages that came over a safe line. */
export function permission(): Permission {
  return "Notification" in window && isSecureContext ? Notification.permission : "impossible";
}

export async function askPermission(): Promise<Permission> {
  if (permission() === "default") await Notification.requestPermission();
  return permission();
}

/** Only while the page is out of sight; a newer one about the same table takes its place. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!settings.notify || !document.hidden || permission() !== "granted") return;
  const options = { body, tag: table, icon: "/icon-192.png", data: location.href };
  try {
    // Phones allow it to the service worker only.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (worker) return await worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    /* a browser that would rather not */
  }
}
