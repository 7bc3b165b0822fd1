/**
 * How large the window is, and how many times as large as usual letters are. It is kept here: asked in the midst of a
 * change, a phone lays the whole page out to answer.
 */

const USUAL = 16; // pixels

const letters = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1;

export const viewport = $state({ width: innerWidth, height: innerHeight, text: letters() });

addEventListener("resize", () => {
  viewport.width = innerWidth;
  viewport.height = innerHeight;
  viewport.text = letters();
});
