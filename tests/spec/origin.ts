import { resources } from '../../src/api/v1/index.ts';
import { openapiPath } from '../../src/api/v1/version.ts';
import { build } from '../../src/compile/build.ts';
import type { Release } from '../../src/core/release.ts';
import { respond } from '../../src/http/respond.ts';

const result = build({ contentDir: 'content', publicDir: 'public', preview: false, today: '2026-11-21' });
if (!result.release) throw new Error(`The example does not build:\n${JSON.stringify(result.problems, null, 1)}`);

/** The example content as a release, built once per test file. */
export const release: Release = result.release;
export const problems = result.problems;
export const origin = release.baseUrl;

/** A parsed JSON object. */
export type Json = { readonly [member: string]: unknown };

interface Options {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request to the origin, a path or an absolute URL of it, answered in process. */
export function get(target: string, { method = 'GET', headers = {} }: Options = {}) {
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  const { status, headers: fields, body } = respond(release, { method, path, headers });
  return { status, headers: new Headers(fields), body: Buffer.from(body).toString('utf8') };
}

/** The bytes of the answer to a plain GET. */
export const bytes = (path: string): Uint8Array => respond(release, { method: 'GET', path, headers: {} }).body;

/** The JSON document at a path; throws unless it is answered with 200. */
export function json<T = Json>(path: string): T {
  const { status, body } = get(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return JSON.parse(body) as T;
}

/** The text at a path with every run of white space as one space, so that line breaks do not matter. */
export const prose = (path: string) => get(path).body.replace(/\s+/g, ' ');

/** Media type without parameters. */
export const typeOf = (path: string) => get(path).headers.get('content-type')?.split(';')[0];

export const paths = [...release.routes.keys()];
export const pagePaths = paths.filter((path) => typeOf(path) === 'text/html');
export const jsonPaths = paths.filter((path) => /[/+]json$/.test(typeOf(path) ?? ''));

const builtIn = resources.map(({ path }) => path);
/** Every document of the API: those of its table, the fact module of the example, the description; service.md 4.1 is judged in its own section. */
export const apiPaths = [...builtIn, '/api/v1/releases.json', openapiPath];

/** Every member of a JSON value at any depth, as [name, value]. */
export function members(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) ? [] : [[name, member] as [string, unknown]]),
    ...members(member),
  ]);
}
