import { pageMark } from '../../core/canonical.ts';
import type { Headers, Release, Variant } from '../../core/release.ts';
import { headerSets, pageOf, tokensOf } from '../header-sets.ts';
import type { HostOptions, Quirk } from '../host.ts';
import { shapedRelease } from '../shaped-release.ts';

/** The header fields of a release as few rows, for hosts that set them by patterns of paths and negotiate nothing. */
export interface FieldRows {
  /** What all answers have. */
  readonly common: Headers;
  /** What pages have besides, and what any path has that is in no other row. */
  readonly pages: Headers;
  /** Files by their extension; below /assets/ only, if `assets`. */
  readonly files: readonly { readonly extension: string; readonly assets: boolean; readonly fields: Headers }[];
  /** Paths of their own. */
  readonly exact: readonly { readonly path: string; readonly fields: Headers }[];
  readonly missing: Headers;
}

/** Sorts the fields of a release into rows. Of two representations a path has the first, whose `Vary` is left out. */
export function fieldRows(release: Release, options: HostOptions): FieldRows {
  const headers = headerSets(release, options);
  const { shapes, routes } = shapedRelease(release, headers);
  const all = headers.sets;
  const [first = {}, ...others] = all;
  const common = Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((set) => set[name] === value)),
  );
  // No path has two representations here: a cache need not tell them apart.
  const rest = (set: Headers = {}): Headers =>
    Object.fromEntries(
      Object.entries(set).filter(
        ([name, value]) => common[name] === undefined && name !== 'Vary' && !value.includes(pageMark),
      ),
    );
  const mirror = shapes.mirror === undefined ? [] : [{ extension: 'md', set: shapes.mirror, assets: false }];
  const files = [
    ...mirror,
    ...shapes.files.map((shape) => ({ ...shape, assets: false })),
    ...shapes.assets.map((shape) => ({ ...shape, assets: true })),
  ];
  return {
    common,
    pages: rest(shapes.page && all[shapes.page.html]),
    files: files.map(({ extension, set, assets }) => ({ extension, assets, fields: rest(all[set]) })),
    exact: routes.flatMap(({ path, variants }) =>
      variants.slice(0, 1).map((variant) => ({ path, fields: own(variant, rest(headers.setOf(variant.headers))) })),
    ),
    missing: rest(headers.setOf(release.notFound.headers)),
  };
}

function own(variant: Variant, fields: Headers): Headers {
  const [tokens, page] = [tokensOf(variant), pageOf(variant)];
  return {
    ...fields,
    ...(page !== undefined && { Link: variant.headers.Link ?? '' }),
    ...(tokens !== undefined && { 'x-markdown-tokens': tokens }),
  };
}

/** What such hosts do otherwise: a line for each page is what they cannot have. */
export const quirksOfRows: readonly Quirk[] = [
  {
    capability: 'markdown-tokens',
    reason: 'x-markdown-tokens is sent with /index.md, and with Markdown that has a rule of its own',
  },
  {
    capability: 'canonical-links',
    reason: 'Link to the page of a mirror is sent with /index.md, and with Markdown that has a rule of its own',
  },
];
