import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniqueSlug } from '../../src/markdown/slug.ts';
import { runs } from '../support/runs.ts';

const part = fc.constantFrom(...'aZ09 -_.,!?&é漢\u0301\u00a0\t', 'İ', 'ß', 'word', '‿', '🚀');

test('the id of a heading keeps letters, marks, digits, connectors, hyphens and spaces of any script', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const kept = text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '');
      expect(uniqueSlug(text, new Map())).toBe(kept.trim().replaceAll(' ', '-') || 'section');
    }),
    { numRuns: runs(10_000) },
  );
});
