import { connect } from 'node:net';
import type { Release } from '../../../src/core/release.ts';
import { type Ask, ask, httpExchange } from '../client.ts';
import { sha256 } from '../differences.ts';

export const ourHost = 'example.com';
export const theirHost = 'neighbour.example';

/** An answer with all that a client can see of it, but the time. */
export interface Seen {
  readonly status: number;
  readonly fields: readonly string[];
  /** Digest of the bytes. */
  readonly body: string;
}

/** One request of each kind: what a neighbour could change shows in one of them. */
export function ourAsks(release: Release): readonly Ask[] {
  const [page = '/'] = [...release.redirects.values()];
  const [asset = '/'] = [...release.routes.keys()].filter((path) => path.startsWith('/assets/'));
  const browser = { Accept: 'text/html,*/*;q=0.8', 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const agent = { Accept: 'text/markdown, */*' };
  return [
    ask('/', browser),
    ask('/', agent),
    ask('/'),
    ask(page, browser),
    ask(page, { ...browser, 'Accept-Encoding': 'gzip' }),
    ask(page, agent),
    ask(page, agent, 'HEAD'),
    ask(page.slice(0, -1), browser),
    ask(`${page.slice(0, -1)}.md`, { 'Accept-Encoding': 'gzip' }),
    ask(asset, browser),
    ask('/api/v1/company.json', { ...browser, Origin: 'https://elsewhere.example' }),
    ask('/.well-known/api-catalog'),
    ask('/favicon.ico', browser),
    ask('/robots.txt', { Range: 'bytes=0-3' }),
    ask('/llms.txt', { 'If-Modified-Since': 'Sun, 06 Nov 2094 08:49:37 GMT' }),
    ask(page, { ...browser, 'If-None-Match': '*' }),
    ask(`${page.slice(0, -1)}.md`, { 'If-None-Match': '*' }),
    ask('/none', browser),
    ask('/none.php', agent),
    ask('/.env'),
    ask('/none/none/', browser),
    ask('/', { 'Content-Length': '0' }, 'POST'),
    ask('/none', {}, 'OPTIONS'),
  ];
}

/** Requests to every neighbour. */
export const theirAsks: readonly Ask[] = [
  ask('/'),
  ask('/', { 'Accept-Encoding': 'gzip' }),
  ask('/page.html', { Accept: 'text/markdown' }),
  ask('/long.txt', { 'Accept-Encoding': 'gzip', Range: 'bytes=0-9' }),
  ask('/style.css'),
  ask('/folder'),
  ask('/folder/'),
  ask('/none'),
  ask('/index.md'),
  ask('/api/v1/company.json'),
  ask('/.env'),
  ask('/app/x?y=1', {}, 'POST'),
];

/** Asks one after the other; `upgrade` is a target for a WebSocket, whose answer is the last one. */
export async function heard(
  origin: string,
  host: string | undefined,
  asks: readonly Ask[],
  upgrade?: string,
): Promise<readonly Seen[]> {
  const exchange = httpExchange(origin, host ?? theirHost);
  const seen: Seen[] = [];
  for (const sent of asks) {
    const { status, headers, body } = await exchange(sent);
    const now = Date.parse(headers.get('date')?.[0] ?? '');
    const fields = [...headers]
      .filter(([name]) => name !== 'date')
      .map(
        ([name, lines]) =>
          `${name}: ${lines.map((line) => (name === 'expires' ? after(line, now) : line)).join(' | ')}`,
      );
    seen.push({ status, fields: fields.sort(), body: sha256(body) });
  }
  return upgrade === undefined ? seen : [...seen, await upgraded(origin, host ?? theirHost, upgrade)];
}

/** Servers give a moment of their own for "as long as possible", further ahead than this (nginx: 2037). */
const forever = 5 * 365 * 86_400;

/** A time of expiry as seconds after the answer's own date, which is another one at each run. */
function after(time: string, now: number): string {
  const seconds = (Date.parse(time) - now) / 1000;
  return Number.isNaN(seconds) || seconds > forever ? time : `${seconds} s later`;
}

/** Speaks to what is behind an upgraded connection; it answers in capitals, and closes. */
async function upgraded(origin: string, host: string, target: string): Promise<Seen> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`);
  socket.write('Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n');
  socket.once('data', (data) => (/ 101 /.test(String(data)) ? socket.write('hello') : socket.destroy()));
  let heard = '';
  socket.on('data', (data) => (heard += data));
  await new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
  const lines = heard.split('\r\n').filter((line) => !/^date:/i.test(line));
  return { status: Number(lines[0]?.slice(9, 12)), fields: lines, body: '' };
}
