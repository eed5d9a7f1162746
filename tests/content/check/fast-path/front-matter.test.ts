import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { removeBlankFields } from '../../../../src/content/check/blank-fields.ts';
import { parsePageFast, parseQuestionFast } from '../../../../src/content/check/fast-path/front-matter.ts';
import { pageSchema, questionSchema } from '../../../../src/content/schemas/front-matter.ts';
import { runs } from '../../../support/runs.ts';

const kinds = [
  ['a page', pageSchema, parsePageFast, { title: 'T', description: 'D', updated: '2026-01-01' }],
  [
    'a question',
    questionSchema,
    parseQuestionFast,
    { question: 'Q?', category: 'x', order: '1', updated: '2026-01-01' },
  ],
] as const;

/** Texts at and beyond the edge of what some field takes. */
const texts = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      'x',
      'a b',
      ' a',
      'a ',
      'a\nb',
      'a\u00adb',
      '\u00ad',
      '{{a}}',
      '{{',
      '{{{',
      'ä',
      '😀',
      '\u202e',
      '\u200b',
    ],
    ...[
      '0',
      '7',
      '007',
      '999999',
      '1000000',
      '-1',
      '1.5',
      '١',
      'true',
      'false',
      'True',
      'a-b',
      'A',
      'a--b',
      '-a',
      'a-',
    ],
    ...['2024-02-29', '2023-02-29', '1900-02-29', '2000-02-29', '1600-01-01', '1599-12-31', '2026-13-01', '2026-1-1'],
    ...[64, 65, 119, 120, 121, 122, 200, 201, 300, 301, 302, 303].flatMap((n) => [
      'x'.repeat(n),
      `{{${'y'.repeat(n - 2)}`,
    ]),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const values = fc.oneof({ weight: 9, arbitrary: texts }, fc.constantFrom([], ['x'], {}, { a: 'b' }));

describe.each(kinds)('front matter of %s', (_, schema: z.ZodObject, prove, good) => {
  const names = [...Object.keys(schema.shape), 'extra', 'constructor', 'toString'];
  const same = (value: unknown) => {
    const { success, data } = schema.safeParse(removeBlankFields(schema, value));
    const proven = prove(value);
    // In the same order, too: it is the order of some outputs.
    expect(JSON.stringify(proven), JSON.stringify(value)).toBe(success ? JSON.stringify(data) : undefined);
    expect(proven).toStrictEqual(success ? data : undefined);
    return success;
  };

  it('is proven exactly where its schema takes it, with the same meaning, whatever is mutated', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 3 }), (changes) => {
        if (same({ ...good, ...changes })) taken++;
      }),
      { numRuns: runs(3_000) },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it.each(names.slice(0, -3))(
    'needs %s or does not, as its schema says; a blank one is none where it may be',
    (name) => {
      same(Object.fromEntries(Object.entries(good).filter(([other]) => other !== name)));
      same({ ...good, [name]: '' });
    },
  );

  it('is refused where it is no map', () => {
    for (const value of [undefined, null, 'x', 1, [], [good]]) same(value);
  });
});
