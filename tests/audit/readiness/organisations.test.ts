import { describe, expect, it } from 'vitest';
import { nowhere } from '../../../src/audit/readiness/place.ts';
import { readinessOf } from '../../../src/audit/readiness/readiness.ts';
import { organisations, today } from '../../support/organisations.ts';

describe('readiness', () => {
  it.each(organisations)('of $name: nothing fails', ({ site }) => {
    const t = performance.now();
    const { rows } = readinessOf(site.release, { today, places: [nowhere] });
    console.log(rows.length, performance.now() - t);
    const failed = rows.filter(({ found: [judged] }) => judged?.verdict === 'fail');
    expect(failed.map(({ requirement: { id }, found: [judged] }) => `${id}: ${judged?.evidence}`)).toEqual([]);
  });
});
