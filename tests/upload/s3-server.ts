import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { readBody } from './read-body.ts';
import { refusal } from './signature.ts';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

/** Hooks for a client's request, before it is passed on and after it was answered. */
export interface Watch {
  before?(method: string, path: string): void;
  after?(method: string, path: string, body: Buffer): void;
}

/** An S3 server of others, and a proxy before it that checks signatures and shows tests every request; both on loopback. */
export async function s3Server(program: string, directory: string, bucket: string) {
  const Server = createRequire(import.meta.url)(program) as new (options: object) => S3rver;
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const watch: { current: Watch } = { current: {} };
  const underWay = new Set<Promise<unknown>>();
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    // A body that its client did not finish goes nowhere, as S3 keeps no part of it.
    const body = await readBody(asked).catch(() => undefined);
    if (body === undefined) return;
    const { method = '', url = '' } = asked;
    const code = refusal(asked, body, 'S3RVER');
    if (code !== undefined) return void answer.writeHead(403).end(`<Error><Code>${code}</Code></Error>`);
    watch.current.before?.(method, url);
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers: asked.headers }).end(body);
    const [back] = (await once(passed, 'response')) as [IncomingMessage];
    const text = await readBody(back);
    if ((back.statusCode ?? 500) < 300) watch.current.after?.(method, url, body);
    answer.writeHead(back.statusCode ?? 500, back.headers).end(text);
  };
  const proxy = createServer((asked, answer) => {
    const passing = pass(asked, answer).finally(() => underWay.delete(passing));
    underWay.add(passing);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    endpoint,
    watch,
    /** Waits for what a killed client had asked for: its answer could come after that of the next client. */
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
      await server.close();
    },
  };
}
