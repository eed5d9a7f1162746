import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AuditException } from '../../audit/exceptions/exceptions.ts';
import { toDay } from '../../core/dates.ts';
import type { Problem } from '../../core/problem.ts';
import { readExceptions } from './exceptions-file.ts';
import type { Invocation } from './invocation.ts';

/** Exceptions of a file, and what is wrong with it. */
interface KnownExceptions {
  readonly exceptions: readonly AuditException[];
  readonly problems: readonly Problem[];
  /** It cannot be understood: nothing is asked before it is mended. A row that has expired stops nothing. */
  readonly isBroken: boolean;
}

/** Reads the file of --accept; absent: there are none. */
export function readKnownExceptions(
  accept: string | undefined,
  { cwd, now }: Pick<Invocation, 'cwd' | 'now'>,
): KnownExceptions {
  if (accept === undefined) return { exceptions: [], problems: [], isBroken: false };
  const problems: Problem[] = [];
  const today = toDay(now());
  const report = (problem: Problem) => void problems.push(problem);
  const exceptions = readExceptions(accept, readFileSync(resolve(cwd, accept)), today, report);
  return { exceptions, problems, isBroken: problems.some(({ code }) => code !== 'exception-expired') };
}
