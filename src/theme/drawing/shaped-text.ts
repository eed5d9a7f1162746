import { resolveBidiLevels, toVisualOrder } from './bidi.ts';
import { type Face, splitByFace } from './faces.ts';
import { openFont, type ShapedGlyph, type TextShaper } from './harfbuzz.ts';
import { splitAtLineBreaks, splitWord } from './line-breaks.ts';
import { buildSfnt } from './woff.ts';

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
export interface ShapedBlock {
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
