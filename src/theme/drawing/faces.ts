import type { FontCoverage } from './font-coverage.ts';
import known from './font-coverage.ts?value';
import shipped from './shipped-fonts.ts?lazy';
import { parseCmap, parseFontTables } from './woff.ts';

/** A font for shaping texts. */
export interface Face {
  /** Digest of its bytes; equal for one face. */
  readonly digest: string;
  readonly has: (code: number) => boolean;
  /** The font as a file (.woff, .ttf, .otf). */
  readonly file: () => Uint8Array;
}

const { fonts, shaper } = known as FontCoverage;

/** Digest of the shaper, which decides on shapes too. */
export const shaperDigest = shaper;

/** Shipped fonts, in order of preference; files are loaded when used. */
export const shippedFaces: readonly Face[] = fonts.map(({ name, digest, ranges }) => ({
  digest,
  has: (code) => isInRanges(ranges, code),
  file: () => {
    const { readFontFile, fontNames } = shipped<typeof import('./shipped-fonts.ts')>();
    const found = fontNames.find((each) => each === name);
    if (found === undefined) throw new Error(`There is no font ${name}.`);
    return readFontFile(found);
  },
}));

/** Face of a font file of the site; undefined if it is unreadable. `digest`: that of its bytes. */
export function parseFace(bytes: Uint8Array, digest: string): Face | undefined {
  try {
    const tables = parseFontTables(bytes);
    const cmap = tables.get('cmap')?.();
    const isDrawn = tables.has('glyf') || tables.has('CFF ') || tables.has('CFF2');
    const ranges = cmap && isDrawn ? parseCmap(cmap).flat() : [];
    if (ranges.length === 0) return undefined;
    // Unpacks all tables now, so that a damaged one is found before drawing.
    for (const table of tables.values()) table();
    return { digest, has: (code) => isInRanges(ranges, code), file: () => bytes };
  } catch (error) {
    // Damaged tables: reads past the end, and zlib errors.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return undefined;
    throw error;
  }
}

function isInRanges(ranges: readonly number[], code: number): boolean {
  let [from, to] = [0, ranges.length / 2];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (code > (ranges[middle * 2 + 1] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return code >= (ranges[from * 2] ?? Number.POSITIVE_INFINITY);
}

/**
 * Text for the shaper: accents composed, all spaces plain, formatting characters removed but for the joiners that
 * Persian and Indic scripts need.
 */
export function toShapeableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/(?!\u200c|\u200d|[\u0600-\u0605\u06dd])[\p{Cf}\p{Co}]/gu, '');
}

const isJoiner = (character: string) => character === '\u200c' || character === '\u200d';

/** Characters of a shapeable text that no face has, each once. */
export function findUncoveredCharacters(text: string, faces: readonly Face[]): string[] {
  const has = (character: string) => faces.some((face) => face.has(character.codePointAt(0) ?? 0));
  return [...new Set(text)].filter((character) => !isJoiner(character) && !has(character));
}

/** Part of a text that one face draws; UTF-16 offsets. */
interface FaceRun {
  readonly face: Face;
  readonly from: number;
  readonly to: number;
}

/**
 * Splits a text by face: a letter goes to the first that has it; spaces, digits and marks stay with the letters before
 * if their face has them. Joiners always do.
 */
export function splitByFace(text: string, faces: readonly Face[]): FaceRun[] {
  const runs: { face: Face; from: number; to: number }[] = [];
  let at = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const stays = last && (isJoiner(character) || (/[\P{L}]/u.test(character) && last.face.has(code)));
    const face = stays ? last.face : faces.find((one) => one.has(code));
    if (last && (face === undefined || face === last.face)) last.to = at + character.length;
    else if (face) runs.push({ face, from: at, to: at + character.length });
    at += character.length;
  }
  return runs;
}
