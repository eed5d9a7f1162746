import type { Rgb } from '../../../core/contrast.ts';
import { attributeOf } from './check-svg.ts';
import type { SvgElement } from './parse-svg.ts';

const shapes: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
]);
const notDrawn: ReadonlySet<string> = new Set(['clipPath', 'mask', 'title', 'desc']);
const named: Readonly<Record<string, Rgb>> = {
  black: [0, 0, 0],
  silver: [192, 192, 192],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  white: [255, 255, 255],
  maroon: [128, 0, 0],
  red: [255, 0, 0],
  purple: [128, 0, 128],
  green: [0, 128, 0],
  olive: [128, 128, 0],
  yellow: [255, 255, 0],
  navy: [0, 0, 128],
  blue: [0, 0, 255],
  teal: [0, 128, 128],
  // An <img> knows nothing of the page's colour.
  currentcolor: [0, 0, 0],
};

/** Colours that shapes are filled with, or drawn where they are lines; other spellings are skipped. */
export function findFillColors(root: SvgElement): Rgb[] {
  const fills: Rgb[] = [];
  const add = (value: string | undefined) => {
    const color = value === undefined ? undefined : colorOf(value);
    if (color) fills.push(color);
  };
  const visit = (element: SvgElement, inherited: { readonly fill: string; readonly stroke: string }) => {
    if (notDrawn.has(element.name)) return;
    const fill = styled(element, 'fill') ?? inherited.fill;
    const stroke = styled(element, 'stroke') ?? inherited.stroke;
    if (shapes.has(element.name)) {
      add(fill);
      if (fill === 'none') add(stroke);
    }
    if (element.name === 'stop') add(styled(element, 'stop-color') ?? 'black');
    for (const child of element.children) visit(child, { fill, stroke });
  };
  visit(root, { fill: 'black', stroke: 'none' });
  return fills;
}

/** A property as its attribute or its style says. */
function styled(element: SvgElement, name: string): string | undefined {
  const inStyle = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(attributeOf(element, 'style') ?? '')?.[1];
  const value = (inStyle ?? attributeOf(element, name))?.trim();
  return value === 'inherit' ? undefined : value;
}

function colorOf(value: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : value;
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (long) return triple(long.slice(1).map((part) => Number.parseInt(part, 16)));
  const decimal = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(value);
  if (decimal) return triple(decimal.slice(1).map(Number));
  return named[value.toLowerCase()];
}

const triple = ([red = 0, green = 0, blue = 0]: readonly number[]): Rgb => [red, green, blue];
