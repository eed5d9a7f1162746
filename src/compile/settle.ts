import { type Problem, sortProblems } from '../core/problem.ts';
import { type AfterWaivers, type Asked, applyWaivers, type Waiver } from '../core/waivers.ts';

/** Of a document, by its path; a place in content/ or public/ has none in front. */
const isOfDocument = ({ at }: Problem) => at?.file.startsWith('/') === true;
const quoted = ({ code, says }: Problem) => `${code} ${says}`;

/**
 * What is to be told in the end, sorted: words that documents repeat from a file of the content are told once, at the file,
 * and what content/waivers.json excuses is not told.
 */
export function settled(problems: readonly Problem[], waivers: readonly Waiver[], asked: Asked): AfterWaivers {
  const inFiles = new Set(problems.filter((each) => each.says !== undefined && !isOfDocument(each)).map(quoted));
  const told = problems.filter((each) => each.says === undefined || !isOfDocument(each) || !inFiles.has(quoted(each)));
  const { left, waived } = applyWaivers(told, waivers, asked);
  return { left: sortProblems(left), waived };
}
