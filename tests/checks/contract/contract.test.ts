import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freeze } from '../../../src/compile/freeze.ts';
import { formatLocation } from '../../../src/terminal/problems.ts';
import type { Changes } from '../../problems/case.ts';
import { frozenText } from '../../problems/frozen.ts';
import { respoiled, run } from '../../problems/spoiled.ts';

const facts = `export default {
  updated: '2026-03-01',
  title: 'Modelle',
  item: 'Modell',
  description: 'Was gebaut wird.',
  fields: {
    power: { kind: 'number', unit: 'W', description: 'Leistung.' },
    state: { kind: 'choice', description: 'Stand.', values: { sold: 'Im Handel', gone: 'Nicht mehr' } },
    use: { kind: 'reference', to: 'solutions', description: 'Wozu.', optional: true },
  },
  items: [
    { id: 'p1', power: 40, state: 'sold', use: 'giessen' },
    { id: 'p2', power: 60, state: 'gone' },
  ],
};
`;
const question = '---\nquestion: Wie oft?\ncategory: technik\norder: 2\nupdated: 2026-01-01\n---\n\nOft.\n';
const more: Changes = {
  'content/facts/models.ts': facts,
  'content/pages/werk.md':
    '---\ntitle: Werk\ndescription: Wo wir bauen.\nupdated: 2026-01-01\nformerly: [/fabrik/]\n---\n\nHier.\n',
  'content/faq/wie-oft.md': question,
};
const frozen = frozenText(respoiled(more));

/** Problems of a build after these edits, one line for each problem. */
const saysOf = (changes: Changes, accepted?: string): string[] =>
  run(
    respoiled({
      ...more,
      'content/contract.json': frozen,
      ...(accepted !== undefined && { 'content/accepted.json': accepted }),
      ...changes,
    }),
  ).problems.map(
    (problem) =>
      `${formatLocation(problem)} ${problem.code} ${problem.field ?? ''} ${problem.message.split(/[ :]/)[0]}`,
  );
const edited = (from: string, to: string): Changes => {
  expect(facts).toContain(from);
  return { 'content/facts/models.ts': facts.replace(from, to) };
};
const models = 'content/facts/models.ts';

describe('without a contract', () => {
  it('nothing is said, whatever changes', () => {
    expect(run(respoiled({ ...more, ...edited("id: 'p1'", "id: 'p9'") })).problems).toEqual([]);
  });
});

describe('with one', () => {
  it('nothing is said where nothing changed, nor of what only is said otherwise', () => {
    expect(saysOf({})).toEqual([]);
    expect(saysOf(edited('Was gebaut wird.', 'Was wir bauen.'))).toEqual([]);
    expect(saysOf(edited("unit: 'W',", "unit: 'W', label: 'Stärke',"))).toEqual([]);
    expect(
      saysOf({
        'content/pages/werk.md':
          '---\ntitle: Fabrik\ndescription: Dort.\nupdated: 2026-01-02\nformerly: [/fabrik/]\n---\n\nDa.\n',
      }),
    ).toEqual([]);
  });

  it.each<[string, Changes, string[]]>([
    [
      'an id is another',
      edited("id: 'p1'", "id: 'p9'"),
      [`${models}:12:11 contract-broken /api/v1/models.json#items/p1 id-renamed`],
    ],
    [
      'an item is gone',
      edited("    { id: 'p2', power: 60, state: 'gone' },\n", ''),
      [`${models}:11:10 contract-broken /api/v1/models.json#items/p2 id-gone`],
    ],
    [
      'the unit is another',
      edited("unit: 'W'", "unit: 'kW'"),
      [`${models}:7:12 contract-broken /api/v1/models.json#items[].power unit-changed`],
    ],
    [
      'ids are those of another list',
      {
        ...edited("to: 'solutions'", "to: 'products'"),
        ...edited(
          "to: 'solutions', description: 'Wozu.', optional: true },\n  },\n  items: [\n    { id: 'p1', power: 40, state: 'sold', use: 'giessen' }",
          "to: 'products', description: 'Wozu.', optional: true },\n  },\n  items: [\n    { id: 'p1', power: 40, state: 'sold', use: 'pumpe' }",
        ),
      },
      [`${models}:9:10 contract-broken /api/v1/models.json#items[].use reference-retargeted`],
    ],
    [
      'a code says something else',
      edited("'Nicht mehr'", "'Bald'"),
      [`${models}:8:88 contract-risky /api/v1/models.json#items[].state/gone choice-reworded`],
    ],
    [
      'a member vanishes from every item',
      edited(", use: 'giessen'", ''),
      [`${models}:9:10 contract-broken /api/v1/models.json#items[].use member-vanished`],
    ],
    [
      'a field is optional now',
      edited("description: 'Leistung.' }", "description: 'Leistung.', optional: true }"),
      [`${models}:7:12 contract-broken /api/v1/models.json#items[].power required-dropped`],
    ],
    [
      'the number of the register is told no longer',
      {
        'content/company.ts': [
          "registry: { scheme: 'other', name: 'Handelsregister Köln', url: 'https://www.handelsregister.de/' },\n  companyNumber: 'HRA 0012',",
          "kind: 'association',",
        ],
      },
      expect.arrayContaining([
        'content/company.ts:3:16 contract-risky /api/v1/company.json#companyNumber fact-vanished',
      ]),
    ],
    [
      'a page is gone',
      { 'content/pages/werk.md': null },
      ['/werk/ path-gone', '/werk.md path-gone', '/fabrik.md redirect-gone', '/fabrik/ redirect-gone'].map((path) =>
        expect.stringMatching(`\\d contract-broken ${path}$`),
      ),
    ],
    [
      'a licence grants less',
      {
        'content/site.ts': [
          "{ name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' }",
          "{ name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }",
        ],
      },
      ['content/site.ts:12:42 contract-broken licence licence-narrowed'],
    ],
    [
      'the origin is another',
      { 'content/site.ts': ["baseUrl: 'https://pumpen.example'", "baseUrl: 'https://neu.example'"] },
      [
        'content/contract.json contract-additive  expected',
        'content/site.ts:4:12 contract-broken servers/https://pumpen.example server-gone',
      ],
    ],
    [
      'the order is another',
      { 'content/industries.ts': null },
      expect.arrayContaining([expect.stringMatching(/document-gone$/)]),
    ],
  ])('%s', (_, changes, expected) => {
    expect(saysOf(changes)).toEqual(expected);
  });

  it('a preview at another origin is judged as what it is a preview of', () => {
    const dir = respoiled({ ...more, 'content/contract.json': frozen });
    expect(run(dir, { baseUrl: 'https://preview.example' }).problems).toEqual([]);
    const { problems } = run(dir, { baseUrl: 'http://localhost:4000', preview: true });
    expect(problems.filter(({ code }) => code.startsWith('contract-'))).toEqual([]);
  });

  it('a module that is gone is told once, and its pages, not each of its ids', () => {
    const says = saysOf({ [models]: null });
    expect(says.map((line) => line.split(' ').slice(2).join(' '))).toEqual([
      'facts/models facts-gone',
      '/docs/api/models/ path-gone',
      '/models/ path-gone',
      '/docs/api/models.md path-gone',
      '/models.md path-gone',
    ]);
  });

  it.each<[string, Changes, RegExp]>([
    [
      'a page',
      {
        'content/pages/werk.md': '---\ntitle: Werk\ndescription:\nupdated: 2026-01-01\n---\n',
        'content/site.ts': ['  privacyPage:', "  llms: { omit: ['/werk/'] },\n  privacyPage:"],
      },
      /werk\.md/,
    ],
    ['a question', { 'content/faq/wie-oft.md': question.replace('2026-01-01', '2026-13-01') }, /wie-oft\.md/],
    ['a skill', { 'content/skills/ask-for-a-quote/SKILL.md': ['name: ', 'name: 5-'] }, /SKILL\.md/],
  ])('a mistake in %s is told where it is, and not as what clients miss', (_, changes, place) => {
    const says = saysOf(changes);
    expect(says.length).toBeGreaterThan(0);
    expect(
      says.filter(
        (line) => line.includes(' contract-broken ') || (!/contract-additive/.test(line) && !place.test(line)),
      ),
    ).toEqual([]);
  });

  it('additions are one warning, however many they are', () => {
    const items = Array.from({ length: 30 }, (_, i) => `    { id: 'n${i}', power: 1, state: 'sold' },\n`).join('');
    expect(saysOf(edited('  items: [\n', `  items: [\n${items}`))).toEqual([
      'content/contract.json contract-additive  expected',
    ]);
    const changes = { ...edited('  items: [\n', `  items: [\n${items}`), 'content/contract.json': frozen };
    const [problem] = run(respoiled({ ...more, ...changes })).problems;
    expect(problem?.message).toMatch(/ promise: \S+, \S+, .* …$/);
  });
});

describe('content/accepted.json', () => {
  const row = (rule: string, path: string, reason = 'The word was wrong.') => ({ rule, path, reason });
  const change = edited("'Nicht mehr'", "'Bald'");
  const path = '/api/v1/models.json#items[].state/gone';

  it('lets a risky change pass that it names, and no other', () => {
    expect(saysOf(change, JSON.stringify([row('choice-reworded', path)]))).toEqual([]);
    expect(saysOf(change, JSON.stringify([row('choice-reworded', `${path}x`)]))).toEqual([
      'content/accepted.json:1:2 accepted-unused /api/v1/models.json#items[].state/gonex expected',
      expect.stringMatching(/contract-risky/),
    ]);
  });

  it('lets nothing pass that breaks clients', () => {
    const rows = JSON.stringify([row('id-renamed', '/api/v1/models.json#items/p1')]);
    expect(saysOf(edited("id: 'p1'", "id: 'p9'"), rows)).toEqual([
      'content/accepted.json:1:10 contract-invalid 0.rule expected',
    ]);
  });

  it.each([
    ['no list', '{}'],
    ['an unknown rule', JSON.stringify([row('choice-rewordd', path)])],
    ['no reason', JSON.stringify([row('choice-reworded', path, '…')])],
    ['a row twice', JSON.stringify([row('choice-reworded', path), row('choice-reworded', path)])],
    ['one field more', JSON.stringify([{ ...row('choice-reworded', path), until: '2027' }])],
    ['half of it', '[{'],
    ['nothing', ''],
  ])('is refused with %s', (_, text) => {
    expect(saysOf(change, text)).toEqual([expect.stringMatching(/^content\/accepted\.json:\d+:\d+ contract-invalid/)]);
  });

  it('has nothing to accept without a contract', () => {
    const dir = respoiled({ ...more, 'content/accepted.json': JSON.stringify([row('choice-reworded', path)]) });
    expect(run(dir).problems.map(({ code }) => code)).toEqual(['accepted-unused']);
  });
});

describe('a contract that is torn or foreign', () => {
  const problemsOf = (text: string | Uint8Array) => {
    const { problems } = run(respoiled({ ...more, 'content/contract.json': text }));
    return problems.map((problem) => `${formatLocation(problem)} ${problem.code}`);
  };

  it('is a problem at its place, and nothing else is said', () => {
    expect(problemsOf(frozen.slice(0, frozen.length / 2))).toEqual([
      expect.stringMatching(/^content\/contract\.json:\d+:\d+ contract-invalid$/),
    ]);
    const merged = frozen.replace('  "api": "v1",', '<<<<<<< HEAD\n"api": "v1",\n=======\n"api": "v2",\n>>>>>>> b');
    expect(problemsOf(merged)).toEqual(['content/contract.json:3:1 merge-conflict']);
    expect(problemsOf(Buffer.from(frozen, 'utf16le'))).toEqual(['content/contract.json:1:1 file-encoding']);
  });
});

describe('a freeze', () => {
  const frozenIn = (changes: Changes, reason?: string) => {
    const dir = respoiled({ ...more, 'content/contract.json': frozen, ...changes });
    const [contentDir, publicDir] = [join(dir, 'content'), join(dir, 'public')];
    return freeze({ contentDir, publicDir, preview: false, today: '2026-03-15' }, reason);
  };
  const broken = edited("    { id: 'p2', power: 60, state: 'gone' },\n", '');

  it('writes the same bytes where nothing changed', () => {
    expect(frozenIn({}).frozen).toEqual({ contract: frozen, changes: [], isFirst: false });
  });

  it('is refused while something breaks, and keeps the reason where it is told why', () => {
    const refused = frozenIn(broken);
    expect([refused.frozen, refused.problems.map(({ code }) => code)]).toEqual([undefined, ['contract-broken']]);
    const { frozen: forced } = frozenIn(broken, 'The model is built no longer.');
    expect(JSON.parse(forced!.contract).history).toEqual([
      { rule: 'id-gone', path: '/api/v1/models.json#items/p2', reason: 'The model is built no longer.' },
    ]);
    // From then on it holds.
    expect(run(respoiled({ ...more, ...broken, 'content/contract.json': forced!.contract })).problems).toEqual([]);
  });

  it('takes over what was accepted, and leaves the other rows', () => {
    const reworded = edited("'Nicht mehr'", "'Bald'");
    const used = {
      rule: 'choice-reworded',
      path: '/api/v1/models.json#items[].state/gone',
      reason: 'A slip of the pen.',
    };
    const other = { ...used, path: '/elsewhere' };
    expect(frozenIn(reworded).frozen).toBeUndefined();
    const { frozen: one } = frozenIn({ ...reworded, 'content/accepted.json': JSON.stringify([used]) });
    expect([one!.accepted, JSON.parse(one!.contract).history]).toEqual([null, [used]]);
    const { frozen: both } = frozenIn({ ...reworded, 'content/accepted.json': JSON.stringify([used, other]) });
    expect(JSON.parse(both!.accepted!)).toEqual([other]);
  });

  it('is refused for content with errors, and over a contract that cannot be read', () => {
    expect(frozenIn({ 'content/facts/models.ts': 'export default {};\n' }).frozen).toBeUndefined();
    expect(frozenIn({ 'content/contract.json': '{' }).frozen).toBeUndefined();
  });
});
