import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { drain } from '../../../../src/hosts/server/programs/drain.ts';
import { fileStore } from '../../../../src/hosts/server/programs/file-store.ts';
import { type LogLine, listener } from '../../../../src/hosts/server/programs/listener.ts';
import { sampleRelease } from '../../../http/sample-release.ts';
import { ask, field, httpExchange } from '../../client.ts';
import { temporaryFolder, writeRelease } from '../../servers.ts';

const folder = temporaryFolder('listener');
writeRelease(folder, sampleRelease);
// Room for none but the smallest: the others are sent piece by piece.
const store = fileStore(folder, { bytes: 8, files: 100 });
const lines: LogLine[] = [];
const state = { listening: true };
const preflight = { 'Access-Control-Max-Age': '1' };
const server = createServer(listener({ ...sampleRelease, preflight }, store, state, (line) => void lines.push(line)));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const exchange = httpExchange(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a body, its length in bytes, and nothing of it for HEAD', async () => {
  const page = await exchange(ask('/', { Accept: 'text/markdown' }));
  expect([page.status, Buffer.from(page.body).toString(), field(page, 'content-length')]).toEqual([
    200,
    '# Gröbner\n',
    '11',
  ]);
  const head = await exchange(ask('/index.md', {}, 'HEAD'));
  expect([head.status, head.body.length, field(head, 'content-length')]).toEqual([200, 0, '11']);
});

test('the lines of a field are one list', async () => {
  const headers = [
    ['Accept', 'text/markdown;q=0.5'],
    ['Accept', 'text/html'],
  ] as const;
  const { headers: got } = await exchange({ method: 'GET', target: '/', headers });
  expect(got.get('content-type')).toEqual(['text/html; charset=utf-8']);
});

test('no Content-Length on 204 and 304, and a text as it is', async () => {
  const etag = field(await exchange(ask('/auth.md')), 'etag')!;
  const known = await exchange(ask('/auth.md', { 'If-None-Match': etag }));
  const options = await exchange(ask('/', {}, 'OPTIONS'));
  expect([known.status, options.status]).toEqual([304, 204]);
  for (const answer of [known, options]) expect(field(answer, 'content-length')).toBeUndefined();
  const refused = await exchange(ask('/', {}, 'DELETE'));
  expect(Buffer.from(refused.body).toString()).toBe('Only GET, HEAD, OPTIONS are answered here.\n');
});

test('connections are kept while it listens, and closed after', async () => {
  expect(field(await exchange(ask('/')), 'connection')).not.toBe('close');
  state.listening = false;
  expect(field(await exchange(ask('/')), 'connection')).toBe('close');
  state.listening = true;
});

test('who offers another protocol has to ask again', async () => {
  const offer = await exchange(ask('/', { Connection: 'Upgrade', Upgrade: 'h2c' }));
  expect([offer.status, field(offer, 'connection')]).toEqual([200, 'close']);
});

test('each answer is told to the log, without the query', async () => {
  lines.splice(0);
  const closed = new Promise<void>((resolve) =>
    server.once('request', (_, response) => response.once('close', resolve)),
  );
  await exchange(ask('/logged?email=somebody@example.com'));
  await closed;
  const type = 'text/html; charset=utf-8';
  expect(lines).toEqual([{ method: 'GET', path: '/logged', status: 404, type, ms: expect.any(Number) }]);
  expect(lines[0]!.ms).toBe(Math.round(lines[0]!.ms * 10) / 10);
});

test('a file that cannot be read is an answer that nobody may keep, and not the end', async () => {
  const auth = readFileSync(join(folder, 'auth.md'));
  rmSync(join(folder, 'auth.md'));
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const gone = await exchange(ask('/auth.md'));
  expect([gone.status, field(gone, 'cache-control'), gone.body.length]).toEqual([503, 'no-store', 0]);
  expect(told.mock.calls).toEqual([[expect.stringContaining('ENOENT')]]);
  told.mockRestore();
  writeFileSync(join(folder, 'auth.md'), auth);
  expect((await exchange(ask('/auth.md'))).status).toBe(200);
});

test('a server that ends hangs up on who waits after a second, and on everybody after ten', () => {
  vi.useFakeTimers();
  const called: string[] = [];
  const note = (name: string) => () => void called.push(name);
  const server = { close: note('close'), closeIdleConnections: note('idle'), closeAllConnections: note('all') };
  drain(server as unknown as Parameters<typeof drain>[0]);
  vi.advanceTimersByTime(9_999);
  expect(called).toEqual(['close', 'idle']);
  vi.advanceTimersByTime(1);
  expect(called).toEqual(['close', 'idle', 'all']);
  vi.useRealTimers();
});
