import { parseAccept } from './accept.ts';
import { utf8Length } from './utf8-length.ts';

/** Longest Accept that is read, in bytes of UTF-8; a longer one gets HTML, as a missing one does. */
export const maxAcceptBytes = 4096;

/**
 * Chooses the representation of an HTML page (RFC 9110 §12.5.1), never 406. Markdown only for those who name it, with a
 * weight above 0 and not below HTML's: agents send both at equal weights and mean Markdown; browsers never name it.
 * HTML's is that of the most specific of `text/html`, `text/*` and all types. Parameters but q are ignored.
 */
export function negotiate(accept: string | undefined): 'html' | 'markdown' {
  // service.md 4.3. Browsers never name it: they are not made to wait for the rest.
  if (accept === undefined || !/text\/markdown/i.test(accept) || isTooLong(accept)) return 'html';
  const weights = parseAccept(accept);
  const markdown = weights['text/markdown'] ?? 0;
  const html = weights['text/html'] ?? weights['text/*'] ?? weights['*/*'] ?? 0;
  return markdown > 0 && markdown >= html ? 'markdown' : 'html';
}

/** A UTF-16 unit is at least one byte, so that a huge text is never counted. */
function isTooLong(text: string): boolean {
  return text.length > maxAcceptBytes || utf8Length(text) > maxAcceptBytes;
}
