import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { removeBlankFields } from '../../../src/content/check/blank-fields.ts';
import { findDatePaths } from '../../../src/content/check/dates.ts';
import { findTextsAt } from '../../../src/content/check/find-texts.ts';
import { createMemo, noMemo } from '../../../src/content/check/memo.ts';
import { createPathSourceLookup, formatPosition } from '../../../src/content/check/path-sources.ts';
import {
  hasPlaceholder,
  reportPlaceholders,
  reportPlaceholdersInFile,
} from '../../../src/content/check/placeholders.ts';
import { pastDate } from '../../../src/content/schemas/dates.ts';
import type { Problem, Report } from '../../../src/core/problem.ts';
import { inputOf, markdownOf, moduleOf } from '../../checks/small-input.ts';

test('optional fields that were left blank are not there, required ones stay', () => {
  const schema = z.strictObject({ a: z.string(), b: z.string().optional() });
  expect(removeBlankFields(schema, { a: '', b: '', c: '' })).toEqual({ a: '', c: '' });
  expect(removeBlankFields(schema, { a: 'x', b: 'y' })).toEqual({ a: 'x', b: 'y' });
  expect(removeBlankFields(schema, { a: 'x', toString: '' })).toEqual({ a: 'x', toString: '' });
  for (const value of [null, 'x', undefined]) expect(removeBlankFields(schema, value)).toBe(value);
});

describe('dates', () => {
  const schema = z.object({
    updated: pastDate(),
    title: z.string(),
    when: z.iso.time(),
    items: z.array(z.object({ at: pastDate().optional() })),
  });

  it('stand where the schema says', () => {
    expect(findDatePaths(schema)).toEqual([['updated'], ['items', null, 'at']]);
  });

  it('are the texts at these places, whatever they hold', () => {
    const paths = findDatePaths(schema);
    expect(
      findTextsAt({ updated: 'x', title: 'y', items: [{ at: 'a' }, {}, { at: 1 }, null, { at: 'b' }] }, paths),
    ).toEqual([
      { path: ['updated'], text: 'x' },
      { path: ['items', 0, 'at'], text: 'a' },
      { path: ['items', 4, 'at'], text: 'b' },
    ]);
    for (const value of [null, 'x', 1, { items: {} }, { items: 'x' }, []])
      expect(findTextsAt(value, paths)).toEqual([]);
    expect(findTextsAt(Object.create({ updated: 'x' }), paths)).toEqual([]);
  });
});

test('what gives a document its path is its slug, its name, or that of its file', () => {
  const page = (file: string, front: string) => markdownOf(file, `---\ntitle: X\n${front}---\nx\n`);
  const { sources } = inputOf({
    pages: [
      page('content/pages/a.md', 'slug: b\n'),
      page('content/pages/c.md', ''),
      page('content/pages/d.md', 'slug:\n'),
    ],
    skills: [page('content/skills/s/SKILL.md', 'name: s\n')],
  });
  const placeOf = createPathSourceLookup(sources);
  const places = [
    'content/pages/a.md',
    'content/pages/c.md',
    'content/pages/d.md',
    'content/skills/s/SKILL.md',
    'public/x',
  ];
  expect(places.map((file) => formatPosition(placeOf(file)))).toEqual([
    'content/pages/a.md:3:7',
    'content/pages/c.md:1:1',
    'content/pages/d.md:1:1',
    'content/skills/s/SKILL.md:3:7',
    'public/x',
  ]);
});

describe('placeholders', () => {
  it('are told from other text', () => {
    expect(['⟪x⟫', 'a ⟪x⟫ b', '⟪⟫'].map(hasPlaceholder)).toEqual([true, true, true]);
    expect(['x', '⟪x', 'x⟫', '⟪x\ny⟫', '', 1, null, ['⟪x⟫']].map(hasPlaceholder)).toEqual(Array(8).fill(false));
  });

  it('are reported each at its place, in modules, front matter and bodies', () => {
    const problems: Problem[] = [];
    const text = '---\ntitle: ⟪title⟫\n---\nx\n⟪one⟫ and ⟪two⟫\n';
    const { sources } = inputOf({
      modules: [moduleOf('site', "{\n  a: ['x', '⟪a⟫ ⟪b⟫'],\n  n: null,\n  t: true,\n}")],
      pages: [markdownOf('content/pages/x.md', text)],
      faq: [markdownOf('content/faq/q.md', '---\nquestion: ⟪q⟫\n---\nx\n')],
      skills: [markdownOf('content/skills/s/SKILL.md', '---\nname: s\n---\n⟪s⟫\n')],
    });
    const report = (problem: Problem) => void problems.push(problem);
    reportPlaceholders(sources, report);
    for (const source of [...sources.pages, ...sources.faq]) reportPlaceholdersInFile(source, report);
    expect(
      problems.map(({ code, at, message }) => `${code} ${at && formatPosition(at)} ${/⟪.*⟫/.exec(message)}`),
    ).toEqual([
      'placeholder-left content/site.ts:2:12 ⟪a⟫',
      'placeholder-left content/site.ts:2:12 ⟪b⟫',
      'placeholder-left content/skills/s/SKILL.md:4:1 ⟪s⟫',
      'placeholder-left content/pages/x.md:2:8 ⟪title⟫',
      'placeholder-left content/pages/x.md:5:1 ⟪one⟫',
      'placeholder-left content/pages/x.md:5:11 ⟪two⟫',
      'placeholder-left content/faq/q.md:2:11 ⟪q⟫',
    ]);
  });
});

describe('a memo', () => {
  const problem: Problem = { code: 'field-invalid', at: { file: 'x' }, message: 'x' };
  let made = 0;
  const make = (report: Report) => {
    report(problem);
    return ++made;
  };

  it('makes a thing again only for another object, name or basis, and reports its problems each time', () => {
    const { remember } = createMemo();
    const [one, other] = [{}, {}];
    const found: Problem[] = [];
    const get = (name: string, from: object, basis: string) =>
      remember(name, from, basis, make, (each) => void found.push(each));
    made = 0;
    expect([get('n', one, 'b'), get('n', one, 'b'), get('m', one, 'b'), get('n', other, 'b')]).toEqual([1, 1, 2, 3]);
    expect([get('n', one, 'c'), get('n', one, 'c'), get('n', one, 'b'), get('m', one, 'b')]).toEqual([4, 4, 5, 2]);
    expect(found).toEqual(Array(8).fill(problem));
  });

  it('that remembers nothing makes it each time', () => {
    made = 0;
    const found: Problem[] = [];
    const get = () => noMemo.remember('n', {}, 'b', make, (each) => void found.push(each));
    expect([get(), get(), found.length]).toEqual([1, 2, 2]);
  });
});
