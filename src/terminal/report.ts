import type { SummaryRow } from '../compile/summary.ts';
import { type Problem, severityOf } from '../core/problem.ts';
import { thousands } from '../core/words.ts';
import { annotations } from './problems/github.ts';
import { problemsGitlab } from './problems/gitlab.ts';
import { problemsJson } from './problems/json.ts';
import { problemsJunit } from './problems/junit.ts';
import { problemsSarif } from './problems/sarif.ts';
import { countLine, problemsText } from './problems/text.ts';
import type { Style } from './style.ts';
import { summaryTable, total } from './summary.ts';

/** `--format` of build and check. */
export const reportFormats = ['text', 'json', 'github', 'sarif', 'gitlab', 'junit'] as const;

/** Form of an answer. */
export interface Format {
  readonly kind: (typeof reportFormats)[number];
  /** Whether GitHub Actions reads along. */
  readonly annotate: boolean;
  readonly style: Style;
}

/** Result of a command. */
export interface Outcome {
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
export function report(outcome: Outcome, format: Format): string {
  return printers[format.kind](outcome, format);
}

/** Formats for programs hold nothing but the problems. */
const printers: Readonly<Record<Format['kind'], (outcome: Outcome, format: Format) => string>> = {
  text,
  github: text,
  json,
  sarif: ({ problems }) => problemsSarif(problems),
  gitlab: ({ problems }) => problemsGitlab(problems),
  junit: ({ problems, headline }) => problemsJunit(problems, headline),
};

function text(
  { headline, problems, kinds, notes = [], isFailure, ms }: Outcome,
  { kind, annotate, style }: Format,
): string {
  const time = style.dim(`in ${thousands(Math.round(ms))} ms`);
  const paragraphs = [
    kind === 'github' ? '' : problemsText(problems, style),
    annotate || kind === 'github' ? annotations(problems) : '',
    problems.length > 0 ? `${countLine(problems, style)}\n` : '',
    `${isFailure || hasErrors(problems) ? style.red('✗') : style.green('✓')} ${style.bold(headline)} ${time}\n`,
    kinds ? summaryTable(kinds, style) : '',
    notes.map((note) => (note === '' ? '\n' : `  ${note}\n`)).join(''),
  ];
  return paragraphs.filter(Boolean).join('\n');
}

function json({ problems, kinds = [], facts, ms }: Outcome): string {
  const errors = problems.filter((problem) => severityOf(problem) === 'error').length;
  const { documents, bytes, markdownTokens } = total(kinds);
  const counts = {
    ok: errors === 0,
    errors,
    warnings: problems.length - errors,
    documents,
    bytes,
    markdownTokens,
  };
  return `${problemsJson(problems)}${JSON.stringify({ summary: { ...counts, kinds, ...facts, ms: Math.round(ms) } })}\n`;
}
