/** Call a player back who looks elsewhere: by the tab's title, and if they want it by a notification. */

import { settings } from "./settings.svelte";

const MARK = "● ";

let due: ReturnType<typeof setTimeout> | undefined;

/** The browser takes its time over a title, so it gets a task of its own. */
function entitle(title: string): void {
  clearTimeout(due);
  due = setTimeout(() => (document.title = title));
}

/** Show in the tab that it is one's turn, until the returned function is called. */
export function titleTurn(words: string, house: string): () => void {
  entitle(`${MARK}${words} · ${house}`);
  return () => entitle(house);
}

/** Whether this browser can show notifications at all. */
export const canNotify = (): boolean => "Notification" in globalThis;

/** Ask for leave to show them. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A notification, if it is wanted and the page is not seen. */
export async function notify(words: string, more: string): Promise<void> {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const options = { body: more, tag: "augury-turn", icon: `${import.meta.env.BASE_URL}icon-192.png` };
  try {
    const shell = await navigator.serviceWorker?.getRegistration();
    if (shell) await shell.showNotification(words, options); // phones know no other way
    else new Notification(words, options).onclick = () => focus();
  } catch {
    // The title says it, too.
  }
}
