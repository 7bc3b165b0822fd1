// The shell of the page, kept for when there is no network: then the page all the same, or a clear word.
// Tables are never kept, the rules to read are; what is hashed by its name never changes and is kept until the
// next shell. The engine keeps its own files, by version, in caches of its own: here they are only found.
// The page itself is kept when all its parts are: an update that came by half leaves the old page whole.

const SHELL = "augury-shell-3";
const LIST = "assets.json"; // all parts of the page: kept by a device that wants to play without a network
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
  else if (path !== LIST && /^[^/]+\.(svg|png|webmanifest|json)$/.test(path)) event.respondWith(latest(request, request));
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

// The page stands: what it has loaded is to be kept, or all of it, and then the page itself.
self.addEventListener("message", (event) => {
  const { keep: paths, all } = event.data;
  event.waitUntil(renew(paths, all).catch(() => undefined)); // by half: the old page stays, whole
});

/** Keep the page as it is now, with these parts, or with all of them; what is no longer part of it goes. */
async function renew(paths, all) {
  const cache = await caches.open(SHELL);
  const page = await sure(fetch(HOME, { cache: "no-cache" }));
  const whole = all || (await cache.match(at(LIST))) !== undefined;
  const list = whole ? await sure(fetch(at(LIST), { cache: "no-cache" })) : null;
  const names = list ? (await list.clone().json()).map(at) : paths;
  const text = await page.clone().text();
  const own = [...text.matchAll(/assets\/[\w.-]+/g)].map(([name]) => at(name));
  for (const path of new Set([...own, ...names])) await sure(keep(new Request(path)));
  await cache.put(HOME, page);
  if (list === null) return;
  await cache.put(at(LIST), list);
  const parts = new Set([...own, ...names]);
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(at("assets/")) && !parts.has(pathname);
  });
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function sure(asked) {
  const response = await asked;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

/** The page from its host; without it, the one that was whole last; without that, a word. */
async function navigate(request) {
  try {
    const response = await fetch(request);
    const cache = await caches.open(SHELL);
    if (response.ok && (await cache.match(HOME)) === undefined) await cache.put(HOME, response.clone()); // better than none
    return response;
  } catch {
    return (await caches.match(HOME)) ?? (await word());
  }
}

/** That there is no connection: shown under whatever address was asked for, so its picture is named from the root. */
async function word() {
  const page = await caches.match(at("offline.html"));
  if (page === undefined) return Response.error();
  const text = (await page.text()).replace('src="icon.svg"', `src="${at("icon.svg")}"`);
  return new Response(text, { headers: page.headers });
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
