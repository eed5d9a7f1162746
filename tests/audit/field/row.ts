import type { Cause } from '../../../src/audit/diagnose/causes.ts';
import { pathOf, plain } from '../replies.ts';
import type { Fault, Reply } from '../servers.ts';

/** A faulty origin as it is met in the field, and the one cause that must be reported of it. */
export type FieldRow = readonly [what: string, cause: Cause, fault: Fault];

export function withBody(reply: Reply, body: string | Uint8Array): Reply {
  const { 'Content-Encoding': _, ...headers } = reply.headers;
  return { ...reply, headers, body: typeof body === 'string' ? Buffer.from(body) : body };
}

/** Other bytes at some paths, which the proxy sends uncompressed and with the tag of the origin. */
export function changed(paths: RegExp, change: (body: Uint8Array) => Uint8Array): Fault {
  return (reply, request) => {
    if (reply.status !== 200 || request.method !== 'GET' || !paths.test(pathOf(request))) return reply;
    return withBody(reply, change(plain(reply).body));
  };
}

export function page(title: string): string {
  return `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
}

export function jsonOf(body: Uint8Array): unknown {
  return JSON.parse(Buffer.from(body).toString());
}
