import { pageMark } from '../../core/canonical.ts';
import type { Headers, Release, Route, Variant } from '../../core/release.ts';
import { decodePercent } from '../../core/url.ts';
import { allowedMethods } from '../../http/policy.ts';
import { digestInName, type FileShape, partName, segment } from '../../http/shapes.ts';
import { canonicalPathOf, type HeaderSets, tokenEstimateOf } from '../header-sets.ts';
import { splitRedirects } from '../old-addresses.ts';
import { shapedRelease } from '../shaped-release.ts';
import { nginxNegotiationLines } from './negotiate.ts';
import { block, nginxPath, nginxPattern, nginxValue, nginxWord, variableName } from './syntax.ts';

/** Other methods end before anything is looked up; by `return`, because limit_except is a 403. */
export function refuseMethods({ preflight }: Release): string[] {
  return [
    // An error page is asked for by GET, and could not tell: so OPTIONS has a status of its own on its way there.
    ...(preflight === undefined ? [] : ['if ($request_method = OPTIONS) { return 418; }']),
    `if ($request_method !~ "^(?:${allowedMethods.join('|')})$") { return 405; }`,
  ];
}

const path = `(?:/${segment})+`;

/** nginx before 1.23 keeps the length of a location's name in one byte; a pattern may be longer. */
const longestName = 255;

/**
 * A location for each exact row, and one for each shape. nginx chooses them by the decoded path; each then asks for the
 * path as it was received, so that a path has one spelling.
 */
export function locations(release: Release, headers: HeaderSets, fields: NginxFields, types: NginxTypes): string[] {
  const { shapes, routes, redirects, missing } = shapedRelease(release, headers);
  const refused = refuseMethods(release);
  const exact = (path: string, lines: readonly string[]) => {
    const name = decodePercent(path);
    const isLong = Buffer.byteLength(name) > longestName;
    return block(isLong ? `location ~ "^${nginxPattern(name)}$"` : `location = ${nginxWord(name)}`, [
      ...refused,
      `if ($request_uri !~ ${nginxPath(path)}) { return 404; }`,
      ...lines,
    ]);
  };
  const shaped = (pattern: string, lines: readonly string[]) =>
    block(`location ~ "^${pattern}$"`, [
      ...refused,
      `if ($request_uri !~ "^${pattern.replace('?<gazette_stem>', '?:')}(?:[?]|$)") { return 404; }`,
      ...lines,
    ]);
  const bare = fields.set(headers.indexOf(release.bareHeaders));
  const redirectTo = (to: string) => [...bare, `return 308 ${to};`];
  const ofSet = (position: number) => headers.sets[position]?.['Content-Type'] ?? '';
  const files = (prefix: string, all: readonly FileShape[]) =>
    bySet(all).flatMap(([set, extensions]) =>
      shaped(`${prefix}[.](?:${extensions.join('|')})`, [
        ...types.own(`x.${extensions[0]}`, ofSet(set)),
        ...fields.set(set),
        exists('uri'),
      ]),
    );
  return [
    ...routes.flatMap((route) => exact(route.path, routeLines(route, headers, fields, types))),
    ...splitRedirects(redirects).plain.flatMap(([from, to]) =>
      exact(from, redirectTo(to === `${from}/` ? '$uri/' : nginxValue(to))),
    ),
    ...missing.flatMap((absent) => exact(absent, ['return 404;'])),
    ...(shapes.page === undefined
      ? []
      : shaped(`${path}/`, [
          exists('uri', 'index.html'),
          ...nginxNegotiationLines,
          ...fields.set(shapes.page.html),
          ...switched(fields.set(shapes.page.html), fields.set(shapes.page.markdown)),
          'if ($gazette_markdown) { rewrite "^(.*)/$" $1.md break; }',
          'rewrite "^(.*)$" $1index.html break;',
        ])),
    ...(shapes.mirror === undefined
      ? []
      : shaped(`(?<gazette_stem>${path})[.]md`, [
          ...fields.set(shapes.mirror, { page: `\${gazette_stem}/` }),
          exists('uri'),
          exists('gazette_stem', '/index.html'),
        ])),
    ...files(`/assets/${segment}[.]${digestInName}`, shapes.assets),
    ...files(`/${partName}`, shapes.parts),
    ...files(path, shapes.files),
    ...(shapes.redirects ? shaped(path, [exists('uri', '/index.html'), ...redirectTo('$uri/')]) : []),
  ];
}

function routeLines({ path, variants }: Route, headers: HeaderSets, fields: NginxFields, types: NginxTypes): string[] {
  const [first, second] = variants;
  if (first === undefined) return ['return 404;'];
  const set = (variant: Variant) =>
    fields.set(headers.indexOf(variant.headers), { tokens: tokenEstimateOf(variant), page: canonicalPathOf(variant) });
  const name = decodePercent(path);
  const send = ({ file }: Variant) => (`/${file}` === name ? [] : [rewriteTo(name, `/${file}`)]);
  if (second === undefined)
    return [...types.own(first.file, first.headers['Content-Type'] ?? ''), ...set(first), ...send(first)];
  return [
    ...nginxNegotiationLines,
    ...set(first),
    ...switched(set(first), set(second)),
    ...send(second).map((line) => `if ($gazette_markdown) { ${line} }`),
    ...send(first),
  ];
}

/** Lines of the second set that the first lacks. */
function switched(first: readonly string[], second: readonly string[]): string[] {
  return second.filter((line) => !first.includes(line)).map((line) => `if ($gazette_markdown) { ${line} }`);
}

/** The common start is taken from the request: it may hold a `$`, which has no escape in a value. */
function rewriteTo(path: string, file: string): string {
  let common = 0;
  while (path[common] !== undefined && path[common] === file[common]) common++;
  const rest = nginxValue(file.slice(common)).slice(1);
  return `rewrite "^(.*)${nginxPattern(path.slice(common))}$" "$1${rest} break;`;
}

/** Asks for a regular file: no folder, no name that is too long. */
function exists(variable: string, rest = ''): string {
  return `if (!-f "$document_root\${${variable}}${rest}") { return 404; }`;
}

function bySet(shapes: readonly FileShape[]): [number, string[]][] {
  const sets = new Map<number, string[]>();
  for (const { set, extension } of shapes) sets.set(set, [...(sets.get(set) ?? []), extension]);
  return [...sets];
}

/** The header fields of all answers: one list of them for all locations, whose variables each location sets. */
interface NginxFields {
  /** `add_header` for each field; `always`: with errors too. */
  added(always: boolean): string[];
  /**
   * Lines of a location for one set of fields, by its position: every variable, because a redirect keeps others. `page` may name
   * a variable.
   */
  set(
    position: number,
    own?: { readonly tokens?: string | undefined; readonly page?: string | undefined; readonly allow?: string },
  ): string[];
  /** Lines of uncacheable answers: errors of the server itself. */
  readonly error: readonly string[];
}

/** A field that is the same in all sets is written where it is added; of others a variable is. */
export function buildNginxFields(release: Release, { sets, indexOf }: HeaderSets): NginxFields {
  const [first = {}] = sets;
  const names = [...new Set(sets.flatMap((set) => Object.keys(set)))].filter((name) => name !== 'Content-Type');
  const varying = new Set(
    names.filter((name) => name === 'Cache-Control' || sets.some((set) => set[name] !== first[name])),
  );
  const settings = (set: Headers, tokens: string, allow: string, page = '') => [
    ...[...varying].map(
      (name) => `set $${variableName(name)} ${nginxValue(set[name] ?? '').replace(pageMark, () => page)};`,
    ),
    `set $gazette_tokens "${tokens}";`,
    `set $gazette_allow "${allow}";`,
  ];
  return {
    added: (always) =>
      [
        // Tags are made of times, and times of digests, which are no dates.
        'add_header Last-Modified ""',
        ...names.map(
          (name) =>
            `add_header ${name} ${varying.has(name) ? `$${variableName(name)}` : nginxValue(first[name] ?? '')}`,
        ),
        'add_header x-markdown-tokens $gazette_tokens',
        'add_header Allow $gazette_allow',
      ].map((line) => `${line}${always ? ' always' : ''};`),
    set: (position, { tokens = '', allow = '', page = '' } = {}) => settings(sets[position] ?? {}, tokens, allow, page),
    error: settings({ ...sets[indexOf(release.bareHeaders)], 'Cache-Control': 'no-store' }, '', ''),
  };
}

/** The media types of file extensions, which are all that nginx knows of types, and what deviates from them. */
interface NginxTypes {
  /** The `types` block for all locations. */
  readonly lines: readonly string[];
  /** More lines for one file; empty if its extension says its type. */
  own(file: string, type: string): string[];
}

/** The type that most files of an extension have is that of the extension. */
export function buildNginxTypes(release: Release): NginxTypes {
  const counts = new Map<string, Map<string, number>>();
  for (const { variants } of release.routes.values())
    for (const { file, headers } of variants) {
      const extension = extensionOf(file);
      if (extension === undefined) continue;
      const types = counts.get(extension) ?? new Map<string, number>();
      const type = headers['Content-Type'] ?? '';
      counts.set(extension, types.set(type, (types.get(type) ?? 0) + 1));
    }
  counts.set('html', new Map([[release.notFound.headers['Content-Type'] ?? '', 1]]));
  const types = new Map(
    [...counts].map(([extension, of]) => [extension, [...of].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''] as const),
  );
  return {
    lines: block(
      'types',
      [...types].map(([extension, type]) => `${nginxWord(type)} ${extension};`),
    ),
    own: (file, type) =>
      types.get(extensionOf(file) ?? '') === type ? [] : ['types { }', `default_type ${nginxWord(type)};`],
  };
}

/** A name that only begins with a dot has no extension. */
function extensionOf(file: string): string | undefined {
  const dot = file.lastIndexOf('.');
  const extension = file.slice(dot + 1);
  if (dot < 1 || file[dot - 1] === '/' || !isWord.test(extension)) return undefined;
  return extension.toLowerCase();
}

const isWord = /^[A-Za-z0-9]+$/;
