import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Request } from '../../src/http/respond.ts';
import type { Fault, Reply } from './servers.ts';

export const text = new TextEncoder();
/** Fast, not small. */
export const brotli = (body: Uint8Array) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
export const pathOf = ({ path }: Request) => path.split('?')[0]!;
export const line = (request: Request, name: string) => [request.headers[name] ?? []].flat().join(',');
export const isPage = ({ headers }: Reply) => headers['Content-Type']?.startsWith('text/html') === true;
export const notFound = (ask: (change: Partial<Request>) => Reply) => ask({ path: '/no-such-path' });
export const plainError = (status: number): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html' },
  body: text.encode(`<h1>${status}</h1>`),
});
export const moved = (status: number, location: string): Reply => ({
  ...plainError(status),
  headers: { Location: location },
});
export const without = (reply: Reply, ...names: string[]): Reply => ({
  ...reply,
  headers: Object.fromEntries(Object.entries(reply.headers).filter(([name]) => !names.includes(name))),
});
export const securityNames = [
  ...['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'],
  ...['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'],
];

/** A shared cache before the origin; `key` says what it believes an answer depends on. */
export function cache(key: (request: Request) => string): Fault {
  const kept = new Map<string, Reply>();
  return (reply, request) => {
    if (request.method !== 'GET' || reply.status !== 200 || request.headers['if-none-match']) return undefined;
    const name = key(request);
    if (!kept.has(name)) kept.set(name, reply);
    return kept.get(name);
  };
}

/** Other bytes than those of the release, in the same coding. */
export function old(reply: Reply): Reply {
  const { body: right } = plain(reply);
  const body = Buffer.concat([
    right.slice(0, right.length >> 1),
    text.encode('<!-- x -->'),
    right.slice(right.length >> 1),
  ]);
  const encode = { gzip: gzipSync, br: brotli }[reply.headers['Content-Encoding'] ?? ''];
  return { ...reply, body: encode ? encode(body) : body };
}

/** The answer with its body as it is without a coding. */
export function plain(reply: Reply): Reply {
  const decode = { gzip: gunzipSync, br: brotliDecompressSync }[reply.headers['Content-Encoding'] ?? ''];
  return decode ? { ...reply, body: decode(reply.body) } : reply;
}

export function retyped(reply: Reply, from: string, to: string): Reply {
  return reply.headers['Content-Type'] === from
    ? { ...reply, headers: { ...reply.headers, 'Content-Type': to } }
    : reply;
}
