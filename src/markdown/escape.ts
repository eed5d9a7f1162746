import { checkUrl } from './safe-url.ts';

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
