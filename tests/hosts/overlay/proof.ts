import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { buildOverlaySite } from '../../../src/hosts/overlay/overlay-host.ts';
import { negotiate } from '../../../src/http/negotiate.ts';
import { respond } from '../../../src/http/respond.ts';
import { acceptTable, fuzzedAccepts } from '../accept-headers.ts';
import { type Answer, type Ask, ask, type Exchange, field, httpExchange, oracleRequest } from '../client.ts';
import { differences, sha256 } from '../differences.ts';
import { freePort } from '../servers.ts';
import { attached, foreign } from './attached.ts';

/** The side that answers: a server at an address, or a function in this process. */
export type Running = { readonly origin: string; readonly stop: () => unknown } | { readonly exchange: Exchange };

/** A server with their site, and what an overlay may change of it: told in UNMET.md or README.md. */
export interface OverlaidHost {
  /** Starts it with their configuration alone, or with ours included. */
  start(overlaid: boolean, port: number, guarded?: boolean): Promise<Running>;
  /** The attached release; absent: without side-cars, for platforms that compress by themselves. */
  readonly release?: Release;
  /** Whether start() can put a password before the whole site. */
  readonly guards?: true;
  /** Pages whose Vary is lost, as UNMET.md says. */
  readonly withoutVary?: readonly string[];
  /** Answers of ours that differ from respond(), and in which words. */
  readonly excused?: (ask: Ask, difference: string) => boolean;
  /** Values of Accept that the host reads otherwise. */
  readonly oddAccept?: (accept: string) => boolean;
  /** Paths that the host cannot name: theirs, then. */
  readonly unnamed?: readonly string[];
}

const browser = { Accept: 'text/html,*/*;q=0.8' };
const pages = [...foreign];
/** Requests for their files, whatever Accept says. */
export const theirAsks: readonly Ask[] = [
  ...pages.flatMap((page) => [ask(page), ask(page, browser), ask(page, browser, 'HEAD'), ask(`${page}?q=1`)]),
  ask('/plain/', { Accept: 'text/markdown' }),
  ask('/style.css', { Accept: 'text/markdown' }),
  ask('/notes.md', { Accept: 'text/markdown' }),
  ask('/x.json', { Origin: 'https://elsewhere.example' }),
  ...['/about', '/about/index.html', '/%61bout/', '/ABOUT/', '/LLMS.TXT', '/llms.txt/', '/Docs/Api/'].map((path) =>
    ask(path, { Accept: 'text/markdown' }),
  ),
  ...['/none', '/none.md', '/deep/none/', '/app/state', '/members/', '/members/index.html', '/.env', '/old'].map(
    (path) => ask(path, { Accept: 'text/markdown' }),
  ),
  // Parts of a row, which a path must not be taken for: nobody reads /.env by it.
  ask('/llms.txt|/llms.txt|own||1/.env|||'),
  ask('/llms.txt||own||1/.env|||'),
  ask('/llms.txt%7C/llms.txt%7Cown%7C%7C1/.env'),
  ask('/proxied/x?y=1', {}, 'POST'),
  ask('/about/', { Accept: 'text/markdown' }, 'POST'),
  ask('/about/', {}, 'OPTIONS'),
  ask('/none', {}, 'OPTIONS'),
  ask('/', { 'If-None-Match': '"x"', Range: 'bytes=0-3' }),
];

/** Requests for our files, by every method, and what clients send with it. */
export function ourAsks({ own, pages: mirrored, release }: ReturnType<typeof buildOverlaySite>): readonly Ask[] {
  const markdown = { Accept: 'text/markdown, text/html;q=0.9' };
  return [
    ...[...own.map(({ path }) => path), ...release.redirects.keys()].flatMap((path) => [
      ask(path),
      ask(path, browser, 'HEAD'),
      ask(path, markdown),
      ask(`${path}?x=/about/`, { Authorization: 'Basic eDp5' }),
      ask(path, { Origin: 'https://elsewhere.example' }, 'OPTIONS'),
      ask(path, { 'Content-Length': '0' }, 'POST'),
      ask(path, {}, 'DELETE'),
      ask(path, { 'Accept-Encoding': 'gzip' }),
      ask(path, { 'Accept-Encoding': 'gzip;q=0.5, br' }, 'HEAD'),
      ask(path, { Range: 'bytes=0-3', 'If-Modified-Since': 'Sun, 06 Nov 2094 08:49:37 GMT' }),
    ]),
    ...mirrored.flatMap(({ path }) => [
      ask(path, markdown),
      ask(path, markdown, 'HEAD'),
      ask(path, { ...markdown, 'Accept-Encoding': 'gzip, br;q=0' }),
      ask(`${path}?x`, { ...markdown, Range: 'bytes=0-3' }),
    ]),
  ];
}

const guardedAsks = [
  ...[ask('/llms.txt'), ask('/.well-known/api-catalog'), ask('/about.md'), ask('/about/')],
  ask('/about/', { Accept: 'text/markdown' }),
];

/** Declares the tests of an overlay on a real server. */
export function staysTheirs(host: OverlaidHost): void {
  const { withoutVary = [], excused = () => false, oddAccept = () => false, unnamed = [] } = host;
  const { release: whole = attached } = host;
  const routes = new Map([...whole.routes].filter(([path]) => !unnamed.includes(path)));
  const release: Release = { ...whole, routes };
  const site = buildOverlaySite(release, foreign);
  const mirrored = new Map(site.pages.map((page) => [page.path, page]));
  let exchange: Exchange;
  let without: readonly Answer[];
  let guarded: readonly Answer[] = [];
  let stop: () => unknown;

  beforeAll(async () => {
    // One for both: they name it in their redirects.
    const port = await freePort();
    const alone = await host.start(false, port);
    without = await all(exchangeOf(alone), theirAsks);
    await stopOf(alone)();
    if (host.guards) {
      const closed = await host.start(true, port, true);
      guarded = await all(exchangeOf(closed), guardedAsks);
      await stopOf(closed)();
    }
    const both = await host.start(true, port);
    exchange = exchangeOf(both);
    stop = stopOf(both);
  });
  afterAll(() => stop?.());

  it('what was there answers as before: status, fields and bytes', async () => {
    expect(new Set(without.map(({ status }) => status)).size).toBeGreaterThan(3);
    const now = await all(exchange, theirAsks);
    const extraOf = ({ target, method }: Ask) =>
      ['GET', 'HEAD'].includes(method) ? mirrored.get(target.split('?', 1)[0]!) : undefined;
    const wanted = theirAsks.map((sent, i) => seen(sent, without[i]!, isLost(sent) ? undefined : extraOf(sent)));
    expect(theirAsks.map((sent, i) => seen(sent, now[i]!))).toEqual(wanted);
  });

  const isLost = ({ target }: Ask) => withoutVary.includes(target.split('?', 1)[0]!);

  it('what is ours answers as respond() says', async () => {
    const asks = ourAsks(site);
    const answers = await all(exchange, asks);
    const wrong = asks.flatMap((sent, i) =>
      differences(respond(release, oracleRequest(sent)), answers[i]!, sent.method)
        .filter((difference) => !excused(sent, difference))
        .map((difference) => `${sent.method} ${sent.target} ${JSON.stringify(sent.headers)}: ${difference}`),
    );
    expect(wrong).toEqual([]);
  });

  it('a tag that it sent is answered by 304, with the fields that caches keep', async () => {
    for (const [path, accept] of [
      ['/llms.txt', '*/*'],
      ['/about.md', '*/*'],
      ['/about/', 'text/markdown'],
      ['/docs/api/', 'text/html'],
    ] as const) {
      const whole = await exchange(ask(path, { Accept: accept }));
      const again = await exchange(ask(path, { Accept: accept, 'If-None-Match': field(whole, 'etag')! }));
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      expect(again.headers.get('cache-control')).toEqual(whole.headers.get('cache-control'));
      expect(field(again, 'vary')).toEqual(field(whole, 'vary'));
    }
  });

  if (host.guards)
    it('a password of the whole site guards what is ours', () => {
      expect(guarded.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    });

  it('every Accept gets Markdown or their page as negotiate() says', async () => {
    const theirs = sha256(attached.files.get('about/index.html')!.bytes);
    const markdown = sha256(attached.files.get('about.md')!.bytes);
    const wrong: string[] = [];
    for (const accept of [...acceptTable, ...fuzzedAccepts(process.env.LONG ? 2_000 : 40)].filter(
      (value) => !oddAccept(value),
    )) {
      const { status, body } = await exchange(ask('/about/', { Accept: accept }));
      const wanted = negotiate(accept) === 'markdown' ? markdown : theirs;
      if (status !== 200 || sha256(body) !== wanted) wrong.push(`${status} ${accept}`);
    }
    expect(wrong).toEqual([]);
  });
}

const exchangeOf = (running: Running) => ('exchange' in running ? running.exchange : httpExchange(running.origin));
const stopOf = (running: Running) => ('stop' in running ? running.stop : () => {});

async function all(exchange: Exchange, asks: readonly Ask[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const sent of asks) answers.push(await exchange(sent));
  return answers;
}

/** The additions to an answer of theirs: Accept in its Vary, and perhaps a link. */
interface Extra {
  readonly link?: string | undefined;
}

/** An answer without what is another one each time, with what is added to it. */
function seen({ method, target }: Ask, { status, headers, body }: Answer, extra?: Extra) {
  const link = [...(headers.get('link') ?? []), ...(extra?.link === undefined ? [] : [extra.link])].join(', ');
  const fields = [...headers].filter(
    ([name]) => !['date', 'expires', 'vary', 'link', 'connection', 'keep-alive'].includes(name),
  );
  const varies = members(headers.get('vary') ?? []);
  return {
    ask: `${method} ${target}`,
    status,
    // Apache lists methods in another order each time that it is started.
    fields: fields
      .map(([name, lines]) => `${name}: ${name === 'allow' ? members(lines).sort() : lines.join(' | ')}`)
      .sort(),
    vary: [...new Set(extra ? [...varies, 'accept'] : varies)].sort().join(),
    link,
    body: sha256(body),
  };
}

function members(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(',')).map((member) => member.trim().toLowerCase());
}
