import { describe, expect, it } from 'vitest';
import { respond } from '../../src/http/respond.ts';
import { ask, oracleRequest } from './client.ts';
import { differences } from './differences.ts';
import { oddRelease } from './odd-release.ts';
import { ownServers } from './own-servers.ts';
import { exampleRelease } from './release.ts';
import { describeWith } from './servers.ts';
import { serving } from './serving.ts';
import { ignoresStrangers } from './strangers.ts';
import { judge } from './subject.ts';

describe.each(ownServers)('What is no document, on $name', ({ name, found, install, kept, isItsOwn, start }) => {
  describeWith(found, name, install, () => {
    describe('with files that nobody published', () => {
      const release = exampleRelease();
      ignoresStrangers(
        release,
        serving(() => start(release)),
        isItsOwn,
      );
    });

    describe('with pages that look like files, and files that no path leads to', () => {
      const release = oddRelease();
      const running = serving(() => start(release));

      it('answers each path and each file as respond() does', async () => {
        const files = [...release.files.keys()].flatMap((file) => [
          `/${file}`,
          `/${file.replace(/\/?index\.html$/, '')}`,
        ]);
        // /index.md is two documents there, with two estimates.
        const paths = [...release.routes.keys(), ...release.redirects.keys(), ...files].filter(
          (path) => path !== '/index.md',
        );
        const asks = paths.flatMap((path) => ['text/html', 'text/markdown'].map((Accept) => ask(path, { Accept })));
        const expected = kept(release);
        const { misses } = await judge(asks, running().exchange, (sent, answer) =>
          differences(respond(expected, oracleRequest(sent)), answer, sent.method),
        );
        // Apache names the origin in redirects.
        const wrong = misses.filter(
          ({ what }) => !what.endsWith(`got "${release.baseUrl}${/"(.*?)"/.exec(what)?.[1]}"`),
        );
        expect(wrong.map(({ ask, what }) => `${ask.target}: ${what}`)).toEqual([]);
      });
    });
  });
});
