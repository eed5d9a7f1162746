import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import type { Site } from '../../../src/content/site.ts';
import type { Document, RenderContext } from '../../../src/core/document.ts';
import { mediaTypes } from '../../../src/core/media-types.ts';
import { getReleaseFile } from '../../../src/core/release.ts';
import { extractPageWords } from '../../../src/site/search/page-words.ts';
import { searchIndexPath } from '../../../src/site/search/search-index.ts';
import { buildWordFiles, maxPostings } from '../../../src/site/search/word-files.ts';
import { searchWords } from '../../../src/site/search/word-table.ts';
import { searchFields } from '../../../src/theme/model/search-index.ts';
import {
  decodePostings,
  encodePostings,
  type WordTable,
  weights,
  weightUnit,
} from '../../../src/theme/model/word-table.ts';
import { maxQueryBytes, openSiteIndex } from '../../../src/theme/scripts/site-index.ts';
import { rendererOf } from '../../support/render.ts';
import { seeded } from '../../support/seeded.ts';
import { siteOf } from '../../support/site-of.ts';

const root = new URL('../../../', import.meta.url).pathname;
const questions = JSON.parse(
  readFileSync(new URL('docs-questions.json', import.meta.url), 'utf8'),
) as readonly (readonly [question: string, pages: readonly string[], held?: 'held'])[];

/** A client of an index that notes what it loads. */
async function clientOf(textOf: (path: string) => string) {
  const loaded = new Map<string, number>();
  const { find, table } = await openSiteIndex('/search/', async (path) => {
    const text = textOf(path);
    loaded.set(path, Buffer.byteLength(text));
    return text;
  });
  return { find, table, loaded, bytes: () => [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

it('the documentation answers 36 of 40 questions among the first three results', async () => {
  const { release, problems } = build({
    contentDir: `${root}docs`,
    publicDir: `${root}.github/public`,
    preview: false,
    today: '2026-11-30',
  });
  expect(problems).toEqual([]);
  const textOf = (path: string) => Buffer.from(getReleaseFile(release!, path.slice(1)).bytes).toString('utf8');
  const missed: string[] = [];
  for (const [question, pages] of questions) {
    const { find, bytes } = await clientOf(textOf);
    const { shown } = await find(question);
    // The last part of an address: pages may move to folders.
    const found = shown.slice(0, 3).map(({ url }) => url.replace(/#.*/, '').split('/').at(-2) ?? '');
    if (!found.some((name) => pages.includes(name))) missed.push(question);
    expect(bytes(), question).toBeLessThanOrEqual(maxQueryBytes);
  }
  expect(questions.length).toBe(40);
  expect(missed.slice(4), missed.join(', ')).toEqual([]);
});

describe('bodies and headings are found', () => {
  it.each([
    ['tests/fixtures/manufacturer', 'Japanese', 'クッキー', '/privacy/'],
    ['tests/fixtures/manufacturer', 'Japanese, a heading', 'このサイトで記録する情報', '/privacy/'],
    ['tests/fixtures/manufacturer', 'Japanese, a question', '閲覧日時はいつ消去しますか', '/privacy/'],
    ['tests/fixtures/gmbh', 'German, in words', 'Wie schnell bestätigen Sie den Eingang?', '/sicherheit/'],
    ['tests/fixtures/authority', 'Arabic, without the article', 'مجلس المياه', '/complaints/'],
    ['tests/fixtures/authority', 'Arabic, with another form of alef', 'اولا', '/complaints/'],
  ] as const)('%s: %s', async (folder, _, query, page) => {
    const { text } = rendererOf(siteOf(folder).site);
    const { find } = await clientOf(text);
    expect((await find(query)).shown.slice(0, 3).map(({ url }) => url)).toContain(page);
  });

  it('drafts are not, and words that nobody wrote do no harm', async () => {
    const { text, catalog } = rendererOf(siteOf('tests/fixtures/small').site);
    expect(readFileSync(`${root}tests/fixtures/small/content/pages/entwurf.md`, 'utf8')).toMatch(/^draft: true/m);
    const all = catalog.filter(({ path }) => path.startsWith('/search/')).map(({ path }) => text(path));
    expect(all.join('\n').toLowerCase()).not.toMatch(/entwurf/);
    const { find } = await clientOf(rendererOf(siteOf('').site).text);
    const [plain, more] = [await find('rate limits'), await find('what are the rate limits xyzzyq, please?')];
    expect(more.shown[0]?.url).toBe(plain.shown[0]?.url);
  });
});

describe('words of a page', () => {
  const weightsIn = (markdown: string) =>
    Object.fromEntries(
      extractPageWords(markdown)
        .split(' ')
        .map((word) => [word.slice(0, -1), Number(word.at(-1))]),
    );

  it('are those of its text and its headings, without addresses and front matter', () => {
    const body =
      '---\ncanonical: x\n---\n\n# Title\n\n> Lead\n\n## Straße\n\nSee [the guide](https://example.org/zebra).\n';
    expect(Object.keys(weightsIn(body)).sort()).toEqual(['guide', 'lead', 'see', 'strasse', 'the', 'title']);
    expect(weightsIn(body).strasse).toBeGreaterThan(weightsIn(body).guide!);
  });

  it('weigh more where they are said more often, and less in a long text', () => {
    const others = Array.from({ length: 900 }, (_, i) => `word${i}`).join(' ');
    expect(weightsIn(`pump pump pump pump pump ${others}`).pump).toBeGreaterThan(weightsIn(`pump ${others}`).pump!);
    expect(weightsIn('pump valve').pump).toBeGreaterThan(weightsIn(`pump ${others}`).pump!);
  });
});

it('postings are read as they are written', () => {
  const all = [
    [0, 1],
    [1, 14],
    [40, 3],
    [9999, 7],
  ] as const;
  const read = decodePostings(encodePostings(all.map(([entry, weight]) => entry * weights + weight)));
  expect([...read].map(([entry, weight]) => [entry, Math.round(weight / weightUnit)])).toEqual(all);
});

/** Words by rank, as rare as in prose: the n-th stands in one of n pages. */
function proseOf(count: number, letters: string) {
  const below = seeded(7);
  const words = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 4 + below(6) }, () => letters[below(letters.length)]).join(''),
  );
  const pages = Array.from({ length: count }, () => {
    const found = new Set<string>();
    for (let i = 0; i < 200; i += 1) found.add(words[Math.floor(20_000 ** (below(1e6) / 1e6)) - 1] ?? '');
    return [...found].map((word) => `${word}${1 + below(5)}`).join(' ');
  });
  return { words, pages };
}

/** The documents of the index of a site with these pages, rendered as of one release. */
function renderIndex(site: Site, words: readonly string[]): ReadonlyMap<string, string> {
  const rows = words.map((_, i) => [
    `Page ${i}`,
    `/area-${i % 50}/a-page-with-an-address-${i}/`,
    'pages',
    'A description of a hundred and fifty letters, which is as long as the list has room for, so that files of entries are as large as they come to be.',
  ]);
  const head = { url: 'https://example.org/search/index.json', updated: '2026-11-30', kinds: { pages: 'Pages' } };
  const list: Document = {
    path: searchIndexPath(site),
    file: '',
    kind: 'discovery',
    mediaType: mediaTypes.json,
    title: '',
    description: '',
    render: () => JSON.stringify({ ...head, synonyms: [], small: '', fields: searchFields, documents: rows }),
  };
  const mirrors = rows.map(
    ([, url = ''], i): Document => ({ ...list, path: `${i}`, mirrorOf: url, source: `content/pages/${i}.md` }),
  );
  const of = { ...site, pages: words.map(() => ({ ...site.pages[0]!, bodyBytes: 4_900 })) };
  const context: RenderContext = {
    url: (path) => path,
    catalog: [],
    words: { release: {}, wordsOf: ({ path }) => words[Number(path)] },
  };
  return new Map(searchWords(of, [list, ...mirrors]).map((each) => [each.path, String(each.render(context))]));
}

describe('10,000 pages', () => {
  const { site } = siteOf('tests/fixtures/least');
  const { words, pages } = proseOf(10_000, 'abcdefghiklmnoprstuvw');
  const files = renderIndex(site, pages);

  it('a query loads at most 60,000 bytes before compression, whatever it asks', async () => {
    const below = seeded(3);
    let most = 0;
    const queries = Array.from({ length: 150 }, (_, i) =>
      Array.from({ length: 1 + (i % 8) }, () => words[i % 2 ? below(60) : below(20_000)]).join(' '),
    );
    for (const query of [...queries, 'page', 'a', 'zzzzzz', 'page description letters room files entries']) {
      const { find, bytes } = await clientOf((path) => files.get(path)!);
      const { shown, found } = await find(query);
      most = Math.max(most, bytes());
      if (found > 9) expect(shown.length, query).toBeGreaterThanOrEqual(9);
    }
    expect(most).toBeLessThanOrEqual(maxQueryBytes);
    expect(most).toBeGreaterThan(30_000);
  });

  it('a rare word is found in all of its pages, and of a common one the weightiest are listed', async () => {
    const { find } = await clientOf((path) => files.get(path)!);
    const rare = words.findLast((word) => pages.filter((page) => page.includes(word)).length === 3)!;
    expect((await find(rare)).found).toBe(3);
    expect(maxPostings).toBe(1000);
    expect((await find(words[0]!)).found).toBeGreaterThanOrEqual(maxPostings);
  });

  it('a changed page changes few files', () => {
    const changed = renderIndex(
      site,
      pages.map((page, i) => (i === 5000 ? `${page} ${words[19_999]}1` : page)),
    );
    const others = [...files].filter(([path, text]) => changed.get(path) !== text).map(([path]) => path);
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThanOrEqual(6);
    expect(changed.size).toBe(files.size);
  });

  it('the same pages give the same bytes', () => {
    expect(renderIndex(site, pages)).toEqual(files);
  });

  it('files have about the same size', () => {
    const table = JSON.parse(files.get('/search/words.json')!) as WordTable;
    const sizes = [...files].filter(([path]) => path.startsWith('/search/words/')).map(([, text]) => text.length);
    expect(sizes.length).toBe(table.starts.split(' ').length);
    expect(Math.max(...sizes)).toBeLessThan(9_000);
  });
});

it('files of words hold every word once, in order', () => {
  const entries = Array.from({ length: 300 }, (_, i) => ({ title: `Page ${i} of the pump${i}`, kind: 'pages' }));
  const { texts, starts } = buildWordFiles(entries, '', 5);
  const words = texts.flatMap((text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ')[0] ?? ''),
  );
  expect(words).toEqual([...new Set(words)].sort());
  expect(texts.length).toBe(5);
  for (const [i, text] of texts.entries()) if (i > 0) expect(text.startsWith(`${starts[i]} `)).toBe(true);
});
