import { outlineOf } from './outline.ts';
import type { Color, Picture } from './png.ts';
import { typeset } from './type.ts';

/** How many steps lie between the ground and an ink: 16 shades look smooth, and keep files small. */
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

/** A copy to draw on, of which the parts that pictures share are drawn already. */
export function copyCanvas(canvas: Canvas): Canvas {
  return { ...canvas, pixels: canvas.pixels.slice() };
}

/** Fills whole pixels with an ink. */
export function fillRectangle(canvas: Canvas, x: number, y: number, width: number, height: number, ink = 0): void {
  for (let row = y; row < y + height; row += 1)
    canvas.pixels.fill((ink + 1) * (shades - 1), row * canvas.width + x, row * canvas.width + x + width);
}

/** Draws one line of drawable text; `x` is its left edge, `baseline` its foot, `size` its em: pixels. */
export function drawText(canvas: Canvas, text: string, x: number, baseline: number, size: number, ink = 0): void {
  for (const letter of typeset(text).letters)
    for (const path of letter.paths) drawPath(canvas, path, x + (letter.x * size) / 1000, baseline, size / 1000, ink);
}

/** The drawing as a picture of ground and inks, each ink in all of its shades. */
export function pictureOf({ width, height, pixels, ground, inks }: Canvas): Picture {
  const mixed = inks.flatMap((ink) =>
    Array.from({ length: shades - 1 }, (_, i): Color => {
      const share = (i + 1) / (shades - 1);
      const mix = (channel: 0 | 1 | 2) => Math.round(ground[channel] + (ink[channel] - ground[channel]) * share);
      return [mix(0), mix(1), mix(2)];
    }),
  );
  return { width, height, pixels, palette: [ground, ...mixed] };
}

/**
 * Fills a path with smooth edges. Each edge adds to every pixel that it passes how much of it lies to its right;
 * the running sum along a row is then the share of the pixel inside the path (non-zero winding).
 */
function drawPath(canvas: Canvas, path: string, x: number, y: number, scale: number, ink: number): void {
  const { edges, box } = outlineOf(path);
  const left = Math.max(0, Math.floor(x + box.left * scale));
  const top = Math.max(0, Math.floor(y + box.top * scale));
  const stride = Math.min(canvas.width, Math.ceil(x + box.right * scale) + 1) - left + 1;
  const height = Math.min(canvas.height, Math.ceil(y + box.bottom * scale)) - top;
  if (stride < 2 || height < 1) return;
  const cover = new Float64Array(stride * height);
  for (let i = 0; i < edges.length; i += 4) {
    const [x0, y0] = [x + at(edges, i) * scale - left, y + at(edges, i + 1) * scale - top];
    const [x1, y1] = [x + at(edges, i + 2) * scale - left, y + at(edges, i + 3) * scale - top];
    if (y0 < y1) addEdge(cover, stride, height, x0, y0, x1, y1, 1);
    else if (y1 < y0) addEdge(cover, stride, height, x1, y1, x0, y0, -1);
  }
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    for (let column = 0; column < stride - 1; column += 1) {
      sum += at(cover, row * stride + column);
      const shade = Math.round(Math.min(1, Math.abs(sum)) * (shades - 1));
      if (shade > 0) canvas.pixels[(top + row) * canvas.width + left + column] = ink * (shades - 1) + shade;
    }
  }
}

/** Adds an edge that goes down from (x0, y0) to (x1, y1), row by row. */
// biome-ignore format: eight numbers in a hot loop, without an object for each
function addEdge(cover: Float64Array, stride: number, height: number, x0: number, y0: number, x1: number, y1: number, sign: number): void {
  const slope = (x1 - x0) / (y1 - y0);
  const last = Math.min(height, Math.ceil(y1));
  for (let row = Math.max(0, Math.floor(y0)); row < last; row += 1) {
    const from = Math.max(y0, row);
    const to = Math.min(y1, row + 1);
    if (to <= from) continue;
    const xFrom = x0 + (from - y0) * slope;
    const xTo = x0 + (to - y0) * slope;
    spread(cover, row * stride, stride, Math.min(xFrom, xTo), Math.max(xFrom, xTo), (to - from) * sign);
  }
}

/** Adds `dy` to the running sum of one row between two crossings, each pixel its share. */
function spread(cover: Float64Array, row: number, stride: number, from: number, to: number, dy: number): void {
  const first = Math.floor(from);
  if (to <= first + 1 && first >= 0 && first + 1 < stride) {
    // Within one pixel, as most are: it gets what lies to its right, the next one the rest.
    const share = first + 1 - (from + to) / 2;
    add(cover, row + first, dy * share);
    add(cover, row + first + 1, dy * (1 - share));
    return;
  }
  let given = 0;
  for (let column = Math.max(0, first); column < stride; column += 1) {
    // The share of dy that is to be in force by the end of this pixel, averaged over the pixel.
    const share = areaBefore(column + 1, from, to) - areaBefore(column, from, to);
    add(cover, row + column, dy * (share - given));
    given = share;
    if (column >= to) return;
  }
}

/** Integral from -∞ to x of a ramp that rises from 0 at `from` to 1 at `to`, or of a step where they are equal. */
function areaBefore(x: number, from: number, to: number): number {
  if (x <= from) return 0;
  return x >= to ? x - (from + to) / 2 : ((x - from) * (x - from)) / (2 * (to - from));
}

/** Typed arrays have numbers at every index below their length, which their type does not say. */
function at(numbers: Float64Array, index: number): number {
  return numbers[index] ?? 0;
}

function add(numbers: Float64Array, index: number, more: number): void {
  numbers[index] = at(numbers, index) + more;
}
