import { describe, expect, it } from 'vitest';
import { type Cause, causes } from '../../src/audit/diagnose/causes.ts';
import { type AuditException, applyExceptions, flattenFinding } from '../../src/audit/exceptions/exceptions.ts';
import { formatProbe } from '../../src/audit/report/format.ts';
import { readExceptions } from '../../src/commands/common/known-exceptions.ts';
import { apache } from '../../src/hosts/apache/apache.ts';
import type { Host } from '../../src/hosts/host.ts';
import { acceptFiles } from '../../src/hosts/host-text.ts';
import { auditOf } from '../audit/servers.ts';
import { renderManifest } from '../support/render-manifest.ts';
import { byTurn } from '../support/runs.ts';
import { brotliModule, nginxBinary, nginxJoinsLines, startNginx } from './nginx-server.ts';
import { ownServers } from './own-servers.ts';
import { exampleRelease } from './release.ts';
import { leaveResult } from './results.ts';
import { describeWith, type Server } from './servers.ts';

const release = exampleRelease();

/** With the generated configuration a server has no fault but what its host declares. */
function isClean(
  what: string,
  start: () => Promise<{ readonly server: Server }>,
  {
    notes = [],
    exceptions = [],
  }: { readonly notes?: readonly Cause[]; readonly exceptions?: readonly AuditException[] } = {},
): void {
  it(`${what} passes the audit`, { timeout: 120_000 }, async () => {
    const { server } = await start();
    try {
      const { findings, exchanges } = await auditOf(new URL(server.origin), renderManifest(release));
      // Like audit(): exceptions apply to each finding, before consequences stand below their fault.
      const each = findings.flatMap(flattenFinding).map(({ consequences: _, ...finding }) => finding);
      const { left, accepted } = applyExceptions(each, exceptions);
      const told = left.flatMap(({ cause, differences }) =>
        differences.map(({ exchange }) => [cause, formatProbe(exchange.probe)] as const),
      );
      expect(told.filter(([cause]) => !notes.includes(cause))).toEqual([]);
      expect(left.map(({ cause }) => cause)).toEqual(notes);
      expect(notes.filter((cause) => causes[cause].level !== 'note')).toEqual([]);
      // Nothing is excused that is not so.
      leaveResult('audit', what, { requests: exchanges.length, accepted: accepted.length, notes });
      const idle = accepted.filter(({ differences }) => differences.length === 0);
      expect(idle.map(({ exception }) => exception.code)).toEqual([]);
    } finally {
      server.stop();
    }
  });
}

/** Findings that the audit may have about a server without a fault of it. */
const said: Readonly<Record<string, Parameters<typeof isClean>[2]>> = {
  nginx: nginxNotes(),
  'Apache, .htaccess': { notes: ['trace-allowed'], exceptions: acceptedOf(apache) },
};

describe.each(byTurn(ownServers, 3))('$name', ({ name, found, install, start }) => {
  describeWith(found, name, install, () => isClean(name, () => start(release), said[name]));
});

describeWith(
  nginxBinary && brotliModule,
  'nginx with Brotli',
  'apt-get install libnginx-mod-http-brotli-static',
  () => {
    isClean('nginx with Brotli', () => startNginx(release, 'site-brotli.conf'), nginxNotes());
  },
);

function nginxNotes(): { readonly notes: readonly Cause[] } {
  return { notes: nginxBinary !== undefined && !nginxJoinsLines() ? ['accept-lines'] : [] };
}

/** The exceptions that a build writes beside what the host cannot keep. */
function acceptedOf(host: Host): readonly AuditException[] {
  const [file] = acceptFiles(host.emit(release, {}));
  return readExceptions(file?.file ?? '', Buffer.from(file?.text ?? ''), '2026-11-22', (problem) => {
    throw new Error(problem.message);
  });
}
