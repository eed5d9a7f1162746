import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line } from '../../src/content/schemas/fields.ts';
import { findForbiddenCharacters } from '../../src/core/characters.ts';
import { runs } from '../support/runs.ts';
import cases from './characters.cases.json' with { type: 'json' };

const codes = (text: string) => findForbiddenCharacters(text).map(({ code }) => code.toString(16));

describe('forbiddenCharacters', () => {
  it('finds halves of surrogate pairs, and only halves', () => {
    expect(findForbiddenCharacters('😀')).toEqual([]);
    expect(findForbiddenCharacters('a\ud83db')).toEqual([
      { offset: 1, code: 0xd83d, name: 'half of a surrogate pair (U+D83D)', count: 1 },
    ]);
    expect(findForbiddenCharacters('😀\ude00')).toEqual([
      { offset: 2, code: 0xde00, name: 'half of a surrogate pair (U+DE00)', count: 1 },
    ]);
  });

  it('refuses exactly the code points that it means to, when they stand alone', () => {
    const refused: [number, number][] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      if (findForbiddenCharacters(String.fromCodePoint(code)).length === 0) continue;
      const last = refused.at(-1);
      if (last?.[1] === code - 1) last[1] = code;
      else refused.push([code, code]);
    }
    expect(refused).toEqual([
      [0x00, 0x08],
      [0x0b, 0x1f],
      [0x7f, 0x9f],
      [0x061c, 0x061c],
      [0x115f, 0x1160],
      [0x17b4, 0x17b5],
      [0x180b, 0x180f],
      [0x200b, 0x200f],
      [0x2028, 0x202e],
      [0x2060, 0x206f],
      [0x3164, 0x3164],
      [0xd800, 0xdfff],
      [0xfe00, 0xfe0f],
      [0xfeff, 0xfeff],
      [0xffa0, 0xffa0],
      [0xfff0, 0xfffb],
      [0x13430, 0x1343f],
      [0x1bca0, 0x1bca3],
      [0x1d173, 0x1d17a],
      [0xe0000, 0xe0fff],
    ]);
  });

  it('knows every character of the class Cf', () => {
    const seen = /[\u00ad\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      if (/\p{Cf}/u.test(character) && !seen.test(character)) expect([code, codes(character)]).not.toEqual([code, []]);
    }
  });
});

// languages.md §4: what writing needs is accepted; the rule is UAX #31 §2.3 and RFC 5892 A.1 and A.2.
describe('joiners where writing needs them', () => {
  it.each(cases as [string, string][])('%s', (_, text) => {
    expect(codes(text)).toEqual([]);
    expect(line().safeParse(text)).toEqual({ success: true, data: text });
  });

  it('names and titles lose soft hyphens, and are not made of them', () => {
    expect(line().parse('Donau\u00addampf')).toBe('Donaudampf');
    for (const empty of ['\u00ad', '\u00ad \u034f', '\u2003']) expect(line().safeParse(empty).success).toBe(false);
  });
});

describe('what would only hide', () => {
  it.each([
    ['a non-joiner between Latin letters', 'pay\u200cpal', ['200c']],
    ['a joiner between Latin letters', 'pay\u200dpal', ['200d']],
    ['between digits', '12\u200c34', ['200c']],
    ['between Cyrillic letters', 'Газ\u200dета', ['200d']],
    ['between Greek letters', 'Α\u200cΒ', ['200c']],
    ['between Chinese letters', '公\u200d司', ['200d']],
    ['at the start', '\u200cداده', ['200c']],
    ['a joiner at the start', '\u200dداده', ['200d']],
    ['at the end', 'داده\u200c', ['200c']],
    ['before a space', 'داده\u200c ها', ['200c']],
    ['a run of non-joiners', 'می\u200c\u200cخواهم', ['200c']],
    ['a run of joiners', 'ه\u200d\u200dه', ['200d']],
    ['a run after a virama', 'क्\u200d\u200cष', ['200d', '200c']],
    ['a Hindi joiner without virama', 'क\u200dष', ['200d']],
    ['a joiner after one picture only', '👩\u200d', ['200d']],
    ['a joiner between a picture and a letter', '👩\u200da', ['200d']],
    ['tag characters', 'a\u{e0041}', ['e0041']],
    ['a flag with another text', '🏴\u{e0067}\u{e0062}\u{e0041}\u{e007f}', ['e0067', 'e0062', 'e0041', 'e007f']],
    ['a balanced isolate', '\u2066a\u2069', ['2066', '2069']],
    ['an override without end', 'a\u202eb', ['202e']],
    ['direction marks', 'a\u200eb\u200fc\u061c', ['200e', '200f', '61c']],
    ['a word joiner', 'a\u2060b', ['2060']],
    ['text in variation selectors', `😀${'\u{e0110}\u{e0132}'}`, ['e0132']],
    ['a selector alone', ' \ufe0f', ['fe0f']],
    ['a Hangul filler as a name', '\u3164', ['3164']],
  ])('%s', (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
    expect(line().safeParse(text).success).toBe(false);
  });

  it('no joiner between letters of scripts that do not join, whatever stands around them', () => {
    const letter = fc.constantFrom(...'aZäßжЯαΩ漢字かアא0९');
    const joiner = fc.constantFrom('\u200c', '\u200d');
    fc.assert(
      fc.property(letter, joiner, letter, (a, hidden, b) => {
        expect(codes(a + hidden + b)).toEqual([hidden.charCodeAt(0).toString(16)]);
      }),
      { numRuns: runs(300) },
    );
  });
});
