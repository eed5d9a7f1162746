import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../src/commands/new.ts';
import { fixContent } from '../../src/desk/fix/fix-content.ts';
import { openLiveSite } from '../../src/desk/live/live-site.ts';
import type { LiveEdition } from '../../src/desk/live/live-state.ts';
import { type Explanation, explainValue } from '../../src/explain/explain-value.ts';
import { invocationOf } from '../support/invocation.ts';
import { copySite, type TestSite } from './site.ts';

let site: TestSite;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());

const file = 'content/facts/branches.ts';
const d = "description: 'Was es sagt.'";
const text = `export default {
  updated: '2026-03-01', title: 'Filialen', item: 'Filiale', description: 'Wo verkauft wird.', heading: 'name',
  fields: {
    name: { kind: 'text', ${d} },
    since: { kind: 'date', ${d}, label: 'Seit' },
    at: { kind: 'address', ${d} },
    phone: { kind: 'phone', ${d} },
    opened: { kind: 'hours', ${d} },
  },
  items: [
    {
      id: 'bonn',
      name: 'Bonn',
      since: '2020-01-31',
      at: {
        streetAddress: ['Markt 1'],
        locality: 'Bonn',
        postalCode: '53111',
        country: 'DE',
      },
      phone: '0228 123456',
      opened: {
        timeZone: 'Europe/Berlin',
        regular: [{ days: ['Monday-Friday'], open: ['09:00-17:00'] }],
        exceptions: [{ date: '2026-12-24', reason: 'Heiligabend' }],
      },
    },
  ],
};
`;

describe('explain', () => {
  it('names the line of every value of an address, of hours and of a number', () => {
    site.write(file, text);
    const lines = text.split('\n');
    const edition = openLiveSite({ ...site.options, today: () => site.options.today }).state.edition as LiveEdition;
    const { values } = explainValue(edition, '/api/v1/branches.json#/items/0') as Explanation;
    const told = values.map(({ pointer = '', value, leaves }) => [
      pointer.replace('/items/0/', ''),
      value,
      leaves.map(({ at }) => lines[at.line - 1]?.trim()).join(' + '),
    ]);
    expect(told.filter(([pointer, , line]) => line === '' && pointer !== 'url')).toEqual([]);
    expect(told).toContainEqual(['at/postalCode', '53111', "postalCode: '53111',"]);
    expect(told).toContainEqual(['at/streetAddress/0', 'Markt 1', "streetAddress: ['Markt 1'],"]);
    expect(told).toContainEqual(['phone', '+49228123456', "phone: '0228 123456',"]);
    expect(told).toContainEqual(['opened/regular/4/closes', '17:00', expect.stringContaining('Monday-Friday')]);
    expect(told).toContainEqual(['opened/exceptions/0/reason', 'Heiligabend', expect.stringContaining('Heiligabend')]);
    const { publications } = explainValue(edition, '/api/v1/branches.json#/items/0/at/locality') as Explanation;
    expect(publications.map(({ path }) => path)).toEqual(expect.arrayContaining(['/branches/', '/branches.md']));
  });
});

describe('--fix', () => {
  it('mends ids and dates of a fact module, and leaves what it says otherwise', () => {
    const ill = text.replace("id: 'bonn'", "id: 'Bonn'").replace("'2020-01-31'", "'31.1.2020'");
    site.write(file, ill);
    const mended = fixContent(site.options);
    expect(mended.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['items[0].id', '"Bonn"', '"bonn"'],
      ['items[0].since', '"31.1.2020"', '"2020-01-31"'],
    ]);
    expect(readFileSync(join(site.dir, file), 'utf8')).toBe(text);
  });
});

describe('gazette new <fact module>', () => {
  const at = "{ streetAddress: ['Ring 2'], locality: 'Köln', postalCode: '50667', country: 'DE' }";
  const opened = "{ timeZone: 'Europe/Berlin', regular: '24/7' }";
  const given = ['--name', "Köln's", '--since', '2026-01-31', '--at', at, '--phone', '0221 123456', '--opened', opened];
  const run = async (args: readonly string[]) => {
    const { invocation, said } = invocationOf(site.dir, args);
    const code = await main(invocation);
    return { code, said: said() };
  };
  const now = () => readFileSync(join(site.dir, file), 'utf8');

  it('adds an item with its fields, as the file has them', async () => {
    site.write(file, text);
    expect(await run(['branches', ...given])).toMatchObject({ code: 0 });
    const item = `    {
      id: 'kolns',
      name: "Köln's",
      since: '2026-01-31',
      at: ${at},
      phone: '0221 123456',
      opened: ${opened},
    },
`;
    expect(now()).toBe(text.replace('2026-03-01', '2026-03-15').replace(/ {2}\],\n\};\n$/, `${item}  ],\n};\n`));
  });

  it('writes each kind as it is: numbers, choices, lists, amounts', async () => {
    const fields = `n: { kind: 'number', ${d} }, open: { kind: 'boolean', ${d} }, validFrom: { kind: 'date', ${d} },
      tags: { kind: 'list', ${d}, of: { kind: 'number', ${d} } }, price: { kind: 'money', ${d} },
      content: { kind: 'text', ${d}, optional: true }, more: { kind: 'text', ${d}, optional: true },`;
    site.write(
      file,
      `export default { updated: '2026-03-01', title: 'T', item: 'I', description: 'X.', fields: { ${fields} }, items: [] };\n`,
    );
    const flags = [
      '--n',
      '2.5',
      '--open',
      'false',
      '--valid-from',
      '2026-01-31',
      '--tags',
      '1, 2',
      '--price',
      '12.50 EUR',
    ];
    expect(await run(['branches', ...flags, '--id', 'a', '--field-content', 'C'])).toMatchObject({ code: 0 });
    expect(now().replace(/\s+/g, ' ')).toContain(
      "{ id: 'a', n: 2.5, open: false, validFrom: '2026-01-31', tags: [1, 2], price: { amount: '12.50', currency: 'EUR' }, content: 'C', },",
    );
  });

  it('changes nothing where what was given does not pass check', async () => {
    site.write(file, text);
    const ill = await run(['branches', ...given.map((word) => (word === '2026-01-31' ? 'today' : word))]);
    expect(ill).toEqual({ code: 1, said: expect.stringContaining('items[1].since') });
    expect(now()).toBe(text);
  });

  it('names what is missing, and what it can add', async () => {
    site.write(file, text);
    await expect(run(['branches', '--name', 'Köln'])).rejects.toThrow('Also needed: --since, --at, --phone, --opened.');
    await expect(run(['branch'])).rejects.toThrow(
      'new needs one of faq, news, page, skill, solution, branches, language, theme, cms.',
    );
    await expect(run(['branches', '--nam', 'x'])).rejects.toThrow('--nam');
  });
});
