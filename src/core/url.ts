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

/**
 * The one form of an address, however it was written: in NFC, letters beyond ASCII percent-encoded (RFC 3987 §3.1), and nothing
 * encoded that need not be (RFC 3986 §6.2.2). What is no encoding of a text stays.
 */
export function canonicalAddress(address: string): string {
  // Nearly every address is of these characters, which stay.
  if (/^[\x21-\x24\x26-\x7e]*$/.test(address)) return address;
  return (
    address
      .replace(/(?:%[0-9a-f]{2})+/gi, decodeLetters)
      .normalize('NFC')
      // Not labels, which are no part of it (src/core/labels.ts).
      .replace(/[^\x21-\x7e\p{Cs}\ue000-\ue0ff]+/gu, encodeURIComponent)
  );
}

/** `/%C3%BC/` → `/%c3%bc/`: the other spelling of percent-encoding. */
export const toSmallHex = (address: string): string => address.replace(/%../g, (encoded) => encoded.toLowerCase());

function decodeLetters(encoded: string): string {
  const text = decodePercent(encoded);
  if (text === encoded) return encoded.toUpperCase();
  const hex = (mark: string) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;
  return text.replace(/[^\w.~-]/g, (mark) => (mark > '~' && mark !== '\x7f' ? mark : hex(mark)));
}

/** `/x/` → `x/index.html`, `/%C3%BC.md` → `ü.md`: where dist/ keeps a path. */
export function fileOf(path: string): string {
  const file = path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
  return file.includes('%') ? decodePercent(file) : file;
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

// RFC 3966 §3: digits with `-`, `.`, `(` and `)` between, `+` before them where they begin with a country code.
const telUri = /^tel:(?:\+[-.()]*\d[\d\-.()]*|[-.()]*[\dA-F*#][\dA-F*#\-.()]*)(?:;[a-z0-9-]+(?:=[^\s;]+)?)*$/i;

/**
 * Says what is wrong with a `tel:` address (decoded), or returns undefined when RFC 3966 allows it and a telephone can
 * dial it. `mended` is the address that was meant, where there is no doubt.
 */
export function checkTelUri(uri: string): { readonly mended: string | undefined } | undefined {
  const written = uri.replace(/%20|%C2%A0/gi, ' ');
  // `+44 (0)20`: the zero is dialled within the country only, and a telephone would dial it from abroad too.
  const hasTrunk = /^tel:\+[\d\s]*\(0\)/i.test(written);
  if (telUri.test(written) && !hasTrunk) return undefined;
  const [number = '', ...parameters] = written.replace(/^tel:/i, '').split(';');
  const digits = number.replace('(0)', '').replace(/[\s/\u00a0\u2010-\u2015().-]/g, '');
  const mended = [`tel:${digits}`, ...parameters].join(';');
  return { mended: telUri.test(mended) ? mended : undefined };
}
