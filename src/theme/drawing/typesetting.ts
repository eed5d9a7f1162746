import drawable from './drawable-characters.ts?value';
import outlines from './glyphs.json?lazy';

/** A letter of the table, ready to be drawn. */
interface Glyph {
  /** Thousandths of an em. */
  readonly advance: number;
  /** SVG path data, y down, baseline at 0; the parts of an accented letter each begin at the origin. */
  readonly paths: readonly string[];
}

/** Kerning pairs in thousandths of an em, which the font's own table lacks. */
const kerning: readonly (readonly [string, string, number])[] = [
  ['T', 'acdegmnopqrsuvwxyz.,', -70],
  ['VW', 'acdegoqru.,', -55],
  ['Y', 'acdegmnopqrsuv.,', -80],
  ['A', 'TVWYvwy', -60],
  ['TVWY', 'A', -60],
  ['P', 'Aa.,', -50],
  ['F', 'Aa.,', -45],
  ['L', 'TVWYy', -60],
  ['r', '.,', -40],
  ['vwy', '.,', -45],
];
const kern = new Map(
  kerning.flatMap(([left, right, by]) => [...left].flatMap((a) => [...right].map((b) => [a + b, by] as const))),
);

/**
 * Text as drawn: accents composed, all spaces plain, characters without a shape removed, such as soft hyphens.
 * Private-use characters go too: the desk writes labels in them.
 */
export function toDrawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Cf}\p{Co}]/gu, '');
}

const characters: ReadonlySet<string> = new Set(drawable as string);

/** Whether all characters have an outline: others would be gaps. */
export function isDrawable(text: string): boolean {
  return text !== '' && [...text].every((character) => characters.has(character));
}

const known = new Map<string, Glyph>();

/**
 * Outlines of Gelasio Medium (@fontsource/gelasio 5.3.0, OFL.txt), 100 kB, by character: the advance in thousandths of an
 * em; the letter that an accented one is built on, if any; SVG path data of the commands m, h, v, l, q and z, relative.
 */
const glyphs = () => outlines<{ default: Readonly<Record<string, string>> }>().default;

/** The glyph of a drawable character. */
export function findGlyph(character: string): Glyph {
  const found = known.get(character);
  if (found) return found;
  const [, advance, base, path = ''] = /^(\d+) (?:(.) )?(.*)$/.exec(glyphs()[character] ?? '') ?? [];
  const glyph = { advance: Number(advance), paths: [...(base === undefined ? [] : findGlyph(base).paths), path] };
  known.set(character, glyph);
  return glyph;
}

/** Positions of characters and width of a drawable text, in thousandths of an em. */
export function typeset(text: string): {
  readonly width: number;
  readonly letters: readonly (Glyph & { x: number })[];
} {
  let width = 0;
  let before = '';
  const letters = [...text].map((character) => {
    const glyph = findGlyph(character);
    const x = width + (kern.get(before + character) ?? 0);
    width = x + glyph.advance;
    before = character;
    return { ...glyph, x };
  });
  return { width, letters };
}

/** Breaks a drawable text at its spaces into lines of at most `width` thousandths of an em; a longer word stays whole. */
export function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && typeset(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
