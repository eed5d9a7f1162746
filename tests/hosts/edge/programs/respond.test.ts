import { expect, test } from 'vitest';
import { respond } from '../../../../src/hosts/edge/programs/respond.ts';
import { sampleRelease } from '../../../http/sample-release.ts';

const read = async (file: string) => Uint8Array.from(sampleRelease.files.get(file)!.bytes);
const ask = (path: string, init: RequestInit = {}) =>
  respond(sampleRelease, new Request(`https://example.com${path}`, init), read);

test('a page, as Accept asks for it', async () => {
  const page = await ask('/', { headers: { Accept: 'text/markdown' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(await page.text()).toBe('# Gröbner\n');
  expect((await ask('/')).headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('nothing but what is asked for is read', async () => {
  const { status, body } = await ask('/docs/api');
  expect([status, body]).toEqual([308, null]);
  const etag = (await ask('/index.md')).headers.get('etag')!;
  const known = await ask('/index.md', { headers: { 'If-None-Match': etag } });
  expect([known.status, known.body]).toEqual([304, null]);
});

test('HEAD has the body, which no runtime sends: it gives Content-Length', async () => {
  expect(await (await ask('/index.md', { method: 'HEAD' })).text()).toBe('# Gröbner\n');
});

test('a text that is no file, and the 404 page', async () => {
  const refused = await ask('/', { method: 'POST', body: 'x' });
  expect([refused.status, await refused.text()]).toEqual([405, 'Only GET, HEAD are answered here.\n']);
  const missing = await ask('/nope');
  expect([missing.status, await missing.text()]).toEqual([404, '<!doctype html><title>Not found</title>']);
});
