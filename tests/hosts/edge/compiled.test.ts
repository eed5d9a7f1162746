import { expect, test } from 'vitest';
import { cloudflare } from '../../../src/hosts/edge/cloudflare.ts';
import { netlify } from '../../../src/hosts/edge/netlify.ts';
import { vercel } from '../../../src/hosts/edge/vercel.ts';
import type { Host } from '../../../src/hosts/host.ts';
import { respond } from '../../../src/http/respond.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { evaluateModule } from '../function-exchange.ts';

type Handle = (request: Request) => Promise<Response>;

/** Gives files of the release, as each platform does by whatever address; Vercel takes them later. */
async function stored(from: URL | Request): Promise<Response> {
  const { pathname } = new URL(from instanceof URL ? from : from.url);
  const file = sampleRelease.files.get(pathname.slice(1) + (pathname.endsWith('/') ? 'index.html' : ''));
  return new Response(file && Uint8Array.from(file.bytes), { status: file ? 200 : 500 });
}

const platforms: readonly (readonly [host: Host, file: string, handle: (module: never) => Handle])[] = [
  [
    cloudflare,
    'worker.js',
    ({ default: worker }: { default: { fetch(request: Request, env: object): Promise<Response> } }) =>
      (request) =>
        worker.fetch(request, { ASSETS: { fetch: stored } }),
  ],
  [
    netlify,
    'edge-functions/gazette.js',
    ({ default: edge }: { default: (request: Request, context: object) => Promise<Response> }) =>
      (request) =>
        edge(request, { next: stored }),
  ],
  [vercel, 'output/functions/_middleware.func/index.js', ({ default: middleware }: { default: Handle }) => middleware],
];

// The bundler's text itself, which real servers and platforms are asked about in tests/hosts/*.test.ts.
test.each(platforms.map(([host, ...others]) => [host.name, host, ...others] as const))(
  '%s answers as respond() does, compiled',
  async (_, host, file, handle) => {
    const ask = handle((await evaluateModule(host.emit(sampleRelease, {}).files, file)) as never);
    const paths = [...sampleRelease.routes.keys(), ...sampleRelease.redirects.keys(), '/nope', '/?a=b'];
    for (const path of paths)
      for (const method of ['GET', 'DELETE'])
        for (const accept of ['text/markdown', 'text/html, text/markdown;q=0.9']) {
          const { status, headers, body } = respond(sampleRelease, { method, path, headers: { accept } });
          const answer = await ask(new Request(`https://example.com${path}`, { method, headers: { accept } }));
          expect(answer.status).toBe(status);
          for (const [name, value] of Object.entries(headers).filter(([name]) => name !== 'Content-Length'))
            expect([path, name, answer.headers.get(name)?.replace('W/', '')]).toEqual([path, name, value]);
          const text = await answer.text();
          // A rewrite has no body: the platform sends that of the file.
          if (!answer.headers.has('x-middleware-rewrite')) expect(text).toBe(Buffer.from(body).toString());
        }
  },
);
