import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatExpectation, formatFoundValue, formatShortValue } from '../../../src/content/check/expectation.ts';
import { assertDefined } from '../../../src/core/assert-defined.ts';

function told(schema: z.ZodType, value: unknown): string {
  const issue = assertDefined(schema.safeParse(value).error?.issues[0], 'an issue');
  return `expected ${formatExpectation(issue)}, got ${formatFoundValue(issue, value)}`;
}

const letters = (count: number) => Array.from({ length: count }, (_, i) => String.fromCharCode(97 + i)) as [string];

describe('what a value should have been, and what it is', () => {
  test.each<[z.ZodType, unknown, string]>([
    [z.string(), 42, 'expected string, got number 42'],
    [z.string(), true, 'expected string, got boolean true'],
    [z.string(), undefined, 'expected string, got nothing'],
    [z.string(), null, 'expected string, got null'],
    [z.number(), 'x', 'expected number, got string "x"'],
    [z.array(z.string()), {}, 'expected list, got an object'],
    [z.tuple([z.string()]), {}, 'expected list, got an object'],
    [z.record(z.string(), z.string()), [1], 'expected object, got a list of 1'],
    [z.object({}), 'x', 'expected object, got string "x"'],
    [z.int(), 1.5, 'expected whole number, got number 1.5'],
    [z.string().optional().nonoptional(), undefined, 'expected a value, got nothing'],
    [z.literal('a'), 'b', 'expected "a", got "b"'],
    [z.enum(['a', 'b']), 'c', 'expected one of "a", "b", got "c"'],
    [
      z.enum(letters(12)),
      'z',
      `expected one of ${letters(12)
        .map((l) => `"${l}"`)
        .join(', ')}, got "z"`,
    ],
    [z.enum(letters(13)), 'z', 'expected one of 13 values such as "a", "b", "c", "d", "e", got "z"'],
    [z.string().min(3), 'ab', 'expected at least 3 characters, got "ab"'],
    [z.string().min(1), '', 'expected at least 1 character, got ""'],
    [z.string().max(60), 'x'.repeat(61), 'expected at most 60 characters, got 61 characters'],
    [z.string().max(59), 'x'.repeat(60), `expected at most 59 characters, got "${'x'.repeat(60)}"`],
    [z.string().length(2), 'abc', 'expected exactly 2 characters, got "abc"'],
    [z.array(z.string()).min(1), [], 'expected at least 1 item, got 0'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'expected at most 2 items, got 3'],
    [z.array(z.string()).length(1), [], 'expected exactly 1 item, got 0'],
    [z.number().min(1), 0, 'expected at least 1, got 0'],
    [z.number().max(2), 3, 'expected at most 2, got 3'],
    [z.number().gt(1), 1, 'expected more than 1, got 1'],
    [z.number().lt(1), 1, 'expected less than 1, got 1'],
    [z.number().multipleOf(5), 3, 'expected a multiple of 5, got 3'],
    [z.string().regex(/^a$/), 'b', 'expected text of the form /^a$/, got "b"'],
    [z.string().startsWith('a'), 'b', 'expected text that begins with "a", got "b"'],
    [z.string().endsWith('a'), 'b', 'expected text that ends with "a", got "b"'],
    [z.string().includes('a'), 'b', 'expected text that contains "a", got "b"'],
    [z.iso.date(), 'b', 'expected a calendar date written YYYY-MM-DD, got "b"'],
    [z.iso.datetime(), 'b', 'expected a date and time such as 2026-11-21T09:00:00Z, got "b"'],
    [z.iso.time(), 'b', 'expected a time of day such as 09:00:00, got "b"'],
    [z.email(), 'b', 'expected an e-mail address, got "b"'],
    [z.url(), 'b', 'expected an absolute URL, got "b"'],
    [z.ipv4(), 'b', 'expected text in the format "ipv4", got "b"'],
    [z.union([z.string(), z.object({})]), 1, 'expected string or object, got number 1'],
    [z.union([z.string(), z.string().max(1)]), 1, 'expected string, got number 1'],
    [
      z.discriminatedUnion('k', [z.object({ k: z.literal('a') }), z.object({ k: z.literal('b') })]),
      { k: 'c' },
      'expected one of "a", "b", got an object',
    ],
    [z.xor([z.string(), z.string()]), 'x', 'expected a value of one form, got "x"'],
    [z.string().refine(() => false), 'x', 'expected another value, got "x"'],
  ])('%#', (schema, value, text) => {
    expect(told(schema, value)).toBe(text);
  });
});

test.each<[unknown, string]>([
  ['x'.repeat(60), `"${'x'.repeat(60)}"`],
  ['x'.repeat(61), `"${'x'.repeat(59)}…"`],
  ['a"b', '"a\\"b"'],
  [[], 'a list of 0'],
  [{}, 'an object'],
  [null, 'null'],
  [undefined, 'nothing'],
  [1.5, '1.5'],
  [false, 'false'],
])('%j in few words', (value, text) => {
  expect(formatShortValue(value)).toBe(text);
});
