import type { Audit } from '../../../src/audit/audit.ts';
import type { Cause } from '../../../src/audit/diagnose/causes.ts';
import { userAgents } from '../../../src/audit/probes/edge-cases.ts';
import type { Release } from '../../../src/core/release.ts';
import { isPage, line, pathOf, plain, plainError, text, without } from '../replies.ts';
import { auditWith, type Fault, type Reply } from '../servers.ts';

/** A server that does one thing wrong: the causes that must be named, and no others but notes. */
export type FaultRow = readonly [what: string, causes: readonly Cause[], fault: Fault, of?: Release];

/** A faulty origin, however it is made. */
export interface FaultyOrigin {
  readonly what: string;
  readonly causes: readonly Cause[];
  readonly audit: () => Promise<Audit>;
}

/** The origin of a row. */
export function originOf([what, causes, fault, of]: FaultRow): FaultyOrigin {
  return { what, causes, audit: () => auditWith(fault, of) };
}

export function redirectsTo(causes: readonly Cause[], places: (path: string) => readonly string[]): FaultRow[] {
  return places('').map((_, i) => [
    `redirects to ${places('/x/')[i]}`,
    causes,
    (reply) => {
      const to = reply.headers.Location;
      return to ? { ...reply, headers: { ...reply.headers, Location: places(to)[i]! } } : reply;
    },
  ]);
}

/** Faults that show only to those who accept nothing but this coding. */
export function withCoding(coding: string, rows: readonly FaultRow[]): FaultRow[] {
  return rows.map(([what, causes, fault]) => [
    `${what}, for ${coding} only`,
    causes,
    (reply, request, ask) =>
      line(request, 'accept-encoding') === coding && reply.headers['Content-Encoding'] === coding
        ? fault(reply, request, ask)
        : reply,
  ]);
}

export function forAgent(name: string, fault: Fault): Fault {
  return (reply, request, ask) =>
    line(request, 'user-agent') === userAgents[name] ? fault(reply, request, ask) : reply;
}

export function wall(body: string): Reply {
  return { ...plainError(200), body: text.encode(body) };
}

export function withCookie(reply: Reply): Reply {
  return { ...reply, headers: { ...reply.headers, 'Set-Cookie': '__cf_bm=secret; Path=/; HttpOnly' } };
}

export function typed(reply: Reply, type: string): Reply {
  return { ...reply, headers: { ...reply.headers, 'Content-Type': type } };
}

export function coded(reply: Reply, coding: string, body: Uint8Array): Reply {
  return { ...reply, headers: { ...reply.headers, 'Content-Encoding': coding }, body };
}

export function withField(reply: Reply, name: string, value: string): Reply {
  return { ...reply, headers: { ...reply.headers, [name]: value } };
}

export function ok(body: string, type = 'text/html'): Reply {
  return { status: 200, headers: { 'Content-Type': type }, body: text.encode(body) };
}

/** One of two servers behind a balancer that takes turns. */
export function everySecond(fault: Fault): Fault {
  return inTurn(2, fault);
}

export function everyThird(fault: Fault): Fault {
  return inTurn(3, fault);
}

function inTurn(length: number, fault: Fault): Fault {
  let count = 0;
  return (reply, request, ask) => (++count % length === 0 ? fault(reply, request, ask) : reply);
}

/** Spoils one document, uncompressed and whole. */
export function at(path: string, fault: (reply: Reply) => Reply): Fault {
  return (reply, request) =>
    pathOf(request) === path && reply.status === 200 && request.method === 'GET' && !reply.headers['Content-Encoding']
      ? fault(reply)
      : reply;
}

/** Changes text files that are no pages. */
export function onText(change: (body: Uint8Array) => Uint8Array): Fault {
  return (reply) =>
    reply.status === 200 &&
    !reply.headers['Content-Encoding'] &&
    reply.headers['Content-Type']?.startsWith('text/plain')
      ? { ...reply, body: change(reply.body) }
      : reply;
}

/** Changes pages as a proxy does, which drops their tag. */
export function onPages(change: (html: string) => string): Fault {
  return (reply) => rewritten(reply, change);
}

export function rewritten(reply: Reply, change: (html: string) => string): Reply {
  if (reply.status !== 200 || !isPage(reply)) return reply;
  const { body } = plain(reply);
  const { 'Content-Encoding': _, ...headers } = without(reply, 'ETag').headers;
  return { ...reply, headers, body: text.encode(change(Buffer.from(body).toString())) };
}

/** Puts an element at the end of the body of a page. */
export function inPages(element: string): (html: string) => string {
  return (html) => html.replace('</body>', `${element}</body>`);
}
