import { type Problem, sortProblems } from '../core/problem.ts';
import { applyWaivers, type Waiver, type WaiverContext, type WaiverResult } from '../core/waivers.ts';

/** A leading slash marks a document; content/ and public/ have none. */
const isOfDocument = ({ at }: Problem) => at?.file.startsWith('/') === true;
const quoted = ({ code, says }: Problem) => `${code} ${says}`;

/**
 * Problems to report, sorted. Words that documents repeat from a content file are reported once, at the file; problems that
 * content/waivers.json excuses are set apart.
 */
export function finalizeProblems(
  problems: readonly Problem[],
  waivers: readonly Waiver[],
  asked: WaiverContext,
): WaiverResult {
  const inFiles = new Set(problems.filter((each) => each.says !== undefined && !isOfDocument(each)).map(quoted));
  const told = problems.filter((each) => each.says === undefined || !isOfDocument(each) || !inFiles.has(quoted(each)));
  const { left, waived } = applyWaivers(told, waivers, asked);
  return { left: sortProblems(left), waived };
}
