/**
 * What the drawings are made of. A card is 100 wide and 140 high. A shape has a tone, which is a
 * class: what colour that is depends on the card's people (Card.svelte).
 */

/** The whole card. */
export const CARD = "M0 0h100v140H0z";

/** A filled shape. */
export const fill = (tone: string, d: string): string => `<path class="${tone}" d="${d}"/>`;

/** A line of this width. */
export const line = (tone: string, width: number, d: string): string => `<path class="line ${tone}" stroke-width="${width}" d="${d}"/>`;

export const disc = (tone: string, x: number, y: number, r: number): string => `<circle class="${tone}" cx="${x}" cy="${y}" r="${r}"/>`;

/** The same on both sides of the middle. */
export const both = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g>`;

/** Moved, sized and turned. */
export const place = (drawing: string, x: number, y: number, size = 1, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn === 0 ? "" : ` rotate(${round(turn)})`}${size === 1 ? "" : ` scale(${round(size)})`}">${drawing}</g>`;

/** What is left out where a card is small. */
export const fine = (drawing: string): string => `<g class="fine">${drawing}</g>`;

/** A star with so many points, as an outline. */
export function star(x: number, y: number, r: number, points = 5, waist = 0.42): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const reach = corner % 2 === 0 ? r : r * waist;
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** A number from 0 to 1 that looks like chance and is always the same. */
export function scatter(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}
