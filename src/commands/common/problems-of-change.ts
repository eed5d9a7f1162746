import { type Problem, severityOf } from '../../core/problem.ts';

/**
 * The problems that a change is to be told: of the files that differ, of the whole site where they are errors, and of any
 * other file those that were not there `before` it, as what depends on a file that differs. Asks for these only where it
 * must. A problem is the same one wherever in its file it has moved to.
 */
export async function filterProblemsOfChange(
  files: ReadonlySet<string>,
  problems: readonly Problem[],
  before: () => Promise<readonly Problem[]>,
): Promise<Problem[]> {
  const isOfChange = (problem: Problem) =>
    isOfSite(problem) ? severityOf(problem) === 'error' : files.has(problem.at?.file ?? '');
  if (problems.every(isOfChange)) return [...problems];
  const known = new Map<string, number>();
  for (const each of await before()) known.set(keyOf(each), (known.get(keyOf(each)) ?? 0) + 1);
  return problems.filter((problem) => {
    if (isOfChange(problem)) return true;
    const left = known.get(keyOf(problem)) ?? 0;
    known.set(keyOf(problem), left - 1);
    return left <= 0;
  });
}

/** Problem without a source file. */
const isOfSite = ({ at }: Problem) => at === undefined || !/^(?:content|public)\//.test(at.file);

const keyOf = ({ code, at, field, message }: Problem) => JSON.stringify([code, at?.file, field, message]);
