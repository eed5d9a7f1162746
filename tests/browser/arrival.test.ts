import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurn, turn } from '../support/runs.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { countShifts } from './shifts.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';

/** How many pieces a page comes in, and the pause between two of them in ms: each is drawn before the next is there. */
const [pieces, pause] = [40, 25];

const ends = /<\/(?:section|ul|ol|li|p|div|nav|header|footer|h\d|dl|dd)>/g;

/**
 * A page cut behind ends of elements, its head with the first piece; `within` a line once, behind a parenthesis that opens;
 * or in the `bar` behind each link and button.
 */
function cut(html: string, where: string): string[] {
  const opens = html.indexOf(' (<a') + 2;
  if (where === 'within') return [html.slice(0, opens), html.slice(opens)];
  if (where === 'bar') return html.split(/(?<=<\/(?:a|button)>)(?=(?:(?!<header).)*<\/header>\n<main)/s);
  const body = html.indexOf('<body');
  const places = [...html.matchAll(ends)].map(({ index, 0: end }) => index + end.length).filter((at) => at > body);
  const step = Math.ceil(places.length / pieces);
  const at = [0, body, ...places.filter((_, i) => i % step === step - 1), html.length];
  return at.slice(1).map((end, i) => html.slice(at[i], end));
}

// A slow line, or a parser that stops to breathe: what is read already must not move for what comes (CLS 0).
describe.skipIf(!canBrowse)('a page that arrives in pieces', () => {
  let browser: TestBrowser;
  let site: Loopback;
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await serveExample();
    server = createServer(async (request, answer) => {
      const whole = await fetch(site.origin + request.url);
      const type = whole.headers.get('content-type') ?? '';
      answer.writeHead(whole.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return answer.end(Buffer.from(await whole.arrayBuffer()));
      const where = request.url?.split('?')[1] ?? '';
      for (const piece of cut(await whole.text(), where)) {
        answer.write(piece);
        await after(where === 'within' ? 400 : pause * (where === 'bar' ? 4 : 1));
      }
      return answer.end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
    await site?.close();
  });

  const widths = [390, 1280];
  it.each(
    byTurn(
      [
        '/',
        '/?within',
        '/contact/',
        '/privacy/?bar',
        '/compliance/?bar',
        '/questions/are-calls-recorded/',
        '/docs/api/status/',
        '/about/',
      ].flatMap((path, i) =>
        (process.env.LONG ? widths : [widths[(i + Math.floor(turn / 3)) % 2]!]).map((width) => ({ path, width })),
      ),
      3,
    ),
  )('$path, $width px: nothing moves', async ({ path, width }) => {
    const { page } = await browser.visit({ viewport: { width, height: 1200 } });
    await page.addInitScript({ content: countShifts });
    await page.goto(origin + path, { waitUntil: 'load' });
    const { sticky, others } = (await page.evaluate('shifts')) as { sticky: number; others: { value: number }[] };
    // Lighthouse tells three decimals.
    expect(others.filter(({ value }) => value >= 0.0005)).toEqual([]);
    expect(sticky).toBeLessThan(0.0005);
    await page.context().close();
  });
});
