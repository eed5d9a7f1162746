import { describe, expect, it, test, vi } from 'vitest';
import { parseTarget } from '../../src/audit/target.ts';
import { checks } from '../../src/checks/index.ts';
import { checkLinks } from '../../src/checks/links/links.ts';
import { buildCatalog } from '../../src/compile/catalog.ts';
import { compress } from '../../src/compile/compress.ts';
import { deploy } from '../../src/compile/deploy.ts';
import { render } from '../../src/compile/render.ts';
import { summarize } from '../../src/compile/summary.ts';
import { validate } from '../../src/content/check/validate.ts';
import { loadSources } from '../../src/content/read/load.ts';
import type { Page, Site } from '../../src/content/site.ts';
import { sealBytes } from '../../src/core/byte-cache.ts';
import { type Problem, sortProblems } from '../../src/core/problem.ts';
import { listDocuments } from '../../src/documents/documents.ts';
import type { HostOutput } from '../../src/hosts/host.ts';
import { hosts } from '../../src/hosts/index.ts';
import { parentFolders, sortPlannedFiles } from '../../src/publish/planned-files.ts';
import { renderManifest } from '../support/render-manifest.ts';

// Twice as many files are more than a call takes as arguments (some 125,000), and so many pages more than a sitemap may
// list. Bodies are empty: what is tried is everything that has an entry for each page.
const pageCount = 65_000;
vi.setConfig({ testTimeout: 600_000 });
const last = `/section-${(pageCount - 1) % 100}/page-${pageCount - 1}/`;

const problems: Problem[] = [];
const report = (problem: Problem) => void problems.push(problem);
const root = new URL('../fixtures/small/', import.meta.url).pathname;
const sources = loadSources(`${root}content`, `${root}public`, report);
const site = withPages(validate(sources, { preview: false }, report)!);
const catalog = buildCatalog(listDocuments(site).map(withoutBody), report);
// No test reads the compressed forms, of which each page has two: to make them would take a minute and a half.
const sideCars = { get: (key: string) => sealBytes(key, new Uint8Array(1)), put: () => undefined };
const release = compress(render(site, catalog, report), sideCars);
const servers = ['nginx', 'caddy', 'apache', 'lighttpd', 'node', 'bun', 'deno'];
const looksForFiles = [...servers, 'cloudflare', 'cloudflare-pages', 'netlify', 'vercel'];
const textOf = (file: string) => Buffer.from(release.files.get(file)!.bytes).toString('utf8');

function withPages(small: Site): Site {
  const pages = Array.from({ length: pageCount }, (_, i): Page => {
    const name = `section-${i % 100}/page-${i}`;
    const texts = {
      title: `Page ${i}`,
      description: 'One of many.',
      updated: '2026-01-01',
      markdown: '',
      html: '',
      facts: [],
      bodyBytes: 0,
    };
    return { ...texts, path: `/${name}/`, source: `content/pages/${name}.md` };
  });
  return { ...small, features: { ...small.features, llmsFull: true }, pages: [...small.pages, ...pages] };
}

function withoutBody(document: ReturnType<typeof listDocuments>[number]) {
  return document.source?.startsWith('content/pages/section-') ? { ...document, render: () => '' } : document;
}

describe('the lists of a site of 65,000 pages', () => {
  it('are made without a problem', () => {
    expect(problems).toEqual([]);
    const pages = catalog.filter(({ kind }) => kind === 'page').length;
    expect(pages).toBeGreaterThan(pageCount);
    expect(summarize(catalog, release)[0]).toMatchObject({ kind: 'HTML pages', documents: pages });
  });

  it('sitemaps: none lists more than 50,000 URLs (sitemaps.org), robots.txt names their index', () => {
    const parts = [...textOf('sitemap.xml').matchAll(/<sitemap><loc>https:\/\/[^/]+\/([^<]+)<\/loc>/g)].map(
      ([, file]) => textOf(file!).split('<url>').length - 1,
    );
    expect(Math.max(...parts)).toBeLessThanOrEqual(50_000);
    expect(parts.reduce((sum, urls) => sum + urls, 0)).toBe(catalog.filter(({ kind }) => kind === 'page').length);
    expect(textOf('robots.txt')).toMatch(/\nSitemap: https:\/\/[^/\n]+\/sitemap\.xml\n/);
  });

  it.each([
    ['llms.txt', /(?:^|\/)llms(?:--.+)?\.txt$/, /\/section-\d+\/page-\d+\.md(?=\))/g],
    ['llms-full.txt', /(?:^|\/)llms-full(?:--.+)?\.txt$/, /\/section-\d+\/page-\d+\.md\b(?!\))/g],
    ['/all-pages/', /^all-pages[/.].*md$/, /(?<=\.example)\/section-\d+\/page-\d+\.md(?=\))/g],
  ])('the parts of %s name every page once, and are few', (_, file, name) => {
    const parts = [...release.files.keys()].filter((each) => file.test(each));
    expect(parts.length).toBeLessThan(pageCount / 50);
    const named = parts.flatMap((each) => textOf(each).match(name) ?? []);
    expect([named.length, new Set(named).size]).toEqual([pageCount, pageCount]);
  });

  it('every check reads them all and finds nothing', () => {
    const found: Problem[] = [];
    for (const check of checks)
      check({ site, sources, catalog, release, today: '2026-03-15' }, (problem) => void found.push(problem));
    expect(found).toEqual([]);
  });

  it('a link of every page that is dead is reported, with what was meant', () => {
    const found: Problem[] = [];
    const bytes = Buffer.from(`<a href="${last.slice(0, -1)}x/">next</a>`);
    const files = new Map(release.files);
    for (const { file, kind } of catalog)
      if (kind === 'page' && file.startsWith('section-'))
        files.set(file, { file, size: bytes.byteLength, bytes, sha256: '' });
    const input = { site, sources, catalog, release: { ...release, files }, today: '2026-03-15' };
    checkLinks(input, (problem) => void found.push(problem));
    expect(new Set(found.map(({ code, hint }) => `${code}: ${hint}`))).toEqual(
      new Set([`link-dead: Did you mean "${last}"?`]),
    );
  });

  it('a problem of every document is sorted', () => {
    const many = catalog.map(
      ({ path }): Problem => ({ code: 'link-dead', at: { file: path }, message: 'expected it' }),
    );
    expect(sortProblems(many)).toHaveLength(many.length);
  });

  it('the publisher plans them, and the audit reads its manifest back', () => {
    const files = sortPlannedFiles(release.files.values());
    expect(files).toHaveLength(release.files.size);
    expect(parentFolders(files)).toContain(last.slice(1, -1));
    // Without header fields, which would make it 200 MB of text and try nothing else.
    const routes = new Map([...release.routes.keys()].map((path) => [path, { path, variants: [] }]));
    const target = parseTarget(renderManifest({ ...release, routes }))!;
    expect(target.release.files.size).toBe(release.files.size);
    expect(target.release.routes.has(last)).toBe(true);
  });
});

test.each(hosts.map((host) => [host.name, host] as const))(
  '%s: 65,000 pages are written, or known by their shape, or said to be too many',
  (_, host) => {
    const output = host.emit(release, {});
    for (const { allowed, got } of output.exceeded) expect(got).toBeGreaterThan(allowed);
    if (output.exceeded.length > 0 || names(output, last.slice(1, -1))) return;
    // Who looks for the file needs no name of it, and so no more lines for more pages.
    expect(looksForFiles).toContain(host.name);
    expect(Math.max(...output.files.map(({ text }) => Buffer.byteLength(text)))).toBeLessThanOrEqual(65_536);
  },
);

test('what a host does not take is not written, and said', () => {
  const found: Problem[] = [];
  const names = ['cloudflare', 'github-pages'];
  const options = { site: { hosts: names }, locate: () => ({ file: 'content/site.ts', line: 1, col: 1 }) };
  const { files } = deploy(release, options, (problem) => void found.push(problem));
  expect(new Set(found.map(({ at }) => at?.file))).toEqual(new Set(['deploy/cloudflare']));
  expect(files.map(({ file }) => file)).toContain('deploy/github-pages/UNMET.md');
  expect(files.filter(({ file }) => file.startsWith('deploy/cloudflare/'))).toEqual([]);
});

function names({ files, unmet }: HostOutput, path: string): boolean {
  return files.some(({ text }) => text.includes(path)) || unmet.some(({ affected }) => affected.includes(`/${path}/`));
}
