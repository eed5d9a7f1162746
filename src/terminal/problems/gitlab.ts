import { type Problem, severityOf } from '../../core/problem.ts';
import { problemFingerprints } from './problem-fingerprints.ts';
import { formatProblemSentence } from './problem-sentence.ts';

const severities = { error: 'major', warning: 'minor' } as const;

/** Prints problems as a GitLab code quality report. Each needs a place there: without one it is the folder's. */
export function renderGitlabReport(problems: readonly Problem[]): string {
  const names = problemFingerprints(problems);
  const issues = problems.map((problem, index) => ({
    type: 'issue',
    check_name: problem.code,
    description: formatProblemSentence(problem),
    severity: severities[severityOf(problem)],
    fingerprint: names[index],
    location: { path: problem.at?.file ?? '.', lines: { begin: lineOf(problem) } },
  }));
  return `${JSON.stringify(issues, null, 2)}\n`;
}

function lineOf({ at }: Problem): number {
  return at && 'line' in at ? at.line : 1;
}
