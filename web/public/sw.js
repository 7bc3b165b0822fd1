// The shell of the page, kept for when the server is away: then a clear word instead of an error.
// Tables are never kept, the rules to read are; what is hashed by its name never changes and is kept until the next shell.

const SHELL = "augury-shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/offline.html", "/icon.svg"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname === "/api/rules") event.respondWith(latest(request, request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(navigate(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keep(request));
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

/** The page from the server; without it, the one that was there last; without that, a word. */
async function navigate(request) {
  const response = await latest(request, "/");
  return response.type === "error" ? ((await caches.match("/offline.html")) ?? response) : response;
}

/** From the server, or without it as it was last. */
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
