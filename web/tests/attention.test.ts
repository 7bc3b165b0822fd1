// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { notify } from "../src/lib/attention";
import { settings } from "../src/lib/settings.svelte";

test("a page on a host under a path finds its icon there", async () => {
  const shown: NotificationOptions[] = [];
  class Shown {
    static permission = "granted";
    onclick: unknown = null;
    constructor(_words: string, options: NotificationOptions) {
      shown.push(options);
    }
  }
  vi.stubGlobal("Notification", Shown);
  vi.stubEnv("BASE_URL", "./");
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  settings.notify = true;
  await notify("Your turn", "Round 1 of 2");
  expect(shown.map(({ icon }) => icon)).toEqual(["./icon-192.png"]);
});
