// The service worker: the client, art, texts and rules are there without a network. Tables are not, they need others.
const CACHE = "subak-" + "VERSION";
const CLIENT = ["FILES"];
const SHARED = ["/", "/art.svg", "/themes.css", "/icon.svg", "/manifest.webmanifest", "/api/about"];

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll([...CLIENT, ...SHARED]);
  const about = await (await cache.match("/api/about")).json();
  const texts = about.languages.map((language) => `/texts/${language}.ftl`);
  const rules = about.games.flatMap((game) => about.languages.map((language) => `/api/rules/${game.name}/${language}`));
  const lessons = about.games.map((game) => `/api/lessons/${game.name}`);
  await Promise.allSettled([...texts, ...rules, ...lessons].map((path) => cache.add(path)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("subak-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const KEPT = /^\/(|art\.svg|themes\.css|icon\.svg|manifest\.webmanifest|texts\/.*|api\/(about|rules\/.*|lessons\/.*))$/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  else if (KEPT.test(pathname)) event.respondWith(freshOrKept(request));
});

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

async function freshOrKept(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (problem) {
    const found = await caches.match(request, { ignoreSearch: true });
    if (found) return found;
    throw problem;
  }
}
