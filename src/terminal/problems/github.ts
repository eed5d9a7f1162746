import { type Problem, severityOf } from '../../core/problem.ts';
import { formatProblemSentence } from './problem-sentence.ts';

/**
 * Prints problems as GitHub Actions workflow commands, which a pull request shows beside the line:
 * `::error file=content/company.ts,line=12,col=18,title=field-invalid::companyNumber: …`. Ends with a line feed.
 */
export function renderGithubAnnotations(problems: readonly Problem[]): string {
  return problems.map((problem) => `${annotation(problem)}\n`).join('');
}

function annotation(problem: Problem): string {
  const { code, at } = problem;
  const properties: Record<string, string | number> = { ...at, title: code };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severityOf(problem)} ${list.join(',')}::${escapeData(formatProblemSentence(problem))}`;
}

/** See @actions/core: `%`, CR and LF would end the command or begin another one. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
