import { afterEach, expect, test, vi } from 'vitest';
import { routeTable } from '../../../../src/hosts/edge/route-table.ts';
import { bodies, sampleRelease } from '../../../http/sample-release.ts';

// The tables stand above the programs as constants; here they are global while a program is imported.
vi.stubGlobal('site', routeTable(sampleRelease, { sideCars: false }));
vi.stubGlobal('missingPage', Buffer.from('<p>é</p>').toString('base64'));
const { default: worker } = await import('../../../../src/hosts/edge/programs/cloudflare.ts');
const { default: edgeFunction, config } = await import('../../../../src/hosts/edge/programs/netlify.ts');
const { default: middleware } = await import('../../../../src/hosts/edge/programs/vercel.ts');

const asked: string[] = [];
afterEach(() => void asked.splice(0));

/** The stored files, by the URL under which the platform has them. */
async function stored(url: URL): Promise<Response> {
  asked.push(url.href);
  const body = bodies[(url.pathname.slice(1) || 'index.html') as keyof typeof bodies];
  return new Response(body, { status: body === undefined || url.pathname === '/auth.md' ? 500 : 200 });
}
const request = (path: string) => new Request(`https://example.com${path}`, { headers: { Accept: 'text/markdown' } });

test('Cloudflare: bodies come from the assets, by the names of their files', async () => {
  const ask = (path: string) => worker.fetch(request(path), { ASSETS: { fetch: stored } });
  expect(await (await ask('/docs/api/?x')).text()).toBe('# API\n');
  expect(await (await ask('/nope')).text()).toBe(bodies['404.html']);
  expect(asked).toEqual(['https://example.com/docs/api.md', 'https://example.com/404.html']);
  await expect(ask('/auth.md')).rejects.toThrow('auth.md is not among the uploaded assets');
});

test('Netlify: bodies come from the deployed files, which have no address that ends in index.html', async () => {
  const html = (path: string) => new Request(`https://example.com${path}`);
  const ask = (sent: Request) => edgeFunction(sent, { next: ({ url }) => stored(new URL(url)) });
  expect(await (await ask(html('/'))).text()).toBe(bodies['index.html']);
  await expect(ask(html('/docs/api/'))).rejects.toThrow('docs/api/index.html is not among the deployed files');
  expect(await (await ask(request('/docs/api/'))).text()).toBe('# API\n');
  expect(asked).toEqual(['https://example.com/', 'https://example.com/docs/api/', 'https://example.com/docs/api.md']);
  expect(config).toEqual({ path: '/*', onError: 'fail' });
});

test('Vercel: a rewrite to the static file, with the header fields of the answer; the 404 page whole', async () => {
  const page = await middleware(request('/docs/api/'));
  expect([page.status, page.body]).toEqual([200, null]);
  expect(page.headers.get('x-middleware-rewrite')).toBe('https://example.com/docs/api.md');
  expect(page.headers.get('etag')).toMatch(/^W\/"/);
  const missing = await middleware(request('/nope'));
  expect([missing.status, await missing.text()]).toEqual([404, '<p>é</p>']);
  for (const answer of [missing, await middleware(request('/docs/api'))])
    expect(answer.headers.has('x-middleware-rewrite')).toBe(false);
});
