import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compress } from '../../src/compile/compress.ts';
import { sha256 } from '../../src/core/digest.ts';
import type { Release } from '../../src/core/release.ts';
import { type Request, respond } from '../../src/http/respond.ts';
import { sampleRelease } from './sample-release.ts';

/** The sample with bodies that are worth compressing; tags and token counts stay those of the small ones. */
const long: Release = {
  ...sampleRelease,
  files: new Map(
    [...sampleRelease.files].map(([file, { bytes }]) => {
      const repeated = Buffer.concat(Array(100).fill(bytes));
      return [file, { file, size: repeated.byteLength, bytes: repeated, sha256: sha256(repeated) }];
    }),
  ),
};
const release = compress(long, { get: () => undefined, put: () => undefined });

const send = (path: string, headers: Request['headers'] = {}, method = 'GET') =>
  respond(release, { method, path, headers });
const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => Buffer.from(bytes) };
const codings = ['br', 'gzip', 'identity'] as const;

describe.each([
  ['/', 'text/html', 'index.html'],
  ['/', 'text/markdown', 'index.md'],
  ['/index.md', '*/*', 'index.md'],
  ['/api/v1/company.json', 'application/json', 'api/v1/company.json'],
])('%s as %s', (path, accept, file) => {
  test.each(codings)('in %s', (coding) => {
    const response = send(path, { accept, 'accept-encoding': coding });
    expect(response.status).toBe(200);
    expect(response.headers['Content-Encoding']).toBe(coding === 'identity' ? undefined : coding);
    expect(response.headers['Content-Length']).toBe(String(response.body.byteLength));
    expect(decode[coding](response.body)).toEqual(Buffer.from(long.files.get(file)!.bytes));
  });

  test('differs by coding in nothing but length, coding and tag', () => {
    const [br, gzip, asItIs] = codings.map((coding) => {
      const { headers } = send(path, { accept, 'accept-encoding': coding });
      const { ETag, 'Content-Length': length, 'Content-Encoding': _, ...others } = headers;
      return { ETag: ETag!, length, others };
    });
    expect(br!.others).toEqual(asItIs!.others);
    expect(gzip!.others).toEqual(asItIs!.others);
    expect([br!.ETag, gzip!.ETag]).toEqual(['-br"', '-gz"'].map((end) => asItIs!.ETag.slice(0, -1) + end));
    expect(asItIs!.others.Vary).toBe(path === '/' ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  });

  test.each(codings)('304 for the tag of %s, and for no other', (coding) => {
    const etag = send(path, { accept, 'accept-encoding': coding }).headers.ETag!;
    for (const other of codings) {
      const response = send(path, { accept, 'accept-encoding': other, 'if-none-match': `W/"x", ${etag}` });
      expect(response.status).toBe(other === coding ? 304 : 200);
      if (response.status !== 304) continue;
      expect(response.body).toHaveLength(0);
      expect(response.headers.ETag).toBe(etag);
      expect(response.headers.Vary).toContain('Accept-Encoding');
      for (const absent of ['Content-Encoding', 'Content-Type', 'Content-Length'])
        expect(response.headers).not.toHaveProperty(absent);
    }
  });

  test('HEAD is GET without the body', () => {
    const headers = { accept, 'accept-encoding': 'gzip' };
    expect(send(path, headers, 'HEAD')).toEqual({ ...send(path, headers), body: new Uint8Array(0) });
  });
});

test('lines of Accept-Encoding are one list', () => {
  expect(send('/', { 'accept-encoding': ['br;q=0', 'gzip'] }).headers['Content-Encoding']).toBe('gzip');
});

test.each(['/nope', '/404.html', '/index.html.br', '/index.md.gz', '/docs/api'])(
  '%s is never compressed, nor varies',
  (path) => {
    const response = send(path, { 'accept-encoding': 'br, gzip' });
    expect(response.status).toBe(path === '/docs/api' ? 308 : 404);
    expect(response.headers).not.toHaveProperty('Content-Encoding');
    expect(response.headers).not.toHaveProperty('Vary');
  },
);
