import { afterAll, beforeAll, expect, test } from 'vitest';
import { movedFrom } from '../../../src/hosts/moving/moved.ts';
import { type Exchange, field, httpExchange } from '../client.ts';
import { exampleRelease } from '../release.ts';
import { describeWith, type Server } from '../servers.ts';
import { answersAtOnce, hostile, redirectsEverything } from './asks.ts';
import { commandOf, oldServers } from './old-servers.ts';

const release = exampleRelease();
const moved = movedFrom(release, 'https://old.example');

for (const old of oldServers)
  describeWith(commandOf(old), `an old origin: ${old.name}`, old.install, () => {
    let server: Server;
    let exchange: Exchange;
    beforeAll(async () => {
      server = await old.start(moved);
      exchange = httpExchange(server.origin);
    });
    afterAll(() => server?.stop());

    test('sends every path, with its query and by every method, straight to where it is now', async () => {
      await redirectsEverything(release, exchange);
    }, 60_000);

    test('sends a page without its slash there in one step', async () => {
      for (const [path, to] of release.redirects) {
        if (to !== `${path}/`) continue;
        const answer = await exchange({ method: 'GET', target: path, headers: [] });
        expect(answersAtOnce(release, field(answer, 'location') ?? '')).toBe(true);
      }
    });

    test('sends nobody to another origin', async () => {
      for (const ask of hostile) {
        const answer = await exchange(ask);
        const location = field(answer, 'location');
        if (location !== undefined) expect(new URL(location).origin).toBe(release.baseUrl);
        expect(answer.headers.has('x')).toBe(false);
      }
    });
  });
