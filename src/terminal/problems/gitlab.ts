import { type Problem, severityOf } from '../../core/problem.ts';
import { fingerprints } from './fingerprint.ts';
import { sentence } from './sentence.ts';

const severities = { error: 'major', warning: 'minor' } as const;

/** Prints problems as a GitLab code quality report. Each needs a place there: without one it is the folder's. */
export function problemsGitlab(problems: readonly Problem[]): string {
  const names = fingerprints(problems);
  const issues = problems.map((problem, index) => ({
    type: 'issue',
    check_name: problem.code,
    description: sentence(problem),
    severity: severities[severityOf(problem)],
    fingerprint: names[index],
    location: { path: problem.at?.file ?? '.', lines: { begin: lineOf(problem) } },
  }));
  return `${JSON.stringify(issues, null, 2)}\n`;
}

function lineOf({ at }: Problem): number {
  return at && 'line' in at ? at.line : 1;
}
