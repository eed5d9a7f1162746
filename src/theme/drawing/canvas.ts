import { type Outline, parseOutline } from './outline.ts';
import type { Color, IndexedImage } from './png.ts';
import { typeset } from './typesetting.ts';

/** Steps from the ground to an ink: 16 shades look smooth, and keep files small. */
const shades = 16;

/** A drawing on one ground with a few inks; a pixel is a shade of one ink. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly ground: Color;
  readonly inks: readonly Color[];
}

export function createCanvas(width: number, height: number, ground: Color, inks: readonly Color[]): Canvas {
  return { width, height, pixels: new Uint8Array(width * height), ground, inks };
}

/** A copy of a canvas, with its pixels. */
export function copyCanvas(canvas: Canvas): Canvas {
  return { ...canvas, pixels: canvas.pixels.slice() };
}

/** Fills whole pixels with an ink. */
export function fillRectangle(canvas: Canvas, x: number, y: number, width: number, height: number, ink = 0): void {
  for (let row = y; row < y + height; row += 1)
    canvas.pixels.fill((ink + 1) * (shades - 1), row * canvas.width + x, row * canvas.width + x + width);
}

/** Draws a line of drawable text; `x` (left edge), `baseline` and `size` (em) in pixels. */
export function drawText(canvas: Canvas, text: string, x: number, baseline: number, size: number, ink = 0): void {
  for (const letter of typeset(text).letters)
    for (const path of letter.paths)
      drawOutline(canvas, parseOutline(path), x + (letter.x * size) / 1000, baseline, size / 1000, ink);
}

/** Picture of a canvas; palette: the ground, then all shades of each ink. */
export function toIndexedImage({ width, height, pixels, ground, inks }: Canvas): IndexedImage {
  const mixed = inks.flatMap((ink) =>
    Array.from({ length: shades - 1 }, (_, i): Color => {
      const share = (i + 1) / (shades - 1);
      const mix = (channel: 0 | 1 | 2) => Math.round(ground[channel] + (ink[channel] - ground[channel]) * share);
      return [mix(0), mix(1), mix(2)];
    }),
  );
  return { width, height, pixels, palette: [ground, ...mixed] };
}

/** Shared by all outlines: an array for each would cause two garbage collections a picture. */
let cover = new Float64Array(16_384);

/**
 * Fills an outline with smooth edges; `x` and `y` are its origin, `scale` pixels a unit. Each edge adds to every pixel that it passes how much of it lies to its right;
 * the running sum along a row is then the share of the pixel inside it (non-zero winding).
 */
export function drawOutline(
  canvas: Canvas,
  { edges, box }: Outline,
  x: number,
  y: number,
  scale: number,
  ink = 0,
): void {
  const left = Math.max(0, Math.floor(x + box.left * scale));
  const top = Math.max(0, Math.floor(y + box.top * scale));
  const stride = Math.min(canvas.width, Math.ceil(x + box.right * scale) + 1) - left + 1;
  const height = Math.min(canvas.height, Math.ceil(y + box.bottom * scale)) - top;
  if (stride < 2 || height < 1) return;
  if (cover.length < stride * height) cover = new Float64Array(stride * height);
  else cover.fill(0, 0, stride * height);
  for (let i = 0; i < edges.length; i += 4) {
    const [x0, y0] = [x + (edges[i] ?? 0) * scale - left, y + (edges[i + 1] ?? 0) * scale - top];
    const [x1, y1] = [x + (edges[i + 2] ?? 0) * scale - left, y + (edges[i + 3] ?? 0) * scale - top];
    if (y0 < y1) addEdge(cover, stride, height, x0, y0, x1, y1, 1);
    else if (y1 < y0) addEdge(cover, stride, height, x1, y1, x0, y0, -1);
  }
  for (let row = 0; row < height; row += 1) {
    const from = row * stride;
    const to = (top + row) * canvas.width + left - from;
    let sum = 0;
    let shade = 0;
    for (let i = from; i < from + stride - 1; i += 1) {
      const more = cover[i] ?? 0;
      // Most pixels equal their left neighbour.
      if (more !== 0) {
        sum += more;
        shade = Math.round(Math.min(1, Math.abs(sum)) * (shades - 1));
      }
      if (shade > 0) canvas.pixels[to + i] = ink * (shades - 1) + shade;
    }
  }
}

/** Adds an edge that goes down from (x0, y0) to (x1, y1), row by row. */
// biome-ignore format: eight numbers in a hot loop, without an object for each
function addEdge(cover: Float64Array, stride: number, height: number, x0: number, y0: number, x1: number, y1: number, sign: number): void {
  const slope = (x1 - x0) / (y1 - y0);
  const end = Math.min(height, Math.ceil(y1));
  for (let row = Math.max(0, Math.floor(y0)); row < end; row += 1) {
    const from = y0 > row ? y0 : row;
    const to = y1 < row + 1 ? y1 : row + 1;
    if (to <= from) continue;
    const [xFrom, xTo] = [x0 + (from - y0) * slope, x0 + (to - y0) * slope];
    const dy = (to - from) * sign;
    const first = Math.floor(xFrom < xTo ? xFrom : xTo);
    const last = xFrom < xTo ? xTo : xFrom;
    if (last > first + 1 || first < 0 || first + 1 >= stride) {
      spread(cover, row * stride, stride, xFrom < xTo ? xFrom : xTo, last, dy);
      continue;
    }
    // Fast path within one pixel: it gets the area to the right, the next one the rest.
    const share = first + 1 - (xFrom + xTo) / 2;
    const at = row * stride + first;
    cover[at] = (cover[at] ?? 0) + dy * share;
    cover[at + 1] = (cover[at + 1] ?? 0) + dy * (1 - share);
  }
}

/** Adds `dy` to the running sum of one row between two crossings, each pixel its share. */
function spread(cover: Float64Array, row: number, stride: number, from: number, to: number, dy: number): void {
  let given = 0;
  for (let column = Math.max(0, Math.floor(from)); column < stride; column += 1) {
    // Share of dy that counts at the end of this pixel, averaged over the pixel.
    const share = areaBefore(column + 1, from, to) - areaBefore(column, from, to);
    cover[row + column] = (cover[row + column] ?? 0) + dy * (share - given);
    given = share;
    if (column >= to) return;
  }
}

/** Integral from -∞ to x of a ramp that rises from 0 at `from` to 1 at `to`, or of a step where they are equal. */
function areaBefore(x: number, from: number, to: number): number {
  if (x <= from) return 0;
  return x >= to ? x - (from + to) / 2 : ((x - from) * (x - from)) / (2 * (to - from));
}
