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
  const points = flatten(path, x, y, scale);
  const xs = points.flatMap((edge) => [edge[0], edge[2]]);
  const ys = points.flatMap((edge) => [edge[1], edge[3]]);
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const right = Math.min(canvas.width, Math.ceil(Math.max(...xs)) + 1);
  const bottom = Math.min(canvas.height, Math.ceil(Math.max(...ys)));
  const stride = right - left + 1;
  if (stride < 2 || bottom <= top) return;
  const cover = new Float64Array(stride * (bottom - top));
  for (const edge of points) addEdge(cover, stride, bottom - top, edge, left, top);
  for (let row = 0; row < bottom - top; row += 1) {
    let sum = 0;
    for (let column = 0; column < stride - 1; column += 1) {
      sum += cover[row * stride + column]!;
      const shade = Math.round(Math.min(1, Math.abs(sum)) * (shades - 1));
      if (shade > 0) canvas.pixels[(top + row) * canvas.width + left + column] = ink * (shades - 1) + shade;
    }
  }
}

type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

function addEdge(cover: Float64Array, stride: number, height: number, edge: Edge, left: number, top: number): void {
  const [xa, ya, xb, yb] = edge;
  if (ya === yb) return;
  const sign = ya < yb ? 1 : -1;
  const [x0, y0, x1, y1] =
    ya < yb ? [xa - left, ya - top, xb - left, yb - top] : [xb - left, yb - top, xa - left, ya - top];
  const slope = (x1 - x0) / (y1 - y0);
  for (let row = Math.max(0, Math.floor(y0)); row < Math.min(height, Math.ceil(y1)); row += 1) {
    const from = Math.max(y0, row);
    const to = Math.min(y1, row + 1);
    if (to <= from) continue;
    const dy = (to - from) * sign;
    const xFrom = x0 + (from - y0) * slope;
    const xTo = x0 + (to - y0) * slope;
    spread(cover, row * stride, stride, Math.min(xFrom, xTo), Math.max(xFrom, xTo), dy);
  }
}

/** Adds `dy` to the running sum of one row between two crossings, each pixel its share. */
function spread(cover: Float64Array, row: number, stride: number, from: number, to: number, dy: number): void {
  let given = 0;
  for (let column = Math.max(0, Math.floor(from)); column < stride; column += 1) {
    // The share of dy that is to be in force by the end of this pixel, averaged over the pixel.
    const share =
      to === from
        ? Math.min(1, Math.max(0, column + 1 - from))
        : areaBefore(column + 1, from, to) - areaBefore(column, from, to);
    cover[row + column]! += dy * (share - given);
    given = share;
    if (column >= to) return;
  }
}

/** Integral from -∞ to x of a ramp that rises from 0 at `from` to 1 at `to`. */
function areaBefore(x: number, from: number, to: number): number {
  if (x <= from) return 0;
  return x >= to ? x - (from + to) / 2 : (x - from) ** 2 / (2 * (to - from));
}

/** The edges of a path (m, h, v, l, q, z; relative), placed and scaled, curves as eight lines. */
function flatten(path: string, dx: number, dy: number, scale: number): Edge[] {
  const edges: Edge[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    edges.push([dx + x * scale, dy + y * scale, dx + toX * scale, dy + toY * scale]);
    [x, y] = [toX, toY];
  };
  for (const [, command, rest] of path.matchAll(/([mhvlqz])([^mhvlqz]*)/g)) {
    const n = (rest!.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'z') lineTo(startX, startY);
    else if (command === 'm') [x, y, startX, startY] = [x + n[0]!, y + n[1]!, x + n[0]!, y + n[1]!];
    else if (command === 'h') for (const by of n) lineTo(x + by, y);
    else if (command === 'v') for (const by of n) lineTo(x, y + by);
    else if (command === 'l') for (let i = 0; i < n.length; i += 2) lineTo(x + n[i]!, y + n[i + 1]!);
    else
      for (let i = 0; i < n.length; i += 4) {
        const [fromX, fromY] = [x, y];
        for (let step = 1; step <= 8; step += 1) {
          const t = step / 8;
          const [a, b] = [2 * t * (1 - t), t * t];
          lineTo(fromX + a * n[i]! + b * n[i + 2]!, fromY + a * n[i + 1]! + b * n[i + 3]!);
        }
      }
  }
  return edges;
}
