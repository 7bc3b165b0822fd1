/** How high a question will be, before it is asked: laid out unseen, measured, and taken away again. */

import { mount, unmount } from "svelte";
import type { Asked } from "./asked";
import Asking from "./Asking.svelte";

export function heightOf(questions: readonly Asked[], hints: readonly string[], width: number, low: boolean): number {
  if (questions.length === 0 && hints.length === 0) return 0;
  const target = document.createElement("div");
  target.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; visibility: hidden`;
  target.inert = true;
  document.body.append(target);
  const laid = mount(Asking, { target, props: { questions, hints, width, low } });
  const { height } = target.getBoundingClientRect();
  void unmount(laid);
  target.remove();
  return Math.ceil(height);
}
