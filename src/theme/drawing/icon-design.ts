import { formatHexColor, type Rgb } from '../../core/contrast.ts';
import { type Canvas, createCanvas, drawOutline, drawText, fillRectangle, toIndexedImage } from './canvas.ts';
import { type Outline, toOutline } from './outline.ts';
import type { IndexedImage } from './png.ts';
import { findGlyph } from './typesetting.ts';

/** Sign of a site in icons: a letter of the built-in face, outlines of another, or a device of rules. */
export type IconDesign =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'outlines'; readonly outlines: readonly Outline[] }
  | { readonly kind: 'device' };

/** Units: 64ths of the side. */
const em = 56;
const foot = 45;
const rule = { x: 14, y: 51, width: 36, height: 4 };
/** Device without a letter: one thick rule over two thin ones, like a page of a register. */
const device = [
  { x: 14, y: 13, width: 36, height: 12 },
  { x: 14, y: 31, width: 36, height: 4 },
  { x: 14, y: 41, width: 24, height: 4 },
];
/** Box for the outlines of a shaped letter. */
const room = { x: 12, y: 9, width: 40, height: 36 };

const bars = (sign: IconDesign) => (sign.kind === 'device' ? [...device, rule] : [rule]);

/** The sign as vectors: a letter over a rule on a ground. */
export function renderIconSvg(sign: IconDesign, ground: Rgb, ink: Rgb): string {
  const rules = bars(sign).map(({ x, y, width, height }) => `<path d="M${x} ${y}h${width}v${height}h-${width}z"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path fill="${formatHexColor(ground)}" d="M0 0h64v64H0z"/>
<g fill="${formatHexColor(ink)}">${rules.join('')}${letterGroup(sign)}</g>
</svg>
`;
}

function letterGroup(sign: IconDesign): string {
  if (sign.kind === 'device') return '';
  const { x, y, scale } = placeOf(sign);
  const paths = sign.kind === 'letter' ? findGlyph(sign.letter).paths : sign.outlines.map(pathOf);
  const outline = paths.map((d) => `<path d="${d}"/>`).join('');
  return `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${Number(scale.toFixed(4))})">${outline}</g>`;
}

/** The sign as a picture, `side` in pixels; `margin` is the free share of the side at each edge. */
export function drawIcon(sign: IconDesign, side: number, margin: number, ground: Rgb, ink: Rgb): IndexedImage {
  const canvas = createCanvas(side, side, ground, [ink]);
  const unit = (side * (1 - 2 * margin)) / 64;
  const from = side * margin;
  for (const bar of bars(sign)) {
    const [x, y, width, height] = [bar.x * unit + from, bar.y * unit + from, bar.width * unit, bar.height * unit];
    fillRectangle(canvas, Math.round(x), Math.round(y), Math.round(width), Math.round(height));
  }
  drawLetter(canvas, sign, unit, from);
  return toIndexedImage(canvas);
}

function drawLetter(canvas: Canvas, sign: IconDesign, unit: number, from: number): void {
  if (sign.kind === 'device') return;
  const { x, y, scale } = placeOf(sign);
  if (sign.kind === 'letter') drawText(canvas, sign.letter, from + x * unit, from + y * unit, em * unit);
  else
    for (const outline of sign.outlines) drawOutline(canvas, outline, from + x * unit, from + y * unit, scale * unit);
}

/** Origin of a letter, and scale, in 64ths of the side. */
function placeOf(sign: Exclude<IconDesign, { kind: 'device' }>): {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
} {
  if (sign.kind === 'letter') {
    const scale = em / 1000;
    return { x: (64 - findGlyph(sign.letter).advance * scale) / 2, y: foot, scale };
  }
  const { left, right, top, bottom } = toOutline(sign.outlines.flatMap(({ edges }) => [...edges])).box;
  // Limits thin letters, such as a single stroke.
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top), em / 700);
  return {
    x: room.x + (room.width - (left + right) * scale) / 2,
    y: room.y + (room.height - (top + bottom) * scale) / 2,
    scale,
  };
}

/** Path data of straight edges, one subpath a connected run. */
function pathOf({ edges }: Outline): string {
  let path = '';
  for (let i = 0; i < edges.length; i += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.subarray(i, i + 4);
    if (i === 0 || x0 !== edges[i - 2] || y0 !== edges[i - 1]) path += `M${rounded(x0)} ${rounded(y0)}`;
    path += `L${rounded(x1)} ${rounded(y1)}`;
  }
  return path;
}

const rounded = (value: number): number => Number(value.toFixed(2));
