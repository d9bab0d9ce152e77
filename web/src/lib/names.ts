/** What people and things are called, wherever a table is spoken of. */

import { seatLetter } from "./fluent";
import type { GameAbout, SeatInfo, TableInfo } from "./protocol";
import { hasText, perLanguage, t, wordId } from "./texts.svelte";

export type Options = TableInfo["options"];
export type OptionValue = Options[string];

/** Names that occur twice get the letter of the seat. */
export function seatNames(seats: SeatInfo[]): string[] {
  const given = seats.map((seat) => seat.name || (seat.level ? t(wordId("level", seat.level)) : ""));
  return given.map((name, at) => {
    const letter = seatLetter(at);
    if (!name) return t("web-seat", { letter });
    return given.filter((other) => other === name).length > 1 ? `${name} ${letter}` : name;
  });
}

export function optionValue(game: string, name: string, value: OptionValue): string {
  const id = wordId("option", game, name, value);
  if (hasText(id)) return t(id);
  return typeof value === "boolean" ? t(value ? "web-on" : "web-off") : String(value);
}

/** The options that are not as usual. */
export function unusualOptions(game: GameAbout, options: Options): string[] {
  return game.options.flatMap(({ name, default: usual }) => {
    const value = options[name];
    if (value === undefined || value === usual) return [];
    const title = t(wordId("option", game.name, name));
    return [value === true ? title : `${title}: ${optionValue(game.name, name, value)}`];
  });
}

const lists = perLanguage((language) => new Intl.ListFormat(language));
export function list(words: string[]): string {
  return lists().format(words);
}
