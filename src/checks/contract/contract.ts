import type { Check } from '../check.ts';
import judge from './judge.ts?lazy';

/** Keeps what was frozen: loaded where content/contract.json or accepted.json is. */
export const checkContract: Check = (input, report) => {
  const { contract: frozen, accepted } = input.sources;
  if (!frozen && !accepted) return;
  judge<typeof import('./judge.ts')>().checkFrozenContract(input, report);
};
