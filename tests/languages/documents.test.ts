import { readdirSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { mirrorPath } from '../../src/core/url.ts';
import { respond } from '../../src/http/respond.ts';
import { built, change, copied, fixture, rightToLeft, told } from './two-languages.ts';

const result = built();
const release = result.release as Release;
const get = (path: string, headers = {}) => respond(release, { method: 'GET', path, headers });
const text = (path: string) => Buffer.from(get(path).body).toString('utf8');
const json = (path: string) => JSON.parse(text(path)) as Record<string, unknown>;
const origin = 'https://brunnen.example';
const paths = [...release.routes.keys()];
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, tag, url]) => [tag, url]);

/** Where pages and questions stand of which the content has no English file, and folders of nothing else. */
const untranslated = (
  [
    ['pages/anleitung', '/anleitung/'],
    ['faq', '/questions/'],
  ] as const
).flatMap(([folder, above]) => {
  const files = readdirSync(`${fixture}/content/${folder}`);
  const alone = files.filter((file) => !file.endsWith('.en.md') && !files.includes(file.replace(/md$/, 'en.md')));
  const isWhole = alone.length === files.length;
  return [...(isWhole ? [above] : []), ...alone.map((file) => `${above}${file.replace(/\.md$/, '')}/`)];
});

describe('a site in German and English', () => {
  it('leaves a folder and a question to its first language', () => {
    expect(untranslated).toEqual(['/anleitung/', '/anleitung/start/', '/questions/wie-laut/']);
    expect(paths).toEqual(expect.arrayContaining(untranslated));
  });

  it('names its locale and those of its translations for previews of links, where a language has a country', () => {
    const locales = (html: string) =>
      [...html.matchAll(/<meta property="og:locale(:alternate)?" content="([^"]+)">/g)].map(([, other, tag]) => [
        tag,
        !other,
      ]);
    // `en` has no country, and Open Graph knows no locale without one.
    expect(locales(text('/'))).toEqual([['de_DE', true]]);
    expect(locales(text('/en/'))).toEqual([['de_DE', false]]);
  });

  it('has one text that is not translated, and says where', () => {
    expect(told(result)).toEqual(['translation-missing content/company.ts:25:16']);
    expect(result.problems[0]?.message).toBe('expected the text in "en" too, got it in "de" alone');
  });

  it('has what is generated in both, and what there is once at one place', () => {
    const english = paths.filter((path) => path.startsWith('/en/')).map((path) => path.slice(3));
    expect(english).toEqual(
      expect.arrayContaining(['/', '/index.md', '/auth/', '/auth.md', '/docs/api/', '/docs/api.md', '/llms.txt']),
    );
    expect(english).toEqual(
      expect.arrayContaining(['/api/v1/company.json', '/api/v1/bohrgeraete.json', '/llms-full.txt']),
    );
    expect(english).toEqual(expect.arrayContaining(['/privacy/', '/privacy.md', '/agb/', '/bohrgeraete/']));
    // Not translated, or there once.
    for (const path of [
      '/anleitung/start/',
      '/api/v1/openapi.json',
      '/robots.txt',
      '/sitemap.xml',
      '/.well-known/api-catalog',
    ])
      expect(english).not.toContain(path);
    expect(paths.filter((path) => path.includes('openapi.json'))).toEqual(['/api/v1/openapi.json']);
  });

  it('names the language of each document in Content-Language, and never in Vary', () => {
    for (const path of paths)
      for (const accept of ['text/html', 'text/markdown']) {
        const { headers } = get(path, { accept });
        const isCopy = /\.(?:css|js|png|svg|ico|webmanifest)$/.test(path);
        expect(headers['Content-Language'], path).toBe(isCopy ? undefined : path.startsWith('/en/') ? 'en' : 'de-DE');
        expect(headers.Vary ?? '').not.toMatch(/language/i);
      }
    expect(get('/', { 'accept-language': 'en' }).headers['Content-Language']).toBe('de-DE');
  });

  it('says the same facts in both', () => {
    const facts = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(facts);
      if (typeof value !== 'object' || value === null)
        return typeof value === 'string' && !/^(?:[\w+:.#/-]*\d[\w+:.#/-]*|[a-z-]+|https?:.*)$/.test(value)
          ? ''
          : value;
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, facts(member)]));
    };
    for (const path of paths.filter((path) => /^\/api\/v1\/(?!openapi|faq)/.test(path))) {
      const [german, english] = [text(path), text(`/en${path}`)].map((body) =>
        body.replaceAll(`${origin}/en/`, `${origin}/`),
      );
      const { language: _, ...first } = JSON.parse(german ?? '');
      const { language, ...second } = JSON.parse(english ?? '');
      expect(language).toBe('en');
      const known = JSON.stringify(facts(second)).replaceAll('/privacy/', '/datenschutz/');
      expect(JSON.parse(known), path).toEqual(facts({ ...first, translations: second.translations }));
    }
    expect(json('/api/v1/company.json').website).toBe(json('/en/api/v1/company.json').website);
  });

  it('documents say their language, and where they are in others', () => {
    const translations = [
      { language: 'de-DE', url: `${origin}/api/v1/company.json` },
      { language: 'en', url: `${origin}/en/api/v1/company.json` },
    ];
    expect(json('/api/v1/company.json')).toMatchObject({ language: 'de-DE', translations });
    expect(json('/en/api/v1/company.json')).toMatchObject({
      language: 'en',
      translations,
      summary: 'Drills wells for gardens and towns.',
    });
    const { resources } = json('/en/api/v1/index.json') as { resources: { path: string; url: string }[] };
    for (const { path, url } of resources) expect(url).toBe(`${origin}/en${path}`);
    const catalog = JSON.parse(text('/.well-known/api-catalog')) as { linkset: { item: { href: string }[] }[] };
    const items = catalog.linkset[0]?.item.map(({ href }) => href.slice(origin.length));
    expect(items?.toSorted()).toEqual(paths.filter((path) => /\/api\/v1\//.test(path)).toSorted());
  });

  it('openapi.json is there once, and serves both by its servers', () => {
    const { servers, paths: operations } = json('/api/v1/openapi.json') as {
      servers: { url: string }[];
      paths: Record<string, { servers?: { url: string }[] }>;
    };
    expect(servers.map(({ url }) => url)).toEqual([origin, `${origin}/en`]);
    for (const [path, { servers: own = servers }] of Object.entries(operations))
      for (const { url } of own) expect(get(url.slice(origin.length) + path).status, url + path).toBe(200);
  });

  it.each(paths.filter((path) => path.endsWith('/')))('%s names itself and its others, which name it', (path) => {
    const own = alternatesOf(text(path));
    const isAlone = untranslated.includes(path);
    expect(own.length).toBe(isAlone ? 0 : 3);
    if (isAlone) expect(paths).not.toContain(`/en${path}`);
    expect(text(path)).toContain(`<link rel="canonical" href="${origin}${path}">`);
    if (isAlone) return;
    expect(own.map(([, url]) => url)).toContain(origin + path);
    expect(own[2]).toEqual(['x-default', own[0]?.[1]]);
    for (const [, url = ''] of own) {
      const other = get(url.slice(origin.length));
      expect(other.status).toBe(200);
      expect(alternatesOf(Buffer.from(other.body).toString())).toEqual(own);
    }
  });

  it('the sitemap has all pages of both, with the same alternates', () => {
    const parser = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => name === 'url' || name === 'xhtml:link',
    });
    const { url } = parser.parse(text('/sitemap.xml')).urlset as {
      url: { loc: string; 'xhtml:link'?: { '@_hreflang': string; '@_href': string }[] }[];
    };
    expect(url.map(({ loc }) => loc.slice(origin.length)).toSorted()).toEqual(
      paths.filter((path) => path.endsWith('/')).toSorted(),
    );
    for (const { loc, 'xhtml:link': links = [] } of url)
      expect(links.map((link) => [link['@_hreflang'], link['@_href']])).toEqual(
        alternatesOf(text(loc.slice(origin.length))),
      );
  });

  it('links lead to what the language has, else to the original and say so', () => {
    const page = text('/en/');
    expect(text('/en/questions/')).toContain('<a href="/en/privacy/">privacy</a>');
    expect(text('/en/') + text('/en/questions/')).toContain(
      '<a href="/anleitung/start/" hreflang="de-DE">the manual</a>',
    );
    expect(page).toContain('<a href="/anleitung/start/" lang="de-DE" hreflang="de-DE">Anleitung für Brunnen</a>');
    expect(page).toContain('<a href="/" lang="de-DE" hreflang="de-DE">Deutsch</a>');
    expect(text('/')).toContain('<a href="/en/" lang="en" hreflang="en">English</a>');
    expect(text('/anleitung/start/')).not.toContain('hreflang');
    expect(text('/en/privacy/')).toContain('<a href="/en/agb/#preise" title="Terms">terms</a>, in <code>/agb/</code>');
    expect(text('/en/privacy.md')).toContain(
      `[API](${origin}/en/api/v1/company.json), the [terms](${origin}/en/agb.md "Terms"), in \`/agb/\` and [above](${origin}/en/privacy/#principle)`,
    );
    expect(text('/en/privacy.md')).toContain(`![Logo](${origin}/logo.svg)`);
    expect(text('/en/auth.md')).toContain(`${origin}/en/#/contact`);
  });

  it('a sentence that is shown in the first language carries it', () => {
    const sentence = 'Eine Bohrung bis in zwölf Meter Tiefe.';
    const pages = paths.filter((path) => path.endsWith('/'));
    const bodies = new Map(pages.map((path) => [path, text(path).replace(/^.*<body>/s, '')]));
    const shown = pages.filter((path) => path.startsWith('/en/') && bodies.get(path)?.includes(sentence));
    expect(shown).toEqual(expect.arrayContaining(['/en/products/', '/en/products/bohrung/']));
    for (const path of shown)
      expect(bodies.get(path)?.replaceAll(`<span lang="de-DE">${sentence}</span>`, ''), path).not.toContain(sentence);
    const german = pages.filter((path) => !path.startsWith('/en/'));
    for (const path of german) expect(bodies.get(path), path).not.toContain('<span lang');
  });

  it('a question that is not translated is not published there', () => {
    expect(text('/api/v1/faq.json')).toContain('wie-laut');
    expect(text('/en/api/v1/faq.json')).not.toContain('wie-laut');
    expect(JSON.parse(text('/en/api/v1/faq.json')).questions[0]).toMatchObject({
      id: 'wie-tief',
      question: 'How deep are wells?',
    });
  });

  it('llms.txt leads to that of the other', () => {
    expect(text('/llms.txt')).toContain(`[English](${origin}/en/llms.txt)`);
    expect(text('/en/llms.txt')).toContain(`[Deutsch](${origin}/llms.txt)`);
    expect(text('/en/llms.txt')).toContain(`(${origin}/en/docs/api.md)`);
    expect(text('/en/docs/api.md')).toContain(`(${origin}/en/api/v1/company.json)`);
    expect(text('/en/llms-full.txt')).toContain('We store nothing. Drills wells for gardens and towns.');
    expect(text('/llms-full.txt')).not.toContain('We store nothing.');
  });

  describe.each([
    ['German', ''],
    ['English', '/en'],
  ])('the lists of pages in %s', (_, prefix) => {
    const namesIn = (list: string, pattern: RegExp) =>
      new Map([...list.matchAll(pattern)].map(([, a = '', b = '']) => [a.replace(origin, ''), b] as const));
    const home = text(`${prefix}/`);
    const footer = home.slice(home.lastIndexOf('<footer'));
    const isPage = (path: string) => /^\/.*\/$/.test(path) && !path.endsWith('/auth/');
    const below = new Map([...namesIn(footer, /href="([^"#]+)"[^>]*>([^<]+)<\/a>/g)].filter(([path]) => isPage(path)));
    const markdown = text(`${prefix}/index.md`);
    const onHome = namesIn(
      markdown.slice(markdown.lastIndexOf('\n## ')).replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$2 $1\n'),
      /(https:\S+) (.+)/g,
    );
    const law = prefix === '' ? ['/agb/', '/datenschutz/'] : ['/en/agb/', '/en/privacy/'];
    const [head = '', pages = ''] = text(`${prefix}/llms.txt`).split(prefix === '' ? '\n## Seiten\n' : '\n## Pages\n');
    const forPrograms = namesIn(
      pages.split('\n## ')[0]!.replace(/\[([^\]]+)\]\(([^)]+)\.md\)/g, '$2 $1\n'),
      /(https:\S+) (.+)/g,
    );
    const pathOf = (mirror: string) => (mirror === `${prefix}/index` ? `${prefix}/` : `${mirror}/`);
    const inLlms = new Map([...forPrograms].map(([mirror, name]) => [pathOf(mirror), name] as const));

    it('those of the homepage are those of the footer, under the same names', () => {
      expect(below.size).toBeGreaterThan(8);
      expect([...onHome].sort()).toEqual([...below].map(([path, name]) => [mirrorPath(path), name]).sort());
    });

    it('those of llms.txt are what the footer names, in this language, but for what its head names', () => {
      const own = [...below.keys()].filter((path) => prefix === '' || path.startsWith(`${prefix}/`));
      const inHead = own.filter((path) => head.includes(`](${origin}${mirrorPath(path)})`));
      expect(inHead.sort()).toEqual([...law].sort());
      // Who reads llms.txt needs no page to search, and no list of a folder.
      const others = own.filter((path) => !/^(?:\/en)?\/(?:search|anleitung)\/$/.test(path) && !law.includes(path));
      expect([...inLlms.keys()].sort()).toEqual(others.sort());
    });

    it('llms.txt names pages by their titles; the footer names two by what they are for', () => {
      for (const [path, name] of inLlms) expect(text(path), path).toContain(`>${name}</h1>`);
      const otherwise = [...inLlms].filter(([path, name]) => below.has(path) && below.get(path) !== name);
      expect(otherwise.map(([path]) => path).sort()).toEqual([`${prefix}/company/`, `${prefix}/contact/`]);
    });
  });

  it('the 404 page has a block in each language', () => {
    const page = text('/en/not-there/');
    expect(get('/en/not-there/').status).toBe(404);
    expect(page).toContain('<html lang="de-DE">');
    expect(page).toContain('<div class="missing" lang="en" dir="ltr">');
    expect(page).toContain('<a href="/en/docs/api/">');
    for (const [, path = ''] of page.matchAll(/href="(\/[^"#]*)/g)) expect(get(path).status, path).toBe(200);
  });

  it('its tools read the documents of the language', () => {
    const module = /src="(\/assets\/webmcp[^"]+)"/.exec(text('/en/'))?.[1] ?? '';
    expect(text(module)).toContain('"/en/api/v1/company.json"');
    expect(text(module)).toContain('Drilling rigs');
    expect(/src="(\/assets\/webmcp[^"]+)"/.exec(text('/'))?.[1]).not.toBe(module);
  });
});

it('a document that a language lacks is described where it is', () => {
  const folder = copied();
  change(folder, 'content/faq/wie-tief.en.md', null);
  const { release: less } = built(folder);
  const described = JSON.parse(Buffer.from(less?.files.get('api/v1/openapi.json')?.bytes ?? []).toString());
  expect(less?.routes.has('/en/api/v1/faq.json')).toBe(false);
  expect(described.servers).toHaveLength(2);
  expect(described.paths['/api/v1/faq.json'].servers).toEqual(described.servers.slice(0, 1));
  expect(described.paths['/api/v1/company.json']).not.toHaveProperty('servers');
  const whole = json('/api/v1/openapi.json').paths as Record<string, object>;
  expect(whole['/api/v1/faq.json']).not.toHaveProperty('servers');
});

describe('a second language from right to left', () => {
  const arabic = built(rightToLeft());

  it('turns its pages, and nothing of the first', () => {
    expect(told(arabic)).toEqual(['translation-missing content/company.ts:25:16']);
    const page = (path: string) => Buffer.from(arabic.release?.files.get(path)?.bytes ?? []).toString();
    expect(page('ar/index.html')).toContain('<html lang="ar" dir="rtl">');
    expect(page('index.html')).toContain('<html lang="de-DE">');
    expect(page('index.html')).toContain('<a href="/ar/" lang="ar" dir="rtl" hreflang="ar">');
    expect(page('ar/index.html')).toContain('<a href="/" lang="de-DE" dir="ltr" hreflang="de-DE">');
    expect(page('404.html')).toContain('lang="ar" dir="rtl"');
  });
});
