import { expect, it } from "vitest";
import { Catalogue } from "./fluent";

const catalogue = new Catalogue(
  "en",
  "card = Boran\n    .text = Wisdom\nplace = Where does { $seat } lay { $card }?\nfields = { $n ->\n    [one] one field\n   *[other] { $n } fields\n}\n",
);

it("puts messages inside messages into words", () => {
  const message = { id: "place", args: { seat: [0], card: { id: "card" } } };
  expect(catalogue.text(message)).toBe("Where does A lay Boran?");
  expect(catalogue.text(message, {}, ["Sri"])).toBe("Where does Sri lay Boran?");
  expect(catalogue.text({ id: "place", args: { seat: [1, 0], card: "A" } }, {}, ["Sri", "Ari"])).toBe("Where does Ari, Sri lay A?");
});
it("knows attributes and plurals", () => {
  expect(catalogue.text("card.text")).toBe("Wisdom");
  expect(catalogue.has("card.text")).toBe(true);
  expect(catalogue.has("card.meaning")).toBe(false);
  expect(catalogue.text("fields", { n: 1 })).toBe("one field");
});
it("says in words what has a form for typing, too", () => {
  const edges = new Catalogue("en", "edge-sw = { $hex }sw\n    .words = { $hex } south-west\nwall = wall on { $edge }\n");
  expect(edges.text({ id: "wall", args: { edge: { id: "edge-sw", args: { hex: 2 } } } })).toBe("wall on 2 south-west");
});
it("shows the id of a message that is missing", () => {
  expect(catalogue.text("nothing-here")).toBe("nothing-here");
});
it("writes numbers below zero with a minus, and leaves hyphens alone", () => {
  const numbers = new Catalogue("en", "brings = brings { $n } at { $place }\n");
  expect(numbers.text("brings", { n: -3, place: "b3-b4" })).toBe("brings −3 at b3-b4");
});
