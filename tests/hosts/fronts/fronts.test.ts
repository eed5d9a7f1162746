import { spawnSync } from 'node:child_process';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frontFiles, frontProxies, haproxy, varnish } from '../../../src/hosts/fronts/front-files.ts';
import { createNodeListener } from '../../../src/http/node-listener.ts';
import { isPrivate, read, readersOf } from '../cache-readers.ts';
import { type Answer, type Exchange, field, httpExchange } from '../client.ts';
import { exampleRelease } from '../release.ts';
import {
  describeWith,
  findCommand,
  freePort,
  type Server,
  startServer,
  temporaryFolder,
  writeTexts,
} from '../servers.ts';
import { conformance } from '../suite.ts';

const release = exampleRelease();
const asks = readersOf(release);

interface Place {
  readonly folder: string;
  readonly port: number;
  /** The port of the host behind. */
  readonly origin: number;
}

/** Starts a front before the oracle itself; says how many requests came through to that. */
function serving(start: (place: Place) => Promise<Server>) {
  let origin: HttpServer;
  let exchange: Exchange;
  let passed = 0;
  beforeAll(async () => {
    const listener = createNodeListener(() => release);
    origin = createServer((request, response) => {
      passed++;
      listener(request, response);
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    const place = { folder: temporaryFolder('front'), port: await freePort() };
    const server = await start({ ...place, origin: (origin.address() as AddressInfo).port });
    exchange = withoutAge(httpExchange(server.origin));
  });
  afterAll(async () => {
    origin?.closeAllConnections();
    await new Promise((resolve) => (origin ? origin.close(resolve) : resolve(undefined)));
  });
  return { exchange: () => exchange, passed: () => passed };
}

/** RFC 9111 §5.1: what comes from a cache has an age. */
function withoutAge(exchange: Exchange): Exchange {
  return async (sent) => {
    const answer = await exchange(sent);
    return { ...answer, headers: new Map([...answer.headers].filter(([name]) => name !== 'age')) };
  };
}

describeWith(findCommand('varnishd'), 'Varnish before a host', 'apt-get install varnish', () => {
  const { exchange, passed } = serving(async ({ folder, port, origin }) => {
    const text = varnish.files[0]!.text.replace('.port = "8080"', `.port = "${origin}"`);
    writeTexts(folder, [{ file: 'gazette.vcl', text }]);
    const [state, vcl] = [join(folder, 'state'), join(folder, 'gazette.vcl')];
    // Room for every answer: a full cache makes room for a long one by at most fifty short ones, or breaks it off.
    const parameters = ['-F', '-n', state, '-a', `127.0.0.1:${port}`, '-s', 'malloc,256m', '-f', vcl];
    return startServer('varnishd', [...parameters, '-p', 'http_gzip_support=off'], { port });
  });

  conformance('varnish', () => ({ release, exchange: exchange(), encodings: ['br', 'gzip'] }), [
    {
      check: 'conditional requests',
      when: ({ headers }) => headers.some(([name, value]) => name === 'If-None-Match' && /^\*$|,/.test(value)),
      reason: varnish.quirks[0]!.reason,
    },
  ]);

  test('0 poisoned answers, most of them from the cache', async () => {
    const before = passed();
    // An answer from the cache names the request that fetched it besides its own.
    const status = (answer: Answer) => (/ /.test(field(answer, 'x-varnish') ?? '') ? 'HIT' : 'MISS');
    const { poisoned, hits } = await read(release, exchange(), asks, status);
    expect(poisoned).toEqual([]);
    // Markdown at the address of a page is private: that is never kept.
    const open = asks.filter((sent) => !isPrivate(release, sent)).length;
    expect(hits).toBeGreaterThan(open * 0.7);
    expect(passed() - before).toBeLessThan(asks.length - open * 0.7);
  });

  test('all who do not name text/markdown share one answer', async () => {
    const readAs = async (accept: string) => {
      const before = passed();
      await exchange()({ method: 'GET', target: '/about/?new', headers: [['Accept', accept]] });
      return passed() - before;
    };
    await readAs('text/html');
    expect(await readAs('*/*;q=0.123')).toBe(0);
    expect(await readAs('text/html;q=0.4, image/avif')).toBe(0);
  });
});

describeWith(findCommand('haproxy'), 'HAProxy before a host', 'apt-get install haproxy', () => {
  const { exchange, passed } = serving(async ({ folder, port, origin }) => {
    const text = haproxy.files[0]!.text.replace('bind :80', `bind 127.0.0.1:${port}`).replace(
      ':8080 check',
      `:${origin} check`,
    );
    writeTexts(folder, [{ file: 'haproxy.cfg', text }]);
    const file = join(folder, 'haproxy.cfg');
    const checked = spawnSync(findCommand('haproxy')!, ['-c', '-q', '-f', file], { encoding: 'utf8' });
    if (checked.status !== 0 || checked.stderr !== '') throw new Error(`haproxy -c: ${checked.stderr}`);
    return startServer('haproxy', ['-db', '-f', file], { port });
  });

  conformance('haproxy', () => ({ release, exchange: exchange(), encodings: ['br', 'gzip'] }), [
    { check: 'absolute-form', reason: haproxy.quirks[0]!.reason },
  ]);

  test('0 poisoned answers: nothing is kept', async () => {
    const before = passed();
    const { poisoned } = await read(release, exchange(), asks, () => 'none');
    expect(poisoned).toEqual([]);
    expect(passed() - before).toBeGreaterThanOrEqual(asks.length);
  });
});

describe('what stands before hosts', () => {
  test('has its instructions and its small differences beside it', () => {
    const files = frontFiles().map(({ file }) => file);
    for (const { name, files: own } of frontProxies)
      for (const file of [...own.map((one) => one.file), 'README.md', 'UNMET.md'])
        expect(files).toContain(`deploy/${name}/${file}`);
  });

  test('asks for the health of a document that is there', () => {
    const [, path] = /uri (\S+)/.exec(haproxy.files[0]!.text)!;
    expect(release.routes.has(path!)).toBe(true);
  });
});
