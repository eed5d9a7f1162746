import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compress } from '../../../src/compile/compress.ts';
import type { Release } from '../../../src/core/release.ts';
import { type RouteTableOptions, routeTable } from '../../../src/hosts/edge/route-table.ts';
import { answer, type HttpAnswer } from '../../../src/http/answer.ts';
import { respond } from '../../../src/http/respond.ts';
import { originOf, type RouteTable } from '../../../src/http/route-table.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { runs } from '../../support/runs.ts';
import { hostileRelease } from '../hostile-release.ts';

type Sent = Readonly<Record<string, string | undefined>>;

const release = compress(withLongPages(sampleRelease), { get: () => undefined, put: () => undefined });
const handler = answering(release, { sideCars: true });

const name = fc.constantFrom(
  'text/markdown',
  'text/html',
  'text/*',
  '*/*',
  'TEXT/Markdown',
  'text/plain',
  '*',
  'a b',
  '',
);
const coding = fc.constantFrom('br', 'gzip', 'x-gzip', 'x-br', 'identity', '*', 'GZIP', 'deflate');
const weight = fc.constantFrom(
  '',
  '',
  ';q=0',
  ';q=0.5',
  ';Q=0.501',
  '; q=1.000',
  ';q=2',
  ';q=',
  ';v="a,b;q=0"',
  ';q ="1"',
);
const list = (of: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(of, weight, fc.constantFrom(',', ', ', '\t,', ',,'))).map((items) => items.flat().join(''));
const field = (of: fc.Arbitrary<string>) =>
  fc.option(
    fc.oneof(
      list(of),
      fc.string({ unit: 'binary' }),
      list(of).map((text) => text.padEnd(4095, ' ') + text),
    ),
    {
      nil: undefined,
    },
  );
const targets = [...release.routes.keys(), ...release.redirects.keys(), '//', '/%2e%2e/', '*', '__proto__', '/nope'];
const target = fc.oneof(
  fc.constantFrom(...targets.flatMap((path) => [path, path, `${path}?a=/b`, `http://example.com${path}`, `${path}x`])),
  fc.string(),
);
const tags = [...release.routes.values()].flatMap(({ variants }) => variants.map(({ headers }) => headers.ETag!));
const condition = fc.option(
  fc.oneof(
    fc.constantFrom('*', ' * ', 'W/"x"', ...tags, ...tags.map((tag) => `"a", W/${tag.slice(0, -1)}-gz"`)),
    fc.string(),
  ),
  { nil: undefined },
);
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'get', 'OPTIONS');

describe('the table that hosts which run JavaScript answer from', () => {
  test('gives every answer that respond() gives', () => {
    const request = fc.record({
      method,
      path: target,
      accept: field(name),
      encoding: field(coding),
      condition,
    });
    fc.assert(
      fc.property(request, ({ method, path, accept, encoding, condition }) => {
        const headers = { accept, 'accept-encoding': encoding, 'if-none-match': condition };
        const expected = respond(release, { method, path, headers });
        const reply = handler(method, path, headers);
        const { 'Content-Length': _length, ...fields } = expected.headers;
        expect(reply.status).toBe(expected.status);
        expect(reply.headers).toEqual(fields);
        if (method !== 'HEAD') expect(bodyOf(reply)).toEqual(Buffer.from(expected.body));
      }),
      { numRuns: runs(4000), seed: 3 },
    );
  });

  test('answers OPTIONS if the release does', () => {
    const preflight = { 'Access-Control-Allow-Methods': 'GET, HEAD', 'Access-Control-Max-Age': '86400' };
    const asked = answering({ ...sampleRelease, preflight }, { sideCars: true });
    expect(asked('OPTIONS', '/')).toEqual({
      status: 204,
      headers: { Allow: 'GET, HEAD, OPTIONS', ...preflight },
      body: { text: '' },
    });
    expect(handler('OPTIONS', '/').status).toBe(405);
    expect(routeTable(release, { sideCars: true })).not.toHaveProperty('preflight');
  });

  test('adds Strict-Transport-Security to every answer when asked to', () => {
    const strict = answering(release, { sideCars: false, hsts: 'max-age=63072000' });
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/nope'],
      ['GET', '/docs/api'],
      ['POST', '/'],
    ] as const)
      expect(strict(method, path).headers).toMatchObject({ 'Strict-Transport-Security': 'max-age=63072000' });
  });

  test('names no side-car for a host that uploads none', () => {
    const bare = answering(release, { sideCars: false });
    const reply = bare('GET', '/', { 'accept-encoding': 'br, gzip' });
    expect(reply.body).toEqual({ file: 'index.html' });
    expect(reply.headers).not.toHaveProperty('Content-Encoding');
    // The edge compresses: the tag stands for several sequences of bytes.
    const { ETag } = release.routes.get('/')!.variants[0]!.headers;
    expect(reply.headers.ETag).toBe(`W/${ETag}`);
    for (const known of [ETag, `W/${ETag}`]) expect(bare('GET', '/', { 'if-none-match': known }).status).toBe(304);
  });

  test('keeps hostile paths and header values as they are', () => {
    const hostile = hostileRelease();
    const ask = answering(hostile, { sideCars: true });
    for (const path of hostile.routes.keys()) {
      const { status, headers } = respond(hostile, { method: 'GET', path, headers: {} });
      const { 'Content-Length': _length, ...fields } = headers;
      expect(ask('GET', path)).toMatchObject({ status, headers: fields });
    }
  });
});

/** Asks answer() over the table, after it was JSON. */
function answering(of: Release, options: RouteTableOptions) {
  const origin = originOf(JSON.parse(JSON.stringify(routeTable(of, options))) as RouteTable);
  return (method: string, target: string, headers: Sent = {}): HttpAnswer =>
    answer(origin, { method, target, field: (name) => headers[name] });
}

function bodyOf({ body }: HttpAnswer): Buffer {
  return 'text' in body ? Buffer.from(body.text) : Buffer.from(release.files.get(body.file)!.bytes);
}

/** The sample's bodies are too short to be compressed: this one's are long. */
function withLongPages(sample: Release): Release {
  const files = [...sample.files.values()].map((file) => {
    const bytes = Buffer.concat([file.bytes, Buffer.from(`${'long enough to be compressed '.repeat(20)}\n`)]);
    return { ...file, size: bytes.byteLength, bytes };
  });
  return { ...sample, files: new Map(files.map((file) => [file.file, file])) };
}
