import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./build/offline.ts";

// In development the real server (`subak serve`) answers everything that is not the client.
const SERVER = process.env.SUBAK_SERVER ?? "http://127.0.0.1:8420";
const proxy = Object.fromEntries(["/api", "/texts", "/art.svg", "/themes.css"].map((path) => [path, SERVER]));

export default defineConfig({
  plugins: [svelte({ configFile: false }), offline()], // this file is all the configuration there is
  build: { outDir: "../src/subak/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 2048 },
  server: { proxy: { ...proxy, "/ws": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"], isolate: true }, // said aloud, it needs no hint that the contrary is quicker
});
