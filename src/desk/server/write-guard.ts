import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether a request that would write comes from the desk's own page, each of whose marks must be there: its Origin, its
 * Fetch Metadata where the browser sends them, a body of JSON, which no form sends, and the token. Who may ask at all,
 * guardLocalServer() has said before.
 */
export function isFromDesk({ headersDistinct }: IncomingMessage, token: DeskToken): boolean {
  const only = (name: string): string | undefined => {
    const values = headersDistinct[name] ?? [];
    return values.length === 1 ? values[0] : undefined;
  };
  const host = only('host');
  const site = headersDistinct['sec-fetch-site'];
  return (
    host !== undefined &&
    only('origin') === `http://${host.toLowerCase()}` &&
    (site === undefined || (site.length === 1 && site[0] === 'same-origin')) &&
    /^application\/json(?:; *charset=utf-8)?$/i.test(only('content-type') ?? '') &&
    token.isIn(only(tokenHeader))
  );
}

/** Whether a browser asks for a page that fills a window: a program that asks for the text of the desk gets no token. */
export function isWindowNavigation({ headersDistinct }: IncomingMessage): boolean {
  const [destination = 'document'] = headersDistinct['sec-fetch-dest'] ?? [];
  return destination === 'document';
}

/**
 * CSRF token of the desk's page: 128 random bits per process. It stands in that page's HTML and in a header field of
 * what is written, and never in an address, a cookie or what is printed.
 */
export interface DeskToken {
  /** The HTML of the desk's page, with the token in it. */
  inPage(html: string): string;
  /** Whether a text is the token; takes the same time for every other one of its length. */
  isIn(sent: string | undefined): boolean;
}

/** Header field of the token: no form and no page of another origin can send one. */
const tokenHeader = 'x-gazette-desk';

/** `secret` is for tests. */
export function createDeskToken(secret: string = randomBytes(16).toString('hex')): DeskToken {
  const expected = Buffer.from(secret);
  return {
    inPage: (html) => html.replace('</title>', `</title>\n<meta name="gazette-desk" content="${secret}">`),
    isIn(sent = '') {
      const given = Buffer.from(sent);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
