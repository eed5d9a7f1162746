import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { guardLocalServer, stripCorsHeaders } from '../../src/http/local-guard.ts';

const server = createServer(guardLocalServer((_, response) => response.end('shown')));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Sends exactly these header fields. */
function ask(fields: readonly (readonly [name: string, value: string])[], path = '/'): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, agent: false, setHost: false, headers: fields.flat() });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (data) => {
        text += data;
      });
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }));
    });
    outgoing.end();
  });
}

const host = (name: string): [string, string] => ['Host', name];
const own = host(`localhost:${port}`);

describe('answers', () => {
  test.each([
    ['localhost', [own]],
    ['127.0.0.1', [host(`127.0.0.1:${port}`)]],
    ['[::1]', [host(`[::1]:${port}`)]],
    ['a name in capitals', [host(`LOCALHOST:${port}`)]],
    ['a page of its own', [own, ['Origin', `http://localhost:${port}`]]],
    ['a script of its own', [own, ['Sec-Fetch-Site', 'same-origin']]],
    ['an address that was typed', [own, ['Sec-Fetch-Site', 'none']]],
    [
      'a link that was followed',
      [own, ['Sec-Fetch-Site', 'cross-site'], ['Sec-Fetch-Mode', 'navigate'], ['Sec-Fetch-Dest', 'document']],
    ],
  ] as const)('%s', async (_, fields) => {
    expect(await ask(fields)).toMatchObject({ status: 200, text: 'shown' });
  });

  test.each([`http://LocalHost:${port}/x`, `http://localhost:${port}?x`, '/x?http://evil.example/'])(
    'the target %s',
    async (target) => expect((await ask([own], target)).status).toBe(200),
  );
});

describe('refuses', () => {
  test.each([
    ['a foreign name (DNS rebinding)', [host(`evil.example:${port}`)]],
    ['a name that begins like its own', [host(`localhost.evil.example:${port}`)]],
    ['a name that ends like its own', [host(`notlocalhost:${port}`)]],
    ['another port', [host('localhost:1')]],
    ['more than a port', [host(`localhost:${port}x`)]],
    ['the port of HTTP, unless it is its own', [host('localhost')]],
    ['a foreign origin', [own, ['Origin', 'https://evil.example']]],
    ['an opaque origin', [own, ['Origin', 'null']]],
    ['its own name with another scheme', [own, ['Origin', `https://localhost:${port}`]]],
    ['a foreign script of an older browser', [own, ['Sec-Fetch-Site', 'cross-site'], ['Sec-Fetch-Mode', 'navigate']]],
    ['a foreign script', [own, ['Sec-Fetch-Site', 'cross-site'], ['Sec-Fetch-Mode', 'cors']]],
    ['another port’s script', [own, ['Sec-Fetch-Site', 'same-site']]],
    [
      'a frame of a foreign page',
      [own, ['Sec-Fetch-Site', 'cross-site'], ['Sec-Fetch-Mode', 'navigate'], ['Sec-Fetch-Dest', 'iframe']],
    ],
    [
      'a foreign script that asks for a document',
      [own, ['Sec-Fetch-Site', 'cross-site'], ['Sec-Fetch-Mode', 'no-cors'], ['Sec-Fetch-Dest', 'document']],
    ],
  ] as const)('%s', async (_, fields) => {
    expect((await ask(fields)).status).toBe(403);
  });

  test('two names', async () => {
    // Node.js itself refuses two lines of Host, unless it is told not to.
    expect((await ask([own, host('evil.example')])).status).toBeGreaterThanOrEqual(400);
  });

  test.each(['http://evil.example/x', 'HTTP://evil.example/', 'h://evil.example/', 'http:///x'])(
    'the target %s',
    async (target) => expect((await ask([own], target)).status).toBe(403),
  );

  test('and says nothing of what it has', async () => {
    const { text, headers } = await ask([host('evil.example')]);
    expect(text).toBe(`This is not published yet: only http://127.0.0.1:${port}/ and its own pages are answered.\n`);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(text.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

test('fields with which a host lets other origins read are not sent from here', () => {
  const sent = stripCorsHeaders({
    'Content-Type': 'a/b',
    'Access-Control-Allow-Origin': '*',
    'access-control-expose-headers': 'ETag',
    'X-Access-Control-': 'kept',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  expect(sent).toEqual({
    'Content-Type': 'a/b',
    'X-Access-Control-': 'kept',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
