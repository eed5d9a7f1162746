import { acceptedText, contractText } from '../../api/contract/contract-text.ts';
import type { Change } from '../../api/contract/rules.ts';
import type { Report } from '../../core/problem.ts';
import type { CheckInput } from '../check.ts';
import { broken, risky } from './judge.ts';
import { contractState } from './state.ts';

/** Result of a freeze. */
export interface Frozen {
  /** content/contract.json. */
  readonly contract: string;
  /** content/accepted.json without what was taken over; null where nothing is left of it. Absent: it stays. */
  readonly accepted?: string | null;
  readonly changes: readonly Change[];
  /** Whether there was a contract before. */
  readonly isFirst: boolean;
}

/**
 * Freezes what is published today as the contract. Changes that break or may break clients are reported as by a check,
 * and then nothing is frozen; `reason` records breaking ones all the same.
 */
export function frozenToday(input: CheckInput, reason: string | undefined, report: Report): Frozen | undefined {
  const state = contractState(input, report);
  if (!state) return undefined;
  const { frozen, current, changes, used, unused, open } = state;
  const breaks = changes.filter((change) => change.class === 'breaking');
  const refused = reason === undefined ? breaks : [];
  for (const change of refused) report(broken(change, input));
  for (const change of open) report(risky(change, input));
  if (refused.length + open.length > 0) return undefined;
  const history = [
    ...(frozen?.history ?? []),
    ...used.map(({ rule, path, reason: why }) => ({ rule, path, reason: why })),
    ...breaks.map(({ rule, path }) => ({ rule, path, reason: reason ?? '' })),
  ];
  return {
    contract: contractText({ ...current, history }),
    ...(used.length > 0 && { accepted: unused.length > 0 ? acceptedText(unused) : null }),
    changes,
    isFirst: frozen === undefined,
  };
}
