import { getReleaseFile, type Release, type Variant } from '../../../src/core/release.ts';
import { isObject } from '../../../src/core/type-guards.ts';
import { example } from '../../support/organisations.ts';

/** A change of a release, for rows that must notice it. */
export type Change = (release: Release) => Release;

/** The example without pages of single questions and documents: judged some hundred times, and nothing of what is asked is missing. */
export function fewPages(): Release {
  const { release } = example.site;
  const kept = /^\/(?!(?:questions|docs\/api|releases)\/.)/;
  const routes = new Map([...release.routes].filter(([path]) => kept.test(path)));
  return { ...release, routes, redirects: new Map([...release.redirects].filter(([, to]) => routes.has(to))) };
}

/** Without a path. */
export const without =
  (path: string): Change =>
  (release) => ({ ...release, routes: new Map([...release.routes].filter(([each]) => each !== path)) });

/** With another text at a path, in the form that is chosen. */
export const text =
  (path: string, change: (text: string) => string, when?: Variant['when']): Change =>
  (release) => {
    const variant = (release.routes.get(path)?.variants ?? []).find((each) => when === undefined || each.when === when);
    if (!variant) throw new Error(`no ${path}`);
    const file = getReleaseFile(release, variant.file);
    const before = Buffer.from(file.bytes).toString('utf8');
    const after = change(before);
    if (after === before) throw new Error(`${path} is the same as before`);
    const bytes = new TextEncoder().encode(after);
    const made = { file: file.file, size: bytes.byteLength, sha256: '', bytes };
    return { ...release, files: new Map([...release.files, [file.file, made]]) };
  };

/** A file with other text, by what is replaced. */
export const replaced = (path: string, what: string | RegExp, by: string, when?: Variant['when']): Change =>
  text(path, (all) => all.replace(what, by), when);

export type Body = Record<string, unknown>;

/** With other values of members. */
export const set =
  (values: Body) =>
  (body: Body): void => {
    Object.assign(body, values);
  };

/** Without a member. */
export const unset =
  (name: string) =>
  (body: Body): void => {
    delete body[name];
  };

/** With another JSON document, of which nothing else says anything. */
export const onlyJson = (path: string, change: (body: Body) => void): Change =>
  text(path, (all) => {
    const body = JSON.parse(all) as Body;
    change(body);
    return `${JSON.stringify(body, null, 2)}\n`;
  });

/** A document of the API with other members, and its example in the description. */
export const json =
  (path: string, change: (body: Body) => void): Change =>
  (release) =>
    onlyJson('/api/v1/openapi.json', (description) => {
      const at = ['paths', path, 'get', 'responses', '200', 'content', 'application/json'];
      const content = at.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), description);
      if (!isObject(content) || !isObject(content.example)) throw new Error(`no example of ${path}`);
      change(content.example);
    })(onlyJson(path, change)(release));

/** With another header field at a path, in all forms; undefined removes it. */
export const field =
  (path: string, name: string, value: string | undefined): Change =>
  (release) => {
    const route = release.routes.get(path);
    if (!route) throw new Error(`no ${path}`);
    const variants = route.variants.map((variant) => {
      const { [name]: _, ...others } = variant.headers;
      return { ...variant, headers: value === undefined ? others : { ...others, [name]: value } };
    });
    return { ...release, routes: new Map([...release.routes, [path, { ...route, variants }]]) };
  };

/** With one more path, which serves the file of another. */
export const added =
  (path: string, like: string): Change =>
  (release) => {
    const route = release.routes.get(like);
    if (!route) throw new Error(`no ${like}`);
    return { ...release, routes: new Map([...release.routes, [path, { ...route, path }]]) };
  };

/** One after the other. */
export const all =
  (...changes: readonly Change[]): Change =>
  (release) =>
    changes.reduce((changed, change) => change(changed), release);
