import { expect, it } from 'vitest';
import { z } from 'zod';
import { line, listOf, sentence } from '../../../src/content/schemas/fields.ts';

/** Problems of a value: none when it is accepted, else each message with its code and hint. */
function said(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return (result.error?.issues ?? []).map((issue) => {
    const { code, hint } = ('params' in issue && issue.params) || {};
    return [code, issue.message, hint].filter(Boolean).join(' | ');
  });
}

// Files in refusals/ have what every field takes and refuses.

it('a line loses its soft hyphens, and has 300 characters at most, a sentence 1000', () => {
  expect(line().parse('Donau\u00addampf\u00adschiff')).toBe('Donaudampfschiff');
  for (const [schema, most] of [
    [line(), 300],
    [sentence(), 1000],
  ] as const) {
    expect(said(schema, 'x'.repeat(most))).toEqual([]);
    expect(said(schema, 'x'.repeat(most + 1))).toHaveLength(1);
  }
});

it('an id that comes again is reported each time, with its first place', () => {
  const list = listOf(z.object({ id: z.string() }));
  const items = (...ids: string[]) => ids.map((id) => ({ id }));
  expect(said(list, items('a', 'b', 'c'))).toEqual([]);
  const { error } = list.safeParse(items('a', 'b', 'b', 'a', 'b'));
  expect(error?.issues).toMatchObject([
    {
      path: [2, 'id'],
      message: 'expected an id of its own, got "b" again (first in item 2)',
      params: { code: 'id-duplicate' },
    },
    { path: [3, 'id'], message: 'expected an id of its own, got "a" again (first in item 1)' },
    { path: [4, 'id'], message: 'expected an id of its own, got "b" again (first in item 2)' },
  ]);
});
