import { describe, expect, test } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { uploadedFiles } from '../../src/hosts/edge/uploaded-files.ts';
import { vercel } from '../../src/hosts/edge/vercel.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { parsedUrl } from './edge-exceptions.ts';
import { evaluateModule, functionExchange } from './function-exchange.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { conformance } from './suite.ts';

interface Middleware {
  readonly default: (request: Request) => Promise<Response>;
}
interface Config {
  readonly routes: readonly { readonly src?: string; readonly middlewarePath?: string; readonly handle?: string }[];
  readonly overrides: Readonly<Record<string, { readonly contentType: string }>>;
}

async function deployed(release: Release) {
  const { files, exceeded } = vercel.emit(release, {});
  const code = await evaluateModule<Middleware>(files, 'output/functions/_middleware.func/index.js');
  const config = JSON.parse(textOf(files, 'output/config.json')) as Config;
  const uploaded = new Map(uploadedFiles(release).map(({ file, bytes }) => [file, bytes]));

  // vercel.com/docs/build-output-api: a middleware's own answer is final; with x-middleware-rewrite the static file
  // of that URL is sent, with the header fields of both.
  const exchange = functionExchange(async (request) => {
    expect(config.routes[0]).toMatchObject({ middlewarePath: '_middleware', continue: true });
    const decided = await code.default(request);
    const rewrite = decided.headers.get('x-middleware-rewrite');
    if (rewrite === null) return decided;
    const file = new URL(rewrite).pathname.slice(1);
    const bytes = uploaded.get(file);
    if (bytes === undefined) return new Response('NOT_FOUND', { status: 404 });
    const headers = new Headers({ 'Content-Type': config.overrides[file]!.contentType, 'Cache-Control': 'max-age=0' });
    for (const [name, value] of decided.headers) if (!name.startsWith('x-middleware-')) headers.set(name, value);
    return new Response(Uint8Array.from(bytes), { headers });
  });
  return { config, exceeded, uploaded, exchange };
}

describe('Vercel: the middleware over the static files of the Build Output', async () => {
  const release = exampleRelease();
  const { config, exceeded, uploaded, exchange } = await deployed(release);
  conformance('vercel', () => ({ release, exchange, encodings: [] }), [parsedUrl]);

  test('fits, and gives every static file its media type', () => {
    expect(exceeded).toEqual([]);
    expect(Object.keys(config.overrides).sort()).toEqual([...uploaded.keys()].sort());
    expect(config.overrides['.well-known/api-catalog']!.contentType).toMatch(/^application\/linkset\+json/);
  });

  test('config.json', () => {
    expect(textOf(vercel.emit(sampleRelease, {}).files, 'output/config.json')).toMatchInlineSnapshot(`
      "{
        "version": 3,
        "routes": [
          {
            "src": "^/.*$",
            "middlewarePath": "_middleware",
            "continue": true
          },
          {
            "handle": "filesystem"
          }
        ],
        "overrides": {
          "404.html": {
            "contentType": "text/html; charset=utf-8"
          },
          "api/v1/company.json": {
            "contentType": "application/json"
          },
          "auth.md": {
            "contentType": "text/markdown; charset=utf-8"
          },
          "docs/api.md": {
            "contentType": "text/markdown; charset=utf-8"
          },
          "docs/api/index.html": {
            "contentType": "text/html; charset=utf-8"
          },
          "index.html": {
            "contentType": "text/html; charset=utf-8"
          },
          "index.md": {
            "contentType": "text/markdown; charset=utf-8"
          }
        }
      }
      "
    `);
  });
});

describe('Vercel: preflight', async () => {
  const { exchange } = await deployed(preflightRelease());
  answersPreflight(() => exchange);
});

function textOf(files: readonly { readonly file: string; readonly text: string }[], name: string): string {
  return files.find(({ file }) => file === name)!.text;
}
