import { describe, expect, it } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { emitHosts } from '../../src/hosts/emit.ts';
import { hosts } from '../../src/hosts/index.ts';
import { built } from '../languages/two-languages.ts';
import { byTurn } from '../support/runs.ts';
import { apacheBinary, startApache } from './apache-server.ts';
import { caddyBinary, startCaddy } from './caddy-server.ts';
import { ask, field } from './client.ts';
import { lighttpdBinary, startLighttpd } from './lighttpd-server.ts';
import { nginxBinary, startNginx } from './nginx-server.ts';
import { describeWith } from './servers.ts';
import { servesEveryRoute, serving } from './serving.ts';

// A site in German and English, on hosts: each document says its language, and a path has one.
const release = built().release as Release;

/** Hosts that send no field of ours: what they serve says its language itself. */
const fieldless = ['github-pages', 'gitlab-pages'];

describe.each(hosts.map(({ name }) => name).filter((name) => !fieldless.includes(name)))('%s', (name) => {
  const text = emitHosts(release, [name], {})
    .files.map((file) => file.text)
    .join('\n');

  it('is told both languages', () => expect(text).toMatch(/content-?language/i));
  it.each(['de-DE', 'en'])('%s', (tag) => expect(text).toMatch(new RegExp(`(?<![\\w-])${tag}(?![\\w-])`)));
});

for (const [name, binary, start] of [
  ['nginx', nginxBinary, () => startNginx(release)],
  ['caddy', caddyBinary, () => startCaddy(release)],
  ['apache2', apacheBinary, () => startApache(release, 'site.conf')],
  ['lighttpd', lighttpdBinary, () => startLighttpd(release)],
] as const)
  describeWith(binary, `${name} with two languages`, `apt-get install ${name}`, () => {
    const running = serving(start);

    servesEveryRoute({ ...release, routes: new Map(byTurn([...release.routes], 8)) }, running);

    it.each([
      ['/api/v1/company.json', '*/*', 'de-DE', /"language": "de-DE"/],
      ['/en/api/v1/company.json', '*/*', 'en', /"language": "en"/],
      ['/', 'text/html', 'de-DE', /<html lang="de-DE">/],
      ['/en/', 'text/html', 'en', /<html lang="en">/],
      ['/en/', 'text/markdown', 'en', /^# Brunnenbau Lindental/m],
      ['/en/privacy/', 'text/markdown', 'en', /^# Privacy/m],
      ['/en/llms.txt', '*/*', 'en', /^# Brunnenbau Lindental/m],
    ])('%s for %s is in %s', async (path, accept, language, body) => {
      const answer = await running().exchange(ask(path, { Accept: accept, 'Accept-Language': 'fr' }));
      expect(answer.status).toBe(200);
      expect(field(answer, 'content-language')).toBe(language);
      expect(field(answer, 'vary') ?? '').not.toMatch(/language/i);
      expect(Buffer.from(answer.body).toString('utf8')).toMatch(body);
    });

    it.each(['/en/not-there/', '/en/api/v1/openapi.json', '/en/anleitung/start/', '/en/robots.txt'])(
      '%s is not there, in all languages',
      async (path) => {
        const answer = await running().exchange(ask(path));
        expect(answer.status).toBe(404);
        expect(field(answer, 'content-language')).toBeUndefined();
        expect(Buffer.from(answer.body).toString('utf8')).toContain('<div class="missing" lang="en"');
      },
    );
  });
