// Content codings, each asked alone: a table, and so longer than a module should be.
import { gzipSync } from 'node:zlib';
import { brotli, line, notFound, old, pathOf, plain, plainError, without } from '../replies.ts';
import { coded, type FaultRow, typed, withCoding } from './row.ts';

export const codings: readonly FaultRow[] = [
  ...withCoding('gzip', [
    ['side-cars of an older build', ['coding-differs'], (reply) => old(reply)],
    ['a missing side-car', ['coding-differs'], (_reply, _request, ask) => notFound(ask)],
    [
      'HTML for everybody',
      ['coding-differs'],
      (_reply, { headers: { accept: _, ...headers } }, ask) => ask({ headers }),
    ],
    ['a failure', ['server-error'], () => plainError(502)],
    ['the media type of the side-car', ['type-by-extension'], (reply) => typed(reply, 'application/gzip')],
    [
      'Brotli',
      ['coding-forced'],
      (_reply, { headers }, ask) => ask({ headers: { ...headers, 'accept-encoding': 'br' } }),
    ],
    ['double compression', ['compressed-twice'], (reply) => ({ ...reply, body: gzipSync(reply.body) })],
    ['declared double compression', ['compressed-twice'], (reply) => coded(reply, 'gzip, gzip', gzipSync(reply.body))],
    ['Brotli in gzip', ['compressed-twice'], (reply) => ({ ...reply, body: gzipSync(brotli(plain(reply).body)) })],
    ['no Content-Encoding', ['coding-mislabelled'], (reply) => without(reply, 'Content-Encoding')],
    [
      'a lost Vary',
      ['coding-forced'],
      (reply) => (reply.headers.Vary === 'Accept-Encoding' ? without(reply, 'Vary') : reply),
    ],
  ]),
  ...withCoding('br', [
    ['side-cars of an older build', ['coding-differs'], (reply) => old(reply)],
    ['gzip around it', ['compressed-twice'], (reply) => ({ ...reply, body: gzipSync(reply.body) })],
    ['no Content-Encoding', ['coding-mislabelled'], (reply) => without(reply, 'Content-Encoding')],
    ['its name on plain bodies', ['coding-mislabelled'], (reply) => ({ ...reply, body: plain(reply).body })],
    ['broken bytes', ['body-truncated'], (reply) => ({ ...reply, body: reply.body.slice(0, -9) })],
  ]),
  [
    'gzip without a word of it, for those who refused it too',
    ['coding-mislabelled'],
    (reply, request) =>
      pathOf(request) === '/llms.txt' && reply.status === 200 && request.method === 'GET'
        ? { ...without(reply, 'Content-Encoding'), body: gzipSync(plain(reply).body) }
        : reply,
  ],

  [
    'a charset in Content-Encoding',
    ['coding-mislabelled'],
    (reply) =>
      reply.status === 200 && !reply.headers['Content-Encoding']
        ? { ...reply, headers: { ...reply.headers, 'Content-Encoding': 'utf-8' } }
        : reply,
  ],
  [
    'gzip for those who ask for Brotli',
    ['coding-forced'],
    (reply, request, ask) =>
      line(request, 'accept-encoding') === 'br' && reply.status === 200
        ? ask({ headers: { ...request.headers, 'accept-encoding': 'gzip' } })
        : reply,
  ],
  [
    'zstd for everybody',
    ['coding-forced'],
    (reply) =>
      reply.status === 200 && !reply.headers['Content-Encoding']
        ? {
            ...reply,
            headers: { ...reply.headers, 'Content-Encoding': 'zstd', Vary: 'Accept, Accept-Encoding' },
            body: Buffer.from('(/\xb5\xfd', 'latin1'),
          }
        : reply,
  ],
];
