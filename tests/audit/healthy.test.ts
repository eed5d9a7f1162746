import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Audit } from '../../src/audit/audit.ts';
import { type Cause, causes } from '../../src/audit/diagnose/causes.ts';
import { formatDifference, formatProbe } from '../../src/audit/report/format.ts';
import { chooseEncoding } from '../../src/http/choose-encoding.ts';
import { byTurn } from '../support/runs.ts';
import { behind, behindHttp10, type Pass, type Passed } from './proxies.ts';
import { auditOf, manifest, serving } from './servers.ts';
import { auditTls } from './tls.ts';

/** A server or setting in front of a right origin, and the notes that are told of it. No miss is. */
type Setup = readonly [what: string, notes: readonly Cause[], audit: () => Promise<Audit>];

const through = (pass: Pass, asked?: (headers: string[]) => string[]) => () =>
  serving(undefined, (origin) => behind(origin, pass, (front) => auditOf(front, manifest), asked));

const as =
  (change: (answer: Passed) => Passed): Pass =>
  (answer, _req, res) => {
    const { status, fields, body } = change(answer);
    res.writeHead(status, [...fields]);
    res.end(body);
  };

const setups: readonly Setup[] = [
  ['nothing', [], () => serving(undefined, (origin) => auditOf(origin))],
  ['a plain proxy', [], through(as((answer) => answer))],
  ['an HTTP/1.0 proxy', [], () => serving(undefined, (origin) => behindHttp10(origin, (front) => auditOf(front)))],
  [
    'a proxy that says who it is',
    [],
    through(as(({ fields, ...rest }) => ({ ...rest, fields: [...fields, ...marks] }))),
  ],
  [
    'a cache that counts ages',
    [],
    through(
      as(({ fields, ...rest }) => ({
        ...rest,
        fields: [...fields, 'Age', '77', 'Expires', 'Sun, 22 Nov 2026 12:00:00 GMT', 'X-Cache', 'HIT'],
      })),
    ),
  ],
  ['a proxy that chunks', [], through(as(withoutField('content-length')))],
  ['a proxy that sends a byte a chunk at the beginning', [], through(dripping)],
  [
    'names in lower case',
    [],
    through(
      as(({ fields, ...rest }) => ({
        ...rest,
        fields: fields.map((field, i) => (i % 2 === 0 ? field.toLowerCase() : field)),
      })),
    ),
  ],
  ['another order of the fields', [], through(as(({ fields, ...rest }) => ({ ...rest, fields: reversed(fields) })))],
  ['lists on several lines', [], through(as(({ fields, ...rest }) => ({ ...rest, fields: split(fields) })))],
  ['compression on the fly with weak tags', [], through(compressing)],
  [
    'weak tags',
    [],
    through(
      as(({ fields, ...rest }) => ({
        ...rest,
        fields: mapped(fields, 'etag', (tag) => (tag.startsWith('W/') ? tag : `W/${tag}`)),
      })),
    ),
  ],
  [
    'no compression at all',
    [],
    through(
      as((answer) => answer),
      dropped('accept-encoding'),
    ),
  ],
  [
    'no Brotli',
    [],
    through(
      as((answer) => answer),
      (headers) =>
        mapped(headers, 'accept-encoding', (value) => value.replace(/\bbr\b(?:;q=[\d.]+)?,? ?/, '') || 'identity'),
    ),
  ],
  ['a cache that knows Vary', [], caching],
  [
    'a proxy that completes redirects',
    [],
    through(
      as(({ fields, ...rest }) => ({
        ...rest,
        fields: mapped(fields, 'location', (to) => `https://example.com${to}`),
      })),
    ),
  ],
  [
    'a proxy that drops Connection and Date',
    [],
    through(as((answer) => withoutField('date')(withoutField('connection')(answer)))),
  ],
  ['a proxy without validators', ['tag-missing'], through(as(withoutField('etag')))],
  [
    'a server that sends X-Frame-Options',
    ['framing-repeated'],
    through(as(({ fields, ...rest }) => ({ ...rest, fields: [...fields, 'X-Frame-Options', 'DENY'] }))),
  ],
  ['TLS in front', [], () => auditTls({ http2: false })],
  ['TLS and HTTP/2 in front', [], () => auditTls()],
  [
    'Strict-Transport-Security on everything',
    [],
    () =>
      auditTls({
        fault: (reply) => ({
          ...reply,
          headers: { ...reply.headers, 'Strict-Transport-Security': 'max-age=63072000' },
        }),
      }),
  ],
  [
    'Strict-Transport-Security on documents and redirects',
    [],
    () =>
      auditTls({
        fault: (reply) =>
          reply.status < 400
            ? { ...reply, headers: { ...reply.headers, 'Strict-Transport-Security': 'max-age=63072000' } }
            : reply,
      }),
  ],
  [
    'http that is redirected with 301 and a query',
    [],
    () =>
      auditTls({ plain: (req, res) => void res.writeHead(301, { Location: `https://example.com${req.url}?` }).end() }),
  ],
  [
    'a certificate of six days',
    [],
    () => auditTls({ certificate: { from: Date.now() - 86_400_000, to: Date.now() + 5 * 86_400_000 } }),
  ],
  ['nothing without TLS', ['http-closed'], () => auditTls({ plain: false })],
];

test.each(byTurn(setups, 3))('no false alarm behind %s', async (_, notes, audit) => {
  const { findings, ok } = await audit();
  const told = findings.map(({ cause, differences }) => {
    const [first] = differences;
    return `${cause} ${first && `${formatProbe(first.exchange.probe)}: ${formatDifference(first)}`}`;
  });
  expect(told.filter((line) => causes[line.split(' ')[0] as Cause].level === 'miss')).toEqual([]);
  expect(findings.map(({ cause }) => cause)).toEqual(notes);
  expect(ok).toBe(true);
});

test('there are enough set-ups', () => {
  expect(setups.length).toBeGreaterThanOrEqual(15);
});

const marks = [
  ...['Via', '1.1 varnish', 'Server-Timing', 'cdn;dur=1', 'Alt-Svc', 'h3=":443"; ma=86400', 'cf-ray', '8f1-FRA'],
  ...['Report-To', '{"endpoints":[]}', 'NEL', '{"max_age":1}', 'CF-Cache-Status', 'DYNAMIC', 'X-Served-By', 'cache-1'],
  ...['X-Robots-Tag', 'all', 'Accept-Ranges', 'bytes', 'Last-Modified', 'Sun, 22 Nov 2026 10:00:00 GMT'],
];

function mapped(fields: readonly string[], name: string, change: (value: string) => string): string[] {
  return fields.map((field, i) => (i % 2 === 1 && fields[i - 1]?.toLowerCase() === name ? change(field) : field));
}

function dropped(name: string): (fields: readonly string[]) => string[] {
  return (fields) => fields.filter((_, i) => (i % 2 === 0 ? fields[i] : fields[i - 1])?.toLowerCase() !== name);
}

function withoutField(name: string): (answer: Passed) => Passed {
  return ({ fields, ...rest }) => ({ ...rest, fields: dropped(name)(fields) });
}

function pairs(fields: readonly string[]): (readonly [string, string])[] {
  return fields.flatMap((name, i) => (i % 2 === 0 ? [[name, fields[i + 1] ?? ''] as const] : []));
}

function reversed(fields: readonly string[]): string[] {
  return pairs(fields).reverse().flat();
}

/** RFC 9110 §5.3: a list on several lines is the same list. */
function split(fields: readonly string[]): string[] {
  return pairs(fields).flatMap(([name, value]) =>
    /^(?:vary|allow|link)$/i.test(name) ? value.split(/, (?=[<\w])/).flatMap((part) => [name, part]) : [name, value],
  );
}

function dripping({ status, fields, body }: Passed, _req: unknown, res: Parameters<Pass>[2]): void {
  res.writeHead(status, dropped('content-length')(fields));
  for (const byte of body.subarray(0, 5)) res.write(Buffer.from([byte]));
  res.end(body.subarray(5));
}

function compressing({ status, fields, body }: Passed, req: Parameters<Pass>[1], res: Parameters<Pass>[2]): void {
  const names = fields.map((field) => field.toLowerCase());
  const isWanted =
    chooseEncoding(req.headers['accept-encoding'], ['gzip']) === 'gzip' && !names.includes('content-encoding');
  if (status !== 200 || req.method === 'HEAD' || !isWanted || body.length === 0)
    return void res.writeHead(status, [...fields]).end(body);
  const weak = mapped(dropped('content-length')(fields), 'etag', (tag) => `W/${tag}`);
  const vary = mapped(weak, 'vary', (value) => (/encoding/i.test(value) ? value : `${value}, Accept-Encoding`));
  const said = names.includes('vary') ? [] : ['Vary', 'Accept-Encoding'];
  res.writeHead(status, [...vary, ...said, 'Content-Encoding', 'gzip']).end(gzipSync(body));
}

/** A shared cache that keeps what it may, by the fields that Vary names. */
async function caching(): Promise<Audit> {
  const kept = new Map<string, Passed>();
  return through((answer, req, res) => {
    const key = [
      req.method,
      req.url,
      req.headers.accept,
      req.headers['accept-encoding'],
      req.headers['if-none-match'],
    ].join('\n');
    const isKept = req.method === 'GET' && answer.status === 200 && !req.headers.range;
    const sent = (isKept && kept.get(key)) || answer;
    if (isKept) kept.set(key, sent);
    res.writeHead(sent.status, [...sent.fields, 'X-Cache', sent === answer ? 'MISS' : 'HIT']).end(sent.body);
  })();
}
