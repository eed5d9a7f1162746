import type { Rgb } from '../../core/contrast.ts';
import type { Pixels } from '../../core/png-pixels.ts';

/**
 * Resizes a square picture: each pixel is the mean of those that it covers. `margin` is the free share of the side at
 * each edge; a `ground` makes it opaque.
 */
export function resizeToSquare({ width, rgba }: Pixels, side: number, margin: number, ground: Rgb | undefined): Pixels {
  const made = new Uint8Array(side * side * 4);
  const from = Math.round(side * margin);
  const inner = side - 2 * from;
  if (ground) paintedWith(made, ground);
  for (let y = 0; y < inner; y += 1)
    for (let x = 0; x < inner; x += 1) {
      const mean = inner === width ? pixelAt(rgba, y * width + x) : meanOf(rgba, width, width / inner, x, y);
      made.set(ground ? over(mean, ground) : mean, ((from + y) * side + from + x) * 4);
    }
  return { width: side, height: side, rgba: made };
}

function paintedWith(rgba: Uint8Array, [red, green, blue]: Rgb): void {
  const [pixel] = new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer);
  new Uint32Array(rgba.buffer).fill(pixel ?? 0);
}

function pixelAt(rgba: Uint8Array, index: number): Pixel {
  const at = index * 4;
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0];
}

type Pixel = readonly [number, number, number, number];

/** Mean of a field of pixels, weighted by covered area and opacity. */
function meanOf(rgba: Uint8Array, width: number, step: number, column: number, line: number): Pixel {
  const [left, right, top, bottom] = [column * step, (column + 1) * step, line * step, (line + 1) * step];
  let [red, green, blue, opacity, area] = [0, 0, 0, 0, 0];
  for (let y = Math.floor(top); y < Math.min(width, Math.ceil(bottom)); y += 1)
    for (let x = Math.floor(left); x < Math.min(width, Math.ceil(right)); x += 1) {
      const share = (Math.min(right, x + 1) - Math.max(left, x)) * (Math.min(bottom, y + 1) - Math.max(top, y));
      const at = (y * width + x) * 4;
      const seen = share * (rgba[at + 3] ?? 0);
      red += seen * (rgba[at] ?? 0);
      green += seen * (rgba[at + 1] ?? 0);
      blue += seen * (rgba[at + 2] ?? 0);
      opacity += seen;
      area += share;
    }
  if (opacity === 0) return [0, 0, 0, 0];
  return [
    Math.round(red / opacity),
    Math.round(green / opacity),
    Math.round(blue / opacity),
    Math.round(opacity / area),
  ];
}

function over([red, green, blue, opacity]: Pixel, ground: Rgb): Pixel {
  const mix = (channel: number, below: number) => Math.round((channel * opacity + below * (255 - opacity)) / 255);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 255];
}
