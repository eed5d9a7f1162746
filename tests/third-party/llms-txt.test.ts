import { describe, expect, it } from 'vitest';
import { mirrorPath } from '../../src/core/url.ts';
import { example, organisations } from '../support/organisations.ts';

interface LlmsTxt {
  readonly title: string;
  readonly summary: string | undefined;
  readonly info: string;
  readonly sections: Readonly<Record<string, readonly { title: string; url: string; note: string | undefined }[]>>;
}

/** Reads llms.txt by the rules of llmstxt.org: h1, blockquote, text without headings, h2 sections of links. */
function read(text: string): LlmsTxt {
  const [start = '', ...rest] = text.split(/^## (.*)$/m);
  const head = /^# *(.+)\n+(?:> *(.+)\n+)?([\s\S]*)$/.exec(start.trim());
  if (!head || /^#/m.test(head[3]!)) throw new Error('no h1 first, or a heading before the sections');
  const sections = Object.fromEntries(
    Array.from({ length: rest.length / 2 }, (_, i) => [
      rest[2 * i]!.trim(),
      rest[2 * i + 1]!.trim().split(/\n+/).map(item),
    ]),
  );
  return { title: head[1]!, summary: head[2], info: head[3]!, sections };
}

function item(line: string) {
  const match = /^- \[([^\]]+)\]\(([^)]+)\)(?:: (.*))?$/.exec(line);
  if (!match) throw new Error(`not a link of a list: ${line}`);
  return { title: match[1]!, url: match[2]!, note: match[3] };
}

describe.each(organisations)('a reader of llmstxt.org reads llms.txt of $name', ({ site }) => {
  const { apiPaths, get, json, origin, paths, typeOf, languageOf } = site;
  const text = get('/llms.txt').body;
  const { title, summary, sections } = read(text);
  const items = Object.values(sections).flat();

  it('finds the name and the summary', () => {
    expect(title).toBe(json('/manifest.webmanifest').name);
    expect(summary).toMatch(/\S/);
  });

  it('finds sections, none of them empty, and the one that may be skipped, if any, last', () => {
    expect(Object.values(sections).every(({ length }) => length > 0)).toBe(true);
    const names = Object.keys(sections);
    expect([-1, names.length - 1]).toContain(names.indexOf('Optional'));
  });

  it('every link has a note, is absolute, and stands once', () => {
    for (const { url, note } of items) {
      expect(new URL(url).href).toBe(url);
      expect(note, url).toMatch(/\p{L}/u);
    }
    expect(new Set(items.map(({ url }) => url)).size).toBe(items.length);
  });

  it.each(items)('$url answers 200, in a form that a model reads', ({ url }) => {
    expect(get(url).status).toBe(200);
    expect(typeOf(url.slice(origin.length))).toMatch(
      /^(?:text\/(?:markdown|plain)|application\/(?:(?:linkset\+)?json|atom\+xml))$/,
    );
  });

  it('leads to the whole API; to every Markdown document of its language it leads, or a document that it lists', () => {
    // Whoever reads it knows the homepage.
    const listed = [{ url: `${origin}/index.md` }, ...items].map(({ url }) => url.slice(origin.length));
    const catalog = get('/.well-known/api-catalog').body;
    expect(apiPaths.filter((path) => !catalog.includes(`"${origin}${path}"`))).toEqual([]);
    expect(listed).toEqual(expect.arrayContaining(['/.well-known/api-catalog', '/api/v1/openapi.json']));
    const markdown = paths.filter((path) => typeOf(path) === 'text/markdown' && languageOf(path) === languageOf('/'));
    // Sections are listed: the pages of their solutions, questions and so on are found from there.
    const named = listed
      .filter((path) => markdown.includes(path))
      .flatMap((path) =>
        [...get(path).body.matchAll(/\]\(([^)\s#]+)/g)].map(([, url = '']) => url.slice(origin.length)),
      );
    const found = new Set([...listed, ...named.flatMap((path) => (path.endsWith('/') ? [mirrorPath(path)] : [path]))]);
    expect(markdown.filter((path) => !found.has(path))).toEqual([]);
  });

  it('carries no HTML, no robots rule, and no byte order mark', () => {
    expect(text).toMatch(/^# /);
    expect(text).not.toMatch(/(?<!\\)<\w+|^(?:User-agent|Disallow):/im);
  });
});

describe('a reader of llmstxt.org reads llms.txt', () => {
  const text = example.site.get('/llms.txt').body;
  const { title, info, sections } = read(text);

  it('finds the name, the notes and the sections of the example', () => {
    expect(title).toBe('Tarrowfen Voice');
    expect(info).toMatch(/Tarrowfen Voice Limited; Company number: 00000000/);
    expect(Object.keys(sections)).toEqual(['API', 'Documentation', 'Skills', 'Pages', 'Optional']);
  });

  it('would refuse what the format does not have', () => {
    expect(() => read(text.replace('# ', ''))).toThrow();
    expect(() => read(text.replace('- [', '* ['))).toThrow();
    expect(() => read(text.replace('\n## ', '\n### '))).toThrow();
  });
});
