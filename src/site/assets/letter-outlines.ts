import type { Face } from '../../theme/drawing/faces.ts';
import { type Outline, toOutline } from '../../theme/drawing/outline.ts';
import { shapeLine } from '../../theme/drawing/shaped-text.ts';

/** Outlines of a letter that only shaped fonts have, in thousandths of an em, from one origin. */
export function shapeLetter(letter: string, faces: readonly Face[], language: string): Outline[] {
  const { glyphs } = shapeLine(letter, { faces, isRtl: false, language });
  return glyphs
    .filter(({ outline }) => outline.edges.length > 0)
    .map(({ outline, left, x, y }) =>
      toOutline(Array.from(outline.edges, (value, i) => value + (i % 2 === 0 ? left + x : y))),
    );
}
