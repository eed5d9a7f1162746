import bidiFactory from 'bidi-js';
import { type Face, splitByFace } from './faces.ts';
import { openFont, type ShapedGlyph, type TextShaper } from './harfbuzz.ts';
import { buildSfnt } from './woff.ts';

// Line breaks (UAX #14, simplified): after spaces; in Chinese and Japanese between any two signs, but not before
// closing or continuing ones, nor after opening ones. Thai, with few spaces, breaks only at these.
const ideograph =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3000-\\u303f\\uff01-\\uff60ー]';
const mayNotBegin =
  '[\\p{M}\\p{Pe}\\p{Pf}、。，．・：；？！ー々〻ゝゞヽヾ〜～…‥ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ,.!?:;%％]';
const mayNotEnd = '[\\p{Ps}\\p{Pi}￥＄£€$]';

/** Fast check: the ideograph pattern takes milliseconds to compile. */
const mayHoldIdeographs = /[\u2e80-\ua4cf\uf900-\ufaff\uff00-\uffef\ud800-\udfff]/;

let ends: RegExp | undefined;

/** Splits a text where lines may break; a space ends the part before it. */
export function splitAtLineBreaks(text: string): string[] {
  if (!mayHoldIdeographs.test(text)) return text.split(/(?<= )(?! )/);
  ends ??= new RegExp(
    `(?<= )(?! )|(?<=${ideograph}\\p{M}*)(?<!${mayNotEnd})(?! |${mayNotBegin})|(?<!^| |${mayNotEnd})(?=${ideograph})(?!${mayNotBegin})`,
    'u',
  );
  return text.split(ends).filter((piece) => piece !== '');
}

/** Splits a word longer than a line, but not within a drawn unit, as after a virama or a joiner. */
export function splitWord(word: string): string[] {
  return (
    word.match(
      /\P{M}[\p{M}\u200c\u200d]*(?:(?<=[\u094d\u09cd\u0bcd\u0dca\u200d][\u200c\u200d]?)\P{M}[\p{M}\u200c\u200d]*)*/gu,
    ) ?? [word]
  );
}

const bidi = bidiFactory();

/** Numbers with their signs, `C++` and paths: alone, UAX #9 would turn the parts of `+49 30 1234` around. */
const oneWay = /[(]?[+\-−]?[€$£]?\d(?:[\d ().,:/\-–]*\d)?[%€]?|[A-Za-z]\w*[+#]+|(?<!\S)\/[\w/.-]*/g;

/**
 * Embedding level of each UTF-16 unit of a line: odd ones run from right to left (UAX #9). In a right-to-left line,
 * text that pages isolate by markup counts as a Latin word.
 */
export function resolveBidiLevels(line: string, isRtl: boolean): Uint8Array {
  const isolated = isRtl ? line.replace(oneWay, (part) => 'a'.repeat(part.length)) : line;
  return bidi.getEmbeddingLevels(isolated, isRtl ? 'rtl' : 'ltr').levels;
}

/** Runs of a line in visual order, from the left (UAX #9 L2). */
export function toVisualOrder<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  let order = [...runs];
  let highest = 0;
  for (const { level } of runs) highest = Math.max(highest, level);
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      if (to > from) order = [...order.slice(0, from), ...order.slice(from, to).reverse(), ...order.slice(to)];
      from = Math.max(from, to);
    }
  return order;
}

/** A shaped line: outlines from its left edge on; thousandths of an em. */
export interface ShapedLine {
  readonly width: number;
  readonly glyphs: readonly (ShapedGlyph & { readonly left: number })[];
}

/** Settings for shaping text. */
export interface ShapingOptions {
  readonly faces: readonly Face[];
  /** Whether lines run to the left. */
  readonly isRtl: boolean;
  /** BCP 47 tag: the shapes of Han, and of some Cyrillic letters, depend on it. */
  readonly language: string;
}

const fonts = new Map<string, TextShaper>();

function shapeOf({ digest, file }: Face): TextShaper {
  const shape = fonts.get(digest) ?? openFont(buildSfnt(file()));
  fonts.set(digest, shape);
  return shape;
}

/** Shapes one line of a text whose characters the faces have (`shapeableText`, `charactersWithoutFace`). */
export function shapeLine(text: string, { faces, isRtl, language }: ShapingOptions): ShapedLine {
  const levels = resolveBidiLevels(text, isRtl);
  const runs = splitByFace(text, faces).flatMap(({ face, from, to }) => {
    const parts: { face: Face; from: number; to: number; level: number }[] = [];
    for (let at = from; at < to; at += 1) {
      const level = levels[at] ?? 0;
      const last = parts.at(-1);
      if (last?.level === level) last.to = at + 1;
      else parts.push({ face, from: at, to: at + 1, level });
    }
    return parts;
  });
  let width = 0;
  const glyphs = toVisualOrder(runs).flatMap(({ face, from, to, level }) =>
    shapeOf(face)(text, from, to, level % 2 === 1, language).map((glyph) => {
      const left = width;
      width += glyph.advance;
      return { ...glyph, left };
    }),
  );
  return { width, glyphs };
}

/** Lines of a text, and their size. */
interface ShapedBlock {
  readonly size: number;
  readonly lines: readonly ShapedLine[];
}

/**
 * Sets a text as large as possible: the first of `sizes` (pixels an em) at which lines are at most `width` wide and,
 * `leading` ems each, `height` high. The last size breaks long words, and ignores the height.
 */
export function fitText(
  text: string,
  setting: ShapingOptions,
  room: {
    readonly width: number;
    readonly height: number;
    readonly leading: number;
    readonly sizes: readonly number[];
  },
): ShapedBlock {
  const widthOf = (part: string) => shapeLine(part, setting).width;
  const pieces = splitAtLineBreaks(text).map((piece) => ({
    piece,
    width: widthOf(piece.trimEnd()),
    whole: widthOf(piece),
  }));
  const smallest = room.sizes.at(-1) ?? 0;
  for (const size of room.sizes) {
    const width = (room.width * 1000) / size;
    const fits = pieces.every((piece) => piece.width <= width);
    if (!fits && size !== smallest) continue;
    const parts = pieces.flatMap((piece) =>
      piece.width <= width
        ? [piece]
        : splitWord(piece.piece).map((part) => ({ piece: part, width: widthOf(part.trimEnd()), whole: widthOf(part) })),
    );
    const lines = filled(parts, width);
    if (size === smallest || lines.length * size * room.leading <= room.height)
      return { size, lines: lines.map((line) => shapeLine(line, setting)) };
  }
  return { size: smallest, lines: [] };
}

/** Fills each line. A piece is `whole` wide if others follow it in its line. */
function filled(
  parts: readonly { readonly piece: string; readonly width: number; readonly whole: number }[],
  width: number,
): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const part of parts) {
    if (lines.length > 0 && used + part.width <= width) lines[lines.length - 1] += part.piece;
    else {
      lines.push(part.piece);
      used = 0;
    }
    used += part.whole;
  }
  return lines.map((line) => line.trimEnd());
}
