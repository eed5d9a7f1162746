import { build } from '../../compile/build.ts';
import type { Problem } from '../../core/problem.ts';
import type { SourceOptions } from '../common/source-options.ts';

const codes: ReadonlySet<string> = new Set(['answers-disagree', 'proof-failed']);

/**
 * Warnings of what may be a bug in Gazette, in a site that is built of the content in memory and read back. Content that has
 * errors makes no site, and nothing is found.
 */
export function findReadBackProblems(options: SourceOptions): Problem[] {
  return build({ ...options, prove: true }).problems.filter(({ code }) => codes.has(code));
}
