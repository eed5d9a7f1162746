import type { LocatedData } from '../../content/read/source.ts';
import { findNearestName } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import type { AcceptedChange } from './contract.ts';
import { arrayOf } from './json-validators.ts';
import { acceptedChangeValidator } from './parse-contract.ts';
import { type ContractChange, contractRules, type RuleId } from './rules.ts';

const hint =
  'Write a list of rows: [{ "rule": "order-changed", "path": "…", "reason": "…" }], as the problem prints them.';

/**
 * The rows of content/accepted.json. Reports `contract-invalid` for what is none, for rules that are not known or that
 * nobody can accept, for reasons without words and for rows that are there twice; undefined where anything was.
 */
export function parseAcceptedChanges(located: LocatedData, report: Report): readonly AcceptedChange[] | undefined {
  let isSound = true;
  const refuse = (path: readonly PropertyKey[], message: string, how = hint) => {
    isSound = false;
    report({
      code: 'contract-invalid',
      at: located.locate(path),
      field: path.join('.') || undefined,
      message,
      hint: how,
    });
  };
  arrayOf(acceptedChangeValidator)(located.value, [], (path, message) => refuse(path, message));
  if (!isSound) return undefined;
  const rows = located.value as readonly AcceptedChange[];
  const seen = new Set<string>();
  for (const [i, { rule, path, reason }] of rows.entries()) {
    const kind = Object.hasOwn(contractRules, rule) ? contractRules[rule as RuleId].class : undefined;
    const meant = kind === undefined && findNearestName(rule, Object.keys(contractRules));
    if (kind === undefined)
      refuse([i, 'rule'], `expected a rule of the contract, got "${rule}"`, meant ? `Did you mean "${meant}"?` : hint);
    else if (kind !== 'risky')
      refuse(
        [i, 'rule'],
        `expected a rule that is risky, got "${rule}", which is ${kind}`,
        kind === 'breaking' ? 'What breaks clients is published under v2.' : 'It needs no reason: remove the row.',
      );
    if (!/\p{L}{2}/u.test(reason)) refuse([i, 'reason'], 'expected a reason in words', hint);
    const key = JSON.stringify([rule, path]);
    if (seen.has(key)) refuse([i], 'expected each change once, got it again', 'Keep one of the two.');
    seen.add(key);
  }
  return isSound ? rows : undefined;
}

/** Sorts risky changes into accepted and open; `unused` rows of `accepted` cover none. */
export function sortByAcceptance(changes: readonly ContractChange[], accepted: readonly AcceptedChange[]) {
  const rowOf = (change: ContractChange) =>
    accepted.find(({ rule, path }) => rule === change.rule && path === change.path);
  const isRisky = (change: ContractChange) => change.class === 'risky';
  const used = new Set(changes.filter(isRisky).flatMap((change) => rowOf(change) ?? []));
  return {
    /** Risky changes without a reason. */
    open: changes.filter((change) => isRisky(change) && !rowOf(change)),
    used: [...used],
    unused: accepted.filter((row) => !used.has(row)),
  };
}
