import type { ProblemCode } from './problem-codes.ts';
import { problemCodes } from './problem-codes.ts';

/** A place in a source file: 1-based line and column (UTF-16 units), as editors count them. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly col: number;
}

/**
 * Unambiguous repair of a problem, as data: to apply it takes neither message nor hint. The value at the problem's
 * place becomes another text, words of a text that begin there become others, the file gets another name in its folder,
 * or metadata that programs wrote into a file of public/ is removed.
 */
export type Fix =
  | { readonly kind: 'value'; readonly from: string | number; readonly to: string }
  | { readonly kind: 'words'; readonly from: string; readonly to: string }
  | { readonly kind: 'file-name'; readonly to: string }
  /** `folder` is `public/Our Flyers`, `to` its new name alone. */
  | { readonly kind: 'folder-name'; readonly folder: string; readonly to: string }
  | { readonly kind: 'metadata' };

/** A fault, its place and its repair: data, never an exception (ARCHITECTURE.md, idea 5). */
export interface Problem {
  readonly code: ProblemCode;
  readonly at?: Position | { readonly file: string } | undefined;
  /** The member that is wrong, as a path: `companyNumber`, `solutions[2].id`. */
  readonly field?: string | undefined;
  /** Expected and found value, in one sentence. */
  readonly message: string;
  /** Repair, when we can tell. */
  readonly hint?: string | undefined;
  /** The words of the content that are wrong, as they stand; a waiver names them. */
  readonly says?: string | undefined;
  /** Given only where there is exactly one thing that can be meant. */
  readonly fix?: Fix | undefined;
}

/** Takes one problem; every stage that can find something wrong is handed one of these. */
export type Report = (problem: Problem) => void;

/** `error` stops the build; `warning` is printed and the build goes on. */
export function severityOf(problem: Problem): 'error' | 'warning' {
  return problemCodes[problem.code].severity;
}

/** Returns the problems without repetitions, in the order a person reads files: file, line, column, code. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.at, problem.code, problem.field, problem.message]);
    if (!seen.has(key)) seen.set(key, problem);
  }
  return [...seen.values()].sort(compareProblems);
}

/** Orders by UTF-16 code unit: never by locale, so that every machine prints the same list. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareProblems(a: Problem, b: Problem): number {
  const [pa, pb] = [place(a), place(b)];
  return (
    compareCodeUnits(pa.file, pb.file) ||
    pa.line - pb.line ||
    pa.col - pb.col ||
    compareCodeUnits(a.code, b.code) ||
    compareCodeUnits(a.message, b.message)
  );
}

function place(problem: Problem): Position {
  return { line: 0, col: 0, ...{ file: '' }, ...problem.at };
}
