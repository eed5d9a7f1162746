import { pageMark } from '../../core/canonical.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { Headers, Route, Variant } from '../../core/release.ts';
import { allowOf } from '../../http/policy.ts';
import { canonicalPathOf, tokenEstimateOf } from '../header-sets.ts';
import type { UnmetCapability } from '../host.ts';
import { nginxNegotiationLines } from '../nginx/negotiate.ts';
import { nginxQuirks } from '../nginx/nginx.ts';
import { block, nginxPattern, nginxValue, nginxWord } from '../nginx/syntax.ts';
import {
  type OverlayHost,
  type OverlayPage,
  type OverlaySite,
  partitionNameable,
  rootPlaceholder,
} from './overlay-host.ts';

const place = '/.gazette-overlay';

/**
 * Lines of a server: they send what is ours to one internal location, before any of theirs is looked for. All maps are
 * asked there, since asking one later would change `$1` of theirs.
 */
function nginxServerBlockLines({ release, headers }: OverlaySite, root: string): string {
  const { bareHeaders, preflight } = release;
  const bare = headers.setOf(bareHeaders);
  const allow = allowOf(release);
  const own = '(?:own|both|moved)$';
  const decide = [
    'set $gazette_asked "$gazette_method $gazette_markdown $gazette_kind";',
    'set $gazette_tokens "";',
    'set $gazette_once "$gazette_vary$gazette_link$gazette_page$gazette_first$gazette_first_tokens$gazette_second$gazette_second_tokens";',
    'if ($gazette_asked ~ "^(?:GET|HEAD) (?:. own|0 both)$") { set $gazette_tokens $gazette_first_tokens; }',
    `if ($gazette_asked ~ "^(?:GET|HEAD) (?:. own|0 both)$") { rewrite ^ ${place}/$gazette_first last; }`,
    'if ($gazette_asked ~ "^(?:GET|HEAD) 1 (?:page|both)$") { set $gazette_tokens $gazette_second_tokens; }',
    `if ($gazette_asked ~ "^(?:GET|HEAD) 1 (?:page|both)$") { rewrite ^ ${place}/$gazette_second last; }`,
    `if ($gazette_asked ~ "^(?:GET|HEAD) . moved$") { rewrite ^ ${place}/308 last; }`,
    ...(preflight === undefined ? [] : [`if ($gazette_asked ~ "^OPTIONS . ${own}") { rewrite ^ ${place}/204 last; }`]),
    `if ($gazette_asked ~ "^(?!GET |HEAD )[^ ]+ . ${own}") { rewrite ^ ${place}/405 last; }`,
  ];
  const exact = (status: number, fields: Headers, lines: readonly string[]) =>
    block(`location = ${place}/${status}`, [...added(fields, true), ...lines]);
  const answers = [
    ...(preflight === undefined
      ? []
      : exact(204, { Allow: allow, ...headers.setOf(preflight) }, ['types { }', 'default_type "";', 'return 204;'])),
    ...exact(405, { Allow: allow, ...bare }, [
      'types { }',
      `default_type ${nginxWord(mediaTypes.text)};`,
      `return 405 ${nginxValue(`Only ${allow} are answered here.`)};`,
    ]),
    ...exact(308, bare, ['return 308 $gazette_page;']),
  ];
  return `${[
    '# Gazette for nginx: inside your server. Generated; do not edit.',
    ...nginxNegotiationLines,
    ...decide,
    ...block(`location ^~ ${place}/`, [
      'internal;',
      ...undone,
      ...compression(release.routes.values()),
      ...answers,
      ...headers.sets.flatMap((fields, i) => fileLocation(fields, i, root)),
    ]),
  ].join('\n')}\n`;
}

/** The files of one set of fields; a location with fields of its own inherits none of theirs. */
function fileLocation(fields: Headers, i: number, root: string): string[] {
  return block(`location ^~ ${place}/${i}/`, [
    'internal;',
    `alias ${nginxWord(`${root}/`)};`,
    'types { }',
    `default_type ${nginxWord(fields['Content-Type'] ?? mediaTypes.text)};`,
    ...added(fields, false),
    'add_header x-markdown-tokens $gazette_tokens;',
    // Tags are made of times, and times of digests, which are no dates.
    'add_header Last-Modified "";',
  ]);
}

function added(fields: Headers, always: boolean): string[] {
  return Object.entries(fields)
    .filter(([name]) => name !== 'Content-Type')
    .map(
      ([name, value]) =>
        `add_header ${name} ${nginxValue(value).replace(pageMark, () => `$\{gazette_page}`)}${always ? ' always' : ''};`,
    );
}

/** Directives against settings of the server around. */
const undone = [
  'charset off;',
  'absolute_redirect off;',
  'autoindex off;',
  'expires off;',
  'ssi off;',
  'etag on;',
  'if_modified_since off;',
  'max_ranges 0;',
  '# Our own Vary says it.',
  'gzip_vary off;',
];

/** Side-cars, where attach has written some: what is compressed on the fly would share a tag with them. */
function compression(routes: Iterable<OverlaySite['own'][number]>): string[] {
  for (const { variants } of routes)
    for (const { encodings = [] } of variants)
      if (encodings.length > 0) return ['gzip off;', 'gzip_static on;', 'gzip_proxied any;'];
  return [];
}

/** Names that a map can hold: `$` has no escape, `|` stands between the parts of a row. */
const nginxNamePattern = /^[^\p{Cc}$|?"\\]+$/u;

/** With the usual 64 bytes of a bucket a key has at most 46, and its size can be set once in all of a configuration. */
const longestKey = 40;

/**
 * Maps from the path as sent to what is ours there. A map finds a text at once, but without regard to capitals and only if it is
 * short: so the end of a path finds a row, and the row says whether it is of this very path.
 */
function nginxMaps({ own, pages, headers, release }: OverlaySite): string {
  const answer = (variant: Variant | undefined) =>
    variant === undefined
      ? '|'
      : `${headers.indexOf(variant.headers)}/${variant.file}|${tokenEstimateOf(variant) ?? ''}`;
  const page = ([first, second]: readonly (Variant | undefined)[]) =>
    (first && canonicalPathOf(first)) ?? (second && canonicalPathOf(second)) ?? '';
  const row = (path: string, kind: string, variants: readonly (Variant | undefined)[]) =>
    [path, `${path}|${kind}|${page(variants)}|${answer(variants[0])}|${answer(variants[1])}`] as const;
  const rows = [
    ...own.map(({ path, variants }: Route) => row(path, variants.length > 1 ? 'both' : 'own', variants)),
    ...pages.map(({ path, markdown }: OverlayPage) => row(path, 'page', [undefined, markdown])),
    ...[...release.redirects]
      .filter((pair) => pair.every((name) => nginxNamePattern.test(name)))
      .map(([from, to]) => [from, `${from}|moved|${to}||||`] as const),
  ];
  const counts = new Map<string, number>();
  for (const [path] of rows) counts.set(keyOf(path), (counts.get(keyOf(path)) ?? 0) + 1);
  const isAlone = ([path]: readonly [string, string]) => counts.get(keyOf(path)) === 1;
  const keyed = rows.filter(isAlone).map(([path, text]) => `${key(tail(path))} ${nginxValue(text)};`);
  const exact = rows
    .filter((each) => !isAlone(each))
    .map(([path, text]) => `"~^${nginxPattern(path)}$" ${nginxValue(text)};`);
  const part = (name: string, skipped: number) =>
    map('$gazette_row', `$gazette_${name}`, [`"~^(?:[^|]*[|]){${skipped}}([^|]*)" $1;`]);
  return `${[
    '# Gazette for nginx: maps, inside http. Generated; do not edit.',
    // Without `|`: a path that holds one would be taken for a row.
    ...map('$request_uri', '$gazette_path', ['"~^([^?#|]*)(?:[?]|$)" $1;']),
    ...map('$gazette_path', '$gazette_tail', [`"~(.{1,${longestKey}})$" $1;`]),
    ...map('$gazette_tail', '$gazette_keyed', keyed),
    ...block('map $gazette_path $gazette_found', ['default $gazette_keyed;', ...exact]),
    ...map('"$gazette_path|$gazette_found"', '$gazette_row', ['"~^([^|]*)[|](\\1[|].*)$" $2;']),
    ...part('kind', 1),
    ...part('page', 2),
    ...part('first', 3),
    ...part('first_tokens', 4),
    ...part('second', 5),
    ...part('second_tokens', 6),
    // Original method: an error page of theirs is a GET, and passes the lines of the server once more.
    ...map('$request', '$gazette_method', ['"~^([^ ]+) " $1;']),
    ...map('"$gazette_method $gazette_kind"', '$gazette_vary', ['"~^(?:GET|HEAD) page$" Accept;']),
    ...map(
      '"$gazette_method $gazette_kind $gazette_path"',
      '$gazette_link',
      pages.flatMap(({ path, link }) =>
        link === undefined ? [] : [`"~^(?:GET|HEAD) page ${nginxPattern(path)}$" ${nginxValue(link)};`],
      ),
    ),
  ].join('\n')}\n`;
}

function map(from: string, to: string, rows: readonly string[]): string[] {
  return block(`map ${from} ${to}`, ['default "";', ...rows]);
}

function tail(path: string): string {
  return path.slice(-longestKey);
}

function keyOf(path: string): string {
  return tail(path).toLowerCase();
}

/** A word that begins with `~` would be a pattern: a backslash says that it is text. Before a letter it would be an escape. */
function key(text: string): string {
  return text.startsWith('~') ? `"\\${text}"` : nginxWord(text);
}

/** nginx 1.18 or newer: maps for `http`, and lines for the `server` that is there. */
export const nginxOverlay: OverlayHost = {
  name: 'nginx',
  title: 'nginx, in a server that is there',
  instructions: `nginx 1.18 or newer.

1. In \`http { … }\`: \`include /path/gazette-http.conf;\`
2. In your \`server { … }\`, after the lines that send whole hosts elsewhere (\`return 301 https://…\`) and before all others:
   \`include /path/gazette-server.conf;\`
3. In the block that has your \`add_header\` lines (\`nginx -T | grep -n add_header\`), or in \`server\` if there are none:
   \`include /path/gazette-fields.conf;\` In nginx a block with an \`add_header\` of its own loses those of the blocks around
   it, so each such block that serves pages needs the lines.
4. \`nginx -t && systemctl reload nginx\`. With hundreds of pages it may warn that it could not build an optimal \`map_hash\`, which
   does no harm; \`map_hash_bucket_size 128; map_hash_max_size 16384;\` in \`http\`, before the first \`map\`, stops it.

The lines decide before a \`location\` is chosen, so that \`location ~ /\\. { deny all; }\` and the page of an application do not
stand in their way. A password or \`deny\` of the whole server guards ours too; one of a \`location\` guards no Markdown of ours.
`,
  quirks: [nginxQuirks.repeatedRanges, nginxQuirks.acceptLines, nginxQuirks.preconditions],
  emit(site, { root = rootPlaceholder }) {
    const named = partitionNameable(site, (text) => nginxNamePattern.test(text));
    return {
      files: [
        { file: 'gazette-http.conf', text: nginxMaps({ ...site, ...named }) },
        { file: 'gazette-server.conf', text: nginxServerBlockLines(site, root) },
        { file: 'gazette-fields.conf', text: besideText },
      ],
      unmet: [...lostVary(site), ...unnamed(named.others)],
    };
  },
};

const vary = 'add_header Vary $gazette_vary;';

const link = 'add_header Link $gazette_link;';

const besideText = `# Gazette for nginx: wherever your add_header lines are. Generated; do not edit.
${vary}
${link}
`;

function lostVary({ pages }: OverlaySite): UnmetCapability[] {
  if (pages.length === 0) return [];
  return [
    {
      capability: 'vary',
      reason: `nginx before 1.29.3 drops the \`Vary\` of a \`server\` in each \`location\` that has an \`add_header\` of its own. Write there too: \`${vary}\`, and for the homepage \`${link}\` (from 1.29.3 on \`add_header_inherit merge;\` in \`server\` does it for all of them). Without it a shared cache in front may hand your page to those who asked for Markdown, never Markdown to browsers.`,
      affected: ['pages of yours in a location that has an `add_header`'],
    },
  ];
}

/** Paths that no configuration of nginx can hold. */
function unnamed(paths: readonly string[]): UnmetCapability[] {
  if (paths.length === 0) return [];
  const reason =
    'Their names hold a character that has no escape in the configuration of nginx: your server answers them.';
  return [{ capability: 'negotiation', reason, affected: paths }];
}
