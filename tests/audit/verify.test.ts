import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../src/audit/connection/client.ts';
import { parseTarget } from '../../src/audit/target.ts';
import { verifyOrigin } from '../../src/audit/verify.ts';
import { assertDefined } from '../../src/core/assert-defined.ts';
import { type Fault, manifest, serving } from './servers.ts';

const verified = (fault?: Fault) =>
  serving(fault, async (origin) => {
    const { send, close } = createHttpClient({ origin, timeout: 20_000, concurrency: 4, maxBytes: 2 ** 22 });
    try {
      return await verifyOrigin(assertDefined(parseTarget(manifest), 'a target'), send, 4);
    } finally {
      close();
    }
  });

const at =
  (path: string, accept: RegExp, change: Partial<Parameters<Fault>[0]>): Fault =>
  (reply, request) =>
    request.path === path && accept.test(String(request.headers.accept)) ? { ...reply, ...change } : undefined;

const markdown = /^text\/markdown/;
const html = /^text\/html/;

describe('an origin', () => {
  it('is what was built when each form of each document has its bytes and its media type', async () => {
    const { asked, found } = await verified();
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(20);
  });

  it.each<[string, Fault, object]>([
    [
      'other bytes',
      (reply, { path, headers }) => {
        if (path !== '/' || !markdown.test(String(headers.accept))) return undefined;
        const body = Uint8Array.from(reply.body);
        body[5] = (body[5] ?? 0) ^ 1;
        return { ...reply, body };
      },
      {
        path: '/',
        file: 'index.md',
        what: 'changed',
        detail: expect.stringMatching(/^[\d]+ bytes as built, but others$/),
      },
    ],
    [
      'fewer bytes',
      at('/', html, { body: new Uint8Array(3) }),
      { path: '/', file: 'index.html', what: 'changed', detail: expect.stringMatching(/, found 3$/) },
    ],
    [
      'no document',
      at('/llms.txt', /./, { status: 404 }),
      { path: '/llms.txt', file: 'llms.txt', what: 'missing', detail: 'expected 200, found 404' },
    ],
    [
      'a redirect',
      at('/llms.txt', /./, { status: 302, headers: { Location: '/login' } }),
      { path: '/llms.txt', file: 'llms.txt', what: 'missing', detail: 'expected 200, found 302 to /login' },
    ],
    [
      'no answer',
      at('/llms.txt', /./, { status: 0 }),
      { path: '/llms.txt', file: 'llms.txt', what: 'unanswered', detail: expect.stringMatching(/./) },
    ],
    [
      'another media type',
      at('/api/v1/company.json', /./, { headers: { 'Content-Type': 'text/plain' } }),
      {
        path: '/api/v1/company.json',
        file: 'api/v1/company.json',
        what: 'mistyped',
        detail: 'expected application/json, found text/plain',
      },
    ],
  ])('that has %s is told with the path', async (_, fault, expected) => {
    expect((await verified(fault)).found).toEqual([expected]);
  });
});
