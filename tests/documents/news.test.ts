import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { checkFutureDates } from '../../src/checks/future-dates.ts';
import { validate } from '../../src/content/check/validate.ts';
import type { Sources } from '../../src/content/read/load.ts';
import { assertDefined } from '../../src/core/assert-defined.ts';
import type { Problem } from '../../src/core/problem.ts';
import { listDocuments } from '../../src/documents/documents.ts';
import { markdownOf } from '../checks/small-input.ts';
import { published, siteOf, texts } from '../support/site-of.ts';

const { sources: small } = siteOf('tests/fixtures/small');
const file = (
  name: string,
  more: string,
  body = 'Mit [Verweis](/datenschutz/), [Anker](#a) und `]]>` & <https://example.org/?a=1&b=2>.\n\n## A',
) =>
  markdownOf(
    `content/news/${name}.md`,
    `---\ntitle: Neu & "${name}"\ndescription: Was {{site.name}} <meldet>\n${more}---\n\n${body}\n`,
  );

function siteWith(news: Sources['news']) {
  const problems: Problem[] = [];
  const sources = { ...small, ...(news && { news }) };
  const site = validate(sources, { preview: false }, (problem) => void problems.push(problem));
  return { site, sources, problems };
}

const items = [
  file('alt', 'date: 2025-03-01\n'),
  file('neu', 'date: 2025-04-01\nupdated: 2025-05-02\n'),
  file('entwurf', 'date: 2025-09-01\ndraft: "true"\n'),
];

describe('news', () => {
  const { site, sources, problems } = siteWith(items);
  const { release, problems: found } = published(assertDefined(site, 'a site'), sources);
  const all = texts(release);

  it('are listed the latest first, and drafts are not', () => {
    expect([problems, found]).toEqual([[], []]);
    expect(site?.news?.map(({ id }) => id)).toEqual(['neu', 'alt']);
    const page = all.get('news/index.html') ?? '';
    expect(page.indexOf('/news/neu/')).toBeLessThan(page.indexOf('/news/alt/'));
    expect([...all.keys()].filter((name) => name.startsWith('news'))).toEqual(
      expect.arrayContaining([
        'news.atom',
        'news.md',
        'news/alt.md',
        'news/alt/index.html',
        'news/index.html',
        'news/neu.md',
        'news/neu/index.html',
      ]),
    );
    for (const name of ['sitemap.xml', 'llms.txt']) expect(all.get(name)).toMatch(/\/news\/neu/);
    expect([...all.values()].join()).not.toContain('entwurf');
    expect(all.get('news/neu/index.html')).toContain(
      '<link rel="alternate" type="application/atom+xml" href="https://klein.example/news.atom"'.replace(
        'https://klein.example',
        site!.baseUrl,
      ),
    );
  });

  it('say of themselves what they are', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(all.get('news/neu/index.html') ?? '') ?? [];
    expect(JSON.parse(json)['@graph']).toMatchObject([
      {
        '@type': 'NewsArticle',
        mainEntityOfPage: { '@id': `${site?.baseUrl}/news/neu/` },
        headline: 'Neu & "neu"',
        datePublished: '2025-04-01',
        dateModified: '2025-05-02',
        publisher: { name: site?.company.legalName },
      },
      { '@type': 'WebPage', '@id': `${site?.baseUrl}/news/neu/` },
    ]);
  });

  it('are a feed as RFC 4287 has it', () => {
    const text = all.get('news.atom') ?? '';
    const { feed } = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => name === 'link' || name === 'entry',
    }).parse(text, true);
    const base = site!.baseUrl;
    expect(feed).toMatchObject({
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      id: `${base}/news.atom`,
      updated: '2025-05-02T00:00:00Z',
    });
    expect(feed.author.name).toBe(site?.company.legalName);
    expect(feed.link.map((link: Record<string, string>) => [link['@_rel'], link['@_href']])).toEqual([
      ['self', `${base}/news.atom`],
      ['alternate', `${base}/news/`],
    ]);
    expect(feed.entry).toHaveLength(2);
    const parts = ['id', 'title', 'published', 'updated'];
    expect(feed.entry.map((entry: Record<string, string>) => parts.map((part) => entry[part]))).toEqual([
      [`${base}/news/neu/`, 'Neu & "neu"', '2025-04-01T00:00:00Z', '2025-05-02T00:00:00Z'],
      [`${base}/news/alt/`, 'Neu & "alt"', '2025-03-01T00:00:00Z', '2025-03-01T00:00:00Z'],
    ]);
    for (const entry of feed.entry) {
      expect(entry.content['@_type']).toBe('html');
      expect(entry.content['#text']).toContain(`<a href="${base}/datenschutz/">`);
      expect(entry.content['#text']).toContain(`<a href="${entry.id}#a">`);
      expect(entry.content['#text']).toContain('<code>]]&gt;</code>');
      expect(entry.summary).toContain('<meldet>');
    }
    expect(release.routes.get('/news.atom')?.variants[0]?.headers['Content-Type']).toBe('application/atom+xml');
  });
});

it('without content/news there is nothing of it', () => {
  const { site } = siteWith(undefined);
  expect(listDocuments(assertDefined(site, 'a site')).filter(({ path }) => path.includes('news'))).toEqual([]);
  expect(
    listDocuments(assertDefined(siteWith([assertDefined(items[2], 'a draft')]).site, 'a site')).filter(({ path }) =>
      path.includes('news'),
    ),
  ).toEqual([]);
});

it.each([
  ['a day to come', file('x', 'date: 2027-01-01\n'), 'date-future'],
  ['a change before it', file('x', 'date: 2025-02-01\nupdated: 2025-01-31\n'), 'field-invalid'],
  ['no date', file('x', ''), 'field-missing'],
  ['nobody as author', file('x', 'date: 2025-02-01\nauthor: nobody\n'), 'reference-unknown'],
  ['an odd name', file('Große Neuigkeit', 'date: 2025-02-01\n'), 'path-reserved'],
  ['no text', file('x', 'date: 2025-02-01\n', ''), 'field-missing'],
])('%s is a problem', (_, item, code) => {
  const { problems, sources } = siteWith([item]);
  checkFutureDates({ sources, today: '2026-11-21' } as never, (problem) => void problems.push(problem));
  expect(problems.map((problem) => problem.code)).toEqual([code]);
});
