import { afterEach, describe, expect, test } from 'vitest';
import { respond } from '../../../../src/hosts/edge/programs/respond.ts';
import { shapedTable } from '../../../../src/hosts/edge/route-table.ts';
import { sampleRelease } from '../../../http/sample-release.ts';
import { manyPages } from '../../many-pages.ts';

const release = manyPages(3);
const table = shapedTable(release, { sideCars: false });
const page = '/section-1/page-number-1/';
const [html, markdown] = ['section-1/page-number-1/index.html', 'section-1/page-number-1.md'];

const asked: string[] = [];
afterEach(() => void asked.splice(0));

const fetch = async (file: string, method: string) => {
  asked.push(`${method} ${file}`);
  const found = release.files.get(file);
  return found && new Response(method === 'HEAD' ? null : Uint8Array.from(found.bytes));
};
const ask = (path: string, init: RequestInit = {}) =>
  respond(table, new Request(`https://example.com${path}`, init), fetch);
const agent = { headers: { Accept: 'text/markdown' } };

describe('a file with a row of its own', () => {
  test('is read, and nothing is asked of others', async () => {
    const home = await ask('/', agent);
    expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(await home.text()).toBe('# Gröbner\n');
    expect(asked).toEqual(['GET index.md']);
  });

  test('is not even read for 304 and 405', async () => {
    const etag = (await ask('/index.md')).headers.get('etag')!;
    asked.splice(0);
    const known = await ask('/index.md', { headers: { 'If-None-Match': etag } });
    expect([known.status, known.body]).toEqual([304, null]);
    const refused = await ask('/', { method: 'POST', body: 'x' });
    expect([refused.status, await refused.text()]).toEqual([405, 'Only GET, HEAD are answered here.\n']);
    expect(asked).toEqual([]);
  });

  test('has a body for HEAD, which no runtime sends: it gives Content-Length', async () => {
    expect(await (await ask('/index.md', { method: 'HEAD' })).text()).toBe('# Gröbner\n');
  });
});

describe('a path of a shape', () => {
  test('is asked for once, with its body', async () => {
    const answer = await ask(page);
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>API</title>']);
    expect(asked).toEqual([`GET ${html}`]);
  });

  test('is Markdown if there is the page', async () => {
    expect(await (await ask(page, agent)).text()).toBe('# API\n');
    expect(asked.sort()).toEqual([`GET ${markdown}`, `HEAD ${html}`]);
  });

  test('has the tag of its bytes, weak, and the estimate of its text', async () => {
    // printf '# API\n' | openssl dgst -sha256 -binary | base64, in the alphabet of URLs
    const { headers } = await ask(page, agent);
    expect([headers.get('etag'), headers.get('x-markdown-tokens')]).toEqual(['W/"Bohui7BPUogeBqxATNz1l6"', '3']);
    const known = await ask(page, { headers: { ...agent.headers, 'If-None-Match': headers.get('etag')! } });
    expect([known.status, known.body]).toEqual([304, null]);
    expect((await ask(page)).headers.has('x-markdown-tokens')).toBe(false);
  });

  test('is redirected or missing by what is there', async () => {
    const { status, body, headers } = await ask(page.slice(0, -1));
    expect([status, body, headers.get('location')]).toEqual([308, null, page]);
    expect(asked.splice(0)).toEqual([`HEAD ${html}`]);
    const missing = await ask('/section-1/nope/');
    expect([missing.status, await missing.text()]).toEqual([404, '<!doctype html><title>Not found</title>']);
    expect(asked).toEqual(['GET section-1/nope/index.html', 'GET 404.html']);
  });

  test('is missing without a question if its name cannot be found', async () => {
    const request = new Request(`https://example.com${page}`);
    expect((await respond(table, request, fetch, /^[^-]*$/)).status).toBe(404);
    expect(asked).toEqual(['GET 404.html']);
  });
});

test('a deployment without a file that it must have is an error, and no answer', async () => {
  const without = (name: string) => (file: string, method: string) =>
    file === name ? Promise.resolve(undefined) : fetch(file, method);
  const request = (path: string) => new Request(`https://example.com${path}`, agent);
  for (const [path, file] of [
    ['/', 'index.md'],
    [page, markdown],
    ['/nope', sampleRelease.notFound.file],
  ] as const)
    await expect(respond(table, request(path), without(file))).rejects.toThrow(`${file} is not among the deployed`);
});
