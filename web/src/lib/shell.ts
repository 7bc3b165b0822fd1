/** Keep the page on the device, so that it opens without a network: what it has loaded, and the score pad. */

const LATER = 1500; // milliseconds: first things first

/** Keep all of the page, every screen and language, now and ever after: for whoever wants to play without a network. */
export async function keepAll(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: [], all: true });
}

export async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((later) => setTimeout(later, LATER));
  // What can be needed without a network, though nothing has shown it yet: one's own games are there after the first.
  await Promise.all([import("../pad/PadRoom.svelte"), import("../screens/home/OwnGames.svelte"), import("../screens/home/Away.svelte")]);
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const own = loaded.filter((url) => url.origin === location.origin && url.pathname.includes("/assets/"));
  active?.postMessage({ keep: own.map((url) => url.pathname), all: false });
}
