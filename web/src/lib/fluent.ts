/** Messages in words: the same catalogues and the same rules as `subak/show/texts` in Python. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "./protocol";

export type Words = string | Message;
/** An array is seats, by number (`Seats` in subak/show/choices.py). */
export type Arg = NonNullable<Message["args"]>[string];

/** What a seat is called where nobody has a name. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

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

  /** What stands for seats in the arguments becomes their names, or letters where there are none. */
  text(message: Words, args: Record<string, Arg> = {}, names: readonly string[] = []): string {
    const wanted: Message = typeof message === "string" ? { id: message, args } : message;
    const [id = "", attribute] = wanted.id.split(".");
    const found = this.bundle.getMessage(id);
    const pattern = attribute ? found?.attributes[attribute] : (found?.attributes.words ?? found?.value); // nobody types here
    if (!pattern) return wanted.id; // a missing text must not break the table; tests in Python find it
    const plain: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(wanted.args ?? {})) plain[key] = this.filling(value, names);
    return withMinus(this.bundle.formatPattern(pattern, plain, []));
  }

  private filling(arg: Arg, names: readonly string[]): FluentVariable {
    if (Array.isArray(arg)) return arg.map((seat) => names[seat] ?? seatLetter(seat)).join(", ") || "–";
    return typeof arg === "object" ? this.text(arg, {}, names) : arg;
  }
}
