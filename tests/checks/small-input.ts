import type { Check, CheckInput } from '../../src/checks/check.ts';
import { parseFrontMatter } from '../../src/content/read/front-matter/front-matter.ts';
import { parseLiteralModule } from '../../src/content/read/literal/module.ts';
import type { LocatedData, MarkdownSource } from '../../src/content/read/source.ts';
import type { ModuleName, Site } from '../../src/content/site.ts';
import type { Document } from '../../src/core/document.ts';
import { mediaTypes } from '../../src/core/media-types.ts';
import type { Problem } from '../../src/core/problem.ts';
import type { Headers, Route } from '../../src/core/release.ts';

const unexpected = (problem: Problem): never => {
  throw new Error(JSON.stringify(problem));
};

/** A typed module with this text, as it is read. */
export function moduleOf(name: ModuleName, text: string): [ModuleName, LocatedData] {
  const located = parseLiteralModule(`content/${name}.ts`, `export default ${text};\n`, unexpected);
  if (!located) throw new Error(text);
  return [name, located];
}

/** A Markdown file with this text, as it is read. */
export function markdownOf(file: string, text: string): MarkdownSource {
  const source = parseFrontMatter(file, text, unexpected);
  if (!source) throw new Error(text);
  return source;
}

export interface Written {
  readonly baseUrl?: string;
  readonly modules?: readonly [ModuleName, LocatedData][];
  readonly pages?: readonly MarkdownSource[];
  readonly faq?: readonly MarkdownSource[];
  readonly skills?: readonly MarkdownSource[];
  readonly unread?: readonly string[];
  /** Documents by path, with their texts; what a path ends in says what it is. */
  readonly documents?: Readonly<Record<string, string | { text: string; mirrorOf?: string; source?: string }>>;
  readonly redirects?: Readonly<Record<string, string>>;
  /** The text of the 404 page. */
  readonly missing?: string;
  /** Header fields of the homepage. */
  readonly headers?: Headers;
  readonly today?: string;
  readonly expires?: string;
}

const missingFile = '404.html';

/** The input of a check, for a site that consists of nothing else. */
export function inputOf(written: Written): CheckInput {
  const {
    baseUrl = 'https://example.com',
    missing = '',
    headers = {},
    today = '2026-06-01',
    expires = '2027-01-01T00:00:00Z',
  } = written;
  const entries = Object.entries(written.documents ?? {}).map(([path, one]) => {
    const { text, ...rest } = typeof one === 'string' ? { text: one } : one;
    return { document: documentAt(path, rest), bytes: Buffer.from(text) };
  });
  const route = (path: string, file: string): Route => ({ path, variants: [{ when: 'always', file, headers }] });
  const site = {
    baseUrl,
    name: 'Example',
    language: 'en-GB',
    security: { expires },
    pages: [],
    publicFiles: [],
  } as unknown as Site;
  return {
    site,
    sources: {
      modules: new Map(written.modules ?? []),
      pages: written.pages ?? [],
      facts: new Map(),
      faq: written.faq ?? [],
      skills: (written.skills ?? []).map((source) => ({ name: '', file: source.file, bytes: Buffer.of(), source })),
      unread: written.unread ?? [],
      publicFiles: [],
    },
    catalog: entries.map(({ document }) => document),
    release: {
      baseUrl,
      files: new Map(
        [
          ...entries.map(({ document, bytes }) => [document.file, bytes] as const),
          [missingFile, Buffer.from(missing)] as const,
        ].map(([file, bytes]) => [file, { file, size: bytes.byteLength, bytes, sha256: '' }]),
      ),
      routes: new Map(entries.map(({ document: { path, file } }) => [path, route(path, file)])),
      redirects: new Map(Object.entries(written.redirects ?? {})),
      notFound: { file: missingFile, headers: {} },
      bareHeaders: {},
    },
    today,
  };
}

function documentAt(path: string, rest: { mirrorOf?: string; source?: string }): Document {
  const about = { path, title: path, description: '', render: () => '', ...rest };
  if (path.endsWith('/'))
    return { ...about, file: `${path.slice(1)}index.html`, kind: 'page', mediaType: mediaTypes.html };
  const file = path.slice(1);
  if (path.endsWith('.md')) return { ...about, file, kind: 'mirror', mediaType: mediaTypes.markdown } as Document;
  if (path.endsWith('.png')) return { ...about, file, kind: 'asset', mediaType: mediaTypes.png };
  return { ...about, file, kind: 'discovery', mediaType: mediaTypes.json } as Document;
}

/** The problems that a check reports. */
export function problemsOf(check: Check, written: Written): Problem[] {
  const problems: Problem[] = [];
  check(inputOf(written), (problem) => void problems.push(problem));
  return problems;
}
