import { expect, test, vi } from 'vitest';
import { shapedTable } from '../../../../src/hosts/edge/route-table.ts';
import { sampleRelease } from '../../../http/sample-release.ts';

type Fetch = (request: Request) => Promise<Response>;

// The table stands above the programs as a constant; here it is global while a program is imported.
vi.stubGlobal('site', shapedTable(sampleRelease, { sideCars: false }));
const { default: worker } = await import('../../../../src/hosts/edge/programs/cloudflare.ts');
const { default: pages } = await import('../../../../src/hosts/edge/programs/cloudflare-pages.ts');
const { default: edgeFunction, config } = await import('../../../../src/hosts/edge/programs/netlify.ts');
const { default: middleware } = await import('../../../../src/hosts/edge/programs/vercel.ts');

const programs = {
  'Cloudflare Workers': (request: Request, fetch: Fetch) => worker.fetch(request, { ASSETS: { fetch } }),
  'Cloudflare Pages': (request: Request, fetch: Fetch) => pages.fetch(request, { ASSETS: { fetch } }),
  Netlify: (request: Request, next: Fetch) => edgeFunction(request, { next }),
  Vercel: (request: Request, fetch: Fetch) => {
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) => fetch(new Request(url, init)));
    return middleware(request);
  },
};

/** Requests of a program to its platform for one request of a client, where every file is there. */
async function requestsFor(path: string, program: (typeof programs)[keyof typeof programs]) {
  const made: Request[] = [];
  const fetch = async (request: Request) => {
    made.push(request);
    return new Response('x', { headers: { 'Content-Type': 'text/html' } });
  };
  const headers = { Accept: 'text/markdown', Cookie: 'a=b', 'If-None-Match': '"x"', Range: 'bytes=0-1' };
  await program(new Request(`https://example.com${path}?query`, { headers }), fetch);
  return made;
}

test.each([
  ['Cloudflare Workers', 'index.html', '/404.html'],
  ['Cloudflare Pages', '', '/404'],
  ['Netlify', '', '/404.html'],
  ['Vercel', 'index.html', '/404.html'],
] as const)('%s is asked by addresses that it does not redirect', async (name, index, missing) => {
  const told = (requests: readonly Request[]) => requests.map(({ method, url }) => `${method} ${url}`).sort();
  const made = await requestsFor('/docs/api/', programs[name]);
  expect(told(made)).toEqual(['GET https://example.com/docs/api.md', `HEAD https://example.com/docs/api/${index}`]);
  const none = await requestsFor('/.nope', programs[name]);
  expect(told(none)).toEqual([`GET https://example.com${missing}`]);
  for (const { redirect, headers } of [...made, ...none]) {
    expect(redirect).toBe('manual');
    // No field of the client's: neither a part of a file may come back, nor a 304.
    expect([...headers.keys()]).toEqual(name === 'Vercel' ? ['x-gazette-file'] : []);
  }
});

test('Netlify: a page is HTML, or it is another file without its slash', async () => {
  const next = async () => new Response('x', { headers: { 'Content-Type': 'text/plain' } });
  const request = new Request('https://example.com/docs/api', { headers: { Accept: 'text/html' } });
  await expect(edgeFunction(request, { next })).rejects.toThrow('404.html is not among the deployed files');
  expect(config).toEqual({ path: '/*', onError: 'fail' });
});

test('Vercel: the middleware does not ask itself', async () => {
  const request = new Request('https://example.com/', { headers: { 'x-gazette-file': '1' } });
  expect(() => middleware(request)).toThrow('output/config.json is not of this build');
});
