import { escapeControlCharacters } from '../core/escape.ts';
import { pluralize } from '../core/pluralize.ts';
import { type Problem, severityOf } from '../core/problem.ts';
import type { Style } from './style.ts';

/**
 * Prints sorted problems for a person: `content/company.ts:12:18 companyNumber: expected …  [field-invalid]`, its hint
 * below. Blank lines set files apart, where any of them has more than one line. Ends with a line feed.
 */
export function renderProblemsText(problems: readonly Problem[], style: Style): string {
  const groups = new Map<string | undefined, string>();
  for (const problem of problems.filter(({ code }) => code !== 'placeholder-left'))
    groups.set(problem.at?.file, `${groups.get(problem.at?.file) ?? ''}${problemText(problem, style)}\n`);
  const texts = [...groups.values(), ...renderChecklist(problems, style)];
  return texts.join(texts.every((text) => text.indexOf('\n') === text.length - 1) ? '' : '\n');
}

/** Placeholders come last: a line each, with the text to write. */
function renderChecklist(problems: readonly Problem[], style: Style): string[] {
  const left = problems.filter(({ code }) => code === 'placeholder-left');
  if (left.length === 0) return [];
  const lines = left.map((problem) => {
    const field = problem.field === undefined ? '' : `${escapeControlCharacters(problem.field)}: `;
    return `  ☐ ${formatLocation(problem)} ${field}${style.bold(escapeControlCharacters(problem.says ?? ''))}\n`;
  });
  return [`Still to fill in  ${style.dim('[placeholder-left]')}\n${lines.join('')}`];
}

/** `content/company.ts:12:18`, as far as it is known; editors and terminals open it. */
export function formatLocation({ at }: Problem): string {
  if (!at) return '';
  return escapeControlCharacters('line' in at ? `${at.file}:${at.line}:${at.col}` : at.file);
}

/** `3 errors, 1 warning in 2 files`. */
export function formatProblemCount(problems: readonly Problem[], style: Style): string {
  const errors = problems.filter((problem) => severityOf(problem) === 'error').length;
  const files = new Set(problems.flatMap(({ at }) => (at ? [at.file] : []))).size;
  const counts = [
    errors > 0 ? style.red(pluralize(errors, 'error')) : '',
    problems.length > errors ? style.yellow(pluralize(problems.length - errors, 'warning')) : '',
  ];
  return counts.filter(Boolean).join(', ') + (files > 0 ? ` in ${pluralize(files, 'file')}` : '');
}

function problemText(problem: Problem, style: Style): string {
  const { code, field, message, hint } = problem;
  const parts = [
    style.bold(formatLocation(problem)),
    // An error is what one expects to read here; the exception is named.
    severityOf(problem) === 'warning' ? style.yellow('warning') : '',
    (field === undefined ? '' : `${style.red(escapeControlCharacters(field))}: `) + escapeControlCharacters(message),
    ` ${style.dim(`[${code}]`)}`,
  ];
  return parts.filter(Boolean).join(' ') + (hint === undefined ? '' : `\n  → ${escapeControlCharacters(hint)}`);
}

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
