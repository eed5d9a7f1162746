import { parseOldAddress } from '../../core/old-address.ts';
import type { Release } from '../../core/release.ts';
import { absoluteUrl, decodePercent, fileOf } from '../../core/url.ts';
import type { HostFile, UnmetCapability } from '../host.ts';

/**
 * The redirects that are not from a page without its last slash, nor from another spelling of one, which such hosts make by
 * themselves: old addresses.
 */
function movedAddresses({ redirects }: Pick<Release, 'redirects'>): (readonly [from: string, to: string])[] {
  const place = (address: string) => decodePercent(address).replace(/\/$/, '');
  return [...redirects].filter(([from, to]) => place(from) !== place(to));
}

/** Old addresses without a query, which hosts of files do not read; wildcards last, since the first that fits counts. */
export function movedPaths(release: Pick<Release, 'redirects'>): (readonly [from: string, to: string])[] {
  const paths = movedAddresses(release).filter(([from]) => parseOldAddress(from).query === undefined);
  const depth = (from: string) => (from.endsWith('/*') ? from.length : Number.POSITIVE_INFINITY);
  return paths.sort(([a], [b]) => (depth(a) === depth(b) ? 0 : depth(b) - depth(a)));
}

/** Unmet capability of a host that redirects old addresses otherwise or not at all; empty where there are none. */
export function unmetRedirects(
  release: Pick<Release, 'redirects'>,
  reason: string,
  areMissing = false,
): UnmetCapability[] {
  const all = movedAddresses(release).map(([from]) => from);
  const isQuery = (from: string) => !areMissing && from.includes('?');
  const row = (why: string, affected: readonly string[], found: boolean): UnmetCapability[] =>
    affected.length === 0
      ? []
      : [
          {
            capability: 'redirects',
            reason: why,
            affected,
            ...(found && { found: [{ code: 'redirect-missing', paths: affected }] }),
          },
        ];
  return [
    ...row(
      reason,
      all.filter((from) => !isQuery(from)),
      areMissing,
    ),
    ...row(
      'This host reads no query: such an address is that of its path. Put a host in front that can.',
      all.filter(isQuery),
      true,
    ),
  ];
}

/**
 * A page in the place of each old address that is a path, where nothing can be redirected: it names the new address as the
 * canonical one (RFC 6596), and leads there. In a folder of the name, so that it is HTML whatever the name ends in.
 */
export function movedPages(release: Pick<Release, 'baseUrl' | 'redirects'>): HostFile[] {
  const pages = new Map<string, string>();
  for (const [from, to] of movedPaths(release)) {
    const file = decodePercent(fileOf(from.endsWith('/') ? from : `${from}/`));
    // HTML is no Markdown, and not every name can be one of a file.
    if (!/[.]md[/]index[.]html$|[%*?:"<>|\\]/.test(file)) pages.set(file, pageTo(release, to));
  }
  return [...pages].map(([file, text]) => ({ file, text }));
}

function pageTo({ baseUrl }: Pick<Release, 'baseUrl'>, to: string): string {
  return `<!doctype html>
<html lang="zxx">
<meta charset="utf-8">
<title>${to}</title>
<link rel="canonical" href="${to.startsWith('/') ? absoluteUrl(baseUrl, to) : to}">
<meta http-equiv="refresh" content="0; url=${to}">
<p><a href="${to}">${to}</a></p>
</html>
`;
}
