import { describe, expect, it } from 'vitest';
import type { Sources } from '../../../src/content/read/load.ts';
import { findOrderFixes } from '../../../src/desk/fix/fix-content.ts';

/** The changes of a list of questions: file and order of each. */
const fixes = (...questions: readonly (readonly [file: string, order?: unknown])[]) => {
  const faq = questions.map(([file, order]) => ({
    file,
    frontMatter: { value: order === undefined ? {} : { order }, locate: () => ({ file, line: 1, col: 1 }) },
  }));
  return findOrderFixes({ faq } as unknown as Sources).map(({ at, from, to }) => `${at.file} ${from} → ${to}`);
};

describe('orderFixes', () => {
  it('leaves a list alone in which every question has a place of its own', () =>
    expect(fixes(['b', '2'], ['a', '10'], ['c', '11'])).toEqual([]));

  it('moves the later of two, by file name, and those that it meets', () => {
    expect(fixes(['b', '1'], ['a', '1'])).toEqual(['b 1 → 2']);
    expect(fixes(['a', '1'], ['b', '1'], ['c', '2'], ['d', '9'])).toEqual(['b 1 → 2', 'c 2 → 3']);
    expect(fixes(['a', '0'], ['b', '0'])).toEqual(['b 0 → 1']);
  });

  it('does not judge what is no order', () => expect(fixes(['a'], ['b', 'x'], ['c', ['1']], ['d', '1'])).toEqual([]));
});
