import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPositionLookup } from '../../../src/content/read/position.ts';
import { runs } from '../../support/runs.ts';

describe('positionsOf', () => {
  it.each([
    ['', 0, 1, 1],
    ['ab', 0, 1, 1],
    ['ab', 2, 1, 3],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['\n\n', 2, 3, 1],
    ['é😀x', 3, 1, 4],
  ])('%j at %i is %i:%i', (text, offset, line, col) => {
    expect(createPositionLookup('f', text)(offset)).toEqual({ file: 'f', line, col });
  });

  it('agrees with splitting into lines', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '\n', '😀'), { maxLength: 30 }), fc.nat(40), (parts, at) => {
        const text = parts.join('');
        const offset = Math.min(at, text.length);
        const lines = text.slice(0, offset).split('\n');
        const expected = { file: 'f', line: lines.length, col: lines.at(-1)!.length + 1 };
        expect(createPositionLookup('f', text)(offset)).toEqual(expected);
      }),
      { numRuns: runs(500) },
    );
  });
});
