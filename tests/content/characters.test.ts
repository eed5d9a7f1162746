import { describe, expect, it } from 'vitest';
import { forbiddenCharacters } from '../../src/content/characters.ts';

describe('forbiddenCharacters', () => {
  it('finds halves of surrogate pairs, and only halves', () => {
    expect(forbiddenCharacters('😀')).toEqual([]);
    expect(forbiddenCharacters('a\ud83db')).toEqual([
      { offset: 1, name: 'half of a surrogate pair (U+D83D)', count: 1 },
    ]);
    expect(forbiddenCharacters('😀\ude00')).toEqual([
      { offset: 2, name: 'half of a surrogate pair (U+DE00)', count: 1 },
    ]);
  });

  it('refuses exactly the code points that it means to', () => {
    const refused: number[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1)
      if (forbiddenCharacters(String.fromCodePoint(code)).length > 0) refused.push(code);
    const ranges: [number, number][] = [
      [0x00, 0x08],
      [0x0b, 0x1f],
      [0x7f, 0x9f],
      [0x200b, 0x200b],
      [0x2028, 0x202e],
      [0x2066, 0x2069],
      [0xd800, 0xdfff],
      [0xfeff, 0xfeff],
      [0xe0000, 0xe007f],
    ];
    expect(refused).toEqual(ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)));
  });
});
