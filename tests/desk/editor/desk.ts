import { readFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openLiveSite } from '../../../src/desk/live/live-site.ts';
import { createDevListener } from '../../../src/desk/server/dev-listener.ts';
import { createDeskMessage, createEventHub } from '../../../src/desk/server/events.ts';
import { copySite, type TestSite } from '../site.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at with matchers
type Data = any;

/** A desk in this process, with a server of its own. */
export interface TestDesk {
  readonly site: TestSite;
  readonly origin: string;
  readonly failures: unknown[];
  /** The token in its page. */
  token(): Promise<string>;
  send(path: string, headers?: Headers, method?: string, body?: string): Promise<Answer>;
  /** POSTs as its page does, and reads the answer. */
  post(name: string, body: object, headers?: Headers): Promise<{ status: number; body: Data }>;
  read(file: string): string;
  /** Tells it that a file (its absolute path) was touched. */
  touch(path: string): void;
  close(): void;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export async function testDesk(from: 'small' | 'example' = 'small'): Promise<TestDesk> {
  const site = copySite(from);
  const options = { ...site.options, today: () => site.options.today };
  const live = openLiveSite(options);
  const failures: unknown[] = [];
  const edition = () => `test.${live.state.edition?.number ?? 0}`;
  const message = () => createDeskMessage(live.state, edition(), options, undefined);
  const listener = createDevListener({
    live,
    events: createEventHub(message),
    folders: options,
    edition,
    message,
    today: options.today,
    written: (path) => void live.refresh([path]),
    failed: ({ error }) => void failures.push(error),
  });
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const send: TestDesk['send'] = (path, headers = {}, method = 'GET', body) =>
    new Promise((done, fail) => {
      const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
      const sent = ask(origin + path, {
        method,
        headers: given as Record<string, string>,
        setHost: !('host' in headers),
      });
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => done({ status: response.statusCode!, headers: response.headers, body: text }));
      });
      sent.on('error', fail).end(body);
    });
  const token = async () => /<meta name="gazette-desk" content="([^"]+)">/.exec((await send('/__gazette/')).body)![1]!;
  return {
    site,
    origin,
    failures,
    token,
    send,
    async post(name, body, headers = {}) {
      const own = { origin, 'content-type': 'application/json', 'x-gazette-desk': await token() };
      const answer = await send(`/__gazette/${name}`, { ...own, ...headers }, 'POST', JSON.stringify(body));
      return { status: answer.status, body: answer.body.startsWith('{') ? JSON.parse(answer.body) : answer.body };
    },
    read: (file) => readFileSync(join(site.dir, file), 'utf8'),
    touch: (path) => void live.refresh([path]),
    close() {
      server.closeAllConnections();
      server.close();
      site.remove();
    },
  };
}
