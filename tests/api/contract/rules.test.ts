import { describe, expect, it } from 'vitest';
import { compareContracts } from '../../../src/api/contract/compare-contracts.ts';
import { contractRules, type RuleId } from '../../../src/api/contract/rules.ts';
import { ruleCases } from './cases.ts';

const ids = Object.keys(contractRules) as RuleId[];

describe('the rules of the contract', () => {
  it('are at least 30, of all four classes', () => {
    expect(ids.length).toBeGreaterThanOrEqual(30);
    const classes = new Set(ids.map((id) => contractRules[id].class));
    expect([...classes].sort()).toEqual(['additive', 'breaking', 'editorial', 'risky']);
  });

  it.each(ids)('%s tells its own change, with its class and a reason', (id) => {
    const [was, now] = ruleCases[id].fails;
    expect(compareContracts(was, now)).toContainEqual(
      expect.objectContaining({
        rule: id,
        class: contractRules[id].class,
        reason: contractRules[id].why,
        path: expect.stringMatching(/./),
      }),
    );
  });

  it.each(ids.filter((id) => ['breaking', 'risky'].includes(contractRules[id].class)))(
    '%s tells what was, or what is',
    (id) => {
      const [was, now] = ruleCases[id].fails;
      const told = compareContracts(was, now).filter(({ rule }) => rule === id);
      expect(told.map((change) => change.was ?? change.now ?? '')).not.toContain('');
    },
  );

  it.each(ids)('%s says nothing of the change beside it', (id) => {
    const [was, now] = ruleCases[id].passes;
    expect(compareContracts(was, now).map(({ rule }) => rule)).not.toContain(id);
  });

  it('say nothing where nothing has changed', () => {
    const contracts = Object.values(ruleCases).flatMap(({ fails, passes }) => [...fails, ...passes]);
    expect(contracts.flatMap((contract) => compareContracts(contract, structuredClone(contract)))).toEqual([]);
  });

  it('speak only of what was promised: a contract of schemas says nothing of data', () => {
    const { fails } = ruleCases['id-gone'];
    expect(compareContracts({ contract: 1, api: 'v1', documents: {} }, fails[0])).toEqual([
      expect.objectContaining({ rule: 'document-added' }),
    ]);
  });
});
