/** Messages in words: the same catalogues and the same rules as `subak/texts` in Python. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message, Words } from "./protocol";

/** Numbers below zero with a real minus; hyphens elsewhere stay. */
export function withMinus(text: string): string {
  return text.replace(/(^|[\s(+:,])-(?=\d)/g, "$1−");
}

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const found = this.bundle.getMessage(name);
    return Boolean(found && (attribute ? found.attributes[attribute] : found.value));
  }

  /** `name` changes arguments before they are filled in (letters of seats into names). */
  text(message: Words, args: Record<string, Arg> = {}, name: (arg: Arg) => Arg = (arg) => arg): string {
    const wanted: Message = typeof message === "string" ? { id: message, args } : message;
    const [id = "", attribute] = wanted.id.split(".");
    const found = this.bundle.getMessage(id);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return wanted.id; // a missing text must not break the table; tests in Python find it
    const plain: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(wanted.args ?? {})) {
      const arg = name(value);
      plain[key] = typeof arg === "object" ? this.text(arg, {}, name) : arg;
    }
    return withMinus(this.bundle.formatPattern(pattern, plain, []));
  }
}
