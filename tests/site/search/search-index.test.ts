import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/core/document.ts';
import { maxIndexBytes, searchIndex, searchIndexPath } from '../../../src/site/search/search-index.ts';
import { documentsIn, type SearchIndex, toSearchRow } from '../../../src/theme/model/search-index.ts';
import { openSiteIndex } from '../../../src/theme/scripts/site-index.ts';
import { rendererOf } from '../../support/render.ts';
import { bare, siteOf } from '../../support/site-of.ts';

/** Questions to each organisation, and where the answer that stands first is. */
const asked: readonly (readonly [folder: Parameters<typeof siteOf>[0], questions: Readonly<Record<string, RegExp>>])[] =
  [
    [
      '',
      {
        'MCP endpoint': /^\/\.well-known\/mcp\/server-card\.json$/,
        licence: /#licence-and-preferences$/,
        license: /#licence-and-preferences$/,
        'API key': /^\/auth\/$|^\/questions\/does-the-api-need-credentials\/$/,
        gdpr: /#compliance-uk-gdpr$/,
        'opening hours': /^\/company\/$/,
        'phone number': /#\/contact$/,
        'company number': /^\/company\/$/,
        'who owns this': /^\/company\/$/,
        'iso 27001': /#compliance-iso-27001$/,
        address: /^\/company\/$/,
        'rate limits': /^\/questions\/are-there-rate-limits\/$/,
        openapi: /^\/docs\/api\/openapi\/$/,
        'report a vulnerability': /^\/questions\/how-do-i-report-a-vulnerability\/$/,
        'how fast do you answer': /#\/contact$|^\/questions\/how-fast-is-the-answer\/$/,
        'patient data': /^\/questions\/is-there-patient-data-in-the-api\/$/,
        'how do i contact you': /^\/contact\/$/,
        'when are you open': /^\/company\/$/,
        'what is your address': /^\/company\/$/,
        'how do i get an api key': /^\/auth\/$|^\/questions\/does-the-api-need-credentials\/$/,
        'what happens in an emergency': /^\/questions\/what-happens-in-an-emergency\/$/,
        emergency: /^\/questions\/what-happens-in-an-emergency\/$/,
        'do you use cookies': /^\/privacy\/$/,
        'vulnerabilty repport': /^\/questions\/how-do-i-report-a-vulnerability\/$/,
      },
    ],
    [
      'tests/fixtures/gmbh',
      {
        Öffnungszeiten: /^\/company\/$/,
        oeffnungszeiten: /^\/company\/$/,
        Telefonnummer: /#\/contact$/,
        Handelsregisternummer: /^\/company\/$/,
        'ISO 9001': /#compliance-iso-9001$/,
        Anschrift: /^\/company\/$/,
        Geschäftsführer: /#person-erika-mustermann$/,
        'API Schlüssel': /^\/auth\/$|^\/questions\/braucht-die-schnittstelle-einen-schluessel\/$/,
        Datenschutz: /^\/datenschutz\/$/,
        Lizenz: /#lizenz-und-präferenzen$/,
        Pruefstand: /-pruefstand-/,
        'wann haben Sie geöffnet': /^\/company\/$/,
        'wem gehört die Firma': /^\/company\/$/,
      },
    ],
    [
      'tests/fixtures/manufacturer',
      {
        営業時間: /^\/company\/$/,
        住所: /^\/company\/$/,
        法人番号: /^\/company\/$/,
        'ISO 9001': /#compliance-iso-9001$/,
        社長: /#person-mihon-taro$/,
        工場見学: /^\/questions\/factory-tour\/$/,
        材料: /^\/questions\/which-materials\/$/,
        ライセンス: /^\/docs\/api\/#/,
        APIキー: /^\/auth\/$/,
        CADデータ: /^\/products\/cad-data\/$/,
        MCPエンドポイント: /server-card\.json$/,
        親会社: /^\/company\/$/,
      },
    ],
    [
      'tests/fixtures/authority',
      {
        'ساعات العمل': /^\/company\/$/,
        العُنوان: /^\/company\/$/,
        'البريد الالكتروني': /#\/contact$/,
        فاتوره: /^\/questions\/why-did-my-bill-rise\/$/,
        الترخيص: /^\/docs\/api\/#/,
        'مفتاح API': /^\/auth\/$/,
        'المدير العام': /#person-layla-almithali$/,
        شكوى: /^\/complaints\/$|#\/contact$/,
        تســرب: /^\/questions\/how-do-i-report-a-leak\/$/,
        'جودة المياة': /^\/water-quality\/$/,
        'ISO ١٧٠٢٥': /#compliance-iso-17025$/,
      },
    ],
  ];

describe('the search answers what people ask', () => {
  it.each(asked)('%s', async (folder, questions) => {
    const { text } = rendererOf(siteOf(folder).site);
    const { find } = await openSiteIndex('/search/', async (path) => text(path));
    const first = await Promise.all(
      Object.keys(questions).map(async (query) => [query, (await find(query)).shown[0]?.url ?? '']),
    );
    expect(first).toEqual(Object.entries(questions).map(([query, url]) => [query, expect.stringMatching(url)]));
  });

  it('in at most 30 KB of plain documents for the example, 9 KB on the way', () => {
    const text = rendererOf(siteOf('').site).text('/search/index.json');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(30_000);
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(9_000);
  });
});

describe.each([
  ['the example', siteOf('').site],
  ['a GmbH', siteOf('tests/fixtures/gmbh').site],
  ['an organisation without anything', bare(siteOf('').site)],
] as const)('%s: every document of the index', (_, site) => {
  const { text, json, catalog } = rendererOf(site);
  const index = json<SearchIndex>(searchIndexPath(site));
  const documents = documentsIn(index);

  it('leads to a place that is there', () => {
    const bodies = new Map<string, string>();
    const dead = documents.filter(({ url }) => {
      const [path = '', id] = url.split('#');
      if (!catalog.some((each) => each.path === path)) return true;
      const body = bodies.get(path) ?? text(path);
      bodies.set(path, body);
      return id !== undefined && !body.includes(`id="${id}"`);
    });
    expect(dead).toEqual([]);
  });

  it('stands for a page of its own once', () => {
    const told = documents.filter(({ url }) =>
      /^\/(?:solutions|industries|products|questions|docs\/api)\/.+\/$/.test(url),
    );
    expect(told.map(({ url }) => url)).toEqual([...new Set(told.map(({ url }) => url))]);
  });

  it('has data that are there, and a kind with a name', () => {
    const bodies = new Map<string, unknown>();
    for (const { data, kind } of documents) {
      expect(index.kinds[kind] ?? '', kind).toMatch(/./);
      if (data === undefined) continue;
      const [path = '', pointer = ''] = data.split('#');
      if (!bodies.has(path)) bodies.set(path, json(path));
      const value = pointer
        .slice(1)
        .split('/')
        .reduce<unknown>((body, name) => (body as Record<string, unknown>)[name], bodies.get(path));
      expect(value, data).toBeDefined();
    }
  });

  it('and every page is in it', () => {
    const pages = catalog.filter(({ kind, language }) => kind === 'page' && language === undefined);
    const listed = new Set(documents.map(({ url }) => url));
    const own = ({ path }: Document) => path === '/search/' || path.startsWith('/all-pages/');
    expect(pages.filter((page) => !own(page) && !listed.has(page.path)).map(({ path }) => path)).toEqual([]);
  });
});

describe('a site of more pages than the index has room for', () => {
  const { site } = siteOf('tests/fixtures/least');
  const pagesOf = (count: number): Document[] =>
    Array.from({ length: count }, (_, i) => ({
      path: `/guides/page-${i}/`,
      file: '',
      kind: 'page',
      mediaType: 'text/html; charset=utf-8',
      title: `A page with the number ${i}`,
      description:
        'What it says in a sentence of a hundred characters, more or less, so that thousands need megabytes.',
      render: () => '',
    }));
  const bodyOf = (count: number) => {
    const { catalog, url } = rendererOf(site);
    const text = String(searchIndex(site, pagesOf(count)).render({ catalog, url }));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxIndexBytes * 1.01);
    return JSON.parse(text) as SearchIndex;
  };

  it('with descriptions, then without, then the first of them, which is said', () => {
    const last = (index: SearchIndex) => documentsIn(index).at(-1);
    expect(bodyOf(5000).pages).toBeUndefined();
    expect(last(bodyOf(5000))?.text).toMatch(/hundred/);
    expect(bodyOf(20_000).pages).toBeUndefined();
    expect(last(bodyOf(20_000))).toMatchObject({ url: '/guides/page-19999/', text: undefined });
    expect(bodyOf(60_000).pages).toEqual([expect.any(Number), 60_000]);
    expect(documentsIn(bodyOf(60_000)).length).toBeGreaterThan(20_000);
  });

  it('a row keeps what it says, without empty ends', () => {
    expect(toSearchRow({ title: 'A', url: '/a/', kind: 'pages', data: undefined, text: '' })).toEqual([
      'A',
      '/a/',
      'pages',
    ]);
  });
});
