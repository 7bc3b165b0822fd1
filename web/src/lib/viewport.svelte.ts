/** How large the window is. It is kept here: asked in the midst of a change, a phone lays the whole page out to answer. */

export const viewport = $state({ width: innerWidth, height: innerHeight });

addEventListener("resize", () => {
  viewport.width = innerWidth;
  viewport.height = innerHeight;
});
