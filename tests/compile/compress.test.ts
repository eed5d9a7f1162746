import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { compress } from '../../src/compile/compress.ts';
import type { ByteCache } from '../../src/core/byte-cache.ts';
import { sha256 } from '../../src/core/digest.ts';
import type { Headers, Release, Variant } from '../../src/core/release.ts';
import type { SideCars } from '../../src/core/side-cars.ts';

const prose = 'The company publishes true facts about itself. '.repeat(40);
/** Bytes that no compressor makes smaller. */
const noise = Buffer.from(Array.from({ length: 20 }, (_, i) => sha256(String(i))).join(''), 'hex');

let entries: Map<string, Uint8Array>;
let cache: ByteCache;
beforeEach(() => {
  entries = new Map();
  cache = { get: (key) => entries.get(key), put: (key, bytes) => void entries.set(key, bytes) };
});

type Given = readonly (readonly [path: string, file: string, body: string | Uint8Array, headers: Headers])[];

/** A release of files that each have one variant; two of the same path are its HTML and its Markdown. */
function releaseOf(given: Given): Release {
  const routes = new Map<string, { path: string; variants: Variant[] }>();
  for (const [path, file, , headers] of given) {
    const { variants } = routes.get(path) ?? routes.set(path, { path, variants: [] }).get(path)!;
    variants.push({ when: headers.Vary ? (variants.length === 0 ? 'html' : 'markdown') : 'always', file, headers });
  }
  const files = given.map(([, file, body]) => {
    const bytes = new Uint8Array(Buffer.from(body as string));
    return [file, { file, size: bytes.byteLength, bytes, sha256: sha256(bytes) }] as const;
  });
  const page = new TextEncoder().encode(prose);
  return {
    baseUrl: 'https://example.com',
    files: new Map([
      ...files,
      ['404.html', { file: '404.html', size: page.byteLength, bytes: page, sha256: sha256(page) }],
    ]),
    routes,
    redirects: new Map(),
    notFound: { file: '404.html', headers: { 'Content-Type': 'text/html; charset=utf-8' } },
    bareHeaders: {},
  };
}

const one = (type: string, body: string | Uint8Array = prose) =>
  compress(releaseOf([['/x', 'x', body, { 'Content-Type': type }]]), cache);

describe('what is compressed', () => {
  test.each([
    'text/html; charset=utf-8',
    'text/markdown; charset=utf-8',
    'text/plain; charset=utf-8',
    'text/css; charset=utf-8',
    'text/javascript; charset=utf-8',
    'application/json',
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    'application/manifest+json',
    'application/xml',
    'image/svg+xml',
  ])('%s', (type) => {
    const { files, routes } = one(type);
    expect([...files.keys()].sort()).toEqual(['404.html', 'x', 'x.br', 'x.gz']);
    expect(routes.get('/x')!.variants[0]).toMatchObject({
      encodings: ['br', 'gzip'],
      headers: { 'Content-Type': type },
    });
    expect(brotliDecompressSync(files.get('x.br')!.bytes).toString()).toBe(prose);
    expect(gunzipSync(files.get('x.gz')!.bytes).toString()).toBe(prose);
    for (const { bytes, sha256: digest } of files.values()) expect(digest).toBe(sha256(bytes));
  });

  test.each<[string, string, string | Uint8Array]>([
    ['an image', 'image/png', prose],
    ['a PDF', 'application/pdf', prose],
    ['a font', 'font/woff2', prose],
    ['a type that only begins alike', 'application/jsonx', prose],
  ])('not %s', (_, type, body) => {
    const release = releaseOf([['/x', 'x', body, { 'Content-Type': type }]]);
    expect(compress(release, cache)).toEqual(release);
  });

  test.each<[string, string | Uint8Array]>([
    ['255 bytes', prose.slice(0, 255)],
    ['what does not get smaller', noise],
  ])('not %s of text', (_, body) => {
    const { files, routes } = one('text/plain', body);
    expect([...files.keys()].sort()).toEqual(['404.html', 'x']);
    expect(routes.get('/x')!.variants).toEqual([
      { when: 'always', file: 'x', headers: { 'Content-Type': 'text/plain' } },
    ]);
  });

  test('256 bytes', () => {
    expect(one('text/plain', prose.slice(0, 256)).files.has('x.br')).toBe(true);
  });

  test('not the 404 page', () => {
    const { files, notFound } = one('text/plain');
    expect(files.has('404.html.br')).toBe(false);
    expect(notFound).not.toHaveProperty('encodings');
  });
});

test('one of two representations may be compressed alone, and header fields stay as they are', () => {
  const vary = { Vary: 'Accept, Accept-Encoding' };
  const release = releaseOf([
    ['/', 'index.html', prose, { 'Content-Type': 'text/html', ...vary }],
    ['/', 'index.md', 'short', { 'Content-Type': 'text/markdown', ...vary }],
    ['/index.md', 'index.md', 'short', { 'Content-Type': 'text/markdown' }],
  ]);
  const { routes } = compress(release, cache);
  const headersOf = (route: Release['routes']) =>
    [...route.values()].flatMap(({ variants }) => variants.map(({ headers }) => headers));
  const [html, markdown] = routes.get('/')!.variants;
  expect(html).toMatchObject({ encodings: ['br', 'gzip'] });
  expect(markdown).not.toHaveProperty('encodings');
  expect(headersOf(routes)).toEqual(headersOf(release.routes));
});

test('the bytes of a release stay as they were', () => {
  const release = releaseOf([['/x', 'x', prose, { 'Content-Type': 'text/plain' }]]);
  const before = structuredClone(release);
  compress(release, cache);
  expect(release).toEqual(before);
});

test('equal releases give equal bytes, on every system', () => {
  const a = one('text/plain');
  entries.clear();
  const b = one('text/plain');
  expect(a).toEqual(b);
  // RFC 1952 §2.3: no time, no name, unknown system.
  expect([...a.files.get('x.gz')!.bytes.slice(0, 10)]).toEqual([31, 139, 8, 0, 0, 0, 0, 0, 0, 255]);
});

test('a file that has the name of a side-car is not overwritten', () => {
  const release = releaseOf([
    ['/x', 'x', prose, { 'Content-Type': 'text/plain' }],
    ['/x.br', 'x.br', prose, { 'Content-Type': 'image/png' }],
  ]);
  expect(() => compress(release, cache)).toThrow('x.br');
});

test('a side-car holds no memory but its own, whether it is made or comes from the cache', () => {
  const held = ({ files }: Release) =>
    ['x.br', 'x.gz'].map((name) => files.get(name)!.bytes).map((bytes) => bytes.buffer.byteLength - bytes.byteLength);
  expect(held(one('text/plain'))).toEqual([0, 0]);
  // A small file is read into a part of a buffer that Node shares among many.
  for (const [key, bytes] of entries) entries.set(key, Buffer.concat([Buffer.alloc(9000), bytes]).subarray(9000));
  expect(held(one('text/plain'))).toEqual([0, 0]);
});

describe('with an index', () => {
  const given = releaseOf([['/x', 'x', prose, { 'Content-Type': 'text/plain' }]]);
  let known: Map<string, SideCars>;
  beforeEach(() => {
    known = new Map();
  });

  test('side-cars are the same, digests, sizes and bytes, whether it knows them or not', () => {
    const plain = compress(given, cache);
    for (let times = 0; times < 2; times++) {
      const { files, routes } = compress(given, { ...cache, index: known });
      const told = [...files.values()].map(({ file, sha256, size, bytes }) => [file, sha256, size, Buffer.from(bytes)]);
      expect(told).toEqual(
        [...plain.files.values()].map(({ file, sha256, size, bytes }) => [file, sha256, size, Buffer.from(bytes)]),
      );
      expect(routes).toEqual(plain.routes);
    }
  });

  test('what it knows is neither read nor made before it is asked for, but wanted again; lost, it is made again', () => {
    compress(given, { ...cache, index: known });
    const [read, needed]: string[][] = [[], []];
    entries.clear();
    const { files } = compress(given, {
      get: (key) => void read?.push(key),
      put: () => undefined,
      need: (key) => void needed?.push(key),
      index: known,
    });
    expect([files.has('x.br'), files.has('x.gz'), read]).toEqual([true, true, []]);
    expect(needed).toHaveLength(2);
    expect(sha256(files.get('x.br')!.bytes)).toBe(files.get('x.br')!.sha256);
    expect(read).toEqual(needed?.slice(0, 1));
  });

  test('it knows what does not get smaller, and nothing of files that are not tried', () => {
    const noisy = releaseOf([
      ['/x', 'x', noise, { 'Content-Type': 'text/plain' }],
      ['/y', 'y', 'short', { 'Content-Type': 'text/plain' }],
    ]);
    compress(noisy, { ...cache, index: known });
    expect([...known]).toEqual([[sha256(noise), {}]]);
    expect(compress(noisy, { ...cache, index: known }).files.size).toBe(3);
  });
});

describe('the cache', () => {
  test('is asked first', () => {
    const first = one('text/plain');
    expect(entries.size).toBe(2);
    const put = () => expect.unreachable('everything was known');
    const again = compress(releaseOf([['/x', 'x', prose, { 'Content-Type': 'text/plain' }]]), { ...cache, put });
    expect(again).toEqual(first);
  });

  test('remembers what does not get smaller', () => {
    one('text/plain', noise);
    expect(entries.size).toBe(2);
  });

  test.each<[string, (bytes: Uint8Array, other: Uint8Array) => Uint8Array]>([
    ['torn', (bytes) => bytes.slice(0, -3)],
    ['empty', () => new Uint8Array(0)],
    ['of other content', (_, other) => other],
  ])('is not believed when an entry is %s', (_, damage) => {
    const good = one('text/plain');
    const others = one('text/plain', prose.replace('true', 'nice'));
    for (const [name, encoding] of [
      ['x.br', 'br'],
      ['x.gz', 'gzip'],
    ] as const) {
      const key = [...entries.keys()].find((key) => key.startsWith(sha256(prose)) && key.includes(encoding))!;
      entries.set(key, damage(good.files.get(name)!.bytes, others.files.get(name)!.bytes));
    }
    expect(one('text/plain')).toEqual(good);
  });

  test('is not believed when an entry unpacks to more than the file', () => {
    const good = one('text/plain');
    const bomb = one('text/plain', 'x'.repeat(50_000_000)).files.get('x.br')!.bytes;
    for (const key of entries.keys()) entries.set(key, bomb);
    expect(one('text/plain')).toEqual(good);
  });
});
