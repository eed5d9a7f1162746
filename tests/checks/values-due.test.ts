import { describe, expect, it } from 'vitest';
import { checkValuesDue } from '../../src/checks/values-due.ts';
import { renderLedgerFile } from '../../src/content/ledger/ledger-file.ts';
import { createReleaseDays, resolveScheduledValues } from '../../src/content/scheduled/resolve-scheduled-values.ts';
import type { Problem } from '../../src/core/problem.ts';
import { inputOf, moduleOf } from './small-input.ts';

const text = `{
  updated: '2026-02-03',
  phone: { before: '1', value: '2', from: '2026-05-01' },
  email: { before: 'a', value: 'b', from: '2026-06-01' },
  link: { value: '/b/', from: '2026-04-01' },
}`;

/** Problems of the rule on a day, for a company whose newest release is of another, or that has no ledger. */
function told(today: string, released?: string): Problem[] {
  const input = inputOf({ today, modules: [moduleOf('company', text), moduleOf('access', '{}')] });
  const ledger =
    released === undefined ? undefined : [renderLedgerFile([{ address: 'a#b', date: released, digest: '-' }])];
  const read = { ...input.sources, ...(ledger && { ledger }) };
  const problems: Problem[] = [];
  checkValuesDue(
    { ...input, sources: resolveScheduledValues(read, createReleaseDays(read), () => {}) },
    (problem) => void problems.push(problem),
  );
  return problems;
}

describe('a value that is given ahead', () => {
  it('asks for a release from its day on', () => {
    const fields = (today: string, released: string) => told(today, released).map(({ field }) => field);
    expect(fields('2026-03-31', '2026-03-01')).toEqual([]);
    expect(fields('2026-04-01', '2026-03-01')).toEqual(['company#link']);
    expect(fields('2026-05-01', '2026-04-01')).toEqual(['company#phone']);
    expect(fields('2026-06-01', '2026-04-30')).toEqual(['company#phone', 'company#email']);
    expect(fields('2026-12-01', '2026-06-01')).toEqual([]);
    expect(told('2026-05-03', '2026-04-01')).toEqual([
      {
        code: 'value-due',
        at: { file: 'content/company.ts', line: 3, col: 43 },
        field: 'company#phone',
        message: 'expected a release of 2026-05-01 or later, from which on this is said, got none',
        hint: 'npx gazette release --date 2026-05-03',
      },
    ]);
  });

  it('asks without a ledger for the day of its file, once for all that is due', () => {
    expect(told('2026-03-31')).toEqual([]);
    expect(told('2026-05-03')).toEqual([
      {
        code: 'value-due',
        at: { file: 'content/company.ts', line: 2, col: 12 },
        field: 'updated',
        message: 'expected 2026-05-01 or later, from which on company#phone, company#link is said, got "2026-02-03"',
        hint: 'Until this says so, what was before is published.',
        fix: { kind: 'value', from: '2026-02-03', to: '2026-05-01' },
      },
    ]);
  });
});
