import { expect, it } from 'vitest';
import { type Cause, causes } from '../../src/audit/diagnose/causes.ts';
import type { Difference } from '../../src/audit/difference.ts';
import { describeProbe } from '../../src/audit/report/describe.ts';
import { toManifest } from '../../src/publish/manifest.ts';
import { auditOf } from '../audit/servers.ts';
import { apacheBinary, startApache } from './apache-server.ts';
import { caddyBinary, startCaddy } from './caddy-server.ts';
import { lighttpdBinary, startLighttpd } from './lighttpd-server.ts';
import { brotliModule, nginxBinary, nginxJoinsLines, startNginx } from './nginx-server.ts';
import { exampleRelease } from './release.ts';
import { describeWith, type Server } from './servers.ts';

const release = exampleRelease();

type Declared = (difference: Difference) => boolean;

/** With the generated configuration a server has no fault but what its host declares. */
function isClean(
  what: string,
  start: () => Promise<{ readonly server: Server }>,
  { notes = [], declared = [] }: { readonly notes?: readonly Cause[]; readonly declared?: readonly Declared[] } = {},
): void {
  it(`${what} passes the audit`, { timeout: 120_000 }, async () => {
    const { server } = await start();
    try {
      const { findings } = await auditOf(new URL(server.origin), toManifest(release));
      const told = findings.flatMap(({ cause, differences }) =>
        differences.map((difference) => ({ cause, difference })),
      );
      const rest = told.filter(({ difference }) => !declared.some((isDeclared) => isDeclared(difference)));
      const left = rest.map(({ cause, difference }) => [cause, describeProbe(difference.exchange.probe)]);
      expect(left.filter(([cause]) => !notes.includes(cause as Cause))).toEqual([]);
      expect([...new Set(rest.map(({ cause }) => cause))]).toEqual(notes);
      expect(notes.filter((cause) => causes[cause].level !== 'note')).toEqual([]);
      const needed = declared.map((isDeclared) => told.some(({ difference }) => isDeclared(difference)));
      expect(needed).toEqual(declared.map(() => true));
    } finally {
      server.stop();
    }
  });
}

describeWith(nginxBinary, 'nginx', 'apt-get install nginx', () => {
  const notes: Cause[] = nginxBinary !== undefined && !nginxJoinsLines() ? ['accept-lines'] : [];
  isClean('nginx', () => startNginx(release), { notes });
  if (brotliModule) isClean('nginx with Brotli', () => startNginx(release, 'site-brotli.conf'), { notes });
});

describeWith(apacheBinary, 'Apache', 'apt-get install apache2', () => {
  isClean('the virtual host', () => startApache(release, 'site.conf'));
  // What the host says of .htaccess: its own 404 page, a TRACE that is on, and no table of estimates.
  isClean('.htaccess', () => startApache(release, '.htaccess'), {
    declared: [
      ({ exchange }) => /%2f|%00/i.test(exchange.probe.path),
      ({ header, actual }) => header === 'Allow' && actual === 'GET, HEAD, TRACE',
      ({ header, actual }) => header === 'x-markdown-tokens' && actual === '(none)',
    ],
  });
});

describeWith(caddyBinary, 'Caddy', 'apt-get install caddy', () => {
  isClean('Caddy', () => startCaddy(release));
});

describeWith(lighttpdBinary, 'lighttpd', 'apt-get install lighttpd lighttpd-mod-magnet', () => {
  isClean('lighttpd', () => startLighttpd(release));
});
