import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import matter from 'gray-matter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { build } from '../../src/compile/build.ts';
import { loadSources } from '../../src/content/read/load.ts';
import { pageSchema, questionSchema, skillSchema } from '../../src/content/schemas/front-matter.ts';
import { severityOf } from '../../src/core/problem.ts';
import { listChoices, renderCmsConfig } from '../../src/desk/cms/cms-config.ts';
import { kinds } from '../../src/setup/new/index.ts';
import { byTurn } from '../support/runs.ts';
import cases from './new-content.cases.json' with { type: 'json' };
import { copySite, type TestSite } from './site.ts';

let site: TestSite;
beforeAll(() => {
  site = copySite();
});
afterAll(() => site.remove());
const problems = (of = site) => build(of.options).problems;
const context = () => ({
  sources: loadSources(site.options.contentDir, site.options.publicDir, () => {}),
  today: '2026-03-15',
});
const published = (path: string) =>
  JSON.parse(Buffer.from(build(site.options).release!.files.get(path)!.bytes).toString());

describe('gazette new', () => {
  const answers = cases;

  it('has every kind in its table, and makes content that passes check', () => {
    expect(Object.keys(answers)).toEqual(Object.keys(kinds));
    for (const [name, kind] of Object.entries(kinds)) {
      const content = kind.make(answers[name as keyof typeof answers], context());
      const before = 'change' in content ? readFileSync(join(site.dir, content.file), 'utf8') : '';
      site.write(content.file, 'text' in content ? content.text : content.change(before)!);
      expect(problems(), name).toEqual([]);
    }
    expect(published('api/v1/faq.json').questions.at(-1)).toMatchObject({
      id: 'wie-leise',
      question: 'Wie "leise": sehr?',
      updated: '2026-03-15',
    });
    expect(published('api/v1/solutions.json')).toMatchObject({
      updated: '2026-03-15',
      solutions: [{ id: 'giessen' }, { id: 'o-brien', name: "O'Brien", workflows: ['wasser-holen'] }],
    });
  });

  it('asks for what it needs, and offers what follows from the rest', () => {
    for (const { asked } of Object.values(kinds))
      expect(asked.at(-1)).toMatchObject({ flag: 'id', or: expect.any(Function) });
    const id = kinds.faq.asked.find(({ flag }) => flag === 'id')!;
    expect(id.or!(context(), { question: 'How much is it?' })).toBe('how-much-is-it');
    const category = kinds.faq.asked.find(({ flag }) => flag === 'category')!;
    expect(category.or!(context(), {})).toBe('technik');
  });
});

describe('a placeholder', () => {
  it('a placeholder in any value of the example is one problem', () => {
    const example = copySite('example');
    const file = 'content/company.ts';
    const text = readFileSync(join(example.dir, file), 'utf8');
    const strings = [...text.matchAll(/'[^'\n]+'/g)].filter(({ index }) =>
      text.slice(0, index).includes('export default'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...strings.slice(0, 40)), ({ 0: whole, index }) => {
        example.write(file, `${text.slice(0, index)}'⟪x⟫'${text.slice(index + whole.length)}`);
        const errors = problems(example).filter(
          (problem) => severityOf(problem) === 'error' && problem.at?.file === file,
        );
        expect(
          errors.map(({ code }) => code),
          whole,
        ).toEqual(['placeholder-left']);
      }),
      { numRuns: 6, seed: 5 },
    );
    example.remove();
  });
});

describe('gazette new cms', () => {
  type Field = { name: string; widget: string; required?: boolean; fields?: Field[]; pattern?: string[] };
  const config = parse(renderCmsConfig({ repo: 'acme/site', branch: 'main' })) as {
    backend: unknown;
    collections: { name: string; folder: string; path?: string; fields: Field[] }[];
  };
  const collection = (name: string) => config.collections.find((each) => each.name === name)!;

  it('has a field for every member of the front matter, and the text', () => {
    expect(config.backend).toEqual({ name: 'github', repo: 'acme/site', branch: 'main' });
    for (const [name, schema] of Object.entries({ pages: pageSchema, faq: questionSchema, skills: skillSchema }))
      expect(collection(name).fields.map((field) => field.name)).toEqual([...Object.keys(schema.shape), 'body']);
    const required = (name: string) =>
      collection(name)
        .fields.filter((field) => field.required)
        .map((field) => field.name);
    expect(required('pages')).toEqual(['title', 'description', 'updated']);
    expect(required('faq')).toEqual(['question', 'category', 'order', 'updated']);
    expect(required('skills')).toEqual(['name', 'description', 'metadata']);
  });

  it('offers the categories and the authors that the content has, and today where something is written', () => {
    const choices = listChoices({
      faq: ['preise', 'technik', 'preise'].map((category) => ({ frontMatter: { value: { category } } })) as never,
      modules: new Map([['company', { value: { people: [{ id: 'ann', name: 'Ann' }, { name: 'x' }] } }]]) as never,
    });
    const made = parse(renderCmsConfig({ repo: 'a/b', branch: 'main', choices })) as typeof config;
    const field = (of: string, name: string) =>
      made.collections.find((each) => each.name === of)?.fields.find((each) => each.name === name);
    expect(field('faq', 'category')).toMatchObject({
      widget: 'select',
      required: true,
      options: ['preise', 'technik'].map((value) => ({ label: value, value })),
    });
    expect(field('news', 'author')).toMatchObject({ widget: 'select', options: [{ label: 'Ann', value: 'ann' }] });
    expect(field('pages', 'updated')).toMatchObject({ widget: 'datetime', default: '{{now}}' });
    expect(field('news', 'date')).toMatchObject({ default: '{{now}}' });
    // A page that runs out on the day on which it was written.
    expect(field('pages', 'validUntil')).toMatchObject({ widget: 'datetime', default: '' });
    expect(field('pages', 'category')).toBeUndefined();
    // Without a question there is nothing to choose from.
    expect(collection('faq').fields.find(({ name }) => name === 'category')?.widget).toBe('string');
  });

  /** Values of the form for each widget: typed values, as the CMS keeps them. */
  const text = fc.constantFrom(
    'Ein Text: mit "Zeichen" # und mehr',
    'no',
    '2026',
    "It's a very long line of text that goes on and on until a writer of YAML folds it somewhere in the middle",
    '- x',
    'Grüße & <Dank>',
  );
  const figures = [{ value: '99,2 %', label: 'Grüße: "viele"', source: 'Zählung', date: '2025', to: '' }];
  const value = (field: Field): fc.Arbitrary<unknown> => {
    if (field.pattern) return fc.constantFrom('neu', 'noch-eins', '1-a');
    switch (field.widget) {
      case 'datetime':
        return field.name === 'validUntil' ? fc.constant('2031-01-01') : fc.constantFrom('2026-01-02', '2024-02-29');
      case 'number':
        return fc.integer({ min: 0, max: 999 });
      case 'boolean':
        return fc.boolean();
      case 'list':
        return field.name === 'figures' ? fc.constantFrom([], figures) : fc.constant([]);
      case 'object':
        // Never filled in: every field of it is blank.
        if (!field.required) return fc.constant(Object.fromEntries(field.fields!.map((each) => [each.name, ''])));
        return fc.record(Object.fromEntries(field.fields!.map((each) => [each.name, value(each)])));
      default:
        return text;
    }
  };
  /** An optional field that was never touched is absent; one that was cleared is an empty text. */
  const entry = (fields: readonly Field[]) =>
    fc.record(
      Object.fromEntries(
        fields
          .filter(({ name }) => name !== 'body')
          .map((field) => [
            field.name,
            field.required || field.widget === 'boolean'
              ? value(field)
              : fc.oneof(value(field), fc.constantFrom('', undefined)),
          ]),
      ),
    );

  it.each(['pages', 'faq', 'skills'])('what it writes for %s passes check', (name) => {
    const { folder, fields, path } = collection(name);
    const fresh = copySite();
    const written = fc.tuple(entry(fields), fc.constantFrom(0, 80), fc.constantFrom('PLAIN', 'QUOTE_DOUBLE'));
    for (const [data, lineWidth, quotes] of byTurn(fc.sample(written, { numRuns: 40, seed: 6 }), 8)) {
      const kept = Object.fromEntries(Object.entries(data).filter(([, member]) => member !== undefined)) as Record<
        string,
        unknown
      >;
      if (name === 'skills') kept.name = 'neu';
      if (name !== 'skills') kept.slug = kept.slug ? 'neu' : kept.slug;
      // Decap writes files with gray-matter and yaml, Sveltia with yaml and no folding.
      const yaml = {
        parse: (source: string) => parse(source) as object,
        stringify: (members: object) => stringify(members, { lineWidth, defaultStringType: quotes as 'PLAIN' }),
      };
      const file = matter.stringify('Text.\n', kept, { language: 'yaml', engines: { yaml } });
      const target = path ? `${folder}/neu/SKILL.md` : `${folder}/neu.md`;
      fresh.write(target, file);
      expect(problems(fresh), file).toEqual([]);
    }
    fresh.remove();
  });
});
