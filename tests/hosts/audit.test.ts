import { expect, it } from 'vitest';
import { type Cause, causes } from '../../src/audit/diagnose/causes.ts';
import { apply, type Exception } from '../../src/audit/exceptions/exceptions.ts';
import { describeProbe } from '../../src/audit/report/describe.ts';
import { readExceptions } from '../../src/commands/common/exceptions-file.ts';
import { acceptFiles } from '../../src/hosts/accept-text.ts';
import { apache } from '../../src/hosts/apache/apache.ts';
import { toManifest } from '../../src/publish/manifest.ts';
import { auditOf } from '../audit/servers.ts';
import { apacheBinary, startApache } from './apache-server.ts';
import { caddyBinary, startCaddy } from './caddy-server.ts';
import { lighttpdBinary, startLighttpd } from './lighttpd-server.ts';
import { brotliModule, nginxBinary, nginxJoinsLines, startNginx } from './nginx-server.ts';
import { exampleRelease } from './release.ts';
import { describeWith, type Server } from './servers.ts';

const release = exampleRelease();

/** With the generated configuration a server has no fault but what its host declares. */
function isClean(
  what: string,
  start: () => Promise<{ readonly server: Server }>,
  {
    notes = [],
    exceptions = [],
  }: { readonly notes?: readonly Cause[]; readonly exceptions?: readonly Exception[] } = {},
): void {
  it(`${what} passes the audit`, { timeout: 120_000 }, async () => {
    const { server } = await start();
    try {
      const { findings } = await auditOf(new URL(server.origin), toManifest(release));
      const { left, accepted } = apply(findings, exceptions);
      const told = left.flatMap(({ cause, differences }) =>
        differences.map(({ exchange }) => [cause, describeProbe(exchange.probe)] as const),
      );
      expect(told.filter(([cause]) => !notes.includes(cause))).toEqual([]);
      expect(left.map(({ cause }) => cause)).toEqual(notes);
      expect(notes.filter((cause) => causes[cause].level !== 'note')).toEqual([]);
      // Nothing is excused that is not so.
      const idle = accepted.filter(({ differences }) => differences.length === 0);
      expect(idle.map(({ exception }) => exception.code)).toEqual([]);
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
  const [file] = acceptFiles(apache.emit(release, {}));
  isClean('.htaccess', () => startApache(release, '.htaccess'), {
    notes: ['trace-allowed'],
    exceptions: readExceptions(file?.file ?? '', Buffer.from(file?.text ?? ''), '2026-11-22', (problem) => {
      throw new Error(problem.message);
    }),
  });
});

describeWith(caddyBinary, 'Caddy', 'apt-get install caddy', () => {
  isClean('Caddy', () => startCaddy(release));
});

describeWith(lighttpdBinary, 'lighttpd', 'apt-get install lighttpd lighttpd-mod-magnet', () => {
  isClean('lighttpd', () => startLighttpd(release));
});
