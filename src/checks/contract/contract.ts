import type { Check } from '../check.ts';
import judge from './judge.ts?lazy';

/** What was frozen stays: loaded where content/contract.json is, and silent where it is not. */
export const contract: Check = (input, report) => {
  const { contract: frozen, accepted } = input.sources;
  if (!frozen && !accepted) return;
  judge<typeof import('./judge.ts')>().judgeContract(input, report);
};
