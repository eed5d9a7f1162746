import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../src/checks/links/links.ts';
import { buildCatalog } from '../../src/compile/catalog.ts';
import { render } from '../../src/compile/render.ts';
import type { Page, Site } from '../../src/content/site.ts';
import type { Document } from '../../src/core/document.ts';
import { mediaTypes } from '../../src/core/media-types.ts';
import { formatThousands } from '../../src/core/pluralize.ts';
import type { Problem } from '../../src/core/problem.ts';
import { estimateTokens } from '../../src/core/tokens.ts';
import { fileOf, mirrorPath, stripFrontMatter } from '../../src/core/url.ts';
import type { DocumentFactory } from '../../src/documents/document-factory.ts';
import { listDocuments } from '../../src/documents/documents.ts';
import { llmsFullTxt, maxFullTextTokens as mostOfFull } from '../../src/documents/llms-full-txt.ts';
import { llmsTxt, maxIndexTokens } from '../../src/documents/llms-txt.ts';
import { maxListedPages, pageIndex } from '../../src/site/pages/page-index.ts';
import { rendererOf } from '../support/render.ts';
import { siteOf } from '../support/site-of.ts';

const { site: german, sources } = siteOf('tests/fixtures/small');
const small = { ...german, language: 'en-GB' };

const pageAt = (path: string, texts: Partial<Page> = {}): Page => ({
  title: `Page ${path.split('/').at(-2)}`,
  description: 'One of many.',
  updated: '2026-01-01',
  markdown: '',
  facts: [],
  bodyBytes: Buffer.byteLength(texts.markdown ?? ''),
  html: '',
  path,
  source: `content/pages${path.slice(0, -1)}.md`,
  ...texts,
});
const siteWith = (pages: readonly Page[], llmsFull = false): Site => ({
  ...small,
  features: { ...small.features, llmsFull },
  pages: [...small.pages, ...pages],
});
const bySection = (count: number, texts: Partial<Page> = {}) =>
  Array.from({ length: count }, (_, i) => pageAt(`/section-${i % 100}/page-${i}/`, texts));

const url = (path: string) => small.baseUrl + path;
const others = rendererOf({ ...small, pages: [] }).catalog;

/** Facts of the lists on pages: their descriptors, and of mirrors a text. */
const descriptorsOf = (pages: readonly Page[]) =>
  pages.flatMap(({ path, title, description, updated, markdown }): Document[] => {
    const common = { title, description, updated };
    const mirror = mirrorPath(path);
    return [
      {
        ...common,
        path,
        file: fileOf(path),
        kind: 'page',
        mediaType: mediaTypes.html,
        llms: 'Pages',
        render: () => '',
      },
      {
        ...common,
        path: mirror,
        file: fileOf(mirror),
        kind: 'mirror',
        mediaType: mediaTypes.markdown,
        mirrorOf: path,
        render: () => `# ${title}\n\n${markdown}`,
      },
    ];
  });

/** The documents that one line of the table makes of a site, and their texts, by path. */
const made = (site: Site, make: DocumentFactory) => {
  const above = [...others.filter(({ llms }) => llms !== 'Optional'), ...descriptorsOf(site.pages)];
  const own = [make(site, above)].flat() as Document[];
  return { own, context: { catalog: [...above, ...own], url } };
};
const textsBy = (site: Site, make: DocumentFactory) => {
  const { own, context } = made(site, make);
  return new Map(own.map((each) => [each.path, each.render(context) as string]));
};
const llms = /(?:^|\/)llms(?:--[a-z0-9_-]+)?\.txt$/;
const full = /(?:^|\/)llms-full(?:--[a-z0-9_-]+)?\.txt$/;
const lists = /^\/all-pages\//;

const slug = fc.stringMatching(/^[a-z]{1,3}(?:-[a-z0-9]{1,4})?$/);
const anyPages = fc
  .uniqueArray(fc.array(slug, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 40,
    selector: (names) => names.join('/'),
  })
  .chain((folders) => fc.tuple(fc.constant(folders), fc.integer({ min: 1, max: 60 })))
  .map(([folders, each]) => [
    ...new Set(
      folders.flatMap((names) => [
        `/${names.join('/')}/`,
        ...Array.from({ length: each }, (_, i) => `/${names.join('/')}/nr-${i}/`),
      ]),
    ),
  ]);
const taken = new Set(rendererOf(siteWith(bySection(600))).catalog.map(({ path }) => path));
const anySite = anyPages.map((paths) => siteWith(paths.filter((path) => !taken.has(path)).map((path) => pageAt(path))));

describe('llms.txt of a large site', () => {
  it.each([10, 60])('of %i pages is one file, which lists them all', (count) => {
    const files = textsBy(siteWith(bySection(count)), llmsTxt);
    expect([...files.keys()]).toEqual(['/llms.txt']);
    expect(files.get('/llms.txt')).not.toContain('files of a section');
    expect(files.get('/llms.txt')?.match(/\/page-\d+\.md\)/g)).toHaveLength(count);
  });

  it.each([400, 5000, 60_000])('of %i pages has parts, each within the tokens of one reader', (count) => {
    const files = textsBy(siteWith(bySection(count)), llmsTxt);
    expect(files.size).toBeGreaterThan(1);
    const listed = [...files.values()].flatMap((text) => text.match(/\/page-\d+\.md(?=\))/g) ?? []);
    expect(listed).toHaveLength(count);
    expect(new Set(listed).size).toBe(count);
    for (const [path, text] of files) expect(estimateTokens(text), path).toBeLessThanOrEqual(maxIndexTokens);
  });

  it.each([
    ['German', 'Wartung von Umwälzpumpen', 'Wie oft eine Umwälzpumpe gewartet wird und was die Wartung umfasst.'],
    ['Russian', 'Обслуживание насосов', 'Как часто обслуживается циркуляционный насос, и что входит в обслуживание.'],
    ['Japanese', '循環ポンプの保守', '循環ポンプの保守の頻度と、保守に含まれる内容について説明します。'],
    ['Arabic', 'صيانة المضخات', 'كم مرة تتم صيانة مضخة التدوير وما الذي تتضمنه الصيانة.'],
    ['numbers', 'RX-4711-B', 'Data sheet of RX-4711-B'],
  ])('is within the tokens in %s too', (_, title, description) => {
    for (const [path, text] of textsBy(siteWith(bySection(2000, { title, description })), llmsTxt))
      expect(estimateTokens(text), path).toBeLessThanOrEqual(maxIndexTokens);
  });

  it('says so, leads to the file of each folder with a count, and keeps the rest', () => {
    const pages = [pageAt('/guides/', { title: 'Our *guides*' }), ...bySection(3000)];
    const guides = Array.from({ length: 80 }, (_, i) => pageAt(`/guides/nr-${i}/`, { description: 'x'.repeat(200) }));
    const site = siteWith([...pages, ...guides]);
    const files = textsBy(site, llmsTxt);
    const top = files.get('/llms.txt') ?? '';
    expect(top).toContain(', this file or another document of this site names. ');
    const generated = others.filter(({ kind, llms }) => kind === 'page' && llms === 'Pages');
    // The homepage and the policy stand in the head.
    expect(top).toContain(`Number of pages: ${formatThousands(site.pages.length + generated.length - 2)}. `);
    expect(top).toContain('- [Our \\*guides\\*](https://pumpen.example/guides/llms.txt): /guides/: 81 pages');
    expect(top).toContain('- [section-7](https://pumpen.example/section-7/llms.txt): /section-7/: 30 pages');
    expect(top).toContain('](https://pumpen.example/datenschutz.md)');
    const headings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    expect(headings(top)).toEqual(headings(textsBy(siteWith([]), llmsTxt).get('/llms.txt') ?? ''));
    const guidesText = files.get('/guides/llms.txt') ?? '';
    expect(guidesText).toMatch(/^# .+: Our \\\*guides\\\*\n\n> \/guides\/: 81 pages; each in Markdown\.\n\n/);
    expect(guidesText).toContain('[llms.txt](https://pumpen.example/llms.txt)');
    const [, list = ''] = guidesText.split('\n\n## Pages\n\n');
    expect(list.split('\n').filter((line) => /^- \[[^\]]+\]\([^)]+\): ./.test(line))).toHaveLength(81);
  });

  it('leads to the news of a year, and to pages that begin with a word', () => {
    const words = ['pumpen', 'ventile', 'filter'];
    const pages = Array.from({ length: 600 }, (_, i) => pageAt(`/hilfe/${words[i % 3]}-nr-${i}/`));
    const news = Array.from({ length: 400 }, (_, i) => pageAt(`/news/nr-${i}/`));
    const dated = news.map(({ path, ...page }, i) => ({
      ...page,
      path,
      id: `nr-${i}`,
      date: `${2025 + (i % 2)}-01-01`,
    }));
    const files = textsBy({ ...siteWith([...pages, ...news]), news: dated }, llmsTxt);
    expect(files.get('/news/llms.txt')).toContain(
      '- [news: 2025](https://pumpen.example/news/llms--~2025.txt): /news/ 2025: 200 pages',
    );
    expect(files.get('/hilfe/llms.txt')).toContain(
      '- [hilfe: filter-…](https://pumpen.example/hilfe/llms--filter-.txt): /hilfe/filter-…: 200 pages',
    );
  });

  it('a part tells the notice, and has the date of its newest page', () => {
    const pages = bySection(3000).map((page, i) => ({ ...page, updated: i === 105 ? '2026-02-02' : page.updated }));
    const site = { ...siteWith(pages), notice: 'All of this is made up.' };
    expect(textsBy(site, llmsTxt).get('/section-5/llms.txt')).toContain('\n\nAll of this is made up.\n\n');
    const updated = new Map(made(site, llmsTxt).own.map((each) => [each.path, each.updated]));
    expect(updated.get('/section-5/llms.txt')).toBe('2026-02-02');
    expect(updated.get('/section-6/llms.txt')).toBe('2026-01-01');
  });

  it('a page more changes only the parts that lead to it', () => {
    const pages = bySection(20_000);
    const [before, after] = [pages, [pageAt('/section-7/new/'), ...pages]].map((all) =>
      textsBy(siteWith(all), llmsTxt),
    );
    const changed = [...(after ?? [])].filter(([path, text]) => before?.get(path) !== text).map(([path]) => path);
    expect(changed).toEqual(['/llms.txt', '/section-7/llms.txt']);
    expect([...(before?.keys() ?? [])].sort()).toEqual([...(after?.keys() ?? [])].sort());
  });

  it('labels of the desk, which say where a value comes from, move no page to another part', () => {
    const labelled = bySection(3000).map((page) => ({ ...page, title: `${page.title}\uE0FE\uE001\uE0FF` }));
    const paths = (pages: readonly Page[]) => [...textsBy(siteWith(pages), llmsTxt).keys()];
    expect(paths(labelled)).toEqual(paths(bySection(3000)));
  });
});

describe('llms-full.txt of a large site', () => {
  const long = (count: number) => bySection(count, { markdown: `${'One sentence of a page. '.repeat(200)}\n` });

  it('is one file while a reader takes it in', () => {
    expect([...textsBy(siteWith(long(20), true), llmsFullTxt).keys()]).toEqual(['/llms-full.txt']);
    expect(rendererOf(siteWith(long(20), true)).find('/llms-full.txt').title).toBe('All pages in one file');
  });

  it.each([400, 2000])('of %i pages has parts, each within the tokens, and says why', (count) => {
    const site = siteWith(long(count), true);
    const files = textsBy(site, llmsFullTxt);
    const listed = [...files.values()].flatMap((text) => text.match(/^Source: .+$/gm) ?? []).sort();
    const generated = others.flatMap(({ mirrorOf }) => mirrorOf ?? []);
    const pages = [...new Set([...generated, ...site.pages.map(({ path }) => path)])];
    expect(listed).toEqual(pages.map((path) => `Source: https://pumpen.example${mirrorPath(path)}`).sort());
    for (const [path, text] of files) expect(estimateTokens(text), path).toBeLessThanOrEqual(mostOfFull);
    expect(files.get('/llms-full.txt')).toContain('> In one file this is more than a model reads at once.');
    expect(rendererOf(site).text('/llms.txt')).toContain(
      'by section: in one file it is more than a model reads at once',
    );
  });

  it('has each page as its mirror is', () => {
    const { text } = rendererOf(siteWith(long(2000), true));
    expect(text('/section-5/llms-full.txt')).toContain(
      `\n---\n\nSource: https://pumpen.example/section-5/page-105.md\nLast updated: 1 January 2026\n\n${stripFrontMatter(text('/section-5/page-105.md'))}\n---\n\n`,
    );
  });

  it('has pages of the author below /all-pages/, but no generated list', () => {
    const site = siteWith([pageAt('/all-pages/mine/'), ...long(1000)], true);
    const all = [...textsBy(site, llmsFullTxt).values()].join('');
    expect(all).toContain('/all-pages/mine.md\n');
    expect(all).not.toContain('/all-pages.md');
    expect(all).not.toContain('/all-pages/section-5.md');
  });
});

describe('/all-pages/ of a large site', () => {
  const entries = (text: string) =>
    [...text.matchAll(/^- \[.*?[^\\]\]\((.+?)\)/gm)].map(([, to = '']) => new URL(to).pathname);

  it(`of ${maxListedPages} pages is one page`, () => {
    const paths = (count: number) => [...textsBy(siteWith(bySection(count)), pageIndex).keys()];
    // Beside the pages of the content, those that list a folder: a hundred of sections, and one of the site's own.
    const most = maxListedPages - small.pages.length - 101;
    expect(paths(most)).toEqual(['/all-pages/', '/all-pages.md']);
    expect(paths(most + 1).length).toBeGreaterThan(2);
    expect(paths(maxListedPages - small.pages.length + 600).length).toBeGreaterThan(10);
    expect(rendererOf(siteWith(bySection(3000))).find('/all-pages/section-5.md').mirrorOf).toBe(
      '/all-pages/section-5/',
    );
  });

  it.each([400, 5000, 60_000])('of %i pages names each once, at most 500 in a page', (count) => {
    const site = siteWith(bySection(count));
    const named = [...textsBy(site, pageIndex)]
      .filter(([path]) => path.endsWith('.md'))
      .map(([, text]) => entries(text));
    for (const each of named) expect(each.length).toBeLessThanOrEqual(maxListedPages);
    const pages = named.flat().filter((path) => !lists.test(path));
    const folders = Array.from({ length: 100 }, (_, i) => `/section-${i}/`);
    const listed = [...folders, '/anleitung/', ...site.pages.map(({ path }) => path)];
    expect(pages.sort()).toEqual(listed.map(mirrorPath).sort());
  });

  it('says how many are where, alike in HTML and Markdown', () => {
    const pages = [pageAt('/section-5/', { title: 'Pumps & <valves>' }), ...bySection(60_000)];
    const texts = textsBy(siteWith(pages), pageIndex);
    expect(texts.get('/all-pages/')).toContain(
      '<li><a href="/all-pages/section-5/">Pumps &amp; &lt;valves&gt;</a>: /section-5/: 601 pages</li>',
    );
    expect(texts.get('/all-pages.md')).toContain(
      '- [Pumps & \\<valves>](https://pumpen.example/all-pages/section-5.md): /section-5/: 601 pages',
    );
    expect(texts.get('/all-pages/section-5.md')).toMatch(/\n---\n\n# All pages: Pumps & \\<valves>\n/);
  });

  it('what is too much of one folder is divided by the letters of its names', () => {
    const texts = textsBy(siteWith(bySection(60_000)), pageIndex);
    expect(texts.get('/all-pages/section-5.md')).toContain(
      '- [section-5: page-1…](https://pumpen.example/all-pages/section-5/names--page-1.md): /section-5/page-1…: 111 pages\n',
    );
    expect(texts.get('/all-pages/section-5/names--page-1.md')).toContain(
      'https://pumpen.example/section-5/page-105.md',
    );
  });
});

describe('parts of any site', () => {
  it('have paths of their own, and every link of them is served', () => {
    fc.assert(
      fc.property(anySite, (site) => {
        const problems: Problem[] = [];
        const report = (problem: Problem) => void problems.push(problem);
        const catalog = buildCatalog(
          listDocuments({ ...site, features: { ...site.features, llmsFull: true } }),
          report,
        );
        const release = render(site, catalog, report);
        const parts = catalog.filter(({ path }) => [llms, full, lists].some((name) => name.test(path)));
        checkLinks({ site, sources, catalog: [...parts, catalog[0]!], release, today: '2026-03-15' }, report);
        expect(problems.filter(({ message }) => !message.includes('linked from /)'))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('name every page once in each kind of list', () => {
    fc.assert(
      fc.property(anySite, (site) => {
        const listed = site.pages.filter(({ path }) => path !== '/datenschutz/');
        const mirrors = listed.map(({ path }) => site.baseUrl + mirrorPath(path));
        const named = [...textsBy(site, llmsTxt).values()].flatMap((text) =>
          [...text.matchAll(/^- \[.*?\]\((.+?\.md)\)/gm)].map(([, to = '']) => to),
        );
        for (const mirror of mirrors) expect(named.filter((to) => to === mirror)).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });
});
