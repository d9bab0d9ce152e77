import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { beginKeeping } from "./lib/keeping.svelte";
import { moveKeys } from "./lib/tables.svelte";

void moveKeys()
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("app") as HTMLElement }));

beginKeeping();
