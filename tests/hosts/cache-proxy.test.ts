import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNodeListener } from '../../src/http/node-listener.ts';
import { isPrivate, read, readersOf } from './cache-readers.ts';
import { type Answer, type Exchange, field, httpExchange } from './client.ts';
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
const asks = readersOf(release);
const statusOf = (answer: Answer) => field(answer, 'x-cache-status') ?? 'none';

describeWith(findCommand('nginx'), 'nginx proxy_cache in front of the origin', 'apt-get install nginx', () => {
  let origin: HttpServer;
  const proxies: Server[] = [];
  beforeAll(async () => {
    origin = createServer(createNodeListener(() => release));
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
    const { poisoned, longer, hits } = await read(release, exchange, asks, statusOf);
    expect(poisoned).toEqual([]);
    // A document that it may not keep is asked for whole each time, without the condition of the client.
    expect(longer.filter((sent) => !isPrivate(release, sent))).toEqual([]);
    // Most answers that it may keep came from the cache, or nothing was put to the test.
    expect(hits).toBeGreaterThan(asks.filter((sent) => !isPrivate(release, sent)).length * 0.7);
  });

  test('0 poisoned answers when the cache asks again whether something changed', async () => {
    const exchange = await proxy(
      'proxy_ignore_headers Cache-Control; proxy_cache_valid 1s; proxy_cache_revalidate on;',
    );
    // An answer is asked for again a second after it was stored: read on until that has happened often.
    for (let [round, revalidated] = [0, 0]; revalidated <= 20; round++) {
      const { poisoned, statuses } = await read(
        release,
        exchange,
        asks.slice((round % 4) * 300, ((round % 4) + 1) * 300),
        statusOf,
      );
      expect(poisoned).toEqual([]);
      revalidated += statuses.REVALIDATED ?? 0;
    }
  });

  test('a cache that ignores Vary is found out by the same requests', async () => {
    const exchange = await proxy('proxy_ignore_headers Vary;');
    const { poisoned } = await read(release, exchange, asks, statusOf);
    expect(poisoned.length).toBeGreaterThan(100);
    // It has nothing but HTML to hand out: no browser is given Markdown.
    expect(poisoned.filter((line) => line.endsWith('Content-Type is text/markdown; charset=utf-8'))).toEqual([]);
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
