import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DeferredChecks } from '../../../src/content/check/deferred-checks.ts';
import { formatPosition } from '../../../src/content/check/path-sources.ts';
import { validateFacts } from '../../../src/content/fact-modules/fact-modules.ts';
import { fieldKindNames } from '../../../src/content/fact-modules/schema.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import { withMembers } from '../../../src/content/read/source.ts';
import type { Problem } from '../../../src/core/problem.ts';
import cases from './fact-modules.cases.json' with { type: 'json' };

const unexpected = (problem: Problem) => expect.unreachable(problem.message);
const solutions = new Map([['solutions', new Set(['recall-calls', 'results-line'])]]);

/** Values that modules of these texts give, and `code place field: message (hint)` of every problem. */
function checked(texts: Readonly<Record<string, string>>, unread: readonly string[] = [], country?: string | null) {
  const problems: Problem[] = [];
  const facts = new Map(
    Object.entries(texts).map(([name, text]) => {
      const located = parseLiteralModule(`content/facts/${name}.ts`, text, unexpected);
      if (!located) throw new Error(text);
      return [name, located] as const;
    }),
  );
  const modules = validateFacts({ facts, unread }, solutions, country, (problem) => void problems.push(problem));
  const told = problems.map(
    ({ code, at, field, message, hint }) =>
      `${code} ${at && formatPosition(at)} ${field ?? ''}: ${message}${hint === undefined ? '' : ` (${hint})`}`,
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
    place: { kind: 'address', ${d} }, opened: { kind: 'hours', ${d} },
    maker: { kind: 'object', ${d}, fields: { name: { kind: 'text', ${d} } } },`;
  const item = `{ id: 'a', name: 'A', code: 'a-b', day: '2026-01-01', at: '/x/', mail: 'a@b.example', phone: '+442079460000',
      size: 2.5, price: { amount: '12.50', currency: 'EUR' }, open: true, state: 'beta', solution: 'results-line',
      place: { streetAddress: ['1 High Street'], locality: 'York', postalCode: 'YO1 7HH', country: 'GB' },
      opened: { timeZone: 'Europe/London', regular: [{ days: ['Monday-Friday'], open: ['09:00-17:00'] }] },
      tags: ['x', 'y'], maker: { name: 'M' } }`;

  it('of every kind is taken as it is written', () => {
    const { modules, told } = checked({ releases: module(every, item) });
    expect(told).toEqual([]);
    expect(modules).toMatchObject([
      { name: 'releases', source: 'content/facts/releases.ts', items: [{ id: 'a', size: 2.5, maker: { name: 'M' } }] },
    ]);
  });

  it.each(cases as [string, string][])('is refused at one place with %s → %s', (from, to) => {
    expect(item).toContain(from);
    const { modules, told } = checked({ releases: module(every, item.replace(from, to)) });
    expect(modules).toBeUndefined();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^[a-z-]+ content\/facts\/releases\.ts:1[2-9]:\d+ items\[0\]/);
  });
});

describe('telephone numbers', () => {
  const fields = `phone: { kind: 'phone', ${d}, optional: true }, at: { kind: 'address', ${d}, optional: true },
    desks: { kind: 'list', ${d}, optional: true, of: { kind: 'object', ${d}, fields: {
      phones: { kind: 'list', ${d}, of: { kind: 'phone', ${d} } } } } }`;
  const items = (item: string, country?: string | null) =>
    checked({ releases: module(fields, `{ id: 'a', ${item} }`) }, [], country);
  const paris = "at: { streetAddress: ['1 rue X'], locality: 'Paris', postalCode: '75001', country: 'FR' }";

  it('without a country code are those of the organisation', () => {
    expect(items("phone: '020 7946 0142'", 'GB')).toMatchObject({
      told: [],
      modules: [{ items: [{ phone: '+442079460142' }] }],
    });
    expect(items("phone: '+49 221 1234567'", 'GB').modules?.[0]?.items[0]).toMatchObject({ phone: '+492211234567' });
  });

  it('are those of the country of the address beside them, inside too', () => {
    const desks = "desks: [{ phones: ['01 42 68 53 00'] }]";
    expect(items(`phone: '01 42 68 53 00', ${desks}, ${paris}`, 'GB').modules?.[0]?.items[0]).toMatchObject({
      phone: '+33142685300',
      desks: [{ phones: ['+33142685300'] }],
    });
  });

  it('beside addresses of two countries are those of the organisation', () => {
    const two = `${fields}, other: { kind: 'address', ${d} }`;
    const item = `{ id: 'a', phone: '020 7946 0142', ${paris}, ${paris.replace('at:', 'other:').replace("'FR'", "'DE'")} }`;
    expect(checked({ releases: module(two, item) }, [], 'GB').modules?.[0]?.items[0]?.phone).toBe('+442079460142');
  });

  it('of no known country are refused where they stand', () => {
    const { modules, told } = items("desks: [{ phones: ['020 7946 0142'] }]");
    expect(modules).toBeUndefined();
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('items[0].desks[0].phones[0]: expected');
  });

  it('are not judged while nobody knows the country', () => {
    expect(items("phone: '020 7946 0142'", null).told).toEqual([]);
  });
});

describe('numbers and amounts', () => {
  const a = (definition: string, value: string) => toldOf(`a: { ${definition}, ${d} }`, `{ id: 'x', a: ${value} }`);

  it('out of their range are told what it is', () => {
    expect(a("kind: 'number', min: 9", '1').join()).toContain('expected a number from 9 on, got 1');
    expect(a("kind: 'number', max: 9", '10').join()).toContain('expected a number up to 9, got 10');
    expect(a("kind: 'number', min: 1, max: 9", '10').join()).toContain('expected a number from 1 to 9, got 10');
    for (const edge of ['1', '9']) expect(a("kind: 'number', min: 1, max: 9", edge)).toEqual([]);
  });

  it('may have more decimals than the coins of their currency, as prices for a unit do', () => {
    for (const [amount, currency] of ['0.3274 EUR', '1.5 JPY', '-3 XCG', '12 CLF'].map((text) => text.split(' ')))
      expect(a("kind: 'money'", `{ amount: '${amount}', currency: '${currency}' }`)).toEqual([]);
  });
});

describe('a fact module that was judged before', () => {
  const text = module(`phone: { kind: 'phone', ${d} }`, "{ id: 'a', phone: '01 42 68 53 00' }");
  const judge = (country: string | null | undefined, known?: unknown) => {
    const located = parseLiteralModule('content/facts/x-y.ts', text, unexpected) ?? expect.unreachable();
    const rest: DeferredChecks = { checks: new Map(), checked: new Map() };
    const facts = new Map([['x-y', withMembers(located, { checked: known })]]);
    const modules = validateFacts({ facts, unread: [] }, new Map(), country, () => {}, rest);
    return { phone: modules?.[0]?.items[0]?.phone, checked: rest.checked.get('content/facts/x-y.ts') };
  };

  it('is judged again under another country', () => {
    const { phone, checked } = judge('FR');
    expect(phone).toBe('+33142685300');
    expect(judge('FR', JSON.parse(JSON.stringify(checked))).phone).toBe('+33142685300');
    expect(judge('IT', checked).phone).toBe('+390142685300');
    expect(judge(undefined, checked).phone).toBeUndefined();
  });

  it('is not remembered where the country was not known', () => {
    expect(judge(null)).toEqual({ phone: '01 42 68 53 00', checked: undefined });
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
    [
      `size: { kind: 'number', min: 9, max: 1, ${d} }`,
      'field-invalid content/facts/releases.ts:4:42 fields.size.max: expected at least 9, which is the least, got 1',
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

  it('of a choice of nothing leave the values of items alone', () => {
    const told = toldOf(`state: { kind: 'choice', ${d}, values: {} }`, "{ id: 'x', state: 'a' }");
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('fields.state.values: expected a choice');
  });

  it('of depth and number are told', () => {
    const deep = [1, 2, 3].reduce(
      (inner) => `{ kind: 'object', ${d}, fields: { a: ${inner} } }`,
      `{ kind: 'text', ${d} }`,
    );
    expect(toldOf(`a: ${deep}`, '').join()).toContain('expected at most 3 levels of fields');
    const two = [1, 2].reduce((inner) => `{ kind: 'object', ${d}, fields: { a: ${inner} } }`, `{ kind: 'text', ${d} }`);
    expect(toldOf(`a: ${two}`, '')).toEqual([]);
    const many = Array.from({ length: 41 }, (_, i) => `a${i}: { kind: 'text', ${d} }`).join(', ');
    expect(toldOf(many, '').join()).toContain('expected at most 40 fields, got 41');
    expect(toldOf(many.replace(/, a40.*/, ''), '')).toEqual([]);
    expect(toldOf(`o: { kind: 'object', ${d}, fields: { ${many} } }`, '').join()).toContain('got 41');
  });

  it('of more than 5,000 items are told', () => {
    const items = (count: number) => Array.from({ length: count }, (_, i) => `{ id: 'i${i}', a: 'A' }`).join(',');
    const told = toldOf(`a: { kind: 'text', ${d} }`, items(5001));
    expect(told).toEqual(['field-invalid content/facts/releases.ts:6:10 items: expected at most 5000 items, got 5001']);
    expect(toldOf(`a: { kind: 'text', ${d} }`, items(5000))).toEqual([]);
  });

  it.each(['id', 'url', 'updated', 'notice', 'language', 'translations', 'constructor', 'toString'])(
    'of a field named %s are told',
    (name) => {
      const told = toldOf(`${name}: { kind: 'text', ${d} }`, '');
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(`fields.${name}: expected a name of its own, got "${name}"`);
      const inner = toldOf(`o: { kind: 'object', ${d}, fields: { ${name}: { kind: 'text', ${d} } } }`, '');
      expect(inner.join()).toContain(`fields.o.fields.${name}: expected a name of its own`);
    },
  );
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
    [" heading: 'constructor',", 'heading: expected the name of a field, got "constructor"'],
    [" heading: 'day',", 'heading: expected a field of the kind text or sentence, got one of the kind date'],
  ])('names a heading that it has: %s', (more, said) => {
    expect(toldOf(fields, items, more).join()).toContain(said);
  });

  it('names a heading that every item has, and the first item of an id', () => {
    const some = `name: { kind: 'text', ${d}, optional: true }`;
    const said = 'heading: expected a field that every item has, got "name"';
    expect(toldOf(some, "{ id: 'a' }", " heading: 'name',").join()).toContain(said);
    expect(toldOf(some, "{ id: 'a', name: 'A' }", " heading: 'name',")).toEqual([]);
    expect(toldOf(some, "{ id: 'a' }, { id: 'a' }").join()).toContain('got "a" again (first in item 1)');
  });

  it('orders by the first date that every item has', () => {
    const dates = `last: { kind: 'date', ${d}, optional: true }, day: { kind: 'date', ${d} }`;
    const days = "{ id: 'a', last: '2026-01-01', day: '2025-01-01' }, { id: 'b', day: '2025-02-01' }";
    const { modules } = checked({
      releases: module(dates, `${days}, { id: 'c', last: '2024-01-01', day: '2025-03-01' }`, " order: 'newest-first',"),
    });
    expect(modules?.[0]?.items.map(({ id }) => id).join('')).toBe('cba');
  });

  it('has a date where the newest comes first', () => {
    expect(toldOf(`name: { kind: 'text', ${d} }`, '', " order: 'newest-first',").join()).toContain(
      'expected a field of the kind date',
    );
  });
});

describe('names of modules', () => {
  const whole = module(`a: { kind: 'text', ${d} }`, "{ id: 'x', a: 'A' }");

  const taken = [
    ...['company', 'site', 'solutions', 'industries', 'access', 'index', 'status', 'openapi', 'faq', 'auth', 'docs'],
    ...[
      'people',
      'brands',
      'locations',
      'parties',
      'products',
      'compliance',
      'identifiers',
      'legal',
      'pages',
      'skills',
    ],
    ...['en', 'de', 'ja', 'yue'],
  ];
  it.each(taken)('%s is taken', (name) => {
    expect(checked({ [name]: whole }).told.join()).toContain(`name-taken content/facts/${name}.ts`);
  });

  it.each(['Releases', 'my_facts', 'a1', 'x--y'])('%s is none', (name) => {
    expect(checked({ [name]: whole }).told.join()).toContain(`file-unknown content/facts/${name}.ts`);
  });

  it.each([
    ['Releases', 'releases'],
    ['my facts', 'my-facts'],
    ['my.facts2', 'my-facts'],
  ])('%s is told a name that it may have', (name, meant) => {
    expect(checked({ [name]: whole }).told.join()).toContain(`(Rename it to "${meant}.ts".)`);
  });

  it('are 32 at most', () => {
    const names = Array.from(
      { length: 33 },
      (_, i) => `facts-${'abcdefghijklmnopqrstuvwxyz'[i % 26]}${'xy'[Math.floor(i / 26)]}`,
    );
    const all = (count: number) => checked(Object.fromEntries(names.slice(0, count).map((name) => [name, whole])));
    expect(all(33).told.join()).toContain('at most 32 fact modules, got 33');
    expect(all(32).told).toEqual([]);
  });

  it('are told where an id is named that is missing, in lists and objects too', () => {
    const to = `{ kind: 'reference', ${d}, to: 'solutions' }`;
    const fields = `of: { kind: 'list', ${d}, of: { kind: 'object', ${d}, fields: { to: ${to} } } }`;
    expect(toldOf(fields, "{ id: 'x', of: [{ to: 'recall-calls' }, { to: 'recall-call' }] }")).toEqual([
      'reference-unknown content/facts/releases.ts:7:51 items[0].of[1].to: expected the id of one of the solutions, got "recall-call" (Did you mean "recall-calls"?)',
    ]);
  });

  it('may be named by references, of modules too', () => {
    const to = (list: string) => module(`of: { kind: 'reference', to: '${list}', ${d} }`, "{ id: 'x', of: 'y' }");
    expect(checked({ branches: whole, parts: to('branches') }).told.join()).toContain(
      'expected the id of one of the branches, got "y"',
    );
    expect(checked({ parts: to('branches') }, ['content/facts/branches.ts'])).toEqual({ modules: undefined, told: [] });
  });
});

describe('docs/pages/how-to/facts.md', () => {
  const page = readFileSync(new URL('../../../docs/pages/how-to/facts.md', import.meta.url), 'utf8');

  it('names every kind of field, and no other', () => {
    const table = page.slice(page.indexOf('## Kinds of fields'), page.indexOf('## Limits'));
    const named = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) => [
      ...(cell.split(', with')[0]?.matchAll(/`(\w+)`/g) ?? []),
    ]);
    expect(named.map(([, kind]) => kind).sort()).toEqual([...fieldKindNames].sort());
  });

  it('shows a module that passes', () => {
    const [, text = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
    const { modules, told } = checked({ releases: text });
    expect(told).toEqual([]);
    expect(modules?.[0]?.items).toHaveLength(1);
  });
});
