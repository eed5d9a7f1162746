import { contrastRatio, type Rgb } from '../../core/contrast.ts';
import { decodePng, type Pixels, parsePngSize } from '../../core/png-pixels.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { decodeText } from '../read/decode.ts';
import { createPositionLookup } from '../read/position.ts';
import { checkSvg, viewBoxOf } from './svg/check-svg.ts';
import { parseSvg } from './svg/parse-svg.ts';
import { findFillColors } from './svg/svg-colors.ts';

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
