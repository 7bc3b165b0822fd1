// The shell of the page, kept for when there is no network: then the page all the same, or a clear word.
// Tables are never kept, the rules to read are; what is hashed by its name never changes and is kept until the
// next shell. The engine keeps its own files, by version, in caches of its own: here they are only found.

const SHELL = "augury-shell-2";
const HOME = new URL("./", location.href).pathname; // "/", or wherever a static host has put the page
const at = (path) => HOME + path;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll([at("offline.html"), at("icon.svg")]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("augury-shell-") && name !== SHELL;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(HOME)) return;
  const path = url.pathname.slice(HOME.length);
  if (path === "api/rules") event.respondWith(latest(request, request));
  else if (path.startsWith("api/")) return;
  else if (request.mode === "navigate") event.respondWith(navigate(request));
  else if (path.startsWith("assets/")) event.respondWith(keep(request));
  else if (/^engine\/\w+\//.test(path)) event.respondWith(found(request));
  else if (/^[^/]+\.(svg|png|webmanifest|json)$/.test(path)) event.respondWith(latest(request, request));
});

// Whoever taps the notification that it is their turn wants to be at the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: "window", includeUncontrolled: true })
      .then((pages) => (pages.find(({ url }) => url.includes("/t/")) ?? pages[0])?.focus()),
  );
});

// What the page loaded before there was a worker to keep it: the page itself, its words, the score pad.
self.addEventListener("message", (event) => {
  const { keep: paths } = event.data;
  event.waitUntil(Promise.all(paths.map((path) => keep(new Request(path)).catch(() => undefined))));
});

/** The page from its host; without it, the one that was there last; without that, a word. */
async function navigate(request) {
  const response = await latest(request, HOME);
  return response.type === "error" ? ((await caches.match(at("offline.html"))) ?? response) : response;
}

/** From the host, or without it as it was last. */
async function latest(request, name) {
  const cache = await caches.open(SHELL);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(name, response.clone());
    return response;
  } catch {
    return (await cache.match(name)) ?? Response.error();
  }
}

async function keep(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** A file of the engine, from whichever cache has it. */
async function found(request) {
  return (await caches.match(request)) ?? fetch(request);
}
