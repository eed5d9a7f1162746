import type { Position, Problem } from './problem.ts';
import { findWaivingCommand, type ProblemCode } from './problem-codes.ts';

/** A problem that is known and accepted, for a reason and a time: a row of content/waivers.json. */
export interface Waiver {
  readonly code: ProblemCode;
  /** Name in messages: `content/pages/about.md`. */
  readonly file: string;
  /** The words that a message quotes. */
  readonly says: string;
  readonly reason: string;
  /** YYYY-MM-DD, the last day on which it holds. */
  readonly until: string;
  readonly at: Position;
}

export interface WaiverContext {
  /** The day, YYYY-MM-DD. */
  readonly today: string;
  /** Command that has run to its end: one that has not might still use a waiver. */
  readonly by: 'nothing' | 'build' | 'check' | 'attach';
}

export interface WaiverResult {
  /** Problems not waived, and those of waivers: `waiver-expired`, `waiver-unused`, `waiver-invalid`. */
  readonly left: readonly Problem[];
  readonly waived: readonly Problem[];
}

/** People type three dots for the sign that masks a value. */
const plain = (words: string) => words.replaceAll('...', '…').replace(/\s+/g, ' ').trim();
const keyOf = (code: string, file: string, says: string) => JSON.stringify([code, file, plain(says)]);

/** Takes out the problems that waivers excuse. */
export function applyWaivers(
  problems: readonly Problem[],
  waivers: readonly Waiver[],
  { today, by }: WaiverContext,
): WaiverResult {
  if (waivers.length === 0) return { left: problems, waived: [] };
  const latest = yearAfter(today);
  const wrong = new Map<Waiver, Problem>();
  for (const waiver of waivers) {
    const problem = wrongWith(waiver, today, latest);
    if (problem) wrong.set(waiver, problem);
  }
  const valid = new Map(
    waivers.filter((waiver) => !wrong.has(waiver)).map((each) => [keyOf(each.code, each.file, each.says), each]),
  );
  const used = new Set<Waiver>();
  const [left, waived]: [Problem[], Problem[]] = [[], []];
  for (const problem of problems) {
    const { code, at, says } = problem;
    const waiver = at && says !== undefined ? valid.get(keyOf(code, at.file, says)) : undefined;
    if (waiver) used.add(waiver);
    (waiver ? waived : left).push(problem);
  }
  const hasRun = (code: ProblemCode) => {
    const found = findWaivingCommand(code);
    return by === found || (by === 'check' && found === 'build');
  };
  const unused = [...valid.values()].filter((waiver) => !used.has(waiver) && hasRun(waiver.code)).map(unusedProblem);
  return { left: [...left, ...wrong.values(), ...unused], waived };
}

function wrongWith({ until, reason, at, code }: Waiver, today: string, latest: string): Problem | undefined {
  if (until < today)
    return {
      code: 'waiver-expired',
      at,
      field: code,
      message: `the waiver held until ${until}, and today is ${today}: ${reason}`,
      hint: 'Correct what it excuses and remove the row, or give it another day.',
    };
  if (until <= latest) return undefined;
  return {
    code: 'waiver-invalid',
    at,
    field: code,
    message: `expected a last day within a year, ${latest} at the latest, got ${until}`,
    hint: 'Then somebody decides again.',
  };
}

function unusedProblem({ code, file, says, at }: Waiver): Problem {
  return {
    code: 'waiver-unused',
    at,
    field: code,
    message: `expected a problem ${code} of ${file} that says "${says}", found none`,
    hint: 'Remove the row: what it excused is corrected. If it is not, copy file and words from the message.',
  };
}

/** One year later; for 29 February 28 February. */
function yearAfter(day: string): string {
  const year = Number(day.slice(0, 4)) + 1;
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
