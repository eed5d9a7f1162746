import { afterAll, describe, expect, it } from 'vitest';
import { capabilityLabel } from '../../src/core/capabilities.ts';
import { checks } from './checks.ts';
import type { Ask } from './client.ts';
import { leaveResult } from './results.ts';
import type { Check, Miss, Subject } from './subject.ts';

/** Something a server is known not to do, with the reason: it must happen, or the exception has to go. */
export interface Exception {
  /** Name of the check. */
  readonly check: string;
  /** Which of its requests; absent: any. */
  readonly when?: (ask: Ask) => boolean;
  readonly reason: string;
}

/**
 * Declares, inside describe(), the suite that every host passes: each check of checks.ts is a test, which compares the
 * answers with respond()'s. `subject` is asked when the first test runs, so that
 * beforeAll() can start the server; each of `exceptions`, known failures, must really occur.
 */
export function conformance(server: string, subject: () => Subject, exceptions: readonly Exception[] = []): void {
  const rows: object[] = [];

  describe('answers as respond() does', () => {
    it.each(checks.map((check) => [check.name, check] as const))('%s', { timeout: 120_000 }, async (_, check) => {
      const { compared, misses } = await check.run(subject());
      const known = exceptions.filter((exception) => exception.check === check.name);
      const unexpected = misses.filter(({ ask }) => !known.some(({ when }) => when?.(ask) ?? true));
      rows.push({ ...row(check), compared, missed: misses.length - unexpected.length, failed: unexpected.length });
      expect(unexpected.length, told(check, unexpected)).toBe(0);

      const stale = known.filter(({ when }) => !misses.some(({ ask }) => when?.(ask) ?? true));
      expect(stale, 'these exceptions are needed no more').toEqual([]);
    });
  });

  it('has exceptions to real checks only', () => {
    const names = checks.map(({ name }) => name);
    expect(exceptions.filter(({ check }) => !names.includes(check))).toEqual([]);
  });

  const row = ({ name, proves }: Check) => ({
    check: name,
    proves: namesOf(proves),
    exceptions: exceptions.filter(({ check }) => check === name).map(({ reason }) => reason),
  });

  afterAll(() => leaveResult('conformance', server, { server, checks: rows }));
}

function told({ name, proves }: Check, misses: readonly Miss[]): string {
  const lines = misses.slice(0, 12).map(({ ask, what }) => {
    const headers = ask.headers.map(([field, value]) => `${field}: ${value.slice(0, 120)}`).join(' | ');
    return `  ${ask.method} ${ask.target.slice(0, 120)} [${headers}] ${what}`;
  });
  return `${name} (${namesOf(proves)}): ${misses.length} answers differ\n${lines.join('\n')}`;
}

function namesOf(proves: Check['proves']): string {
  return proves.map(capabilityLabel).join('; ');
}
