import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SummaryRow } from '../compile/summary.ts';
import { sha256 } from '../core/digest.ts';
import { escapeXml } from '../core/escape.ts';
import { largest } from '../core/largest.ts';
import { formatThousands } from '../core/pluralize.ts';
import { type Problem, severityOf } from '../core/problem.ts';
import { problemCodes } from '../core/problem-codes.ts';
import { formatLocation, formatProblemCount, renderProblemsJson, renderProblemsText } from './problems.ts';
import type { Style } from './style.ts';

/** `--format` of build and check. */
export const reportFormats = ['text', 'github', 'sarif', 'gitlab', 'junit'] as const;

/** Form of an answer. */
export interface OutputFormat {
  readonly kind: 'json' | (typeof reportFormats)[number];
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

/**
 * Prints problems as JUnit XML, one test case each: errors fail, warnings are output. Without any there is one case
 * that passes, since CI servers take an empty suite for one that did not run.
 */
export function renderJunitReport(problems: readonly Problem[], headline: string): string {
  const cases = problems.length === 0 ? [`<testcase classname="gazette" name="${escapeXml(headline)}"/>`] : [];
  for (const problem of problems) cases.push(testCase(problem));
  return renderJunitSuite('gazette', cases);
}

/** JUnit XML of one suite, whose cases are XML; a case fails by its element `failure`. */
export function renderJunitSuite(name: string, cases: readonly string[], ms?: number): string {
  const failures = cases.filter((text) => text.includes('<failure')).length;
  const time = ms === undefined ? '' : ` time="${(ms / 1000).toFixed(3)}"`;
  const attributes = `tests="${cases.length}" failures="${failures}" errors="0"${time}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes}>`,
    `<testsuite name="${escapeXml(name)}" ${attributes}>`,
    ...cases,
    '</testsuite>',
    '</testsuites>\n',
  ].join('\n');
}

function testCase(problem: Problem): string {
  const place = formatLocation(problem);
  const name = escapeXml([problem.code, place].filter(Boolean).join(' '));
  const text = escapeXml(formatProblemSentence(problem));
  const body =
    severityOf(problem) === 'error'
      ? `<failure type="${problem.code}" message="${escapeXml(problem.message)}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return `<testcase classname="${escapeXml(problem.at?.file ?? 'gazette')}" name="${name}">${body}</testcase>`;
}

/** Prints problems as one SARIF 2.1.0 log (docs.oasis-open.org/sarif), for code scanning. Ends with a line feed. */
export function renderSarifReport(problems: readonly Problem[]): string {
  const names = problemFingerprints(problems);
  const codes = [...new Set(problems.map(({ code }) => code))];
  const run = {
    tool: { driver: { name: 'Gazette', rules: codes.map(rule) } },
    columnKind: 'utf16CodeUnits',
    results: problems.map((problem, index) => ({
      ruleId: problem.code,
      ruleIndex: codes.indexOf(problem.code),
      level: severityOf(problem),
      message: { text: formatProblemSentence(problem) },
      ...(problem.at && { locations: [{ physicalLocation: location(problem.at) }] }),
      partialFingerprints: { 'gazette/v1': names[index] },
    })),
  };
  const $schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function rule(code: Problem['code']) {
  const { severity, meaning } = problemCodes[code];
  return { id: code, shortDescription: { text: meaning }, defaultConfiguration: { level: severity } };
}

function location(at: NonNullable<Problem['at']>) {
  return {
    artifactLocation: { uri: uriOf(at.file) },
    ...('line' in at && { region: { startLine: at.line, startColumn: at.col } }),
  };
}

/** SARIF §3.4.3: a URI, relative to the folder in which the command ran where the file is below it. */
function uriOf(file: string): string {
  return isAbsolute(file) ? pathToFileURL(file).href : file.split('/').map(encodeURIComponent).join('/');
}

/** Field, message and hint in one paragraph, for programs that show a problem beside its line. */
function formatProblemSentence({ field, message, hint }: Problem): string {
  return (field === undefined ? '' : `${field}: `) + message + (hint === undefined ? '' : `\n${hint}`);
}

/**
 * Names each problem for services that follow it from one commit to the next: what is wrong and in which file, not
 * the line, which moves. Of several that are the same but for their line, each gets a number.
 */
export function problemFingerprints(problems: readonly Problem[]): string[] {
  const seen = new Map<string, number>();
  return problems.map(({ code, at, field, message }) => {
    const same = JSON.stringify([code, at?.file, field, message]);
    const number = (seen.get(same) ?? 0) + 1;
    seen.set(same, number);
    return sha256(Buffer.from(`${number} ${same}`, 'utf8'));
  });
}

/** Adds the kinds up. */
export function sumRows(kinds: readonly SummaryRow[]): SummaryRow {
  const sum = (key: 'documents' | 'bytes' | 'markdownTokens') => kinds.reduce((all, kind) => all + kind[key], 0);
  return { kind: 'total', documents: sum('documents'), bytes: sum('bytes'), markdownTokens: sum('markdownTokens') };
}

/** The table of documents by kind, numbers aligned right, the total below; ends with a line feed. */
function renderSummaryTable(kinds: readonly SummaryRow[], style: Style): string {
  const rows = kinds.map(cells);
  const last = cells(sumRows(kinds));
  const head = ['', 'documents', 'bytes', 'Markdown tokens'];
  const widths = head.map((title, column) =>
    largest([[title], ...[...rows, last].map((row) => row.slice(column))].map(([text = '']) => text.length)),
  );
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   ')}`;
  return [style.dim(line(head)), ...rows.map(line), style.bold(line(last)), ''].join('\n');
}

function cells({ kind, documents, bytes, markdownTokens }: SummaryRow): string[] {
  return [
    kind,
    formatThousands(documents),
    formatThousands(bytes),
    markdownTokens === 0 ? '–' : formatThousands(markdownTokens),
  ];
}
