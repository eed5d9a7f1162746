import type { Route, Variant } from '../../core/release.ts';
import { canonicalPathOf, tokenEstimateOf } from '../header-sets.ts';
import type { UnmetCapability } from '../host.ts';
import { nginxQuirks } from '../nginx/nginx.ts';
import { block, nginxPattern, nginxValue, nginxWord } from '../nginx/syntax.ts';
import { nginxServerBlockLines } from './nginx/server-block.ts';
import type { OverlayHost } from './overlay-host.ts';
import { rootPlaceholder } from './overlay-host.ts';
import { type OverlayPage, type OverlaySite, partitionNameable } from './overlay-site.ts';

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
