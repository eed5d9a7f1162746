import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import type { TestSite } from './site.ts';

const project = new URL('../../', import.meta.url).pathname;

/** A server of ours as a process of its own. */
export interface Started {
  readonly origin: string;
  /** Everything that it has printed. */
  output(): string;
  /** Waits until what it has printed is as wanted; fails if it ends before. */
  says(wanted: (output: string) => boolean): Promise<void>;
  /** Ends it, and waits until it has ended: it may still write its cache. */
  stop(): Promise<void>;
}

/** A message of the desk's event stream. */
export interface Message {
  readonly edition: string;
  readonly isStale: boolean;
  readonly isChecked: boolean;
  readonly failure?: {
    readonly title: string;
    readonly during: string;
    readonly message: string;
    readonly trace: string;
  };
  readonly problems: readonly {
    readonly place: string;
    readonly message: string;
    readonly frame?: unknown;
    readonly open?: string;
  }[];
}

/** The event stream of a desk, from now on. */
export interface Messages {
  /** The first message after those that earlier calls returned that is as wanted. */
  next(wanted: (message: Message) => boolean): Promise<Message>;
  close(): void;
}

/** Listens to the desk, as browsers do. The first message says how things stand. */
export function messagesOf({ origin }: Started): Messages {
  const news = new Signal();
  const messages: Message[] = [];
  let rest = '';
  const stream = get(`${origin}/__gazette/events`, (response) => {
    response.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk;
      const lines = rest.split('\n');
      rest = lines.pop()!;
      for (const line of lines) if (line.startsWith('data: ')) messages.push(JSON.parse(line.slice(6)));
      news.raise();
    });
  });
  stream.on('error', () => news.raise());
  return {
    async next(wanted) {
      for (;;) {
        const message = messages.shift();
        if (message && wanted(message)) return message;
        if (!message) await news.raised();
      }
    },
    close: () => stream.destroy(),
  };
}

/** Something that happens again and again, to wait for. */
class Signal {
  #waiting: (() => void)[] = [];
  raise(): void {
    for (const done of this.#waiting.splice(0)) done();
  }
  raised(): Promise<void> {
    return new Promise((done) => void this.#waiting.push(done));
  }
}

/** `gazette dev` over the content of a site; of another project, if `root` says so. */
export const startDev = (site: TestSite, port: number, root = project) =>
  start(site, root, ['dev', '--content', site.options.contentDir, '--port', String(port)]);

/** `gazette preview` of the site's dist/. */
export const startPreview = (site: Pick<TestSite, 'dir'>, port: number) =>
  start(site, project, ['preview', '--port', String(port)]);

async function start(site: Pick<TestSite, 'dir'>, root: string, args: readonly string[]): Promise<Started> {
  const launcher = join(root, 'scripts/gazette.cjs');
  const server = spawn(process.execPath, [launcher, ...args], { cwd: site.dir, env: { PATH: '' } });
  let output = '';
  const news = new Signal();
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      news.raise();
    });
  const ended = new Promise<void>((done) => server.on('close', () => done()));
  void ended.then(() => news.raise());
  const says = async (wanted: (output: string) => boolean) => {
    while (!wanted(output)) {
      if (server.exitCode !== null) throw new Error(`gazette ${args[0]} has ended: ${output}`);
      await news.raised();
    }
  };
  const stop = () => {
    server.kill();
    return ended;
  };
  await says((text) => text.includes('Ctrl-C'));
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)![0];
  return { origin, output: () => output, says, stop };
}
