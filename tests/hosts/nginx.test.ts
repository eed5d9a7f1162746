import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/core/digest.ts';
import { nginx, nginxQuirks } from '../../src/hosts/nginx/nginx.ts';
import { ask, field } from './client.ts';
import { withRowEstimates } from './estimates.ts';
import { brotliModule, nginxBinary, nginxJoinsLines, type RunningNginx, startNginx } from './nginx-server.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease, plainRelease } from './release.ts';
import { describeWith, writeReleaseFile } from './servers.ts';
import { hostileReleaseFor } from './serving.ts';
import { conformance, type Exception } from './suite.ts';

const exceptions: readonly Exception[] = [
  {
    check: 'repeated ranges',
    reason: nginxQuirks.repeatedRanges.reason,
  },
  ...(nginxBinary === undefined || nginxJoinsLines()
    ? []
    : [{ check: 'several Accept lines', reason: nginxQuirks.acceptLines.reason }]),
  {
    check: 'preconditions',
    when: ({ headers }) => headers.some(([name]) => name === 'If-Match' || name === 'If-Unmodified-Since'),
    reason: nginxQuirks.preconditions.reason,
  },
];

describeWith(nginxBinary, 'nginx', 'apt-get install nginx', () => {
  const running = serving(() => startNginx(exampleRelease()));

  conformance('nginx', () => subject(running(), ['gzip']), exceptions);

  describe('answers of nginx itself', () => {
    it('refuses a request without Host (RFC 9112 §3.2), even where there is a redirect', async () => {
      for (const path of ['/', '/auth', '/none']) {
        const answer = await raw(running(), `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`);
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(answer).toMatch(/^Cache-Control: no-store\r$/m);
      }
    });

    it('lets no cache keep an error of one request for all others', async () => {
      const tooLarge = await running().exchange(ask('/', { 'X-Large': 'x'.repeat(9000) }));
      expect(tooLarge.status).toBe(400);
      expect(field(tooLarge, 'cache-control')).toBe('no-store');
      expect(field(tooLarge, 'x-content-type-options')).toBe('nosniff');
      for (const name of ['link', 'x-markdown-tokens', 'vary']) expect(field(tooLarge, name)).toBeUndefined();
    });

    it('answers HTTP/1.0', async () => {
      expect(await raw(running(), 'GET /robots.txt HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    });
  });
});

describeWith(nginxBinary, 'nginx with a build that is not for production', 'apt-get install nginx', () => {
  const release = plainRelease();
  const running = serving(() => startNginx(release));

  conformance('nginx without side-cars', () => subject(running(), [], release), exceptions);

  it('varies by coding as with side-cars, and sends texts as they are', async () => {
    const answer = await running().exchange(ask('/auth.md', { 'Accept-Encoding': 'br, gzip' }));
    expect(field(answer, 'vary')).toBe('Accept-Encoding');
    expect(field(answer, 'content-encoding')).toBeUndefined();
  });
});

describeWith(
  nginxBinary && brotliModule,
  'nginx with Brotli',
  'apt-get install libnginx-mod-http-brotli-static',
  () => {
    const running = serving(() => startNginx(exampleRelease(), 'site-brotli.conf'));

    conformance('nginx-brotli', () => subject(running(), ['br', 'gzip']), exceptions);
  },
);

describeWith(nginxBinary, 'nginx: preflight', 'apt-get install nginx', () => {
  const running = serving(() => startNginx(preflightRelease()));
  answersPreflight(() => running().exchange);
});

describeWith(nginxBinary, 'nginx with odd paths and header values', 'apt-get install nginx', () => {
  const { release, refused } = hostileReleaseFor(nginx);
  const running = serving(() => startNginx(release, 'site.conf', { hsts: 'max-age=31536000' }));

  it('can hold every value but those with a "$", which has no escape', () => {
    expect(refused.length).toBeGreaterThan(5);
    expect(refused.filter((value) => !value.includes('$'))).toEqual([]);
  });

  it.each([...release.routes.values()].map((route) => [route.path, route] as const))(
    'serves %j',
    async (path, route) => {
      for (const variant of route.variants) {
        const accept = variant.when === 'markdown' ? 'text/markdown' : '*/*';
        const answer = await running().exchange(ask(path, { Accept: accept }));
        expect(answer.status).toBe(200);
        expect(Buffer.from(answer.body)).toEqual(Buffer.from(release.files.get(variant.file)!.bytes));
        expect(field(answer, 'link')).toBe(variant.headers.Link);
        expect(field(answer, 'content-type')).toBe(variant.headers['Content-Type']);
        expect(field(answer, 'strict-transport-security')).toBe('max-age=31536000');
      }
    },
  );
});

function serving(start: () => Promise<RunningNginx>): () => RunningNginx {
  let running: RunningNginx | undefined;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running?.server.stop());
  return () => running!;
}

function subject({ exchange, root }: RunningNginx, encodings: readonly ('br' | 'gzip')[], release = exampleRelease()) {
  return {
    release: withRowEstimates(release),
    exchange,
    encodings,
    replace: (file: string, bytes: Uint8Array) =>
      writeReleaseFile(root, { file, size: bytes.byteLength, bytes, sha256: sha256(bytes) }),
  };
}

async function raw({ server }: RunningNginx, bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}
