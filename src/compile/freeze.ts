import { type ContractFreeze, freezeContract } from '../checks/contract/judge.ts';
import { type Problem, severityOf, sortProblems } from '../core/problem.ts';
import { type CompileOptions, compile } from './compile.ts';
import { renderAndCheckInSteps, runToEnd } from './render-and-check.ts';

/** The result of a freeze: what is to be written, or why nothing is. */
export interface FreezeResult {
  readonly problems: readonly Problem[];
  readonly frozen?: ContractFreeze | undefined;
}

/** Rules that compare with what was frozen before: freezing answers them. */
const ofContract = new Set(['contract-broken', 'contract-risky', 'contract-additive', 'accepted-unused']);

/** Builds the whole site, nothing written, and freezes what it publishes; content with errors is not frozen. */
export function freeze(options: CompileOptions, reason?: string): FreezeResult {
  const { edition, problems: found } = compile(options);
  const problems = [...found];
  const report = (problem: Problem) => void problems.push(problem);
  if (!edition) return { problems: sortProblems(problems) };
  const { release } = runToEnd(renderAndCheckInSteps(edition, { today: options.today }, report));
  const others = problems.filter(({ code }) => !ofContract.has(code));
  if (others.some((problem) => severityOf(problem) === 'error')) return { problems: sortProblems(others) };
  const own: Problem[] = [];
  const input = { ...edition, release, today: options.today };
  const frozen = freezeContract(input, reason, (problem) => void own.push(problem));
  return { problems: sortProblems([...others, ...own]), frozen };
}
