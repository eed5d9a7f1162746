import { type Problem, severityOf } from '../../core/problem.ts';

/** One JSON object a line for each problem, every member always there (null: not known). Ends with a line feed. */
export function renderProblemsJson(problems: readonly Problem[]): string {
  return problems.map((problem) => `${JSON.stringify(flat(problem))}\n`).join('');
}

function flat(problem: Problem): Record<string, string | number | null> {
  const { code, at, field, message, hint } = problem;
  const place = at && 'line' in at ? at : { line: null, col: null };
  return {
    code,
    severity: severityOf(problem),
    file: at?.file ?? null,
    line: place.line,
    col: place.col,
    field: field ?? null,
    message,
    hint: hint ?? null,
  };
}
