/** Joins the origin and a path of it: `https://example.com` + `/auth.md`. The only place that does. */
export function absoluteUrl(baseUrl: string, path: string): string {
  return baseUrl + path;
}

/**
 * Whether a text is an absolute http or https URI as RFC 3986 writes them, which `format: uri` promises. Browsers also
 * take what its grammar does not have, such as `{`, `|` or a second `#`.
 */
export function isHttpUri(text: string): boolean {
  return /^https?:\/\/(?:\[[0-9a-f:.]+\]|[\w.~-]+)(?::\d+)?(?:[/?](?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-F]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-F]{2})*)?$/i.test(
    text,
  );
}

/** A text without its percent-encoding; one that is no encoding of a text stays. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `/x/` → `x/index.html`, `/x.md` → `x.md`: where dist/ keeps a path. */
export function fileOf(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
}

/** `/` → `/index.md`, `/x/` → `/x.md`: the address of a page's Markdown mirror. */
export function mirrorPath(pagePath: string): string {
  return pagePath === '/' ? '/index.md' : `${pagePath.slice(0, -1)}.md`;
}

/** The front matter at the start of Markdown, with its marks and the blank lines behind it; empty without one. */
export const frontMatterOf = (text: string): string => /^---\n(?:[\s\S]*?\n)?---\n+/.exec(text)?.[0] ?? '';

/** Markdown without its front matter. */
export const stripFrontMatter = (text: string): string => text.slice(frontMatterOf(text).length);

/** A `siteLink` of the content as an absolute URL: `/privacy/` through `url`, an https URL as it is. */
export function siteUrl(link: string, url: (path: string) => string): string {
  if (!link.startsWith('/')) return link;
  const hash = link.indexOf('#');
  return hash < 0 ? url(link) : url(link.slice(0, hash)) + link.slice(hash);
}

/** Fragment of a question on the homepage: `#question-response-time`. */
export function questionAnchor(id: string): string {
  return `#question-${id}`;
}

/** Fragment of an entry of a list on the homepage: `#solution-recall-calls`. */
export function entryAnchor(of: EntryKind, id: string): string {
  return `#${of}-${id}`;
}

/** The lists of the homepage whose entries have an anchor. */
export type EntryKind =
  | 'solution'
  | 'workflow'
  | 'technology'
  | 'industry'
  | 'location'
  | 'product'
  | 'compliance'
  | 'record'
  | 'person';

/** Fragment of the contact section (service.md 5.4 fixes it, slash included). */
export const contactAnchor = '#/contact';
