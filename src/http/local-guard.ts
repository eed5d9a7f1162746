import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaTypes } from '../core/media-types.ts';
import type { Headers } from '../core/release.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Guards a server of this machine that shows what is not published: it answers to the person who started it and to
 * pages of its own. What other websites ask for through that person's browser gets a 403 that says nothing.
 */
export function guardLocalServer(listener: Listener): Listener {
  return (request, response) => {
    if (isForeign(request)) return refuse(request, response);
    listener(request, response);
  };
}

/** Header fields as they are sent from here: those with which a host lets pages of other origins read are left out. */
export function stripCorsHeaders(headers: Headers): Headers {
  const kept = Object.entries(headers).filter(([name]) => !/^access-control-/i.test(name));
  return { ...Object.fromEntries(kept), ...sameOrigin };
}

/** Fetch, section 3.7: nothing of it may be embedded elsewhere either. */
const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

function isForeign({ headersDistinct, socket, url = '' }: IncomingMessage): boolean {
  const [host = '', ...more] = headersDistinct.host ?? [];
  // A name of somebody else can be made to point here (DNS rebinding), but not to be called localhost.
  const [, name, port = '80'] = /^(localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/i.exec(host) ?? [];
  if (name === undefined || more.length > 0 || Number(port) !== socket.localPort) return true;
  // RFC 9112 §3.2.2: the name in an absolute target stands before Host.
  const [, named = host] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (named.toLowerCase() !== host.toLowerCase()) return true;
  const origins = headersDistinct.origin ?? [];
  if (origins.some((origin) => origin !== `http://${host.toLowerCase()}`)) return true;
  // Fetch Metadata, which every current browser sends: without it, Origin must do.
  const [site = 'none'] = headersDistinct['sec-fetch-site'] ?? [];
  return site !== 'same-origin' && site !== 'none' && !isFollowedLink(headersDistinct);
}

/** A person may follow a link to here: the page fills the window, and the one before it cannot read it (COOP). */
function isFollowedLink(headers: IncomingMessage['headersDistinct']): boolean {
  return headers['sec-fetch-mode']?.[0] === 'navigate' && headers['sec-fetch-dest']?.[0] === 'document';
}

function refuse({ socket }: IncomingMessage, response: ServerResponse): void {
  const text = `This is not published yet: only http://127.0.0.1:${socket.localPort}/ and its own pages are answered.\n`;
  response.writeHead(403, {
    'Content-Type': mediaTypes.text,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...sameOrigin,
  });
  response.end(text);
}
