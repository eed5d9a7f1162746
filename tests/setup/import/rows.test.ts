import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main as importMain } from '../../../src/commands/import.ts';
import { compile } from '../../../src/compile/compile.ts';
import { sortProblems } from '../../../src/core/problem.ts';
import { copySite, type TestSite } from '../../desk/site.ts';
import { invocationOf } from '../../support/invocation.ts';

let site: TestSite;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());

const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');
const run = async (...args: string[]) => {
  const { invocation, said } = invocationOf(site.dir, args);
  return { code: await importMain(invocation), said: said() };
};
const told = (more: object = {}) =>
  sortProblems(compile({ ...site.options, ...more }).problems).map(
    ({ code, at }) => `${code} ${at?.file}${at && 'line' in at ? `:${at.line}` : ''}`,
  );

const people = 'Name;Funktion;Telefon;Seit\nLise Beispiel;Leitung;0221 4710815;2019-04\nJan Muster;Werkstatt;12;\n';
const mapping = (more: object = {}) =>
  JSON.stringify({
    source: 'people.csv',
    to: 'people',
    key: 'Name',
    fields: { name: 'Name', role: 'Funktion', phone: 'Telefon', since: 'Seit' },
    ...more,
  });

describe('gazette import of a CSV file with a mapping', () => {
  beforeEach(() => {
    site.write('people.csv', people);
    site.write('map.json', mapping());
  });

  it('shows what it would add, and writes nothing', async () => {
    const before = read('content/company.ts');
    const { said, code } = await run('people.csv', '--mapping', 'map.json');
    expect(code).toBe(0);
    expect(said).toContain(`    // from content/imports/people.csv:2, unconfirmed
    {
      id: 'lise-beispiel',
      name: 'Lise Beispiel',
      role: 'Leitung',
      since: '2019-04',
      phone: '0221 4710815',
    },`);
    expect(said).toContain('2 records would be added; nothing was written.');
    expect(said).toContain('content/imports/people.csv:3  phone: "12" was left out: it cannot be dialled');
    expect(read('content/company.ts')).toBe(before);
    expect(existsSync(join(site.dir, 'content/imports'))).toBe(false);
  });

  it('adds records with their marks, and keeps the rows with their digests beside', async () => {
    const { said } = await run('people.csv', '--mapping', 'map.json', '--add');
    expect(said).toContain('✓ Added 2 records');
    expect(read('content/company.ts')).toContain(
      "// from content/imports/people.csv:3, unconfirmed\n    {\n      id: 'jan-muster',",
    );
    expect(read('content/imports/people.csv')).toBe(people);
    expect(Object.keys((JSON.parse(read('content/imports/people.map.json')) as { rows: object }).rows)).toEqual([
      'jan-muster',
      'lise-beispiel',
    ]);
    expect(told()).toEqual(['value-unconfirmed content/company.ts:19', 'value-unconfirmed content/company.ts:27']);
    expect(told({ production: true })).toContain('value-unconfirmed-live content/company.ts:19');
    // Again: nothing is there to add.
    const after = read('content/company.ts');
    expect((await run('content/imports/people.map.json', '--add')).said).toContain('✓ Added 0 records');
    expect(read('content/company.ts')).toBe(after);
  });

  it('tells each row that drifted, until somebody has looked', async () => {
    await run('people.csv', '--mapping', 'map.json', '--add');
    site.write(
      'content/imports/people.csv',
      people.replace('Werkstatt', 'Lager').replace('Lise Beispiel', 'Neue Person'),
    );
    const drift = told().filter((each) => each.startsWith('source-drifted'));
    expect(drift).toEqual([
      'source-drifted content/imports/people.csv:2',
      'source-drifted content/imports/people.csv:3',
      expect.stringMatching(/^source-drifted content\/imports\/people\.map\.json:\d+$/),
    ]);
    // A column that is not mapped says nothing of content.
    site.write(
      'content/imports/people.csv',
      people.replace('Seit\n', 'Seit;Alter\n').replace(/([4-]|;)\n/g, '$1;40\n'),
    );
    expect(told().filter((each) => each.startsWith('source-drifted') || each.startsWith('import'))).toEqual([]);
    site.write('content/imports/people.csv', people.replace('Werkstatt', 'Lager'));
    const before = read('content/company.ts');
    expect((await run('content/imports/people.map.json', '--accept')).said).toBe('✓ Noted 2 rows as they are\n');
    expect(read('content/company.ts')).toBe(before);
    expect(told().filter((each) => each.startsWith('source-drifted'))).toEqual([]);
    // A spreadsheet on Windows writes it so: no drift, and noting the rows changes none of its bytes.
    const crlf = `\ufeff${people.replace('Werkstatt', 'Lager').replaceAll('\n', '\r\n')}`;
    site.write('content/imports/people.csv', crlf);
    expect(told().filter((each) => each.startsWith('source-drifted'))).toEqual([]);
    await run('content/imports/people.map.json', '--accept');
    expect(read('content/imports/people.csv')).toBe(crlf);
  });

  it('leaves records that are there, whatever the row says', async () => {
    const company = read('content/company.ts').replace(
      'publicRecords: [],',
      "publicRecords: [],\n  people: [{ id: 'jan-muster', name: 'Jan M.', role: 'Chef' }],",
    );
    site.write('content/company.ts', company);
    const { said } = await run('people.csv', '--mapping', 'map.json', '--add');
    expect(said).toContain('✓ Added 1 record');
    expect(said).toContain('There already, and left as they are: jan-muster');
    expect(read('content/company.ts')).toContain(
      "people: [{ id: 'jan-muster', name: 'Jan M.', role: 'Chef' }, /* from content/imports/people.csv:2, unconfirmed */ { id: 'lise-beispiel',",
    );
    expect(told().filter((each) => each.startsWith('source-drifted'))).toEqual([
      'source-drifted content/imports/people.csv:3',
    ]);
  });
});

it('questions become files, places and products items of the company', async () => {
  site.write('faq.csv', 'Frage,Antwort\n"Wie schwer, genau?","Nicht *sehr*."\n');
  site.write(
    'faq.json',
    JSON.stringify({
      source: 'faq.csv',
      to: 'faq',
      key: 'Frage',
      fields: { question: 'Frage', answer: 'Antwort' },
      constants: { category: 'technik' },
    }),
  );
  expect((await run('faq.csv', '--mapping', 'faq.json', '--add')).said).toContain('✓ Added 1 record');
  expect(read('content/faq/wie-schwer-genau.md')).toMatch(
    /^---\n# from content\/imports\/faq\.csv:2, unconfirmed\nquestion: Wie schwer, genau\?\ncategory: technik\norder: \d+\nupdated: 2026-03-15\n---\n\nNicht \*sehr\*\.\n$/,
  );
  site.write(
    'places.json',
    JSON.stringify([{ name: 'Lager', street: 'Weg 1', code: '50667', town: 'Köln', does: ['Lager', 'Versand'] }]),
  );
  const fields = {
    name: 'name',
    'address.streetAddress': 'street',
    'address.postalCode': 'code',
    'address.locality': 'town',
    activities: 'does',
  };
  site.write(
    'm.json',
    JSON.stringify({
      source: 'places.json',
      to: 'locations',
      key: 'name',
      fields,
      constants: { 'address.country': 'DE' },
    }),
  );
  await run('places.json', '--mapping', 'm.json', '--add');
  expect(read('content/company.ts')).toContain(
    "address: { streetAddress: ['Weg 1'], locality: 'Köln', postalCode: '50667', country: 'DE' },",
  );
  site.write('products.tsv', 'n\ts\nZweite Pumpe\tPumpt.\n');
  site.write(
    'p.json',
    JSON.stringify({ source: 'products.tsv', to: 'products', key: 'n', fields: { name: 'n', summary: 's' } }),
  );
  await run('products.tsv', '--mapping', 'p.json', '--add');
  // Which access it has, no column says.
  expect(read('content/company.ts')).toContain("access: '⟪access⟫'");
  const codes = new Set(told().map((each) => each.split(' ')[0]));
  expect(codes).toEqual(new Set(['value-unconfirmed', 'placeholder-left']));
});

it.each([
  [
    'a field that is none',
    mapping({ fields: { name: 'Name', rolle: 'Funktion' } }),
    /expected a field of people, got "rolle"[\s\S]*Did you mean "role"/,
  ],
  [
    'a column that is not there',
    mapping({ key: 'Nom' }),
    /expected a column of .*people\.csv, got "Nom"[\s\S]*Columns: Name, Funktion/,
  ],
  ['another separator', mapping({ separator: ',' }), /expected a column of/],
  ['no JSON', '{', /people\.map\.json:1:2/],
  ['an unknown member', mapping({ filds: {} }), /filds/],
])('a mapping with %s is told with its place, and nothing is written', async (_, text, says) => {
  site.write('people.csv', people);
  site.write('map.json', text);
  const before = read('content/company.ts');
  const { code, said } = await run('people.csv', '--mapping', 'map.json', '--add');
  expect(code).toBe(1);
  expect(said).toMatch(says);
  expect(read('content/company.ts')).toBe(before);
});

it('check says what is wrong in content/imports, too', () => {
  site.write('content/imports/a.map.json', mapping({ source: 'gone.csv' }));
  site.write('content/imports/b.map.json', '{');
  expect(told()).toEqual([
    'import-invalid content/imports/a.map.json:1',
    'import-invalid content/imports/b.map.json:1',
  ]);
});

it.each([
  [['people.csv'], /--mapping FILE says what its columns become\. Columns: Name, Funktion, Telefon, Seit\./],
  [['people.csv', '--mapping', 'map.json', '--add', '--accept'], /two things/],
  [['gone.csv', '--mapping', 'map.json'], /There is no gone\.csv/],
  [['other.csv', '--mapping', 'map.json'], /source must be "other\.csv"/],
  [[], /import needs/],
])('%j: says what it needs', async (args, says) => {
  site.write('people.csv', people);
  site.write('other.csv', people);
  site.write('map.json', mapping());
  await expect(run(...args)).rejects.toThrow(says);
});
