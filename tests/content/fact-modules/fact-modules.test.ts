import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeText } from '../../../src/content/check/path-places.ts';
import { validateFacts } from '../../../src/content/fact-modules/fact-modules.ts';
import { kindNames } from '../../../src/content/fact-modules/schema.ts';
import { readLiteralModule } from '../../../src/content/read/literal/module.ts';
import type { Problem } from '../../../src/core/problem.ts';

const unexpected = (problem: Problem) => expect.unreachable(problem.message);
const solutions = new Map([['solutions', new Set(['recall-calls', 'results-line'])]]);

/** What modules of these texts give, and `code place field: message (hint)` of every problem. */
function checked(texts: Readonly<Record<string, string>>, unread: readonly string[] = []) {
  const problems: Problem[] = [];
  const facts = new Map(
    Object.entries(texts).map(([name, text]) => {
      const located = readLiteralModule(`content/facts/${name}.ts`, text, unexpected);
      if (!located) throw new Error(text);
      return [name, located] as const;
    }),
  );
  const modules = validateFacts({ facts, unread }, solutions, (problem) => void problems.push(problem));
  const told = problems.map(
    ({ code, at, field, message, hint }) =>
      `${code} ${at && placeText(at)} ${field ?? ''}: ${message}${hint === undefined ? '' : ` (${hint})`}`,
  );
  return { modules, told };
}

const module = (fields: string, items: string, more = '') => `export default {
  updated: '2026-01-02', title: 'Releases', item: 'Release', description: 'What was released.',${more}
  fields: {
    ${fields}
  },
  items: [
    ${items}
  ],
};`;
const toldOf = (fields: string, items: string, more = '') => checked({ releases: module(fields, items, more) }).told;
const d = "description: 'X.'";

describe('a fact module', () => {
  const every = `
    name: { kind: 'text', ${d} }, told: { kind: 'sentence', ${d}, optional: true }, code: { kind: 'slug', ${d} },
    day: { kind: 'date', ${d}, schemaOrg: 'datePublished' }, at: { kind: 'url', ${d} }, mail: { kind: 'email', ${d} },
    phone: { kind: 'phone', ${d} }, size: { kind: 'number', ${d}, unit: 'kg', min: 1, max: 9 },
    price: { kind: 'money', ${d} }, open: { kind: 'boolean', ${d} },
    state: { kind: 'choice', ${d}, values: { stable: 'Stable', beta: 'Beta' } },
    solution: { kind: 'reference', ${d}, to: 'solutions' }, tags: { kind: 'list', ${d}, of: { kind: 'text', ${d} } },
    maker: { kind: 'object', ${d}, fields: { name: { kind: 'text', ${d} } } },`;
  const item = `{ id: 'a', name: 'A', code: 'a-b', day: '2026-01-01', at: '/x/', mail: 'a@b.example', phone: '+442079460000',
      size: 2.5, price: { amount: '12.50', currency: 'EUR' }, open: true, state: 'beta', solution: 'results-line',
      tags: ['x', 'y'], maker: { name: 'M' } }`;

  it('of every kind is taken as it is written', () => {
    const { modules, told } = checked({ releases: module(every, item) });
    expect(told).toEqual([]);
    expect(modules).toMatchObject([
      { name: 'releases', source: 'content/facts/releases.ts', items: [{ id: 'a', size: 2.5, maker: { name: 'M' } }] },
    ]);
  });

  it.each<readonly [string, string]>([
    ["name: 'A'", "name: ''"],
    ["code: 'a-b'", "code: 'A B'"],
    ["day: '2026-01-01'", "day: '2026-02-30'"],
    ["at: '/x/'", "at: 'javascript:x'"],
    ["mail: 'a@b.example'", "mail: 'a@b'"],
    ["phone: '+442079460000'", "phone: '0800 REIMAGINE'"],
    ['size: 2.5', 'size: 10'],
    ['size: 2.5', "size: '2.5'"],
    ["amount: '12.50'", "amount: '12,50'"],
    ["currency: 'EUR'", "currency: 'euro'"],
    ['open: true', "open: 'yes'"],
    ["state: 'beta'", "state: 'Beta'"],
    ["solution: 'results-line'", "solution: 'result-line'"],
    ["tags: ['x', 'y']", "tags: ['x', 2]"],
    ["maker: { name: 'M' }", "maker: { nam: 'M' }"],
    ["id: 'a', ", ''],
  ])('is refused at one place with %s → %s', (from, to) => {
    expect(item).toContain(from);
    const { modules, told } = checked({ releases: module(every, item.replace(from, to)) });
    expect(modules).toBeUndefined();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^[a-z-]+ content\/facts\/releases\.ts:1[2-6]:\d+ items\[0\]/);
  });
});

describe('a fact module with nothing in it', () => {
  it('is not spoken of', () => {
    expect(checked({ releases: module("name: { kind: 'text', description: 'X.' }", '') })).toEqual({
      modules: [],
      told: [],
    });
  });
});

describe('mistakes in the definition', () => {
  it.each<readonly [string, string]>([
    [
      "version: { kind: 'txt', description: 'X.' }",
      'field-invalid content/facts/releases.ts:4:22 fields.version.kind: expected one of',
    ],
    ["version: { kind: 'text' }", 'field-missing content/facts/releases.ts:4:14 fields.version.description: '],
    [
      "version: { kind: 'text', unit: 'kg', description: 'X.' }",
      'field-unknown content/facts/releases.ts:4:30 fields.version.unit: ',
    ],
    [`tags: { kind: 'list', ${d} }`, 'field-missing content/facts/releases.ts:4:11 fields.tags.of'],
    [
      `state: { kind: 'choice', ${d}, values: {} }`,
      'field-invalid content/facts/releases.ts:4:57 fields.state.values: expected a choice',
    ],
    [
      `url: { kind: 'text', ${d} }`,
      'field-invalid content/facts/releases.ts:4:5 fields.url: expected a name of its own',
    ],
    [
      `Big: { kind: 'text', ${d} }`,
      'field-invalid content/facts/releases.ts:4:5 fields.Big: expected letters and digits',
    ],
    [
      `state: { kind: 'choice', ${d}, values: { a: 'A' } }, stateName: { kind: 'text', ${d} }`,
      'field-invalid content/facts/releases.ts:4:71 fields.stateName: expected a name of its own',
    ],
    [
      `to: { kind: 'reference', to: 'solution', ${d} }`,
      'reference-unknown content/facts/releases.ts:4:34 fields.to.to: expected the name of a list, got "solution" (Did you mean "solutions"?)',
    ],
    ['', 'field-invalid content/facts/releases.ts:3:11 fields: expected a field, got none'],
  ])('%s', (fields, said) => {
    const told = toldOf(fields, '');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(said);
  });

  it('of one field leave the others and the items to be judged', () => {
    const told = toldOf(
      `a: { kind: 'txt', ${d} }, b: { kind: 'date', ${d} }`,
      "{ id: 'x', a: 1, b: 'today' }, { id: 'x', a: 2, b: '2026-01-01' }",
    );
    expect(told.map((line) => line.split(':')[0] + line.slice(line.indexOf(' items') + 1).slice(0, 12))).toHaveLength(
      3,
    );
    expect(told.join('\n')).toMatch(/fields\.a\.kind[\s\S]*items\[0\]\.b[\s\S]*items\[1\]\.id/);
  });

  it('of depth and number are told', () => {
    const deep = [1, 2, 3].reduce(
      (inner) => `{ kind: 'object', ${d}, fields: { a: ${inner} } }`,
      `{ kind: 'text', ${d} }`,
    );
    expect(toldOf(`a: ${deep}`, '').join()).toContain('expected at most 3 levels of fields');
    const many = Array.from({ length: 41 }, (_, i) => `a${i}: { kind: 'text', ${d} }`).join(', ');
    expect(toldOf(many, '').join()).toContain('expected at most 40 fields, got 41');
  });
});

describe('what a module says of its own fields', () => {
  const fields = `name: { kind: 'text', ${d} }, day: { kind: 'date', ${d} }`;
  const items = "{ id: 'a', name: 'B', day: '2026-01-01' }, { id: 'b', name: 'A', day: '2026-02-01' }";
  const ids = (more: string) =>
    checked({ releases: module(fields, items, more) })
      .modules?.[0]?.items.map(({ id }) => id)
      .join('');

  it('orders its items', () => {
    expect([ids(''), ids(" order: 'given',"), ids(" order: 'newest-first',")]).toEqual(['ab', 'ab', 'ba']);
    expect([ids(" order: 'by-name', heading: 'name',"), ids(" order: 'by-name',")]).toEqual(['ba', 'ab']);
  });

  it.each([
    [" heading: 'nam',", 'heading: expected the name of a field, got "nam" (Did you mean "name"?)'],
    [" heading: 'day',", 'heading: expected a field of the kind text or sentence, got one of the kind date'],
  ])('names a heading that it has: %s', (more, said) => {
    expect(toldOf(fields, items, more).join()).toContain(said);
  });

  it('has a date where the newest comes first', () => {
    expect(toldOf(`name: { kind: 'text', ${d} }`, '', " order: 'newest-first',").join()).toContain(
      'expected a field of the kind date',
    );
  });
});

describe('names of modules', () => {
  const whole = module(`a: { kind: 'text', ${d} }`, "{ id: 'x', a: 'A' }");

  it.each(['company', 'solutions', 'locations', 'index', 'auth', 'en'])('%s is taken', (name) => {
    expect(checked({ [name]: whole }).told.join()).toContain(`name-taken content/facts/${name}.ts`);
  });

  it.each(['Releases', 'my_facts', 'a1', 'x--y'])('%s is none', (name) => {
    expect(checked({ [name]: whole }).told.join()).toContain(`file-unknown content/facts/${name}.ts`);
  });

  it('are 32 at most', () => {
    const names = Array.from(
      { length: 33 },
      (_, i) => `facts-${'abcdefghijklmnopqrstuvwxyz'[i % 26]}${'xy'[Math.floor(i / 26)]}`,
    );
    expect(checked(Object.fromEntries(names.map((name) => [name, whole]))).told.join()).toContain(
      'at most 32 fact modules, got 33',
    );
  });

  it('may be named by references, of modules too', () => {
    const to = (list: string) => module(`of: { kind: 'reference', to: '${list}', ${d} }`, "{ id: 'x', of: 'y' }");
    expect(checked({ branches: whole, parts: to('branches') }).told.join()).toContain(
      'expected the id of one of the branches, got "y"',
    );
    expect(checked({ parts: to('branches') }, ['content/facts/branches.ts'])).toEqual({ modules: undefined, told: [] });
  });
});

describe('docs/pages/facts.md', () => {
  const page = readFileSync(new URL('../../../docs/pages/facts.md', import.meta.url), 'utf8');

  it('names every kind of field, and no other', () => {
    const table = page.slice(page.indexOf('## Kinds of fields'), page.indexOf('## Limits'));
    const named = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) => [
      ...(cell.split(', with')[0]?.matchAll(/`(\w+)`/g) ?? []),
    ]);
    expect(named.map(([, kind]) => kind).sort()).toEqual([...kindNames].sort());
  });

  it('shows a module that passes', () => {
    const [, text = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
    const { modules, told } = checked({ releases: text });
    expect(told).toEqual([]);
    expect(modules?.[0]?.items).toHaveLength(1);
  });
});
