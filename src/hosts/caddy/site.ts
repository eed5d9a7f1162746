import { mediaTypes } from '../../core/media-types.ts';
import type { Release, Variant } from '../../core/release.ts';
import { maxAcceptBytes } from '../../http/negotiate.ts';
import { allowedMethods, allowOf } from '../../http/policy.ts';
import { digestInName, type FileShape, partName, segment } from '../../http/shapes.ts';
import { canonicalPathOf, type HeaderSets, tokenEstimateOf } from '../header-sets.ts';
import { splitRedirects } from '../old-addresses.ts';
import { shapedRelease } from '../shaped-release.ts';
import { block, buildCaddyFields, type CaddyFields, deferredHeaderLines, headerLine, quoteToken } from './caddyfile.ts';

/** The weight of `range`, a list of its name and its parameters (RFC 9110 §12.4.2). */
const weight = `[range.filter(p, p.matches("^q[ \\\\t]*(=|$)"))].map(q, size(q) == 0 ? 1.0
    : q[0].matches("^q=(0([.][0-9]{0,3})?|1([.]0{0,3})?)$") ? double(q[0].substring(2)) : 0.0)[0]`;

/** In place of an estimate: it is the name of a file in the folder of estimates. */
const folderEstimate = 'folder';

/** Which path is answered how, as lines of maps. */
interface CaddyRows {
  /** A path → the name of its row, and its stem: the path without `/` or `.md` at the end, or where it is sent. */
  readonly paths: readonly string[];
  /** The name of a row → the set of header fields, the file, the file that must be there besides, the estimate. */
  readonly answers: readonly string[];
  /** Rows of which `NAME markdown` is another. */
  readonly negotiated: readonly string[];
  /** Rows whose path may be a folder with a page, if they have no file. */
  readonly folders: readonly string[];
}

const path = '"{http.vars.gazette_path}"';
const html = '"{http.vars.gazette_stem}/index.html"';
const markdown = '"{http.vars.gazette_stem}.md"';
const manyNames = `(?:/${segment})+`;

/** Exact rows come first, so that they count before a shape; a map takes the first that fits. */
function buildCaddyRows(release: Release, headers: HeaderSets): CaddyRows {
  const { shapes, routes, redirects, missing } = shapedRelease(release, headers);
  const { page, mirror } = shapes;
  const paths: string[] = [];
  const answers: string[] = [];
  const negotiated: string[] = [];
  const folders: string[] = [];
  const answer = (row: string, set: number, file: string, beside: string, tokens = '""') =>
    answers.push(`${quoteToken(row)} s${set} ${file} ${beside} ${tokens}`);
  const exact = (row: string, variant: Variant) => {
    const file = quoteToken(`/${variant.file}`);
    answer(row, headers.indexOf(variant.headers), file, file, quoteToken(tokenEstimateOf(variant) ?? ''));
  };

  routes.forEach(({ path, variants: [first, second] }, i) => {
    const page = first && canonicalPathOf(first);
    paths.push(`${quoteToken(path)} r${i} ${quoteToken(page === undefined ? '' : page.slice(0, -1))}`);
    if (first !== undefined) exact(`r${i}`, first);
    if (second === undefined) return;
    exact(`r${i} markdown`, second);
    negotiated.push(`r${i}`);
  });
  for (const [from, to] of redirects) paths.push(`${quoteToken(from)} redirect ${quoteToken(to)}`);
  for (const absent of missing) paths.push(`${quoteToken(absent)} none ""`);
  for (const { pattern, isFolder, to } of splitRedirects(redirects).patterns)
    if (isFolder) paths.push(`\`~^${pattern}$\` redirect ${quoteToken(to)}`);

  if (page !== undefined) {
    paths.push(`~^(${manyNames})/$ page $1`);
    answer('page', page.html, html, html);
    answer('page markdown', page.markdown, markdown, html, folderEstimate);
    negotiated.push('page');
  }
  if (mirror !== undefined) {
    paths.push(`~^(${manyNames})[.]md$ mirror $1`);
    answer('mirror', mirror, markdown, html, folderEstimate);
    folders.push('mirror');
  }
  const files = (kind: string, start: string, all: readonly FileShape[]) => {
    for (const { extension, set } of all) {
      const row = `${kind} ${extension}`;
      paths.push(`~^${start}[.]${extension}$ ${quoteToken(row)} ""`);
      answer(row, set, path, path);
      folders.push(row);
    }
  };
  files('asset', `/assets/${segment}[.]${digestInName}`, shapes.assets);
  files('part', `/${partName}`, shapes.parts);
  files('file', manyNames, shapes.files);
  if (!shapes.redirects) return { paths, answers, negotiated, folders: [] };
  paths.push(`~^${manyNames}$ folder ""`);
  return { paths, answers, negotiated, folders: [...folders, 'folder'] };
}

/**
 * CEL has no variables, so that `[x].exists(name, …)` binds a name. It splits a copy of Accept without quoted strings
 * (RFC 9110 §5.6.4; one that is not closed runs to the end) and without white space around separators.
 */
const question = `size(bytes({http.request.header.Accept})) <= ${maxAcceptBytes}
  && [{http.request.header.Gazette-Accept}.lowerAscii().split(",").map(range, range.split(";"))].exists(ranges,
  [ranges.filter(range, range[0] == "text/markdown").map(range,
    ${weight})].exists(markdown,
  [["text/html", "text/*", "*/*"].map(name, ranges.filter(range, range[0] == name)).filter(found, size(found) > 0)].exists(found,
  [size(found) == 0 ? [] : found[0].map(range,
    ${weight})].exists(html,
  markdown.exists(m, m > 0.0 && html.all(h, m >= h))))))`.replaceAll(/\n */g, ' ');

/**
 * negotiate() as lines of a Caddyfile, to stand inside `route`: of the rows that are named, `gazette_row` ends with
 * " markdown" if that is wanted. Browsers do not name Markdown: the long question is asked of others only.
 */
export function caddyNegotiationLines(rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  return [
    ...block('@gazette_choice', [
      `vars gazette_row ${rows.map(quoteToken).join(' ')}`,
      'header_regexp Accept (?i)text/markdown',
    ]),
    ...block('route @gazette_choice', [
      'request_header Gazette-Accept {http.request.header.Accept}',
      'request_header Gazette-Accept `"(?:[^"\\\\]|\\\\(?:.|$))*(?:"|$)` _',
      'request_header Gazette-Accept `(^|[,;])[ \\t]+` `$1`',
      'request_header Gazette-Accept `[ \\t]+([,;]|$)` `$1`',
      `@gazette_markdown expression \`${question}\``,
      'vars @gazette_markdown gazette_row "{http.vars.gazette_row} markdown"',
    ]),
  ];
}

/**
 * Lines for one release inside any site block: one `route`, whose directives keep their order whatever a
 * neighbour says of orders. It has no snippet and no global option, and all its names begin with `gazette`.
 */
export function caddySite(release: Release, headers: HeaderSets): string {
  const fields = buildCaddyFields(release, headers);
  const rows = buildCaddyRows(release, headers);
  const route = block('route', [
    ...refuseMethods(release, headers, fields),
    ...find(release, rows),
    ...send(fields),
    ...redirect(release, rows, fields),
    '# The 404 page.',
    'request_header -If-None-Match',
    ...block('header', [...deferredHeaderLines, ...fields.own(release.notFound.headers)]),
    `rewrite * ${quoteToken(`/${release.notFound.file}`)}`,
    ...block('file_server', [root, 'status 404', 'disable_canonical_uris']),
  ]);
  return `${['# Gazette for Caddy: one release, inside a site block. Generated; do not edit.', ...route].join('\n')}\n`;
}

const root = 'root "@GAZETTE_ROOT@/dist"';

/** Caddy looks whether a regular file is there; a name out of a request is no pattern to it. */
function isThere(name: string, file: string, more: readonly string[] = [], folder = root): string[] {
  return block(`@gazette_${name}`, [...more, ...block('file', [folder, `try_files ${file}`])]);
}

function refuseMethods(release: Release, { setOf }: HeaderSets, { common, own }: CaddyFields): string[] {
  const { preflight } = release;
  const allow = headerLine('Allow', allowOf(release));
  const preflightFields = Object.entries(preflight === undefined ? {} : setOf(preflight));
  const options = [
    ...block('header', [allow, ...preflightFields.map(([name, value]) => headerLine(name, value))]),
    'respond 204',
  ];
  return [
    ...(preflight === undefined
      ? []
      : ['@gazette_preflight method OPTIONS', ...block('route @gazette_preflight', options)]),
    ...block('header', common),
    `@gazette_refused not method ${allowedMethods.join(' ')}`,
    ...block('route @gazette_refused', [
      ...block('header', [allow, headerLine('Content-Type', mediaTypes.text), ...own(release.bareHeaders)]),
      `respond ${quoteToken(`Only ${allowOf(release)} are answered here.`)} 405`,
    ]),
  ];
}

/** A map is evaluated again wherever one of its outputs is read: so each is read once, into a variable. */
function find({ redirects }: Release, { paths, answers, negotiated }: CaddyRows): string[] {
  return [
    '# As sent: neither decoded nor resolved, so that a path has one spelling.',
    ...block('map {http.request.uri} {gazette.path}', [
      ...splitRedirects(redirects)
        .patterns.filter(({ query }) => query !== undefined)
        .map(({ pattern, from }) => `\`~^${pattern}$\` ${quoteToken(from.replaceAll('$', '$$$$'))}`),
      '~^([^?]*) $1',
    ]),
    'vars gazette_path {gazette.path}',
    ...block('map {http.vars.gazette_path} {gazette.row} {gazette.stem}', [...paths, 'default none ""']),
    ...block('vars', ['gazette_row {gazette.row}', 'gazette_stem {gazette.stem}']),
    ...caddyNegotiationLines(negotiated),
    ...block('map {http.vars.gazette_row} {gazette.set} {gazette.file} {gazette.beside} {gazette.tokens}', [
      ...answers,
      'default "" "" "" ""',
    ]),
    ...block(
      'vars',
      ['set', 'file', 'beside', 'tokens'].map((name) => `gazette_${name} {gazette.${name}}`),
    ),
    '# Dates say nothing here (file times are made of digests), and parts of files are not served.',
    ...['If-Modified-Since', 'If-Unmodified-Since', 'If-Match', 'If-Range', 'Range'].map((k) => `request_header -${k}`),
  ];
}

function send({ chosen }: CaddyFields): string[] {
  return [
    ...isThere('beside', '{http.vars.gazette_beside}'),
    ...isThere('file', '{http.vars.gazette_file}'),
    ...block('route @gazette_beside', [
      ...block('route @gazette_file', [
        ...estimates,
        ...chosen,
        'rewrite * {http.vars.gazette_file}',
        ...block('file_server', [root, 'precompressed br gzip', 'disable_canonical_uris']),
      ]),
    ]),
  ];
}

/** Token estimates: in the map for exact rows; for others the name of a file, in a folder named as the Markdown. */
const estimates = [
  '@gazette_counted vars_regexp {http.vars.gazette_tokens} ^[0-9]+$',
  'header @gazette_counted x-markdown-tokens {http.vars.gazette_tokens}',
  ...isThere(
    'estimated',
    '{http.vars.gazette_file}/*',
    [`vars gazette_tokens ${folderEstimate}`],
    'root "@GAZETTE_ROOT@/config/tokens"',
  ),
  ...block('route @gazette_estimated', [
    ...block('map {http.matchers.file.relative} {gazette.estimate}', ['~/([0-9]+)$ $1']),
    'header x-markdown-tokens {gazette.estimate}',
  ]),
];

function redirect(release: Release, { folders }: CaddyRows, { own }: CaddyFields): string[] {
  const to = (location: string) => [
    ...block('header', [`Location ${location}`, ...own(release.bareHeaders)]),
    'respond 308',
  ];
  return [
    '@gazette_redirect vars gazette_row redirect',
    ...block('route @gazette_redirect', to('{http.vars.gazette_stem}')),
    ...(folders.length === 0
      ? []
      : [
          ...isThere('folder', '{http.vars.gazette_path}/index.html', [
            `vars gazette_row ${folders.map(quoteToken).join(' ')}`,
          ]),
          ...block('route @gazette_folder', to('"{http.vars.gazette_path}/"')),
        ]),
  ];
}
