// The service worker: home, rules and lessons are there without the server. Tables are not: they are the server's.
//
// The server always goes first. What is kept is shown only when no answer comes, so nothing kept hides anything newer.
// VERSION stands for the client that this worker was built with; each version keeps a whole set of its own.
const CACHE = "subak-" + "VERSION";
const CLIENT = ["FILES"];
const SHARED = ["/", "/art.svg", "/themes.css", "/icon.svg", "/manifest.webmanifest", "/api/about"];

const GUIDES = /^\/api\/(rules|lessons)\//;
const KEPT = /^\/(|art\.svg|themes\.css|icon\.svg|manifest\.webmanifest|texts\/.*|api\/(about|rules\/.*|lessons\/.*))$/;
/** What a proxy answers when there is no server behind it. */
const GONE = [502, 504];

// --- coming ----------------------------------------------------------------------------------------------------------

self.addEventListener("install", (event) => {
  event.waitUntil(keepClient().then(() => self.skipWaiting()));
});

/** All that the client needs to start, in all languages; if one thing is missing, it is tried again at the next visit. */
async function keepClient() {
  const cache = await caches.open(CACHE);
  const low = (paths) => paths.map((path) => new Request(path, { priority: "low" }));
  await cache.addAll(low([...CLIENT, ...SHARED]));
  const { languages } = await about(cache);
  await cache.addAll(low(languages.map((language) => `/texts/${language}.ftl`)));
}

const about = async (cache) => (await cache.match("/api/about")).json();

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver().then(() => self.clients.claim()));
});

/** From the versions before only the guides are of use: most of them have not changed. */
async function takeOver() {
  const cache = await caches.open(CACHE);
  const old = (await caches.keys()).filter((name) => name.startsWith("subak-") && name !== CACHE);
  for (const name of old) {
    await takeGuides(await caches.open(name), cache);
    await caches.delete(name);
  }
}

async function takeGuides(from, to) {
  for (const request of await from.keys()) {
    if (GUIDES.test(new URL(request.url).pathname) && !(await to.match(request))) await to.put(request, await from.match(request));
  }
}

// --- keeping ---------------------------------------------------------------------------------------------------------

// The front door says when the server has nothing better to do.
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepGuides());
});

/** One after the other: nobody waits for them. If it does not come to the end, the next visit goes on. */
async function keepGuides() {
  const cache = await caches.open(CACHE);
  const { games, languages } = await about(cache);
  const rules = games.flatMap((game) => languages.map((language) => `/api/rules/${game.name}/${language}`));
  const lessons = games.map((game) => `/api/lessons/${game.name}`);
  for (const path of [...rules, ...lessons]) {
    if (!(await renew(cache, path))) return;
  }
}

/** Asks for what is kept only if the server has it otherwise (ETag). Whether there was an answer. */
async function renew(cache, path) {
  const tag = (await cache.match(path))?.headers.get("ETag");
  const wish = { priority: "low", headers: tag ? { "If-None-Match": tag } : {} };
  const answer = await fetch(path, wish).catch(() => null);
  if (answer?.ok) await cache.put(path, answer);
  return answer !== null;
}

// --- answering -------------------------------------------------------------------------------------------------------

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (KEPT.test(pathname)) event.respondWith(serverFirst(request, pathname));
});

const kept = async (request) => (await caches.open(CACHE)).match(request, { ignoreSearch: true });

/** Names of assets have a hash of their content: what is kept cannot be old. */
async function keptFirst(request) {
  return (await kept(request)) ?? fetch(request);
}

async function serverFirst(request, pathname) {
  try {
    const answer = await fetch(request);
    if (GONE.includes(answer.status)) return (await kept(request)) ?? answer;
    // The page belongs to the files it was built with: a newer one comes with its own worker.
    if (answer.ok && pathname !== "/") await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (problem) {
    const found = await kept(request);
    if (found) return found;
    throw problem;
  }
}

// A notification leads to the table it is about, in a window that is there or a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const found = windows.find((window) => window.url === address) ?? windows[0];
      return found ? found.focus() : self.clients.openWindow(address);
    }),
  );
});
