import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatPosition } from '../../../src/content/check/path-sources.ts';
import { type ValidateOptions, validate } from '../../../src/content/check/validate.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import { loadSources, type Sources } from '../../../src/content/read/load.ts';
import { withMembers, withSourceMembers } from '../../../src/content/read/source.ts';
import { type ModuleName, requiredModules } from '../../../src/content/site.ts';
import { assertDefined } from '../../../src/core/assert-defined.ts';
import type { Problem, Report } from '../../../src/core/problem.ts';
import { markdownOf } from '../../checks/small-input.ts';

const fixture = new URL('../../fixtures/small/', import.meta.url).pathname;
const unexpected: Report = (problem) => expect.unreachable(problem.message);
const small = loadSources(`${fixture}content`, `${fixture}public`, unexpected);

/** A typed module of the small site with an edit. */
function edited(name: ModuleName, from: string, to: string): Partial<Sources> {
  const text = readFileSync(`${fixture}content/${name}.ts`, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
  const located = parseLiteralModule(`content/${name}.ts`, text.replace(from, to), unexpected);
  return { modules: new Map(small.modules).set(name, assertDefined(located, name)) };
}

const page = (name: string, front = '', body = 'Text.') =>
  markdownOf(`content/pages/${name}.md`, `---\ntitle: X\ndescription: X\nupdated: 2026-01-01\n${front}---\n${body}\n`);

/** The site that the small one becomes with these sources, and `code place field` of every problem. */
function validated(changes: Partial<Sources> = {}, options: ValidateOptions = { preview: false }) {
  const problems: Problem[] = [];
  const site = validate({ ...small, ...changes }, options, (problem) => void problems.push(problem));
  const told = problems.map(({ code, at, field }) => [code, at && formatPosition(at), field].filter(Boolean).join(' '));
  return { site, problems, told };
}

describe('the site', () => {
  it('holds what every file says', () => {
    const { site, told } = validated();
    expect(told).toEqual([]);
    expect(site).toMatchObject({
      baseUrl: 'https://pumpen.example',
      name: 'Kleine Pumpen',
      company: { updated: '2026-02-03' },
      solutions: [{ id: 'giessen', workflows: ['wasser-holen'] }],
      workflows: [{ id: 'wasser-holen' }],
      technologyStack: [{ id: 'kolben' }],
      industries: [{ id: 'gartenbau', solutions: ['giessen'] }, { id: 'aquaristik' }],
      updated: { site: '2026-03-01', company: '2026-02-03', solutions: '2026-01-05', industries: '2025-11-30' },
      home: { path: '/' },
      publicFiles: small.publicFiles.map(({ file, bytes }) => ({ path: `/${file}`, bytes })),
    });
    expect(site?.updated.access).toBe(site?.access.updated);
    expect(site?.pages.map(({ path }) => path)).toEqual(['/anleitung/start/', '/datenschutz/']);
    expect(site?.questions.map(({ id }) => id)).toEqual(['wie-laut']);
    expect(site?.skills.map(({ name }) => name)).toEqual(['ask-for-a-quote']);
  });

  it('counts what is published: no draft', () => {
    const lists = ['solutions', 'workflows', 'industries', 'layers', 'products', 'interfaces'];
    const all = [...lists, 'questions', 'skills', 'pages'].map((name) => `{{count ${name}}}`).join(' ');
    const { site, told } = validated({
      pages: [...small.pages, page('a', '', all), page('b', 'draft: true\n')],
      faq: [
        ...small.faq,
        ...small.faq.map((source) => withSourceMembers(source, { frontMatter: draftOf(source.frontMatter) })),
      ],
    });
    expect(told).toEqual([]);
    expect(site?.pages.find(({ path }) => path === '/a/')?.markdown.trim()).toBe('1 1 2 1 1 1 1 1 4');
  });

  it('counts every list of the organisation and of what it is asked for', () => {
    const own = ['locations', 'people', 'brands', 'subsidiaries', 'contactRoutes', 'compliance', 'publicRecords'];
    const lists = [...own, 'topics', 'requestIncludes', 'reviewSteps'];
    const all = lists.map((name) => `{{count ${name}}}`).join(' ');
    const { site, told } = validated({ pages: [...small.pages, page('a', '', all)] });
    expect(told).toEqual([]);
    const { company, access } = site!;
    const lengths = lists.map((name) => ({ ...company, ...access })[name as 'people'].length);
    expect(site?.pages.find(({ path }) => path === '/a/')?.markdown.trim()).toBe(lengths.join(' '));
  });
});

const draftOf = (located: Sources['faq'][number]['frontMatter']) =>
  withMembers(located, { value: { ...(located.value as object), draft: 'true' } });

describe('an id that is unknown', () => {
  it('is reported at its place with the nearest, and left out', () => {
    const { site, problems, told } = validated(
      edited('solutions', "['wasser-holen']", "['wasser-holn', 'wasser-holen']"),
    );
    expect(told).toEqual(['reference-unknown content/solutions.ts:5:107 solutions[0].workflows[0]']);
    expect(problems[0]?.hint).toBe('Did you mean "wasser-holen"?');
    expect(site?.solutions[0]?.workflows).toEqual(['wasser-holen']);
  });

  it('of a product too', () => {
    const { site, told } = validated(
      edited('company', "access: 'public'", "access: 'sold', solutions: ['giessen', 'x']"),
    );
    expect(told).toEqual(['reference-unknown content/company.ts:14:107 products[0].solutions[1]']);
    expect(site?.company.products[0]?.solutions).toEqual(['giessen']);
  });

  it('or with those that are known', () => {
    const { site, problems, told } = validated(edited('industries', 'solutions: []', "solutions: ['giessen', 'x']"));
    expect(told).toEqual(['reference-unknown content/industries.ts:7:120 industries[1].solutions[1]']);
    expect(problems[0]?.hint).toBe('Known: giessen.');
    expect(site?.industries.map(({ solutions }) => solutions)).toEqual([['giessen'], ['giessen']]);
  });
});

describe('the base URL', () => {
  it('is the one that the option names, or the content', () => {
    expect(validated({}, { preview: false, baseUrl: 'https://a.example' }).site?.baseUrl).toBe('https://a.example');
    const bad = edited('site', 'https://pumpen.example', 'pumpen.example');
    expect(validated(bad, { preview: false, baseUrl: 'https://a.example' })).toMatchObject({
      site: { baseUrl: 'https://a.example' },
      told: [],
    });
    expect(validated(bad)).toMatchObject({ site: undefined, told: ['base-url-invalid content/site.ts:4:12 baseUrl'] });
  });

  it('of the option is refused under its name', () => {
    expect(validated({}, { preview: false, baseUrl: '' })).toMatchObject({
      site: undefined,
      told: ['base-url-invalid --base-url'],
    });
    expect(validated({}, { preview: false, baseUrl: 'http://localhost:1' }).told).toHaveLength(1);
    expect(validated({}, { preview: true, baseUrl: 'http://localhost:1' }).site?.baseUrl).toBe('http://localhost:1');
  });

  it('that is no text is one problem', () => {
    expect(validated(edited('site', "'https://pumpen.example'", '1')).told).toEqual([
      'field-type content/site.ts:4:12 baseUrl',
    ]);
  });
});

describe('a module that is missing', () => {
  const without = (...names: readonly ModuleName[]) =>
    new Map([...small.modules].filter(([name]) => !names.includes(name)));
  const pages = [...small.pages, page('a', '', '{{company.legalName}} {{nothing}}')];

  it.each(requiredModules)('%s gives no site, and no problem follows from it', (name) => {
    expect(validated({ modules: without(name), pages })).toMatchObject({ site: undefined, told: [] });
  });

  it.each(['solutions', 'industries', 'access'] as const)('%s, and could not be read, gives none either', (name) => {
    const unread = [`content/${name}.ts`];
    expect(validated({ modules: without(name), unread, pages })).toMatchObject({ site: undefined, told: [] });
  });

  it('and is needed by nobody else says nothing', () => {
    const { site, told } = validated({ modules: without('solutions', 'industries', 'access') });
    expect(told).toEqual([]);
    expect(site).toMatchObject({
      ...{ solutions: [], workflows: [], technologyStack: [], industries: [] },
      access: { interfaces: [], topics: [], requestIncludes: [], reviewSteps: [] },
      updated: { site: '2026-03-01', company: '2026-02-03' },
    });
  });

  it('leads references nowhere, each told at its line', () => {
    const { problems } = validated({ modules: without('solutions') });
    expect(problems).toMatchObject([
      { code: 'reference-unknown', field: 'industries[0].solutions[0]', hint: 'None is listed there.' },
    ]);
  });

  it('does not keep the rest from being judged', () => {
    const { modules } = edited('solutions', "['wasser-holen']", "['x']");
    const rest = new Map(modules);
    rest.delete('company');
    expect(validated({ modules: rest, pages: [...small.pages, page('api')] }).told).toEqual([
      'reference-unknown content/solutions.ts:5:107 solutions[0].workflows[0]',
      'path-reserved content/pages/api.md',
    ]);
  });
});

describe('a homepage that is missing', () => {
  const others = small.pages.filter(({ file }) => file !== 'content/pages/home.md');

  it('is reported', () => {
    expect(validated({ pages: others })).toMatchObject({
      site: undefined,
      told: ['page-missing content/pages/home.md'],
    });
  });

  it('is not, if its file has problems of its own', () => {
    expect(validated({ pages: others, unread: ['content/pages/home.md'] })).toMatchObject({
      site: undefined,
      told: [],
    });
    expect(validated({ pages: others, unread: ['content/pages/x.md'] }).told).toHaveLength(1);
    expect(validated({ pages: [...others, page('home', 'surprise: x\n')] })).toMatchObject({
      site: undefined,
      told: ['field-unknown content/pages/home.md:5:1 surprise'],
    });
  });
});

it('questions are judged by the categories that the site lists', () => {
  const changes = edited('site', "language: 'de'", "language: 'de', questionCategories: [{ id: 'x', name: 'X' }]");
  expect(validated(changes).told).toEqual(['reference-unknown content/faq/wie-laut.md:3:11 category']);
});
