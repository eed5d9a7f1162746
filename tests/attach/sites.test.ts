import { readdirSync } from 'node:fs';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { removeGazetteLines } from '../../src/attach/head/head-lines.ts';
import { attachSite } from './attached-site.ts';
import { expectedPages, type MeasuredPage, measureSite } from './site-measure.ts';

const folder = new URL('./sites/', import.meta.url).pathname;
const names = readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
/** Sites that lie below a path of their origin. */
const under: Readonly<Record<string, string>> = { 'base-path': 'docs/' };

const sites = names.map((name) => {
  const site = attachSite(`${folder}${name}/site`, under[name]);
  return { name, ...site, pages: measureSite(site, expectedPages(`${folder}${name}/expected`), under[name]) };
});
const pages = sites.flatMap(({ name, pages: own }) => own.map((page) => ({ ...page, name: `${name}/${page.name}` })));
const measured = pages.filter(({ wordCount }) => wordCount > 0);

if (process.env.GAZETTE_WORDS) console.log(tableOf(pages));

function tableOf(rows: readonly MeasuredPage[]): string {
  const detail = process.env.GAZETTE_WORDS === 'all';
  const of = (row: MeasuredPage) => [
    `| ${row.name} | ${row.recall.toFixed(3)} | ${row.precision.toFixed(3)} | ${row.missingSigns.length} | ${row.missingLinks.length} |`,
    ...(detail ? [`    lost ${row.missing.join(' ')}`, `    more ${row.surplus.join(' ')}`] : []),
    ...(detail ? [`    signs ${row.missingSigns.join(' ')}`, `    links ${row.missingLinks.join(' ')}`] : []),
  ];
  return [
    '| page | recall | precision | lost signs | lost links |',
    '|---|---:|---:|---:|---:|',
    ...rows.flatMap(of),
  ].join('\n');
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

describe('the sites that themes make', () => {
  it.each(sites)('$name is attached without an error', ({ plan, problems }) => {
    expect(plan, JSON.stringify(problems, undefined, 1)).toBeDefined();
  });

  it.each(measured)('$name says what its page says', (page) => {
    expect(page.mirror).toBeDefined();
    expect(page.recall, `lost ${page.missing.join(' ')}`).toBeGreaterThanOrEqual(0.97);
    expect(page.precision, `more ${page.surplus.join(' ')}`).toBeGreaterThanOrEqual(0.93);
    expect(page.missingSigns).toEqual([]);
    expect(page.missingLinks).toEqual([]);
  });

  it('lose one word in a hundred at most, and add two', () => {
    expect(measured.length).toBeGreaterThan(50);
    expect(mean(measured.map(({ recall }) => recall))).toBeGreaterThanOrEqual(0.99);
    expect(mean(measured.map(({ precision }) => precision))).toBeGreaterThanOrEqual(0.98);
  });

  it.each(sites)('$name: an XML parser reads afterwards what it read before', ({ plan, site }) => {
    const isXml = (bytes: Uint8Array) => XMLValidator.validate(Buffer.from(bytes).toString('utf8')) === true;
    const read = site.files.filter(({ file }) => /html?$|xml$/.test(file) && isXml(site.bytes(file)));
    expect(read.filter(({ file }) => !isXml(plan?.edited.get(file) ?? site.bytes(file)))).toEqual([]);
  });

  it('some of them are XML', () => {
    const edited = sites.find(({ name }) => name === 'html4')?.plan?.edited.get('agb.htm');
    expect(XMLValidator.validate(Buffer.from(edited ?? []).toString('utf8'))).toBe(true);
  });

  it.each(sites)('$name is given back to the byte', ({ plan, site }) => {
    expect(plan?.edited.size).toBeGreaterThan(0);
    for (const [file, bytes] of plan?.edited ?? [])
      expect(Buffer.from(removeGazetteLines(file, bytes)).equals(Buffer.from(site.bytes(file))), file).toBe(true);
  });
});
