import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { Release } from '../../../src/core/release.ts';
import { page, styleOf } from './letter-release.ts';

export interface Reading {
  /** Page, stylesheet and Markdown, one after the other. */
  loads: number;
  /** Connections that the server closed as we were writing: asked again once. */
  retried: number;
  /** Answers of two releases, missing ones, and wrong bytes. */
  readonly torn: string[];
}

interface Got {
  readonly status: number;
  readonly release: string;
  readonly body: string;
}

/** Keep-alive readers, who load a page, its stylesheet and its Markdown over and over, until they are stopped. */
export function readers(origin: string, releases: Readonly<Record<string, Release>>, count = 8) {
  const reading: Reading = { loads: 0, retried: 0, torn: [] };
  const styles = new Map(
    Object.values(releases).map((release) => [styleOf(release), bodyOf(release, styleOf(release))]),
  );
  let stopped = false;
  const waiting: { readonly loads: number; readonly resolve: () => void }[] = [];
  const loaded = () => {
    reading.loads += 1;
    const over = waiting.filter(({ loads }) => loads <= reading.loads);
    for (const waiter of over) waiting.splice(waiting.indexOf(waiter), 1)[0]?.resolve();
  };

  async function load(ask: (path: string, headers?: Record<string, string>) => Promise<Got>, gzip: boolean) {
    const judge = (what: string, got: Got, expected: string | undefined) => {
      if (got.status === 200 && got.body === expected) return;
      reading.torn.push(`${what}: ${got.status}, header ${got.release}, body ${got.body.slice(0, 40)}`);
    };
    const html = await ask(page);
    judge('page', html, releases[html.release] && bodyOf(releases[html.release]!, page));
    const [, style = '/'] = /href="([^"]+)"/.exec(html.body) ?? [];
    judge('stylesheet', await ask(style, gzip ? { 'Accept-Encoding': 'gzip' } : {}), styles.get(style));
    const markdown = await ask(page, { Accept: 'text/markdown' });
    judge('Markdown', markdown, releases[markdown.release] && bodyOf(releases[markdown.release]!, page, 'markdown'));
  }

  async function read(gzip: boolean) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (path: string, headers = {}): Promise<Got> => {
      // Only what has not begun to be answered: a body that is cut is torn.
      const incoming = await send(origin, path, headers, agent).catch(() => {
        reading.retried += 1;
        return send(origin, path, headers, agent);
      });
      return received(incoming);
    };
    while (!stopped) {
      await load(ask, gzip).catch((error: Error) => void reading.torn.push(`lost: ${error.message}`));
      loaded();
    }
    agent.destroy();
  }

  const all = Array.from({ length: count }, (_, i) => read(i % 2 === 1));
  return {
    reading,
    /** Waits until so many more pages have been loaded. */
    more: (loads: number) =>
      new Promise<void>((resolve) => void waiting.push({ loads: reading.loads + loads, resolve })),
    async stop() {
      stopped = true;
      await Promise.all(all);
      return reading;
    },
  };
}

function bodyOf(release: Release, path: string, when = 'html'): string {
  const { variants } = release.routes.get(path)!;
  const { file } = variants.find((variant) => variant.when === when) ?? variants[0]!;
  return Buffer.from(release.files.get(file)!.bytes).toString();
}

function send(origin: string, path: string, headers: Record<string, string>, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { agent, headers: { Host: 'example.com', ...headers } }, resolve);
    sent.on('error', reject);
    sent.end();
  });
}

async function received(incoming: IncomingMessage): Promise<Got> {
  const bytes = await buffer(incoming);
  const body = incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
  return { status: incoming.statusCode ?? 0, release: String(incoming.headers['x-release']), body: body.toString() };
}
