import { expect, test } from 'vitest';
import { type Cause, causes } from '../../src/audit/diagnose/causes.ts';
import { byTurn } from '../support/runs.ts';
import { edge } from './field/edge.ts';
import { host } from './field/host.ts';
import { auditWith } from './servers.ts';

const rows = [...edge, ...host];

/** The bars that an outsider set on 48 origins: one may go unfound, three without the right name. */
const bars = { origins: 48, unfound: 1, unnamed: 3 };

test('faulty origins of the field are found, named, and reported once each', { timeout: 900_000 }, async () => {
  const results: { what: string; cause: Cause; misses: Cause[] }[] = [];
  for (const [what, cause, fault] of byTurn(rows, 4)) {
    const { findings } = await auditWith(fault);
    const misses = findings
      .map((finding) => finding.cause)
      .filter((each) => each === cause || causes[each].level === 'miss');
    results.push({ what, cause, misses });
  }
  expect(new Set(rows.map(([what]) => what)).size).toBeGreaterThanOrEqual(bars.origins);
  expect(results.filter(({ misses }) => misses.length === 0).length).toBeLessThanOrEqual(bars.unfound);
  expect(results.filter(({ cause, misses }) => !misses.includes(cause)).length).toBeLessThanOrEqual(bars.unnamed);
  expect(results.filter(({ misses }) => misses.length > 1)).toEqual([]);
});
