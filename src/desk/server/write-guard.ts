import type { IncomingMessage } from 'node:http';
import { type DeskToken, tokenHeader } from './desk-token.ts';

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
