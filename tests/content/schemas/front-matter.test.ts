import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { defaultErrorMap } from '../../../src/content/check/expectation.ts';
import { pageSchema, questionSchema, skillSchema } from '../../../src/content/schemas/front-matter.ts';
import { getFieldMeta } from '../../../src/content/schemas/walk-schema.ts';

const page = { title: 'T', description: 'D', updated: '2026-01-01' };
const question = { question: 'Q?', category: 'x', order: '1', updated: '2026-01-01' };
const skill = { name: 'a', description: 'D' };

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

  it.each(['', '-1', '+1', '1.5', '1e3', 'x1', '1x', ' 1', '1000000'])('%j is none', (order) => {
    expect(said(pageSchema, { ...page, order })).toEqual(['order: expected a whole number']);
  });
});

it('a draft is true or false, in these words', () => {
  expect(['true', 'false'].map((draft) => pageSchema.parse({ ...page, draft }).draft)).toEqual([true, false]);
  for (const draft of ['', 'yes', 'True', '1'])
    expect(said(questionSchema, { ...question, draft })).toEqual(['draft: expected true or false']);
});

it.each([
  [pageSchema, page, 'title', 120],
  [pageSchema, page, 'description', 300],
  [questionSchema, question, 'question', 200],
  [skillSchema, skill, 'description', 1024],
  [skillSchema, skill, 'license', 200],
  [skillSchema, skill, 'compatibility', 500],
  [skillSchema, skill, 'allowed-tools', 500],
] as const)('%#: a line has its length at most', (schema, value, field, length) => {
  expect(said(schema, { ...value, [field]: 'x'.repeat(length) })).toEqual([]);
  expect(said(schema, { ...value, [field]: 'x'.repeat(length + 1) })[0]).toBe(
    `${field}: expected at most ${length} characters`,
  );
});

it('a title may hold facts, and is one line without soft hyphens all the same', () => {
  expect(pageSchema.parse({ ...page, title: '{{a}} and\u00ad b' }).title).toBe('{{a}} and b');
  for (const title of ['', ' x', 'a\nb', '{{'])
    expect(said(pageSchema, { ...page, title })).toEqual(['title: expected one line of text']);
});

it('the name of a skill is an id of 64 characters at most', () => {
  expect(said(skillSchema, { ...skill, name: 'a'.repeat(64) })).toEqual([]);
  expect(said(skillSchema, { ...skill, name: 'a'.repeat(65) })).toEqual(['name: expected at most 64 characters']);
  expect(said(skillSchema, { ...skill, name: 'A' })).toEqual(['name: expected lower-case words joined by hyphens']);
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
