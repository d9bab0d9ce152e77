/** Writes what makes the page installable beside it: the service worker with the list of files, manifest and icon. */

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

const ART = new URL("../../src/subak/show/art/", import.meta.url);
const read = (url: URL): string => readFileSync(url, "utf-8");

const SYMBOL = /<symbol id="([\w-]+)".*?<\/symbol>/gs;

/** The symbol `app-icon` as a file of its own: with what it uses, and the light theme's colours instead of their names. */
function icon(): string {
  const colours = new Map<string, string>();
  const light = /\.theme-light \{([^}]*)\}/.exec(read(new URL("themes.css", ART)))?.[1] ?? "";
  for (const [, name, value] of light.matchAll(/(--[\w-]+):\s*([^;]+);/g)) colours.set(name ?? "", value ?? "");
  const symbols = new Map<string, string>();
  for (const file of readdirSync(ART).filter((name) => name.endsWith(".svg"))) {
    for (const [text, name] of read(new URL(file, ART)).matchAll(SYMBOL)) symbols.set(name ?? "", text);
  }
  const needed = new Map<string, string>();
  const add = (name: string): void => {
    const text = symbols.get(name);
    if (!text || needed.has(name)) return;
    needed.set(name, text);
    for (const [, used] of text.matchAll(/href="#([\w-]+)"/g)) add(used ?? "");
  };
  add("app-icon");
  const body = `<defs>${[...needed.values()].join("")}</defs><rect width="100" height="100" fill="var(--paper)"/><use href="#app-icon" width="100" height="100"/>`;
  const plain = body.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${plain}</svg>`;
}

const MANIFEST = {
  name: "Subak",
  short_name: "Subak",
  start_url: "/",
  display: "standalone",
  background_color: "#f6f1e4",
  theme_color: "#f6f1e4",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
    // Made of the other one by checks/icons.py, for systems that want pixels.
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  ],
};

export function offline(): Plugin {
  return {
    name: "subak-offline",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).map((name) => `/${name}`);
      const [page, source] = ["../index.html", "worker.js"].map((name) => read(new URL(name, import.meta.url))) as [string, string];
      const version = createHash("sha256").update([page, source, ...files].join()).digest("hex").slice(0, 12);
      const worker = source
        .replace('"VERSION"', JSON.stringify(version))
        .replace('["FILES"]', JSON.stringify(files));
      const add = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
      add("sw.js", worker);
      add("manifest.webmanifest", JSON.stringify(MANIFEST));
      add("icon.svg", icon());
    },
  };
}
