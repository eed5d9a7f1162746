import { randomBytes, timingSafeEqual } from 'node:crypto';

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
export const tokenHeader = 'x-gazette-desk';

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
