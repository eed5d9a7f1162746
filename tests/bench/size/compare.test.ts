import { describe, expect, it } from 'vitest';
import { compare, comparisonText } from '../../../bench/size/compare.mjs';

const verdictOf = (was: number, is: number) => compare({ '10 pages': { cold: was } }, { '10 pages': { cold: is } })[0];

describe('a figure and its baseline', () => {
  it.each([
    [2, 2.21, 'worse'],
    [2, 2.2, 'same'],
    [2, 2, 'same'],
    [2, 1.8, 'same'],
    [2, 1.79, 'better'],
    [0, 0, 'same'],
    [0, 1, 'worse'],
  ])('%d, then %d: %s, the limit being a tenth', (was, is, verdict) => {
    expect(verdictOf(was, is)).toMatchObject({ name: '10 pages: cold', was, is, verdict });
  });

  it('are told as a ratio', () => {
    expect(verdictOf(4, 5)?.ratio).toBe(1.25);
  });

  it('of one size says nothing of another', () => {
    expect(compare({ '10 pages': { cold: 1 } }, { '100 pages': { cold: 9 } })).toEqual([
      { name: '10 pages: cold', was: 1, verdict: 'not measured' },
      { name: '100 pages: cold', is: 9, verdict: 'new' },
    ]);
  });
});

describe('what is printed', () => {
  const before = { '10 pages': { cold: 2, 'no change': 0.5, 'one page edited': 1 } };

  it('has a row for each figure that was measured, and counts what is worse', () => {
    const text = comparisonText(compare(before, { '10 pages': { cold: 3, 'no change': 0.5 }, start: { modules: 12 } }));
    expect(text).toContain('| 10 pages: cold | 2 | 3 | 1.50 | worse |');
    expect(text).toContain('| start: modules | – | 12 | – | new |');
    expect(text).not.toContain('one page edited');
    expect(text).toContain('1 of 3 figures are worse by more than 10 %. Not measured: 1.');
  });

  it('says so when nothing is worse', () => {
    expect(comparisonText(compare(before, before))).toContain('0 of 3 figures are worse by more than 10 %.\n');
  });
});
