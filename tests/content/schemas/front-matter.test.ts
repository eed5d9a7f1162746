import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { defaultErrorMap } from '../../../src/content/check/expectation.ts';
import { pageSchema, questionSchema, skillSchema } from '../../../src/content/schemas/front-matter.ts';
import { getFieldMeta } from '../../../src/content/schemas/walk-schema.ts';

const page = { title: 'T', description: 'D', updated: '2026-01-01' };
const question = { question: 'Q?', category: 'x', order: '1', updated: '2026-01-01' };

/** Problems of a value of the schema: its fields with their messages. */
function said(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value, { error: defaultErrorMap });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a position', () => {
  it.each([
    ['0', 0],
    ['10', 10],
    ['007', 7],
    ['999999', 999_999],
  ])('%s is %i', (order, number) => {
    expect(pageSchema.parse({ ...page, order }).order).toBe(number);
    expect(questionSchema.parse({ ...question, order }).order).toBe(number);
  });
});

it('a draft is true or false, in these words', () => {
  expect(['true', 'false'].map((draft) => pageSchema.parse({ ...page, draft }).draft)).toEqual([true, false]);
});

it('a title may hold facts, and is one line without soft hyphens all the same', () => {
  expect(pageSchema.parse({ ...page, title: '{{a}} and\u00ad b' }).title).toBe('{{a}} and b');
  for (const title of ['', ' x', 'a\nb', '{{'])
    expect(said(pageSchema, { ...page, title })).toEqual(['title: expected one line of text']);
});

it.each([
  [pageSchema.shape.order, { kind: 'integer', maximum: 999_999, example: '10' }],
  [questionSchema.shape.order, { kind: 'integer', maximum: 999_999, example: '10' }],
  [pageSchema.shape.draft, { kind: 'boolean' }],
  [pageSchema.shape.updated, { kind: 'past-date', form: 'YYYY-MM-DD' }],
  [questionSchema.shape.category, { kind: 'slug', form: 'Lower-case words joined by hyphens' }],
  [skillSchema.shape.name, { kind: 'slug', form: 'Lower-case words joined by hyphens' }],
  [skillSchema.shape.metadata, { kind: 'dates', members: ['updated'] }],
  [skillSchema.shape.license, { kind: 'text' }],
])('%#: forms are told what the field is', (field, meta) => {
  expect(getFieldMeta(field)).toMatchObject(meta);
});
