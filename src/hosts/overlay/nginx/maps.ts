import type { Route, Variant } from '../../../core/release.ts';
import { canonicalPathOf, tokenEstimateOf } from '../../header-sets.ts';
import { block, nginxPattern, nginxValue, nginxWord } from '../../nginx/syntax.ts';
import type { OverlayPage, OverlaySite } from '../overlay-site.ts';

/** Names that a map can hold: `$` has no escape, `|` stands between the parts of a row. */
export const nginxNamePattern = /^[^\p{Cc}$|?"\\]+$/u;

/** With the usual 64 bytes of a bucket a key has at most 46, and its size can be set once in all of a configuration. */
const longestKey = 40;

/**
 * Maps from the path as sent to what is ours there. A map finds a text at once, but without regard to capitals and only if it is
 * short: so the end of a path finds a row, and the row says whether it is of this very path.
 */
export function nginxMaps({ own, pages, headers, release }: OverlaySite): string {
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
