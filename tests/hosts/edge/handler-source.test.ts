import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compress } from '../../../src/compile/compress.ts';
import type { Release } from '../../../src/core/release.ts';
import { handlerSource } from '../../../src/hosts/edge/handler-source.ts';
import { literal } from '../../../src/hosts/edge/literal.ts';
import { respond } from '../../../src/http/respond.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { hostileRelease } from '../hostile-release.ts';

type Field = (name: string) => string | undefined;
interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly file?: string;
  readonly text?: string;
}
interface Handler {
  answer(method: string, target: string, field: Field): Reply;
  respond(request: Request, read: (file: string) => Promise<Uint8Array<ArrayBuffer>>): Promise<Response>;
}

const release = compress(withLongPages(sampleRelease), { get: () => undefined, put: () => undefined });
const source = handlerSource(release, { sideCars: true });
const handler = evaluate(source);

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

describe('the handler that code hosts run', () => {
  test('answers every request as respond() does', () => {
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
        const reply = handler.answer(method, path, (name) => (headers as Record<string, string | undefined>)[name]);
        const { 'Content-Length': _length, ...fields } = expected.headers;
        expect(reply.status).toBe(expected.status);
        expect(reply.headers).toEqual(fields);
        if (method !== 'HEAD') expect(bodyOf(reply)).toEqual(Buffer.from(expected.body));
      }),
      { numRuns: 4000, seed: 3 },
    );
  });

  test('speaks Request and Response', async () => {
    const ask = async (path: string, init: RequestInit = {}) => {
      const request = new Request(`https://example.com${path}`, init);
      return handler.respond(request, async (file) => Uint8Array.from(release.files.get(file)!.bytes));
    };
    const page = await ask('/', { headers: { Accept: 'text/markdown' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(await page.text()).toMatch(/^# Gröbner/);
    const etag = page.headers.get('etag')!;
    expect((await ask('/index.md', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    // With the body, which no runtime sends: it gives Content-Length.
    expect((await ask('/', { method: 'HEAD' })).headers.get('etag')).toMatch(/^"/);
    expect((await ask('/docs/api')).headers.get('location')).toBe('/docs/api/');
    expect(await (await ask('/', { method: 'POST', body: 'x' })).text()).toBe('Only GET, HEAD are answered here.\n');
  });

  test('adds Strict-Transport-Security to every answer when asked to', () => {
    const strict = evaluate(handlerSource(release, { sideCars: false, hsts: 'max-age=63072000' }));
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/nope'],
      ['GET', '/docs/api'],
      ['POST', '/'],
    ] as const)
      expect(strict.answer(method, path, () => undefined).headers).toMatchObject({
        'Strict-Transport-Security': 'max-age=63072000',
      });
  });

  test('names no side-car for a host that uploads none', () => {
    const bare = evaluate(handlerSource(release, { sideCars: false }));
    const reply = bare.answer('GET', '/', (name) => (name === 'accept-encoding' ? 'br, gzip' : undefined));
    expect(reply.file).toBe('index.html');
    expect(reply.headers).not.toHaveProperty('Content-Encoding');
    // The edge compresses: the tag stands for several sequences of bytes.
    const { ETag } = release.routes.get('/')!.variants[0]!.headers;
    expect(reply.headers.ETag).toBe(`W/${ETag}`);
    for (const known of [ETag, `W/${ETag}`])
      expect(bare.answer('GET', '/', (name) => (name === 'if-none-match' ? known : undefined)).status).toBe(304);
  });

  test('keeps hostile paths and header values as they are', () => {
    const hostile = hostileRelease();
    const { answer } = evaluate(handlerSource(hostile, { sideCars: true }));
    for (const path of hostile.routes.keys()) {
      const { status, headers } = respond(hostile, { method: 'GET', path, headers: {} });
      const { 'Content-Length': _length, ...fields } = headers;
      expect(answer('GET', path, () => undefined)).toMatchObject({ status, headers: fields });
    }
  });

  test('is ASCII, whatever the paths are: no text of the content can end a literal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        const variants = sampleRelease.routes.get('/auth.md')!.variants;
        const hostile = { ...sampleRelease, routes: new Map([[path, { path, variants }]]) };
        const text = handlerSource(hostile, { sideCars: true });
        expect(text).toMatch(/^[\n\x20-\x7E]*$/);
        const { pathname } = { pathname: path };
        if (!/[?]|^https?:/i.test(pathname))
          expect(evaluate(text).answer('GET', path, () => undefined).status).toBe(200);
        expect(JSON.parse(literal(path))).toBe(path);
      }),
      { numRuns: 200, seed: 3 },
    );
  });
});

function bodyOf({ file, text }: Reply): Buffer {
  return file === undefined ? Buffer.from(text!) : Buffer.from(release.files.get(file)!.bytes);
}

function evaluate(source: string): Handler {
  return new Function(`"use strict"; ${source}; return { answer, respond };`)() as Handler;
}

/** The sample's bodies are too short to be compressed: this one's are long. */
function withLongPages(sample: Release): Release {
  const files = [...sample.files.values()].map((file) => ({
    ...file,
    bytes: Buffer.concat([file.bytes, Buffer.from(`${'long enough to be compressed '.repeat(20)}\n`)]),
  }));
  return { ...sample, files: new Map(files.map((file) => [file.file, file])) };
}
