// Methods, and HEAD: a table, and so longer than a module should be.
import { preflightRelease } from '../../hosts/preflight.ts';
import { line, moved, notFound, plainError, without } from '../replies.ts';
import { type FaultRow, withField } from './row.ts';

export const methods: readonly FaultRow[] = [
  // methods
  [
    'methods that are ignored',
    ['method-answered'],
    (reply, { method }, ask) => (['POST', 'PUT', 'DELETE', 'PATCH'].includes(method) ? ask({ method: 'GET' }) : reply),
  ],
  [
    'a CDN that forbids methods',
    ['method-answered'],
    (reply, { method }) => (['POST', 'PUT', 'DELETE', 'PATCH'].includes(method) ? plainError(403) : reply),
  ],
  [
    'preflights',
    ['options-answered'],
    (reply, { method }) => (method === 'OPTIONS' ? { ...reply, status: 204, body: new Uint8Array(0) } : reply),
  ],
  [
    'a CDN that refuses the preflights of the release',
    ['preflight-refused'],
    (reply, { method }) => (method === 'OPTIONS' ? plainError(403) : reply),
    preflightRelease(),
  ],
  [
    'preflights of a host that has its own',
    ['cors-changed'],
    (reply, { method }) =>
      method === 'OPTIONS' ? { ...reply, headers: { ...reply.headers, 'Access-Control-Allow-Headers': '*' } } : reply,
    preflightRelease(),
  ],
  ['405 without Allow', ['allow-missing'], (reply) => without(reply, 'Allow')],
  [
    'HEAD refused',
    ['head-differs'],
    (reply, { method }) => (method === 'HEAD' && reply.status === 200 ? plainError(400) : reply),
  ],

  [
    'a part of another document',
    ['range-wrong'],
    (reply, { headers }) =>
      headers.range
        ? { ...withField(reply, 'Content-Range', 'bytes 0-9/77'), status: 206, body: reply.body.slice(0, 10) }
        : reply,
  ],
  [
    'a part that does not say which',
    ['range-wrong'],
    (reply, { headers }) => (headers.range ? { ...reply, status: 206, body: reply.body.slice(0, 10) } : reply),
  ],
  [
    'the whole as a part',
    ['range-wrong'],
    (reply, { headers }) =>
      headers.range
        ? { ...withField(reply, 'Content-Range', `bytes 0-9/${reply.body.byteLength}`), status: 206 }
        : reply,
  ],
  [
    'HEAD with the length of nothing',
    ['head-differs'],
    (reply, { method }) => (method === 'HEAD' && reply.status === 200 ? { ...reply, wire: 'empty' } : reply),
  ],
  [
    'HEAD with 404',
    ['head-differs'],
    (reply, { method }, ask) => (method === 'HEAD' && reply.status === 200 ? { ...notFound(ask) } : reply),
  ],
  [
    'HEAD with 405',
    ['head-differs'],
    (reply, { method }) => (method === 'HEAD' && reply.status === 200 ? plainError(405) : reply),
  ],
  [
    'POST that is redirected',
    ['method-answered'],
    (reply, { method }) => (method === 'POST' ? moved(302, '/') : reply),
  ],
  ['501 for methods', ['method-answered'], (reply) => (reply.status === 405 ? plainError(501) : reply)],
  [
    'a short limit of header fields',
    ['bad-request'],
    (reply, request) => (line(request, 'accept').length > 4000 ? plainError(431) : reply),
  ],
  [
    'a query that is refused by a firewall',
    ['access-denied'],
    (reply, { path }) => (path.includes('api_key') ? plainError(403) : reply),
  ],
];
