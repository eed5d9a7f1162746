import { describe, expect, it } from 'vitest';
import type { HostFile } from '../../../src/hosts/host.ts';
import { cloudflareOverlay } from '../../../src/hosts/overlay/cloudflare.ts';
import { netlifyOverlay } from '../../../src/hosts/overlay/netlify.ts';
import { buildOverlaySite, type OverlayOptions } from '../../../src/hosts/overlay/overlay-host.ts';
import { vercelOverlay } from '../../../src/hosts/overlay/vercel.ts';
import { netlifyFiles, pagesAssets, type Store, vercelFiles } from '../edge/stores.ts';
import { evaluateModule, functionExchange } from '../function-exchange.ts';
import { attached, foreign } from './attached.ts';
import { staysTheirs } from './proof.ts';

const site = buildOverlaySite(attached, foreign);
type Next = (request?: Request) => Promise<Response>;

/** A platform with what a company has told it: a password, a redirect, a field, and what it does with files. */
function theirs(store: Store): Store {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/members/')) return new Response('who?', { status: 401 });
    if (pathname === '/old') return new Response(null, { status: 301, headers: { Location: '/about/' } });
    if (pathname === '/.env') return new Response('no', { status: 403 });
    if (pathname.startsWith('/proxied/')) return new Response(`${request.method} ${request.url}`);
    const answer = new Response((await store(request)).body, await store(request));
    answer.headers.set('X-Frame-Options', 'DENY');
    if (pathname.startsWith('/blog/')) answer.headers.set('Vary', 'Cookie');
    return answer;
  };
}

/** Their platform, or the same with our program before it. */
function overlaid(store: Store, program: () => Promise<(request: Request, next: Next) => Promise<Response>>): void {
  const platform = theirs(store);
  staysTheirs({
    // A platform gives a parsed URL, and compresses by itself under a weak tag.
    async start(on) {
      const run = on ? await program() : undefined;
      const handle = (request: Request) =>
        run === undefined ? platform(request) : run(request, (other = request) => platform(other));
      return { exchange: functionExchange(handle) };
    },
  });
}

describe('Cloudflare Pages: a function before what is there', () => {
  overlaid(pagesAssets(attached), async () => {
    const { files } = cloudflareOverlay.emit(site, {});
    const { onRequest } = await evaluateModule<{
      onRequest: (context: object) => Promise<Response>;
    }>(files, 'functions/_middleware.js');
    const env = { ASSETS: { fetch: pagesAssets(attached) } };
    return (request, next) => onRequest({ request, env, next: () => next() });
  });
});

describe('Netlify: an edge function before what is there', () => {
  overlaid(netlifyFiles(attached), async () => {
    const { files } = netlifyOverlay.emit(site, {});
    const { default: run, config } = await evaluateModule<{
      default: (request: Request, context: { next: Next }) => Promise<Response | undefined>;
      config: object;
    }>(files, 'netlify/edge-functions/gazette.js');
    expect(config).toEqual({ path: '/*', onError: 'bypass' });
    // A program that returns nothing is passed by.
    return async (request, next) => (await run(request, { next })) ?? next();
  });
});

describe('Vercel: a middleware before what is there', () => {
  overlaid(vercelFiles(attached), async () => {
    const { files } = vercelOverlay.emit(site, {});
    const key = 'gazette overlay test';
    const text = `const { fetch } = globalThis[${JSON.stringify(key)}];\n${files[0]!.text}`;
    const own: { site?: (url: URL, init: RequestInit) => Promise<Response> } = {};
    Object.assign(globalThis, { [key]: { fetch: (url: URL, init: RequestInit) => own.site!(url, init) } });
    const { default: run } = await evaluateModule<{ default: (request: Request) => Promise<Response | undefined> }>(
      [{ file: 'middleware.js', text }],
      'middleware.js',
    );
    Reflect.deleteProperty(globalThis, key);
    const handle = async (request: Request, next: Next) => {
      const answer = await run(request);
      if (answer === undefined) return next(request);
      if (!answer.headers.has('x-middleware-next')) return answer;
      // The fields of what says to go on are sent with what comes.
      const response = await next(request);
      const all = new Response(response.body, response);
      for (const [name, value] of answer.headers) if (name !== 'x-middleware-next') all.headers.append(name, value);
      return all;
    };
    own.site = (url, init) => handle(new Request(url, init), (request) => theirs(vercelFiles(attached))(request!));
    return handle;
  });
});

describe('where something of theirs is in the place of our program', () => {
  const emitted = (overlay: typeof cloudflareOverlay, present: readonly string[], more: OverlayOptions = {}) =>
    overlay.emit(site, { present: new Set(present), ...more });
  const names = (files: readonly HostFile[]) => files.map(({ file }) => file);

  it('nothing is replaced: the call is told', () => {
    const worker = emitted(cloudflareOverlay, ['_worker.js']);
    expect(names(worker.files)).toEqual(['gazette.js', 'headers-block']);
    expect(worker.refused?.call).toContain('gazette(request, env.ASSETS, () =>');
    const functions = emitted(cloudflareOverlay, ['functions/api/[[path]].ts']);
    expect([names(functions.files), functions.refused?.present]).toEqual([
      ['gazette.js', 'headers-block'],
      'functions/api/[[path]].ts',
    ]);
    const middleware = emitted(vercelOverlay, ['src/middleware.ts']);
    expect([names(middleware.files), middleware.refused?.present]).toEqual([
      ['gazette.js', 'vercel-part.json'],
      'src/middleware.ts',
    ]);
    expect(emitted(cloudflareOverlay, ['_headers']).refused).toBeUndefined();
  });

  it('a Worker of theirs calls ours, and gets what it has made', async () => {
    const { files } = emitted(cloudflareOverlay, ['_worker.js']);
    const { gazette } = await evaluateModule<{
      gazette: (request: Request, assets: { fetch: Store }, theirs: () => Promise<Response>) => Promise<Response>;
    }>(files, 'gazette.js');
    const ask = (path: string, accept: string) =>
      gazette(
        new Request(`https://example.com${path}`, { headers: { Accept: accept } }),
        { fetch: pagesAssets(attached) },
        async () => new Response('theirs', { status: 418 }),
      );
    expect((await ask('/about/', 'text/markdown')).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const page = await ask('/about/', 'text/html');
    expect([page.status, page.headers.get('vary'), await page.text()]).toEqual([418, 'Accept', 'theirs']);
    expect((await ask('/none', 'text/markdown')).headers.get('vary')).toBeNull();
  });
});

describe('rules for _headers and vercel.json', () => {
  it('have each document that is the same for everybody, between marks', () => {
    const { files } = netlifyOverlay.emit(site, {});
    const { text } = files.find(({ file }) => file === 'headers-block')!;
    expect(text).toMatch(/^# BEGIN Gazette[^\n]*\n\/llms\.txt\n {2}Content-Type: text\/plain; charset=utf-8\n/);
    expect(text).toMatch(/\n# END Gazette\n$/);
    expect([...text.matchAll(/^\/.*$/gm)].map(([path]) => path)).toEqual([
      '/llms.txt',
      '/auth.md',
      '/api/v1/company.json',
      '/.well-known/api-catalog',
    ]);
    const part = JSON.parse(vercelOverlay.emit(site, {}).files.find(({ file }) => file === 'vercel-part.json')!.text);
    expect(part.headers[0]).toMatchObject({
      source: '/llms.txt',
      headers: expect.arrayContaining([{ key: 'Content-Type', value: 'text/plain; charset=utf-8' }]),
    });
  });

  it('are counted with theirs', () => {
    const theirHeaders = Array.from({ length: 97 }, (_, i) => `/${i}\n  X-A: b\n`).join('');
    expect(cloudflareOverlay.emit(site, { theirHeaders }).exceeded).toMatchObject([{ allowed: 100, got: 101 }]);
    expect(cloudflareOverlay.emit(site, { theirHeaders: theirHeaders.slice(10) }).exceeded).toEqual([]);
  });
});
