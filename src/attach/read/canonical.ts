import { parseUrl } from '../../core/parse-url.ts';
import type { AddressResolver } from './address-resolver.ts';
import { listFileAddresses } from './foreign-folder.ts';
import type { PageData } from './parse-head.ts';

/** Meaning of a canonical link for its page. */
type CanonicalMeaning =
  | { readonly kind: 'own' | 'other' }
  /** Another origin. */
  | { readonly kind: 'elsewhere'; readonly origin: string }
  /** An address that nobody can open, or one without encryption: it says nothing of the page. */
  | { readonly kind: 'broken' };

/** Names of machines that only their owner reaches. */
const local =
  /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|[^.]+|.*\.(?:local|localhost|internal|test|invalid))$/;

/** Judges the canonical link of a page at a path; a link that leads nowhere on the site is one of its own. */
export function judgeCanonical(
  file: string,
  path: string,
  { canonical, base }: Pick<PageData, 'canonical' | 'base'>,
  addresses: AddressResolver,
  origin: string,
): CanonicalMeaning {
  if (canonical === undefined || canonical === '') return { kind: 'own' };
  const resolved = addresses.resolve(canonical, path, base);
  if (!resolved) return { kind: 'broken' };
  const url = new URL(resolved.href);
  if (resolved.target.kind === 'elsewhere') {
    const isOurHost = url.host === parseUrl(origin)?.host;
    if (isOurHost || !/^https?:$/.test(url.protocol) || local.test(url.hostname)) return { kind: 'broken' };
    return { kind: 'elsewhere', origin: url.origin };
  }
  return { kind: resolved.target.kind === 'nothing' || resolved.target.file === file ? 'own' : 'other' };
}

/** Segments of a path below which a site may lie. */
const deepest = 3;

/**
 * Path below which the pages say that the site lies, such as `/docs/`: most of their canonical links, or else of their
 * links from the root, lead nowhere unless it is taken off. Undefined for a site at the root.
 */
export function findBasePath(
  pages: readonly { readonly file: string; readonly path: string; readonly read: PageData }[],
  addresses: AddressResolver,
): string | undefined {
  const canonicals = pages.flatMap(({ file, path, read }) =>
    read.canonical ? [{ href: read.canonical, path, base: read.base, own: listFileAddresses(file) }] : [],
  );
  const links = pages.flatMap(({ path, read }) =>
    read.links.flatMap(({ href }) => (/^\/(?!\/)/.test(href) ? [{ href, path, base: read.base, own: undefined }] : [])),
  );
  return commonBase(canonicals, addresses) ?? commonBase(links, addresses);
}

interface NamedAddress {
  readonly href: string;
  readonly path: string;
  readonly base: string | undefined;
  /** Addresses of the page itself, if the link names it. */
  readonly own: readonly string[] | undefined;
}

function commonBase(named: readonly NamedAddress[], addresses: AddressResolver): string | undefined {
  const counts = new Map<string, number>();
  // A dead link to `/gone/` alone is no sign: the root is below every path.
  const certain = new Set<string>();
  for (const { href, path, base, own } of named) {
    const target = addresses.resolve(href, path, base)?.target;
    if (target?.kind !== 'nothing') continue;
    const isPage = (rest: string) => (own ? own.includes(rest) : addresses.fileAt(rest) !== undefined);
    const prefix = splitsOf(target.path).find((each) => isPage(target.path.slice(each.length - 1)));
    if (prefix === undefined) continue;
    if (own || prefix !== target.path) certain.add(prefix);
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most && certain.has(most[0]) && most[1] * 2 > named.length ? most[0] : undefined;
}

/** `/a/b/c.html` → `/a/`, `/a/b/`. */
const splitsOf = (path: string): string[] =>
  [...path.matchAll(/(?<!^)\//g)].slice(0, deepest).map(({ index }) => path.slice(0, index + 1));
