import { describe, expect, it } from 'vitest';
import { apiPaths, get, origin, paths, typeOf } from '../spec/origin.ts';

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

const text = get('/llms.txt').body;
const { title, summary, info, sections } = read(text);
const items = Object.values(sections).flat();

describe('a reader of llmstxt.org reads llms.txt', () => {
  it('finds the name, the summary and the notes', () => {
    expect(title).toBe('Tarrowfen Voice');
    expect(summary).toMatch(/\w{3,}/);
    expect(info).toMatch(/Tarrowfen Voice Limited; Company number: 00000000/);
  });

  it('finds the sections, the one that may be skipped last', () => {
    expect(Object.keys(sections)).toEqual(['API', 'Documentation', 'Skills', 'Pages', 'Discovery', 'Optional']);
  });

  it('every link has a note, is absolute, and stands once', () => {
    for (const { url, note } of items) {
      expect(new URL(url).href).toBe(url);
      expect(note, url).toMatch(/\w/);
    }
    expect(new Set(items.map(({ url }) => url)).size).toBe(items.length);
  });

  it.each(items)('$url answers 200, in a form that a model reads', ({ url }) => {
    expect(get(url).status).toBe(200);
    expect(typeOf(url.slice(origin.length))).toMatch(/^(?:text\/(?:markdown|plain)|application\/(?:linkset\+)?json)$/);
  });

  it('lists the whole API and every Markdown document', () => {
    const listed = items.map(({ url }) => url.slice(origin.length));
    expect(sections.API!.map(({ url }) => url)).toEqual(apiPaths.map((path) => origin + path));
    expect(paths.filter((path) => typeOf(path) === 'text/markdown' && !listed.includes(path))).toEqual([]);
  });

  it('carries no HTML, no robots rule, and no byte order mark', () => {
    expect(text).toMatch(/^# /);
    expect(text).not.toMatch(/<\w+|^(?:User-agent|Disallow):/im);
  });

  it('would refuse what the format does not have', () => {
    expect(() => read(text.replace('# ', ''))).toThrow();
    expect(() => read(text.replace('- [', '* ['))).toThrow();
    expect(() => read(text.replace('\n## ', '\n### '))).toThrow();
  });
});
