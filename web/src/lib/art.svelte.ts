/** All symbols, put into the page once: `<use>` finds them there, and they take the colours of the theme. */

let isLoaded = $state(false);
export const art = {
  get ready(): boolean {
    return isLoaded;
  },
};

export async function loadArt(): Promise<void> {
  const answer = await fetch("/art.svg");
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  root.setAttribute("aria-hidden", "true");
  root.setAttribute("width", "0");
  root.setAttribute("height", "0");
  root.style.position = "absolute";
  for (const symbol of page.querySelectorAll("symbol")) root.append(document.importNode(symbol, true));
  document.body.append(root);
  isLoaded = true;
}

/** A symbol's own shape, for pictures that are not square. */
export function symbolBox(name: string): string | null {
  return isLoaded ? (document.getElementById(name)?.getAttribute("viewBox") ?? null) : null;
}
