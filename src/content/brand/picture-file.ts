import { contrastRatio, type Rgb } from '../../core/contrast.ts';
import { decodePng, type Pixels, parsePngSize } from '../../core/png-pixels.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { decodeText } from '../read/decode.ts';
import { createPositionLookup } from '../read/position.ts';
import { attributeOf, checkSvg, viewBoxOf } from './svg/check-svg.ts';
import { parseSvg, type SvgElement } from './svg/parse-svg.ts';

/** Properties of a brand picture that its file shows. */
interface BrandPicture {
  readonly kind: 'svg' | 'png';
  readonly width: number;
  readonly height: number;
  /** Whether parts of it stand out less than 2:1 from dark paper; so they do where that cannot be told. */
  readonly isDark: boolean;
  /** Whether other sizes can be drawn. */
  readonly isReadable: boolean;
}

const most = { svg: 32_000, png: 60_000 } as const;
/** Dark paper of brands, untinted: src/theme/colors/color-scheme.ts. */
const darkPaper: Rgb = [19, 19, 19];

/**
 * Judges an SVG or PNG of public/ by its bytes. Reports `logo-invalid` at `place` (too large, another kind of file) and
 * `logo-unsafe` at the place in the file itself, with which it is undefined.
 */
export function checkBrandPicture(
  path: string,
  bytes: Uint8Array,
  place: Omit<Problem, 'code' | 'message'>,
  report: Report,
): BrandPicture | undefined {
  const kind = path.endsWith('.svg') ? 'svg' : 'png';
  const refuse = (message: string, hint: string) => void report({ ...place, code: 'logo-invalid', message, hint });
  if (bytes.length > most[kind]) {
    refuse(
      `expected at most ${most[kind]} bytes of ${kind.toUpperCase()}, got ${bytes.length} in public${path}`,
      kind === 'svg'
        ? 'Simplify its paths, or have an optimiser (SVGO) write it again.'
        : 'Make it smaller, or draw it as SVG.',
    );
    return undefined;
  }
  if (kind === 'svg') return readDrawing(`public${path}`, bytes, report);
  const size = parsePngSize(bytes);
  if (!size)
    refuse(`expected a PNG file, got other bytes in public${path}`, 'Export it as PNG; renaming it is not enough.');
  const pixels = decodePng(bytes);
  return size && { kind, ...size, isDark: !pixels || hasDarkPixels(pixels), isReadable: pixels !== undefined };
}

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

function readDrawing(file: string, bytes: Uint8Array, report: Report): BrandPicture | undefined {
  const text = decodeText(file, bytes, report);
  if (text === undefined) return undefined;
  const positionAt = createPositionLookup(file, text);
  const read = parseSvg(text);
  const mistakes = 'mistake' in read ? [read.mistake] : checkSvg(read.root);
  for (const { at, message, hint } of mistakes) report({ code: 'logo-unsafe', at: positionAt(at), message, hint });
  const box = 'root' in read && mistakes.length === 0 ? viewBoxOf(read.root) : undefined;
  if (!box || 'mistake' in read) return undefined;
  return { kind: 'svg', ...box, isDark: findFillColors(read.root).some(isLost), isReadable: true };
}

const isLost = (color: Rgb) => contrastRatio(color, darkPaper) < 2;

/** Whether more than a twentieth of what is drawn is lost on dark paper. */
function hasDarkPixels({ rgba }: Pixels): boolean {
  let [drawn, lost] = [0, 0];
  for (let i = 0; i < rgba.length; i += 4) {
    if ((rgba[i + 3] ?? 0) < 128) continue;
    drawn += 1;
    if (isLost([rgba[i] ?? 0, rgba[i + 1] ?? 0, rgba[i + 2] ?? 0])) lost += 1;
  }
  return lost > drawn / 20;
}
