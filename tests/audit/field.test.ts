import { expect, test } from 'vitest';
import { type Cause, causes } from '../../src/audit/diagnose/causes.ts';
import { edge } from './field/edge.ts';
import { host } from './field/host.ts';
import { auditWith } from './servers.ts';

const rows = [...edge, ...host];

/** The bars that an outsider set on 48 origins, as shares of those that there are. */
const bars = { origins: 48, found: 47 / 48, named: 45 / 48 };

test('faulty origins of the field are found, named, and reported once each', { timeout: 900_000 }, async () => {
  const results: { what: string; cause: Cause; misses: Cause[] }[] = [];
  for (const [what, cause, fault] of rows) {
    const { findings } = await auditWith(fault);
    const misses = findings
      .map((finding) => finding.cause)
      .filter((each) => each === cause || causes[each].level === 'miss');
    results.push({ what, cause, misses });
  }
  const share = (of: (result: (typeof results)[number]) => boolean) => results.filter(of).length / results.length;
  expect(new Set(rows.map(([what]) => what)).size).toBeGreaterThanOrEqual(bars.origins);
  expect(share(({ misses }) => misses.length > 0)).toBeGreaterThanOrEqual(bars.found);
  expect(share(({ cause, misses }) => misses.includes(cause))).toBeGreaterThanOrEqual(bars.named);
  expect(results.filter(({ misses }) => misses.length > 1)).toEqual([]);
});
