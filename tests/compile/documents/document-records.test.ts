import { describe, expect, it } from 'vitest';
import type { Page, Site } from '../../../src/content/site.ts';
import { isWordFile } from '../../../src/core/document.ts';
import { changesOf } from './changes.ts';
import { clean, recorded, site, sumsOf, withPages } from './releases.ts';

const first = recorded(site);
const page = (index: number, change: Partial<Page>): Site => ({
  ...site,
  pages: site.pages.map((each, i) => (i === index ? { ...each, ...change } : each)),
});
/** The documents that are made again for another site. */
const madeAgain = (of: Site) => {
  const before = new Set(first.records);
  return recorded(of, [first.records])
    .records.filter((record) => !before.has(record))
    .map(({ file }) => file)
    .sort();
};

describe('records of documents that are no pages', () => {
  it('do not change what documents say', () => {
    expect(first.sums).toEqual(sumsOf(clean(site)));
  });

  it('hold when nothing changed: no document is made again, and they are the same', () => {
    const again = recorded(site, [first.records]);
    expect(again.reasons).toEqual({});
    expect(again.records).toEqual(first.records);
    expect(again.sums).toEqual(first.sums);
  });

  it('give the bytes of before by rendering, where no published file has them', () => {
    const { files } = recorded(site, [first.records]).release;
    for (const { file, bytes } of clean(site).files.values())
      expect(Buffer.from(files.get(file)?.bytes ?? []).equals(bytes), file).toBe(true);
  });

  it('are of every document but pages, files of public/, and what has a cache of its own', () => {
    const without = [...first.release.files.keys()].filter((file) => !first.records.some((each) => each.file === file));
    expect(without.filter((file) => !/^(?:[ab]\/|anleitung|privacy|datenschutz)/.test(file))).toEqual(
      without.filter((file) => /\.(?:png|ico|svg|txt)$/.test(file)),
    );
  });

  it.each(changesOf(site))('never hold for a document that says something else: %s', (_, changed, expected) => {
    expect(recorded(changed, [first.records]).sums).toEqual(expected);
  });

  it('name the same reads in whatever order documents are made', () => {
    for (const { file, reads } of first.records) {
      // Files of words are cut from one table: the first that is asked reads for all, and the table's digest is theirs.
      if (isWordFile(file)) continue;
      const alone = recorded(site, [], [file]).records.find((record) => record.file === file);
      expect([...(alone?.reads.keys() ?? [])].sort(), file).toEqual([...reads.keys()].sort());
    }
  });

  it.each<[string, Site, RegExp | readonly string[]]>([
    ['the text of a page', page(15, { markdown: 'New.', html: '<p>New.</p>', bodyBytes: 7 }), ['llms-full.txt']],
    [
      'the title of a page that the footer does not name',
      page(15, { title: 'New' }),
      [
        '.well-known/api-catalog',
        'a.md',
        'a/index.html',
        'all-pages.md',
        'all-pages/index.html',
        'llms-full.txt',
        'llms.txt',
        'search/index.json',
      ],
    ],
    [
      'the date of a page',
      page(15, { updated: '2026-01-02' }),
      ['a.md', 'a/index.html', 'llms-full.txt', 'sitemap.xml'],
    ],
    ['who may read', { ...site, aiCrawlers: [...site.aiCrawlers, 'Some-Bot'] } as unknown as Site, ['robots.txt']],
  ])('make only those again that %s concerns', (_, changed, files) => {
    expect(madeAgain(changed).filter((file) => !isWordFile(file) && !file.startsWith('search/entries/'))).toEqual(
      files,
    );
  });

  it('say why, by the names that people know', () => {
    const changed = { ...site, company: { ...site.company, legalName: 'Another GmbH' } };
    expect(recorded(changed, [first.records]).reasons).toMatchObject({
      'company.legalName changed': expect.any(Number),
    });
    expect(recorded(page(3, { title: 'New' }), [first.records]).reasons).toMatchObject({
      'the list of pages in the footer changed': expect.any(Number),
    });
    expect(recorded(site).reasons).toEqual({ 'there is no record of it': first.records.length });
  });

  it('are not kept of a document that something is wrong with', () => {
    const files = first.without('/api/v1/company.json').map(({ file }) => file);
    expect(first.records.map(({ file }) => file).filter((file) => !files.includes(file))).toEqual([
      'api/v1/company.json',
    ]);
  });

  it('of several machines: that which fits is taken', () => {
    const other = { ...site, description: 'Another description.' };
    const second = recorded(other).records;
    for (const before of [
      [first.records, second],
      [second, first.records],
    ]) {
      expect(recorded(site, before).reasons).toEqual({});
      expect(recorded(other, before).reasons).toEqual({});
    }
  });
});

describe('a document', () => {
  it('asks for no clock, no chance and no environment while it is rendered', () => {
    const refuse = () => {
      throw new Error('A document asked for what is no content.');
    };
    const kept = [Math.random, Date.now, performance.now, process.env] as const;
    try {
      Math.random = refuse;
      Date.now = refuse;
      performance.now = refuse;
      process.env = new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse });
      expect(recorded(withPages(site, 30)).records.length).toBeGreaterThan(20);
    } finally {
      [Math.random, Date.now, performance.now, process.env] = kept;
    }
  });
});
