import { describe, expect, it } from 'vitest';
import { type Organisation, organisations } from '../support/organisations.ts';

/** Members by which other languages are told, and things that are one in all of them, which have one address. */
const isOther = (member: string, value: unknown) =>
  ['translations', '@id', 'website', 'logo', 'image'].includes(member) ||
  member === 'publisher' ||
  (value as { hreflang?: string[] } | null)?.hreflang !== undefined;

/** A text without what leads to another language by intent: HTML says so on the link, JSON by its members. */
function without(text: string): string {
  if (text.startsWith('{'))
    return JSON.stringify(JSON.parse(text, (key, value) => (isOther(key, value) ? undefined : value)));
  return text
    .replace(
      /(<script type="application\/ld\+json">)([\s\S]*?)(<\/script>)/g,
      (_, open, json, close) => open + without(json) + close,
    )
    .replace(/(?:"|&quot;)translations(?:"|&quot;)(?:<\/span>)?: \[[^\]]*\]/g, '')
    .replace(/<[^>]* hreflang="[^>]*>/g, '')
    .replace(/<meta property="og:(?:image|url)[^>]*>/g, '');
}

/** The paths of the origin that a text names, as addresses and in attributes. */
function pathsIn(text: string, origin: string): string[] {
  const found = [
    ...text.matchAll(/(?:(https:\/\/[a-z-]+\.example)|\b(?:href|action|data-try)=")(\/[^\s"'<>()[\]`\\#?&]*)/g),
  ];
  return found.flatMap(([, host, path = '']) =>
    host === undefined || host === origin ? [path.replace(/[.,]$/, '')] : [],
  );
}

const linksIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, a, b]) => [a, b] as const);

const several = organisations.filter(({ languages }) => languages.length > 1);

describe.each(several)('$name, walked by a stranger', ({ site, languages }: Organisation) => {
  const { origin, paths, get, json, languageOf } = site;
  const [first = '', ...others] = languages;
  const prefixOf = (tag: string) => (tag === first ? '' : `/${tag.split('-')[0]}`);
  const texts = paths.filter((path) => /text\/(?:html|markdown|plain)|json/.test(site.typeOf(path) ?? ''));

  it.each(others)('%s: nothing leads to another language where its own has the same', (tag) => {
    const prefix = prefixOf(tag);
    const own = texts.filter((path) => path.startsWith(`${prefix}/`));
    expect(own.length).toBeGreaterThan(20);
    expect(own.flatMap((path) => pathsIn(get(path).body, origin)).length).toBeGreaterThan(500);
    const astray = own.flatMap((path) => {
      // The other languages of the file itself.
      const text = without(get(path).body).replace(/^Languages: .*$/m, '');
      const named = pathsIn(text, origin);
      return named
        .filter((to) => !to.startsWith(`${prefix}/`) && to !== '/' && twinsOf(to).includes(tag))
        .map((to) => `${path}: ${to}`);
    });
    expect([...new Set(astray)]).toEqual([]);
  });

  it('the servers of openapi.json are called by the names of the languages', () => {
    const { servers } = json<{ servers: { url: string; description: string }[] }>('/api/v1/openapi.json');
    expect(servers.map(({ url }) => url)).toEqual(languages.map((tag) => origin + prefixOf(tag)));
    // No sentence is built around another.
    for (const { description } of servers) expect(description).toMatch(/^[^.。：:]+$/);
  });

  it.each(languages)(
    '%s: the pages below the homepage are those that its Markdown lists, once, under the same names',
    (tag) => {
      const path = `${prefixOf(tag)}/`;
      const markdown = get(site.mirrorOf(path)).body;
      const listed = linksIn(markdown.slice(markdown.lastIndexOf('\n## ')), /\[([^\]]+)\]\(([^)]+)\)/g).map(
        ([name, to]) => [to?.replace(origin, ''), name],
      );
      const { body } = get(path, { headers: { accept: 'text/html' } });
      const below = linksIn(body.slice(body.lastIndexOf('<footer')), /href="([^"]+)"[^>]*>([^<]+)<\/a>/g).filter(
        ([to]) => site.pagePaths.includes(to ?? '') && !to?.endsWith('/auth/'),
      );
      expect(listed.map(([to]) => to).sort()).toEqual([...new Set(below.map(([to = '']) => site.mirrorOf(to)))].sort());
      expect(below.map(([to = '', name]) => [site.mirrorOf(to), name])).toEqual(expect.arrayContaining(listed));
      // The law's own names stand below every page, beside those of the brand.
      const twice = below.filter(([to]) => below.filter(([other]) => other === to).length > 1).map(([to]) => to);
      expect(twice.filter((to) => !/privacy|datenschutz|terms|bedingungen/.test(to ?? ''))).toEqual([]);
    },
  );

  it('headers of pages lead to documents of their language', () => {
    for (const path of site.pagePaths) {
      const prefix = prefixOf(languageOf(path));
      const link = get(path, { headers: { accept: 'text/html' } }).headers.get('link') ?? '';
      const own = [...link.matchAll(/<([^>]*)>; rel="([^"]*)"/g)].map(([, to = '', rel]) => [
        new URL(to, origin + path).pathname,
        rel,
      ]);
      expect(
        own.filter(([to]) => to?.startsWith('/') && get(to).status !== 200),
        path,
      ).toEqual([]);
      const astray = own.filter(
        ([to = '']) => prefix !== '' && !to.startsWith(`${prefix}/`) && paths.includes(prefix + to),
      );
      expect(astray, path).toEqual([]);
    }
    expect(get('/').headers.get('link')).toContain('rel="service-desc"');
  });

  it('each page says its language in every way there is', () => {
    for (const path of site.pagePaths) {
      const { headers, body } = get(path, { headers: { accept: 'text/html' } });
      const tag = languageOf(path);
      expect(body, path).toMatch(new RegExp(`<html lang="${tag}"`));
      expect(headers.get('content-language'), path).toBe(tag);
      const [, data = '{}'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(body) ?? [];
      for (const [, said] of data.matchAll(/"inLanguage":"([^"]*)"/g)) expect(said, path).toBe(tag);
      const markdown = get(path, { headers: { accept: 'text/markdown' } });
      expect(markdown.headers.get('content-language'), path).toBe(tag);
    }
  });

  it('the API of each language says it, and leads to the others', () => {
    for (const tag of languages) {
      const own = paths.filter(
        (path) => path.startsWith(`${prefixOf(tag)}/api/v1/`) && !path.endsWith('/openapi.json'),
      );
      expect(own.length).toBeGreaterThan(5);
      for (const path of own) {
        const { language, translations } = json<{
          language: string;
          translations: { language: string; url: string }[];
        }>(path);
        expect(language, path).toBe(tag);
        expect(
          translations.map((each) => each.language),
          path,
        ).toEqual(languages);
        for (const { language: other, url } of translations) expect(json(url).language).toBe(other);
      }
    }
  });

  /** The languages in which a document of the first has one. */
  function twinsOf(path: string): string[] {
    const { headers } = get(path);
    const alternates = site.pagePaths.includes(path) ? [...get(path).body.matchAll(/hreflang="([^"]+)" href="/g)] : [];
    const said = alternates.map(([, tag = '']) => tag).filter((tag) => tag !== 'x-default');
    const isTwice = (tag: string) => said.includes(tag) || paths.includes(prefixOf(tag) + path);
    return headers.get('content-language') === first ? others.filter(isTwice) : [];
  }
});
