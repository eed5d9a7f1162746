import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanSimpleFrontMatter } from '../../../../src/content/read/front-matter/scan-simple.ts';
import { parseYaml } from '../../../../src/content/read/front-matter/yaml.ts';
import type { PositionedValue } from '../../../../src/content/read/located.ts';
import { runs } from '../../../support/runs.ts';
import cases from './scan-simple.cases.json' with { type: 'json' };

/** A mark without what the two readers may place differently: the root, and the end of an empty value. */
function comparable(mark: PositionedValue): unknown {
  const members = [...(mark.members ?? [])].map(([key, member]) => {
    const at = member.value === '' ? undefined : member.at;
    return [key, { ...(comparable(member) as object), at, keyAt: member.keyAt }];
  });
  return { value: mark.value, members };
}

/** Asks both readers; the scanner may decline, never differ. Returns whether it answered. */
function agrees(block: string): boolean {
  const scanned = scanSimpleFrontMatter(block, 3);
  if (scanned === undefined) return false;
  const problems: string[] = [];
  const read = parseYaml(block, 3, (_, message) => problems.push(message));
  expect(problems).toEqual([]);
  expect(comparable(scanned)).toEqual(comparable(read!));
  return true;
}

describe('scanFrontMatter', () => {
  it.each([
    '\ntitle: Plain words, with commas; and (brackets) [x] {y}',
    '\ntitle: "Quoted: # [text]"\n\n# comment\n#\ndate: 2026-11-21   ',
    '\na: x#y\nb: x:y\nc: https://example.com/#a\nd: /path/\ne: +44\nf: don\'t say "no" & *go*!',
    '\na:\nb: ""\nc: "  spaces  "\nd:   ',
    '\na: [x]\nb: [x y, 1.5,  a/b ]\nc: []',
    '\na: x\u00a0\nb: Ünï😀',
  ])('reads what YAML reads: %j', (block) => {
    expect(agrees(block)).toBe(true);
  });

  it.each(cases)('leaves to YAML: %j', (block) => {
    expect(scanSimpleFrontMatter(`\n${block}`, 3)).toBeUndefined();
  });

  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...'ab1 :#-?,[]{}&*!|>\'"%@`\\./~=<+_\t\u00a0ü'.split('')), maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'ab1 -:#,'.split('')), maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(..."ab1 :#,'".split('')), maxLength: 12 }).map((s) => `"${s}"`),
    fc
      .array(fc.string({ unit: fc.constantFrom(...'ab1 -./+_:#?'.split('')), minLength: 1, maxLength: 6 }), {
        maxLength: 4,
      })
      .map((a) => `[${a.join(',')}]`),
  );
  const row = fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(
          fc.constantFrom('a', 'b-c', 'D_e', 'null', 'f1'),
          fc.constantFrom(': ', ':', ':  '),
          value,
          fc.constantFrom('', ' '),
        )
        .map((parts) => parts.join('')),
    },
    fc.constantFrom('', '#', '# c', '#c: d', '  ', ' x', '- y', '...', '---x', '?'),
  );

  it('never differs from YAML, and answers often enough to matter', () => {
    let answered = 0;
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
        if (agrees(['', ...rows].join('\n'))) answered += 1;
      }),
      { numRuns: runs(5000) },
    );
    expect(answered).toBeGreaterThan(runs(5000) / 5);
  });
});
