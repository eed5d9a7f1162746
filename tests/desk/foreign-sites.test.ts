import { spawnSync } from 'node:child_process';
import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canBrowse, startBrowser, type TestBrowser } from '../browser/tools.ts';
import { type Started, startDev, startPreview } from './dev-server.ts';
import { copySite, type TestSite } from './site.ts';

// Nothing that the desk and the preview serve is published: no website that an editor visits meanwhile may read it.

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const launcher = join(new URL('../../', import.meta.url).pathname, 'scripts/gazette.cjs');
const pages = ['/', '/api/v1/company.json', '/index.md', '/robots.txt', '/nirgends', '/datenschutz'];
const views = [
  ...[
    '',
    'events',
    'state.json',
    'content.json',
    'documents.json',
    'document.json?path=/',
    'negotiate.json?path=/',
    'frame/',
  ],
  ...[
    'field.json?file=content/company.ts&pointer=/companyNumber',
    'said.json?place=content/company.ts:8:18',
    'edit',
    'save',
    'undo',
  ],
];

describe.each(['dev', 'dev --built'] as const)('gazette %s', (command) => {
  let site: TestSite;
  let server: Started;
  let port: string;
  const paths = [...pages, ...(command === 'dev' ? views.map((name) => `/__gazette/${name}`) : [])];
  const send = (path: string, headers: Record<string, string | string[]>, method = 'GET'): Promise<Answer> =>
    new Promise((done, fail) => {
      const sent = ask(server.origin + path, { headers, method, setHost: !('host' in headers) }, (response) => {
        const answer = { status: response.statusCode!, headers: response.headers };
        if (response.headers['content-type'] === 'text/event-stream') {
          response.destroy();
          done({ ...answer, body: '' });
          return;
        }
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => done({ ...answer, body }));
      });
      sent.on('error', fail).end();
    });

  beforeAll(async () => {
    site = copySite();
    if (command === 'dev --built')
      spawnSync(process.execPath, [launcher, 'build', '--content', 'content', '--output', 'dist'], {
        cwd: site.dir,
        env: { PATH: '' },
      });
    server = await (command === 'dev' ? startDev(site, 4370) : startPreview(site, 4371));
    port = new URL(server.origin).port;
  });
  afterAll(async () => {
    await server?.stop();
    site?.remove();
  });

  const mine = (name: string) => `${name}:${port}`;

  it.each([
    ['a name that points here', () => 'evil.example'],
    ['a name that points here, with our port', () => mine('evil.example')],
    ['our address with another port', () => `127.0.0.1:${Number(port) + 1}`],
    ['our address without a port', () => '127.0.0.1'],
    ['our name at the end of another', () => mine('localhost.evil.example')],
    ['our name below another', () => mine('evil.localhost')],
    ['a user before our name', () => `localhost@${mine('evil.example')}`],
    ['nothing', () => ''],
  ])('answers 403 to a Host that is not its own: %s', async (_name, host) => {
    for (const path of paths) expect((await send(path, { host: host() })).status, path).toBe(403);
  });

  it('answers 403 to a target that names another host, whatever Host says', async () => {
    const targets = {
      'http://evil.example/': 403,
      [`https://${mine('evil.example')}/`]: 403,
      [`http://${mine('127.0.0.1')}/`]: 200,
    };
    for (const [target, status] of Object.entries(targets)) {
      const answer = new Promise((done, fail) => {
        const sent = ask({ host: '127.0.0.1', port, path: target }, (response) => {
          response.resume();
          done(response.statusCode);
        });
        sent.on('error', fail).end();
      });
      expect(await answer, target).toBe(status);
    }
  });

  it('answers to each of its own names, and says in a refusal which they are', async () => {
    for (const name of ['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])
      expect((await send('/', { host: mine(name) })).status, name).toBe(200);
    expect((await send('/', { host: 'evil.example' })).body).toContain(`http://127.0.0.1:${port}/`);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['another name of this machine', { origin: 'http://localhost:PORT' }],
    ['another scheme', { origin: 'https://127.0.0.1:PORT' }],
    ['an origin that is hidden', { origin: 'null' }],
    ['an old browser that sends both', { origin: 'https://evil.example', referer: 'http://127.0.0.1:PORT/' }],
    ['another site, without Origin', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['another port, without Origin', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    [
      'another site, in a frame',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ],
    ['another site, with nothing else said', { 'sec-fetch-site': 'cross-site' }],
  ])('answers 403, with nothing in it, to a request from %s', async (_name, fields) => {
    const headers = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value.replace('PORT', port)]),
    );
    for (const path of paths)
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const answer = await send(path, headers, method);
        expect([answer.status, answer.headers['content-type']], `${method} ${path}`).toEqual([
          403,
          'text/plain; charset=utf-8',
        ]);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        expect(answer.body).not.toContain('Pumpen');
      }
  });

  it('answers to pages of its own, to addresses typed by hand, and to links that a person follows', async () => {
    for (const headers of [
      { origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ] as Record<string, string>[])
      for (const path of paths) expect((await send(path, headers)).status, path).not.toBe(403);
  });

  it('invites no other origin to read an answer, whoever asks', async () => {
    for (const path of paths)
      for (const headers of [{}, { 'user-agent': 'Mozilla/5.0' }, { origin: `http://127.0.0.1:${port}` }] as Record<
        string,
        string
      >[])
        for (const method of ['GET', 'HEAD', 'OPTIONS']) {
          const answer = await send(path, headers, method);
          expect(
            Object.keys(answer.headers).filter((name) => name.startsWith('access-control-')),
            path,
          ).toEqual([]);
          expect(answer.headers['cross-origin-resource-policy'], `${method} ${path}`).toBe('same-origin');
        }
  });
});

/** Runs in the foreign page: tries each way to read an address, and returns those that gave anything. */
const readAll = `async (origin, paths) => {
  const found = [];
  const outcome = (made, good) => new Promise((done) => {
    made.addEventListener(good, () => done(true));
    made.addEventListener('error', () => done(false));
  });
  for (const path of paths) {
    for (const mode of ['cors', 'no-cors']) {
      const text = await fetch(origin + path, { mode }).then((answer) => answer.text()).catch(() => '');
      if (text !== '') found.push('fetch ' + mode + ' ' + path);
    }
    const script = Object.assign(document.createElement('script'), { src: origin + path });
    const loads = outcome(script, 'load');
    document.head.append(script);
    if (await loads) found.push('script ' + path);
  }
  const events = new EventSource(origin + '/__gazette/events');
  if (await outcome(events, 'message')) found.push('events');
  events.close();
  return found;
}`;

describe.skipIf(!canBrowse)('a page of another origin, in a real browser', () => {
  let site: TestSite;
  let dev: Started;
  let browser: TestBrowser;
  let evil: Server;
  beforeAll(async () => {
    site = copySite();
    // A page of another port is of the same site, which browsers guard less than others.
    evil = createServer((_request, response) =>
      response.setHeader('Content-Type', 'text/html').end('<title>x</title>'),
    );
    await new Promise<void>((done) => evil.listen(0, '127.0.0.1', done));
    [dev, browser] = await Promise.all([startDev(site, 4374), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await dev?.stop();
    evil?.close();
    site?.remove();
  });

  it.each(['127.0.0.1', 'localhost'])('of %s reads nothing', async (name) => {
    const { page } = await browser.visit();
    await page.goto(`http://${name}:${(evil.address() as { port: number }).port}/`);
    const paths = [...pages, ...views.map((view) => `/__gazette/${view}`), '/__gazette/reload.js'];
    const read = await page.evaluate(`(${readAll})(${JSON.stringify(dev.origin)}, ${JSON.stringify(paths)})`);
    expect(read).toEqual([]);
    // The person may look; the page that opened the window may not.
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(`void (globalThis.other = open(${JSON.stringify(`${dev.origin}/`)}))`),
    ]);
    await opened.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate('other === null || other.closed')).toBe(true);
  });
});
