import { renderAcceptedChanges, renderContract } from '../../api/contract/contract.ts';
import type { ContractChange } from '../../api/contract/rules.ts';
import type { Report } from '../../core/problem.ts';
import type { CheckInput } from '../check.ts';
import { createContractState } from './contract-state.ts';
import { toBrokenProblem, toRiskyProblem } from './judge.ts';

/** Result of a freeze. */
export interface ContractFreeze {
  /** content/contract.json. */
  readonly contract: string;
  /** content/accepted.json without what was taken over; null where nothing is left of it. Absent: it stays. */
  readonly accepted?: string | null;
  readonly changes: readonly ContractChange[];
  /** Whether there was a contract before. */
  readonly isFirst: boolean;
}

/**
 * Freezes what is published today as the contract. Changes that break or may break clients are reported as by a check,
 * and then nothing is frozen; `reason` records breaking ones all the same.
 */
export function freezeContract(
  input: CheckInput,
  reason: string | undefined,
  report: Report,
): ContractFreeze | undefined {
  const state = createContractState(input, report);
  if (!state) return undefined;
  const { frozen, current, changes, used, unused, open } = state;
  const breaks = changes.filter((change) => change.class === 'breaking');
  const refused = reason === undefined ? breaks : [];
  for (const change of refused) report(toBrokenProblem(change, input));
  for (const change of open) report(toRiskyProblem(change, input));
  if (refused.length + open.length > 0) return undefined;
  const history = [
    ...(frozen?.history ?? []),
    ...used.map(({ rule, path, reason: why }) => ({ rule, path, reason: why })),
    ...breaks.map(({ rule, path }) => ({ rule, path, reason: reason ?? '' })),
  ];
  return {
    contract: renderContract({ ...current, history }),
    ...(used.length > 0 && { accepted: unused.length > 0 ? renderAcceptedChanges(unused) : null }),
    changes,
    isFirst: frozen === undefined,
  };
}
