/** An origin that has moved, as moved.ts writes it above a program. */
export interface MovedSite {
  readonly to: string;
  readonly page: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Where a request goes: the same path and query on the new origin, a page with its slash at once. Written for
 * CloudFront too, whose language is little more than ES 5.1.
 */
export function locationOf(site: MovedSite, target: string): string {
  const rest = target.replace(/^[A-Za-z]+:\/\/[^/?#]*/, '');
  const path = rest.startsWith('/') ? rest : `/${rest.startsWith('?') ? rest : ''}`;
  const found = site.page === '' ? null : new RegExp(`^${site.page}([?].*)?$`).exec(path);
  return site.to + (found === null ? path : `${found[1]}/${found[2] || ''}`);
}
