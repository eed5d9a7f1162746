import type { SummaryRow } from '../compile/summary.ts';
import { formatThousands } from '../core/pluralize.ts';
import { type Problem, severityOf } from '../core/problem.ts';
import { renderGithubAnnotations } from './problems/github.ts';
import { renderGitlabReport } from './problems/gitlab.ts';
import { renderProblemsJson } from './problems/json.ts';
import { renderJunitReport } from './problems/junit.ts';
import { renderSarifReport } from './problems/sarif.ts';
import { formatProblemCount, renderProblemsText } from './problems/text.ts';
import type { Style } from './style.ts';
import { renderSummaryTable, sumRows } from './summary.ts';

/** `--format` of build and check. */
export const reportFormats = ['text', 'json', 'github', 'sarif', 'gitlab', 'junit'] as const;

/** Form of an answer. */
export interface OutputFormat {
  readonly kind: (typeof reportFormats)[number];
  /** Whether GitHub Actions reads along. */
  readonly annotate: boolean;
  readonly style: Style;
}

/** Result of a command. */
export interface CommandOutcome {
  /** Summary in one line: `Built 34 documents for https://example.com`. */
  readonly headline: string;
  readonly problems: readonly Problem[];
  readonly kinds?: readonly SummaryRow[] | undefined;
  /** Further lines: folders of the output. */
  readonly notes?: readonly string[];
  /** More failed than the problems say: whole sites, of many. */
  readonly isFailure?: boolean;
  /** Further members of the JSON summary. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Time of the whole process in milliseconds. */
  readonly ms: number;
}

/** Whether any of the problems is an error. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => severityOf(problem) === 'error');
}

/** Prints an outcome: problems first, the headline and the numbers last, nearest to the prompt. Ends with a line feed. */
export function renderReport(outcome: CommandOutcome, format: OutputFormat): string {
  return printers[format.kind](outcome, format);
}

/** Formats for programs hold nothing but the problems. */
const printers: Readonly<Record<OutputFormat['kind'], (outcome: CommandOutcome, format: OutputFormat) => string>> = {
  text,
  github: text,
  json,
  sarif: ({ problems }) => renderSarifReport(problems),
  gitlab: ({ problems }) => renderGitlabReport(problems),
  junit: ({ problems, headline }) => renderJunitReport(problems, headline),
};

function text(
  { headline, problems, kinds, notes = [], isFailure, ms }: CommandOutcome,
  { kind, annotate, style }: OutputFormat,
): string {
  const time = style.dim(`in ${formatThousands(Math.round(ms))} ms`);
  const paragraphs = [
    kind === 'github' ? '' : renderProblemsText(problems, style),
    annotate || kind === 'github' ? renderGithubAnnotations(problems) : '',
    problems.length > 0 ? `${formatProblemCount(problems, style)}\n` : '',
    `${isFailure || hasErrors(problems) ? style.red('✗') : style.green('✓')} ${style.bold(headline)} ${time}\n`,
    kinds ? renderSummaryTable(kinds, style) : '',
    notes.map((note) => (note === '' ? '\n' : `  ${note}\n`)).join(''),
  ];
  return paragraphs.filter(Boolean).join('\n');
}

function json({ problems, kinds = [], facts, ms }: CommandOutcome): string {
  const errors = problems.filter((problem) => severityOf(problem) === 'error').length;
  const { documents, bytes, markdownTokens } = sumRows(kinds);
  const counts = {
    ok: errors === 0,
    errors,
    warnings: problems.length - errors,
    documents,
    bytes,
    markdownTokens,
  };
  return `${renderProblemsJson(problems)}${JSON.stringify({ summary: { ...counts, kinds, ...facts, ms: Math.round(ms) } })}\n`;
}
