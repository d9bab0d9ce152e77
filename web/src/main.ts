import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { moveKeys } from "./lib/tables.svelte";

void moveKeys()
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("app") as HTMLElement }));

// Rules and home without a network. In development the worker would keep old files.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
