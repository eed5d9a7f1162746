import type { Variant } from '../../../core/release.ts';
import { canonicalPathOf, tokenEstimateOf } from '../../header-sets.ts';
import type { OverlaySite } from '../overlay-site.ts';

/** Names that a row can hold: `|` stands between its parts, and a file is found as a path is that is rewritten to it. */
export const isCaddyName = (text: string): boolean =>
  !/[\p{Cc}{}"\\`?#|]/u.test(text) && !/%(?![0-9A-F]{2})/.test(text);

const word = (text: string) => `"${text}"`;

/** Lines of a map: a path → `kind|page|set|file|tokens|set|file|tokens`, HTML or the only one first, then Markdown. */
export function overlayRows({ own, pages, headers, release }: OverlaySite): string[] {
  const answer = (variant: Variant | undefined) =>
    variant === undefined
      ? '||'
      : `s${headers.indexOf(variant.headers)}|/${variant.file}|${tokenEstimateOf(variant) ?? ''}`;
  const row = (path: string, kind: string, html: Variant | undefined, markdown: Variant | undefined) => {
    const page = (html && canonicalPathOf(html)) ?? (markdown && canonicalPathOf(markdown)) ?? '';
    return `${word(path)} ${word(`${kind}|${page}|${answer(html)}|${answer(markdown)}`)}`;
  };
  return [
    ...own.map(({ path, variants: [one, other] }) => row(path, other === undefined ? 'own' : 'both', one, other)),
    ...pages.map(({ path, markdown }) => row(path, 'page', undefined, markdown)),
    ...[...release.redirects]
      .filter((pair) => !pair.some((text) => /[\p{Cc}{}"\\`|]/u.test(text)))
      .map(([from, to]) => `${word(from)} ${word(`moved|${to}|`)}`),
  ];
}
