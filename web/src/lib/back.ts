/**
 * The way back closes what is open before it leaves the screen.
 *
 * While anything is open there is one more entry in the browser's history, at the same address. Whoever goes back
 * takes that entry away, and with it what was opened last.
 */

const MARK = "open";

const open: (() => void)[] = [];
let leaving = false; // the entry is being taken away, because all has been closed otherwise

/** Whether the present entry of the history is the one that stands for what is open. */
export function marked(): boolean {
  return history.state === MARK;
}

/** Let the way back close something. Returns what is to be called when it was closed otherwise. */
export function closesOnBack(close: () => void): () => void {
  open.push(close);
  if (!marked() && !leaving) history.pushState(MARK, "");
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
    // One dialog may make way for another: only when none has come is there nothing open.
    setTimeout(() => {
      if (open.length > 0 || !marked()) return;
      leaving = true;
      history.back();
    });
  };
}

addEventListener("popstate", () => {
  if (leaving) leaving = false;
  else open.pop()?.();
  if (open.length > 0 && !marked()) history.pushState(MARK, "");
});

// After a reload nothing is open any more.
if (marked()) history.replaceState(null, "");
