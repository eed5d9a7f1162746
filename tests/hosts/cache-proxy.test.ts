import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeListener } from '../../src/http/node-listener.ts';
import { respond } from '../../src/http/respond.ts';
import { type Answer, type Ask, ask, type Exchange, field, httpExchange, oracleRequest } from './client.ts';
import { exampleRelease } from './release.ts';
import {
  describeWith,
  findCommand,
  freePort,
  type Server,
  startServer,
  temporaryFolder,
  writeTexts,
} from './servers.ts';

const release = exampleRelease();

/** Who reads: browsers, curl, agents, as they write Accept; and the codings that they can read. */
const readers = {
  browser: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  curl: '*/*',
  'Claude Code': 'text/markdown, text/html, */*',
  Cursor: 'text/markdown, text/plain;q=0.9, */*;q=0.8',
} as const;
const codings = ['gzip, deflate, br, zstd', 'gzip', 'identity', ''];

const pages = [...release.routes.values()].filter(({ variants }) => variants.length > 1).map(({ path }) => path);

/** Requests of many readers to all pages, in a fixed random order, with HEAD and foreign validators among them. */
const asks: readonly Ask[] = fc
  .sample(
    fc.record({
      path: fc.constantFrom(...pages),
      accept: fc.constantFrom(...Object.values(readers)),
      coding: fc.constantFrom(...codings),
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
      tag: fc.constantFrom('', '', 'html', 'markdown'),
    }),
    { numRuns: 1200, seed: 9111 },
  )
  .map(({ path, accept, coding, method, tag }) => {
    const etag = release.routes.get(path)!.variants.find(({ when }) => when === tag)?.headers.ETag;
    return ask(
      path,
      { Accept: accept, ...(coding && { 'Accept-Encoding': coding }), ...(etag && { 'If-None-Match': etag }) },
      method,
    );
  });

describeWith(findCommand('nginx'), 'nginx proxy_cache in front of the origin', 'apt-get install nginx', () => {
  let origin: HttpServer;
  const proxies: Server[] = [];
  beforeAll(async () => {
    origin = createServer(nodeListener(() => release));
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await Promise.all(proxies.map(({ stop }) => stop()));
    origin.closeAllConnections();
    await new Promise((resolve) => origin.close(resolve));
  });

  async function proxy(directives: string): Promise<Exchange> {
    const folder = temporaryFolder('cache-proxy');
    const port = await freePort();
    writeTexts(folder, [
      { file: 'nginx.conf', text: configuration(folder, port, (origin.address() as AddressInfo).port, directives) },
    ]);
    const server = await startServer('nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], {
      port,
    });
    proxies.push(server);
    return httpExchange(server.origin);
  }

  test('0 poisoned answers when HTML and Markdown readers alternate', async () => {
    const exchange = await proxy('');
    const { poisoned, hits } = await read(exchange, asks);
    expect(poisoned).toEqual([]);
    // Most answers came from the cache, or nothing was put to the test.
    expect(hits).toBeGreaterThan(asks.length * 0.7);
  });

  test('0 poisoned answers when the cache asks again whether something changed', async () => {
    const exchange = await proxy(
      'proxy_ignore_headers Cache-Control; proxy_cache_valid 1s; proxy_cache_revalidate on;',
    );
    // An answer is asked for again a second after it was stored: read on until that has happened often.
    for (let [round, revalidated] = [0, 0]; revalidated <= 20; round++) {
      const { poisoned, statuses } = await read(exchange, asks.slice((round % 4) * 300, ((round % 4) + 1) * 300));
      expect(poisoned).toEqual([]);
      revalidated += statuses.REVALIDATED ?? 0;
    }
  });

  test('a cache that ignores Vary is found out by the same requests', async () => {
    const exchange = await proxy('proxy_ignore_headers Vary;');
    const { poisoned } = await read(exchange, asks);
    expect(poisoned.length).toBeGreaterThan(100);
  });
});

function configuration(folder: string, port: number, origin: number, directives: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; pid ${folder}/nginx.pid; user root; worker_processes 2; error_log stderr error;
events { worker_connections 256; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  proxy_cache_path ${folder}/cache keys_zone=pages:1m use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${origin};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_cache pages;
      add_header X-Cache-Status $upstream_cache_status always;
      ${directives}
    }
  }
}
`;
}

interface Reading {
  readonly poisoned: readonly string[];
  readonly hits: number;
  readonly statuses: Readonly<Record<string, number>>;
}

/** Sends all requests, eight at a time, and compares each answer with what respond() says. */
async function read(exchange: Exchange, all: readonly Ask[]): Promise<Reading> {
  const poisoned: string[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  const reader = async () => {
    for (let one = all[next++]; one; one = all[next++]) {
      const answer = await exchange(one);
      const status = field(answer, 'x-cache-status') ?? 'none';
      statuses[status] = (statuses[status] ?? 0) + 1;
      const wrong = difference(one, answer);
      if (wrong) poisoned.push(wrong);
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
  return { poisoned, statuses, hits: statuses.HIT ?? 0 };
}

function difference(sent: Ask, answer: Answer): string | undefined {
  const expected = respond(release, oracleRequest(sent));
  const { target, method } = sent;
  const found = `${method} ${target} ${JSON.stringify(sent.headers)}: `;
  if (answer.status !== expected.status) return `${found}${answer.status} instead of ${expected.status}`;
  // A 304 of a cache may say less than one of the origin.
  for (const name of answer.status === 304
    ? ['ETag']
    : ['Content-Type', 'Content-Encoding', 'ETag', 'Vary', 'x-markdown-tokens'])
    if (field(answer, name) !== expected.headers[name]) return `${found}${name} is ${field(answer, name)}`;
  if (method === 'HEAD' || answer.status === 304) return undefined;
  return decoded(answer).equals(decoded(expectedAnswer(sent))) ? undefined : `${found}another body`;
}

function expectedAnswer(sent: Ask): Answer {
  const { status, headers, body } = respond(release, oracleRequest(sent));
  return {
    status,
    headers: new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]])),
    body,
  };
}

function decoded(answer: Answer): Buffer {
  const coding = field(answer, 'content-encoding');
  if (coding === 'br') return brotliDecompressSync(answer.body);
  return coding === 'gzip' ? gunzipSync(answer.body) : Buffer.from(answer.body);
}
