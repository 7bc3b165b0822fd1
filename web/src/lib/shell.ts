/** Keep the page on the device, so that it opens without a network: what it has loaded, and the score pad. */

const LATER = 1500; // milliseconds: first things first

export async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((later) => setTimeout(later, LATER));
  await import("../pad/PadRoom.svelte");
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const own = loaded.filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"));
  active?.postMessage({ keep: ["/", ...own.map((url) => url.pathname)] });
}
