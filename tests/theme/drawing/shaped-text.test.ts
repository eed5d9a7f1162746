import { describe, expect, it } from 'vitest';
import {
  findUncoveredCharacters,
  shippedFaces,
  splitByFace,
  toShapeableText,
} from '../../../src/theme/drawing/faces.ts';
import {
  fitText,
  resolveBidiLevels,
  type ShapingOptions,
  shapeLine,
  splitAtLineBreaks,
  splitWord,
  toVisualOrder,
} from '../../../src/theme/drawing/shaped-text.ts';
import { fontNames, readFontFile } from '../../../src/theme/drawing/shipped-fonts.ts';
import { buildSfnt, parseCmap, parseFontTables } from '../../../src/theme/drawing/woff.ts';

const setting = (isRtl = false, language = 'en'): ShapingOptions => ({ faces: shippedFaces, isRtl, language });
const widths = (text: string, isRtl = false) => shapeLine(text, setting(isRtl)).glyphs.map(({ advance }) => advance);

describe('fonts', () => {
  it.each(fontNames)('%s unpacks to a font with outlines and characters', (name) => {
    const tables = parseFontTables(buildSfnt(readFontFile(name)));
    for (const tag of ['cmap', 'glyf', 'head', 'hmtx', 'loca', 'maxp']) expect(tables.has(tag), tag).toBe(true);
    expect(parseCmap(tables.get('cmap')!()).length).toBeGreaterThan(0);
  });

  it.each([...'aÉłżĐ ơЖґΩüაשגثگपঅஅก1€'])('one of them has %s', (character) => {
    expect(findUncoveredCharacters(character, shippedFaces)).toEqual([]);
  });

  it.each([...'東ふ가ශԱ\u{1f642}'])('none has %s', (character) => {
    expect(findUncoveredCharacters(`a${character}`, shippedFaces)).toEqual([character]);
  });

  it('marks, joiners and spaces stay with the letter before them', () => {
    const text = 'می‌خواهم PDF‌ها र‍्य';
    const parts = splitByFace(text, shippedFaces).map(({ from, to }) => text.slice(from, to));
    expect(parts).toEqual(['می‌خواهم ', 'PDF‌', 'ها ', 'र‍्य']);
  });

  it('what is invisible is not shaped, but for joiners', () => {
    expect(toShapeableText('a\u00ad\u00a0b\u200c\u200dc\ue000e\u0301')).toBe('a b\u200c\u200dcé');
  });
});

describe('shaping', () => {
  it('joins Arabic letters, also where a run of another face ends', () => {
    const alone = [...'به'].flatMap((letter) => widths(letter, true));
    expect(widths('به', true)).not.toEqual(alone.reverse());
    expect(widths('ب\u200cه', true)).not.toEqual(widths('به', true));
  });

  it('makes conjuncts: fewer glyphs than letters', () => {
    expect(widths('क्ष')).toHaveLength(1);
    expect(widths('ক্ষ')).toHaveLength(1);
    expect(widths('க்ஷ')).toHaveLength(1);
  });

  it('sets marks of Thai above each other without moving on', () => {
    expect(widths('ที่').filter((width) => width > 0)).toHaveLength(1);
  });

  it('no glyph is missing', () => {
    const text = 'سلام שלום नमस्ते হ্যালো வணக்கம் สวัสดี გამარჯობა Привет Γειά Chào Łódź 1';
    expect(shapeLine(text, setting()).glyphs.filter(({ isMissing }) => isMissing)).toEqual([]);
  });

  it('a line is as wide as its glyphs', () => {
    const { width, glyphs } = shapeLine('Привет, мир', setting());
    expect(width).toBe(glyphs.reduce((sum, { advance }) => sum + advance, 0));
    expect(glyphs.map(({ left }) => left)).toEqual([...glyphs.map(({ left }) => left)].sort((a, b) => a - b));
  });
});

describe('two directions in one line', () => {
  const seen = (text: string, isRtl = true) => {
    const levels = resolveBidiLevels(text, isRtl);
    const runs = [...text].map((letter, i) => ({ letter, level: levels[i] ?? 0 }));
    return toVisualOrder(runs)
      .map(({ letter }) => letter)
      .join('');
  };

  it.each([
    ['אבג', 'גבא'],
    ['אב Acme גד', 'דג Acme בא'],
    ['טל +49 30 1234', '+49 30 1234 לט'],
    ['יום 2026-11-21 אב', 'בא 2026-11-21 םוי'],
    ['ב C++ א', 'א C++ ב'],
    ['ב -5 א', 'א -5 ב'],
    ['ב 5% א', 'א 5% ב'],
    ['ב €1,234.50', '€1,234.50 ב'],
    ['ב (0)20 7946', '(0)20 7946 ב'],
    ['ב /api/v1/ א', 'א /api/v1/ ב'],
  ])('%s is seen as %s', (text, expected) => {
    expect(seen(text)).toBe(expected);
  });

  it('a line from the left turns only what runs from the right', () => {
    expect(seen('Acme אבג 12', false)).toBe('Acme 12 גבא');
  });
});

describe('lines', () => {
  it.each([
    ['one two  three', ['one ', 'two  ', 'three']],
    ['会社、概要。', ['会', '社、', '概', '要。']],
    ['「会社」の話ー', ['「会', '社」', 'の', '話ー']],
    ['キャット', ['キャッ', 'ト']],
    ['Web会社 ABC', ['Web', '会', '社 ', 'ABC']],
    ['สวัสดี ครับ', ['สวัสดี ', 'ครับ']],
    ['한국 어', ['한국 ', '어']],
  ])('%s may break between its pieces', (text, pieces) => {
    expect(splitAtLineBreaks(text)).toEqual(pieces);
  });

  it('a long word is divided between what is drawn as one', () => {
    expect(splitWord('क्षति')).toEqual(['क्ष', 'ति']);
    expect(splitWord('ที่มี')).toEqual(['ที่', 'มี']);
  });

  it('are as large as the room allows, and never wider', () => {
    const room = { width: 1032, height: 300, leading: 1.34, sizes: [100, 64, 32] };
    const set = (text: string) => fitText(text, setting(), room);
    expect(set('Привет').size).toBe(100);
    expect(set('Привет мир '.repeat(5).trim()).size).toBe(64);
    for (const text of ['Привет', 'Привет мир '.repeat(5).trim(), 'ก'.repeat(150)]) {
      const { size, lines } = set(text);
      expect(lines.length).toBeGreaterThan(0);
      for (const { width } of lines) expect((width * size) / 1000).toBeLessThanOrEqual(room.width);
    }
    expect(set('ก'.repeat(150)).lines.length).toBeGreaterThan(1);
  });
});
