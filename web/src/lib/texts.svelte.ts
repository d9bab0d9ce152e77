/** The catalogue of the chosen language, loaded from the server; `t` puts messages into words and follows the language. */

import { type Arg, Catalogue, type Words } from "./fluent";
import { settings } from "./settings.svelte";

let catalogue = $state.raw<Catalogue | null>(null);
let failed = $state(false);

export const texts = {
  get ready(): boolean {
    return catalogue !== null;
  },
  get failed(): boolean {
    return failed;
  },
  /** Of the words that are shown now; while another language loads the old one stays. */
  get language(): string {
    return catalogue?.language ?? settings.language;
  },
};

export async function loadTexts(language: string): Promise<void> {
  try {
    const answer = await fetch(`/texts/${language}.ftl`);
    if (!answer.ok) throw new Error(String(answer.status));
    catalogue = new Catalogue(language, await answer.text());
    failed = false;
  } catch {
    failed = true;
  }
}

export function t(message: Words, args: Record<string, Arg> = {}): string {
  return catalogue?.text(message, args) ?? "";
}

/** As `t`, but seats are called by their names. */
export function tell(message: Words, names: readonly string[], args: Record<string, Arg> = {}): string {
  return catalogue?.text(message, args, names) ?? "";
}

export function hasText(id: string): boolean {
  return catalogue?.has(id) ?? false;
}

/** Ids made of names from the server: catalogues write - where Python writes _. */
export function wordId(...parts: (string | number | boolean)[]): string {
  return parts.map((part) => (part === true ? "on" : part === false ? "off" : String(part).replaceAll("_", "-"))).join("-");
}

/** Making a format takes far longer than using it: one of each kind for a language. */
export function perLanguage<T>(make: (language: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const { language } = texts;
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}
const percents = perLanguage((language) => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }));
const numbers = perLanguage((language) => new Intl.NumberFormat(language));

export function percent(share: number): string {
  return percents().format(share);
}
export function number(value: number): string {
  return numbers().format(value).replace("-", "−");
}
