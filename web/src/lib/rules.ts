/** The rules page: a table of contents from its headings, and search that marks what it finds. Works on the page's nodes. */

export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** The page's own title stands in the bar; what is below it moves up, so that no level is left out. */
export function levelled(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  page.querySelector("h1")?.remove();
  const levels = [...page.querySelectorAll("h2, h3, h4, h5")].map((node) => Number(node.tagName[1]));
  const up = Math.min(...levels) - 2;
  for (const node of up > 0 ? page.querySelectorAll("h3, h4, h5") : []) {
    const next = page.createElement(`h${Number(node.tagName[1]) - up}`);
    next.id = node.id;
    next.append(...node.childNodes);
    node.replaceWith(next);
  }
  // Corners of tables are no headings.
  for (const node of page.querySelectorAll("th")) if (!node.textContent?.trim()) node.replaceWith(page.createElement("td"));
  // Tables scroll on small screens, so they have to be reachable with the keyboard.
  for (const node of page.querySelectorAll("table")) node.tabIndex = 0;
  return page.head.innerHTML + page.body.innerHTML; // a style before the first element belongs to the head
}

export function headings(root: HTMLElement): Heading[] {
  return [...root.querySelectorAll<HTMLElement>("h2, h3")].map((node, at) => {
    node.id ||= `rule-${at}`;
    return { id: node.id, text: node.textContent ?? "", level: node.tagName === "H2" ? 2 : 3 };
  });
}

export function unmark(root: HTMLElement): void {
  for (const mark of root.querySelectorAll("mark")) mark.replaceWith(mark.textContent ?? "");
  root.normalize();
}

/** Marks every place where the words stand and returns them in order. */
export function mark(root: HTMLElement, wanted: string): HTMLElement[] {
  unmark(root);
  const needle = wanted.trim().toLocaleLowerCase();
  if (needle.length < 2) return [];
  // Pictures have words, too, but no place for marks.
  const filter = (node: Node): number =>
    node.parentElement?.closest("svg") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, filter);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const found: HTMLElement[] = [];
  for (const text of texts) {
    let rest = text;
    let at = rest.data.toLocaleLowerCase().indexOf(needle);
    while (at >= 0) {
      const hit = rest.splitText(at);
      rest = hit.splitText(needle.length);
      const node = document.createElement("mark");
      hit.replaceWith(node);
      node.append(hit);
      found.push(node);
      at = rest.data.toLocaleLowerCase().indexOf(needle);
    }
  }
  return found;
}
