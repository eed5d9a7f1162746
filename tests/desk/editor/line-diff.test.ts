import { describe, expect, it } from 'vitest';
import { createLineDiff } from '../../../src/desk/editor/diff-documents.ts';

const shown = (before: string, after: string, most?: number) =>
  createLineDiff(before, after, most).map(
    ({ kind, text }) => `${{ old: '-', new: '+', same: ' ', gap: '~' }[kind]}${text}`,
  );

describe('the difference of two texts', () => {
  it.each([
    ['of one line', 'a\nb\nc', 'a\nB\nc', [' a', '-b', '+B', ' c']],
    ['at the beginning and the end', 'a\nb', 'A\nb\nc', ['-a', '+A', ' b', '+c']],
    ['of lines that are far apart', '1\n2\n3\n4\n5\n6', '0\n2\n3\n4\n5\n7', ['-1', '+0', ' 2', '~…', ' 5', '-6', '+7']],
    ['that only loses lines', 'a\nb\nc', 'a\nc', [' a', '-b', ' c']],
    ['that there is not', 'a', 'a', []],
  ])('%s', (_name, before, after, expected) =>
    expect(shown(before, after).filter((line) => before !== after || line[0] !== ' ')).toEqual(expected),
  );

  it('shows of long lines what is other in them', () => {
    const [old, made] = createLineDiff(
      `${'x'.repeat(500)}OLD${'y'.repeat(500)}`,
      `${'x'.repeat(500)}NEW${'y'.repeat(500)}`,
    );
    expect(old).toMatchObject({ kind: 'old', text: expect.stringMatching(/^…x+OLDy+…$/) });
    expect(made).toMatchObject({ kind: 'new', text: expect.stringMatching(/^…x+NEWy+…$/) });
  });

  it('ends somewhere, and says how much is left', () => {
    const [a, b] = ['a', 'b'].map((letter) => Array.from({ length: 2000 }, (_, i) => `${letter}${i}`).join('\n'));
    const lines = shown(a!, b!, 10);
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe('~3990 more lines');
  });
});
