import { resources } from '../../src/api/v1/index.ts';
import type { Release } from '../../src/core/release.ts';
import { respond } from '../../src/http/respond.ts';

/** A parsed JSON object. */
export type Json = { readonly [member: string]: unknown };

interface Options {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The file of the page for what does not exist: it has no path. */
export const notFoundFile = '404.html';

/** A release as its readers find it, answered in process; `languages` as its site.ts names them, the first at the root. */
export function siteReader(release: Release, languages: readonly string[]) {
  const { baseUrl: origin } = release;
  const [first = '', ...others] = languages;
  const prefixes = new Map(others.map((tag) => [`/${tag.split('-')[0]}/`, tag]));

  /** One request to the origin, a path or an absolute URL of it. */
  function get(target: string, { method = 'GET', headers = {} }: Options = {}) {
    const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
    const { status, headers: fields, body } = respond(release, { method, path, headers });
    return { status, headers: new Headers(fields), body: Buffer.from(body).toString('utf8') };
  }

  /** The bytes of the answer to a plain GET. */
  const bytes = (path: string): Uint8Array => respond(release, { method: 'GET', path, headers: {} }).body;

  /** The JSON document at a path; throws unless it is answered with 200. */
  function json<T = Json>(path: string): T {
    const { status, body } = get(path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return JSON.parse(body) as T;
  }

  /** Media type without parameters. */
  const typeOf = (path: string) => get(path).headers.get('content-type')?.split(';')[0];

  const paths = [...release.routes.keys()];
  const pagePaths = paths.filter((path) => typeOf(path) === 'text/html');
  const inApi = paths.filter((path) => /^(?:\/[a-z-]+)?\/api\/v1\/[^/]+\.json$/.test(path));
  /** The place of a document in the table of the API; what editors made themselves comes after that, the description last. */
  const place = (path: string) => {
    const known = resources.findIndex((resource) => path.endsWith(resource.path));
    return path.endsWith('/openapi.json') ? resources.length + 1 : known < 0 ? resources.length : known;
  };
  /** The language that a document is in, by its place. */
  const languageOf = (path: string) => prefixes.get(/^\/[^/]*\//.exec(path)?.[0] ?? '') ?? first;

  return {
    origin,
    get,
    bytes,
    json,
    typeOf,
    paths,
    pagePaths,
    jsonPaths: paths.filter((path) => /[/+]json$/.test(typeOf(path) ?? '')),
    /** Every document of the API in the first language, in the order in which it is listed. */
    apiPaths: inApi.filter((path) => path.startsWith('/api/')).sort((a, b) => place(a) - place(b)),
    /** Paths of the other languages. */
    translatedApiPaths: inApi.filter((path) => !path.startsWith('/api/')),
    /** The text at a path with every run of white space as one space, so that line breaks do not matter. */
    prose: (path: string) => get(path).body.replace(/\s+/g, ' '),
    languageOf,
    /** The Markdown mirror of a page; a homepage has an index. */
    mirrorOf: (path: string) => (path === '/' || prefixes.has(path) ? `${path}index.md` : `${path.slice(0, -1)}.md`),
    directionOf: (path: string) => (/^(?:ar|fa|he|ur)\b/.test(languageOf(path)) ? 'rtl' : 'ltr'),
    /** The page for what does not exist. */
    notFoundPage: Buffer.from(release.files.get(notFoundFile)!.bytes).toString('utf8'),
  };
}
export type SiteReader = ReturnType<typeof siteReader>;

/** Every member of a JSON value at any depth, as [name, value]. */
export function members(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) ? [] : [[name, member] as [string, unknown]]),
    ...members(member),
  ]);
}
