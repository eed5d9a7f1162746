import { describe, expect, it } from 'vitest';
import { de as german } from '../../src/prose/words/de.ts';
import { en as english } from '../../src/prose/words/en.ts';
import type { WordTable } from '../../src/prose/words/table.ts';
import { de, en } from './rows.ts';

const takes = (table: WordTable, row: string, text: string): boolean => {
  const pattern = table[row as keyof WordTable];
  if (!(pattern instanceof RegExp)) throw new Error(`${row} is no row`);
  return pattern.test(text);
};

describe.each([
  [english, en],
  [german, de],
] as const)('rows of words', (table, rows) => {
  it.each(Object.entries(rows))(`${table.code}: %s`, (row, [words, others = []]) => {
    expect(words.filter((text) => !takes(table, row, text))).toEqual([]);
    // A row takes something: nothing, and words of no language, are left.
    expect([...others, 'qzx, wvk – xyq'].filter((text) => takes(table, row, text))).toEqual([]);
  });

  it(`${table.code}: none is left out`, () => {
    const patterns = Object.entries(table).filter(([, value]) => value instanceof RegExp && !value.flags.includes('g'));
    expect(patterns.map(([row]) => row).filter((row) => !Object.hasOwn(rows, row))).toEqual(['nationality', 'legalIs']);
  });
});
