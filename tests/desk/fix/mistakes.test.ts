import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import { fixContent } from '../../../src/desk/fix/fix-content.ts';
import { kept } from '../../support/kept.ts';
import { copySite, type TestSite } from '../site.ts';
import { bodies, certificates, links, names, phones, places, products, type Row, routes, titles } from './mistakes.ts';

let site: TestSite;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());
const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');

/** A mistake where it stands. */
interface Placed {
  readonly row: Row;
  readonly file: string;
}

/** With a placeholder somewhere, a preview reads all mistakes as well: it reports them, and never fails itself. */
function expectPreview(): void {
  const unfilled = 'content/pages/unfilled.md';
  site.write(unfilled, page('title: Unfilled', '⟪what it says⟫'));
  const { problems } = build({ ...site.options, preview: true, placeholders: true, cache: kept });
  expect(problems.map(({ code }) => code)).toContain('placeholder-shown');
  site.write(unfilled, null);
}

/** Each mistake as it is told, mended at once with the others, and compared with its row. */
function compare(placed: readonly Placed[]): void {
  const at = ({ file, row: [wrong] }: Placed) => read(file).slice(0, read(file).indexOf(wrong)).split('\n').length;
  const lines = placed.map(at);
  const { problems } = build({ ...site.options, cache: kept });
  const codes = placed.map(({ file, row: [wrong] }, i) => {
    const ends = (lines[i] ?? 0) + wrong.split('\n').length;
    return problems.find(
      (each) => each.at?.file === file && 'line' in each.at && each.at.line >= (lines[i] ?? 0) && each.at.line < ends,
    )?.code;
  });
  expectPreview();
  fixContent(site.options);
  const found = placed.map(({ row: [wrong, , right], file }, i) => {
    const now = read(file)
      .split('\n')
      .slice((lines[i] ?? 1) - 1)
      .join('\n');
    const [first = ''] = now.split('\n');
    const isRight = right !== undefined && now.includes(right);
    return [wrong, codes[i], isRight ? right : now.includes(wrong) ? undefined : first];
  });
  expect(found).toEqual(placed.map(({ row }) => row));
}

function insert(
  file: string,
  after: string,
  rows: readonly Row[],
  item: (text: string, i: number) => string,
): Placed[] {
  const text = read(file);
  expect(text).toContain(after);
  const items = rows.map(([wrong], i) => `\n    ${item(wrong, i)},`).join('');
  site.write(
    file,
    text.replace(after, () => after + items + (after.endsWith('[') ? '\n    ' : '')),
  );
  return rows.map((row) => ({ row, file }));
}

const page = (title: string, body: string) =>
  `---\n${title}\ndescription: Etwas\nupdated: 2026-01-01\n---\n\n${body}\n`;

function pages(rows: readonly Row[], of: (wrong: string, i: number) => string): Placed[] {
  return rows.map((row, i) => {
    const file = `content/pages/seite-${i}.md`;
    site.write(file, of(row[0], i));
    return { row, file };
  });
}

const company = 'content/company.ts';
const route = (text: string, i: number) =>
  `{ id: 'weg-${i}', name: 'Weg ${i}', description: 'Für ${i}.', ${/phone|email|link/.test(text) && !/^(Email|mail)/.test(text) ? '' : "phone: '030 23125042', "}${text} }`;
it('tells and mends what stands in typed modules', () => {
  const place = (text: string, i: number) =>
    `{ id: 'ort-${i}', name: 'Ort ${i}', ${text.startsWith('address') ? '' : "address: { streetAddress: ['Weg 1'], locality: 'Köln', postalCode: '50667', country: 'DE' }, "}${text} }`;
  site.write(
    company,
    read(company).replace('  products: [', () => '  locations: [],\n  products: ['),
  );
  compare([
    ...insert(company, 'contactRoutes: [', routes, route),
    ...insert(company, 'locations: [', places, place),
    ...insert(
      company,
      'products: [',
      products,
      (text, i) => `{ id: 'p-${i}', name: 'P ${i}', summary: 'Ein P.', ${text} }`,
    ),
    ...insert(
      company,
      'compliance: [',
      certificates,
      (text, i) => `{ id: 'c-${i}', name: 'C ${i}', summary: 'Ein C.', ${text} }`,
    ),
  ]);
});

it('tells and mends telephone numbers', () => {
  compare(insert(company, 'contactRoutes: [', phones, route));
});

it('tells and mends the lines of front matter', () => {
  compare(pages(titles, (wrong) => page(wrong, 'Text.')));
});

it('tells and mends what pages are written with', () => {
  compare(pages(bodies, (wrong, i) => page(`title: Seite ${i}`, wrong)));
});

it('tells and mends links that lead nowhere as they are spelt', () => {
  compare(pages(links, (wrong, i) => page(`title: Seite ${i}`, wrong)));
});

it('tells and mends names of files, and leads links to the new ones', () => {
  for (const [file] of names) site.write(file, file.startsWith('public/') ? 'x\n' : page('title: Neu', 'Text.'));
  site.write(
    'content/pages/verweise.md',
    page(
      'title: Verweise',
      '[a](/Unser%20Flyer.txt), [b](</Unser Flyer.txt>), [c](/Preise.TXT), [d](/x/Preise.TXT.txt)',
    ),
  );
  const { problems } = build({ ...site.options, cache: kept });
  const codes = names.map(([file]) => problems.find(({ at }) => at?.file === file)?.code);
  fixContent(site.options);
  const found = names.map(([file, , right], i) => [
    file,
    codes[i],
    right !== undefined && existsSync(join(site.dir, right)) && !existsSync(join(site.dir, file)) ? right : undefined,
  ]);
  expect(found).toEqual(names.map((row) => [...row]));
  expect(read('content/pages/verweise.md')).toContain(
    '[a](/unser-flyer.txt), [b](</unser-flyer.txt>), [c](/Preise.txt), [d](/x/Preise.TXT.txt)',
  );
});

it('holds at least sixty of them', () => {
  const all = [phones, routes, places, products, certificates, titles, bodies, links, names].flat();
  expect(all.length).toBeGreaterThanOrEqual(60);
  // A table in which all is mended, or nothing, would prove little.
  expect(all.filter(([, , right]) => right !== undefined).length).toBeGreaterThan(40);
});
