import { hasHiddenCharacters } from '../core/characters.ts';
import { parseUrl } from '../core/parse-url.ts';
import { checkTelUri } from '../core/url.ts';

// Text that GFM would link and the allow-list refuse: `http://`, `ftp://`, `xmpp:`, `www.`; so it must not link.
const unsafeAutolink = /(?:https?|ftp)(?=:\/\/)|xmpp(?=:)|www(?=\.)/gi;
// A whole https URL or mail address without Markdown's characters links to itself and stays readable.
const plainUrl = /^https:\/\/[\w./?=%+,:@-]+[\w/]$/;

/**
 * Escapes one line of text, without spaces at its ends, so that it renders back as exactly that text wherever
 * inline Markdown may stand: in a paragraph, heading, list item, link text or table cell. Business prose, with its
 * commas, full stops, brackets, hyphens and colons, comes out as it is; an https URL alone too, and becomes a link.
 */
export function escapeMarkdown(text: string): string {
  if (plainUrl.test(text) && 'href' in checkUrl(text, 'link')) return text;
  return escapeStart(escapeInline(text));
}

function escapeInline(text: string): string {
  return (
    text
      .replace(/[\\`*[\]<|~]/g, '\\$&')
      // Between two letters or digits `_` cannot open or close emphasis (CommonMark §6.2).
      .replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\_')
      .replace(/&(?=#?\w{1,32};)/g, '\\&')
      // At the end, a link may follow and become an image.
      .replace(/!$/, '\\!')
      .replace(unsafeAutolink, (word) => `${word}\\`)
      // Closing hashes of a heading (CommonMark §4.2).
      .replace(/(?<= )#(?=#*$)/, '\\#')
  );
}

/** Escapes what begins a block: a heading, quote, list item, rule, underline or table delimiter row. */
function escapeStart(text: string): string {
  return text
    .replace(/^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=:](?=[-=:\s]*$))/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/** Target of a link or image, or why it is refused. */
type UrlVerdict = { readonly href: string } | { readonly reason: string };

/** Reason to refuse an image of another host. */
export const externalImageReason = 'would be loaded from elsewhere';

/**
 * Judges a link destination or image source after decoding: `/path`, and for links `https://host…`, `mailto:…`,
 * `tel:…` and `#fragment` too. All else is refused; an allow-list needs no names of bad schemes. Pages load no image
 * from another host: their policy forbids it (`img-src 'self'`), and readers would see none.
 */
export function checkUrl(href: string, use: 'link' | 'image'): UrlVerdict {
  // Browsers drop tabs and line ends inside a URL and read `\` as `/` (WHATWG URL §4.4), so none may hide there.
  if (/[^!-[\]-~]/.test(href) && /[\s\p{Cc}\p{Cf}\p{Cs}\\]/u.test(href))
    return { reason: 'holds a space, a backslash or a hidden character' };
  if (href.includes('%') && hasHiddenCharacters(href)) return { reason: 'hides a character behind %' };
  if (href === '') return { reason: 'is empty' };
  if (href.startsWith('//')) return { reason: 'names a host without https:' };
  if (href.startsWith('/')) return { href };
  if (/^https:\/\//i.test(href)) return use === 'image' ? { reason: externalImageReason } : judgeHttps(href);
  if (use === 'link' && /^tel:/i.test(href) && checkTelUri(href)) return { reason: 'is no telephone number' };
  if (use === 'link' && /^(?:#|(?:mailto|tel):[^/])/i.test(href)) return { href };
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0];
  return { reason: scheme ? `has the scheme ${scheme}` : 'is relative; write the path from the root: /page/' };
}

/** A URL of a host with a name in letters, which every parser takes, and in which no user can be named. */
const plainHttps = /^https:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,}(?:[/?#][!-~]*)?$/;

function judgeHttps(href: string): UrlVerdict {
  if (plainHttps.test(href) && !href.includes('xn--')) return { href };
  // RFC 3986 reads an empty host, browsers read what comes next (WHATWG URL §4.4).
  if (/^https:\/\/[/?#]/i.test(href)) return { reason: 'names no host' };
  const url = parseUrl(href);
  if (!url) return { reason: 'is not a URL' };
  // `https://bank.example@evil.example` shows one host and opens another.
  const { username, password } = url;
  return username || password ? { reason: 'holds a user name' } : { href };
}
