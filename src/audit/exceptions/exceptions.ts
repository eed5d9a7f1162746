import { escapeRegExp } from '../../core/escape.ts';
import type { Position } from '../../core/problem.ts';
import { type Cause, causes } from '../diagnose/causes.ts';
import type { Difference } from '../difference.ts';

/** An accepted difference, with reason and expiry. */
export interface AuditException {
  readonly code: Cause;
  /** Path patterns: `*` matches all but `/`, `**` anything. */
  readonly paths: readonly string[];
  readonly reason: string;
  /** `YYYY-MM-DD`, the last day on which it holds, or `never`. */
  readonly expires: string;
  readonly at: Position;
}

/** An exception, with covered differences. */
export interface AppliedException {
  readonly exception: AuditException;
  readonly differences: readonly Difference[];
}

/** Applies exceptions: returns remaining findings, and each exception with its differences, if any. */
export function applyExceptions(
  findings: readonly AuditFinding[],
  exceptions: readonly AuditException[],
): { readonly left: readonly AuditFinding[]; readonly accepted: readonly AppliedException[] } {
  const covered = new Map<AuditException, Difference[]>(exceptions.map((exception) => [exception, []]));
  const patterns = new Map(exceptions.map((exception) => [exception, exception.paths.map(patternOf)]));
  const left = findings.flatMap(({ cause, differences }) => {
    const rest = differences.filter((difference) => {
      const { path } = difference.exchange.probe;
      const exception = exceptions.find(
        (one) => one.code === cause && patterns.get(one)?.some((pattern) => pattern.test(path)),
      );
      if (exception) covered.get(exception)?.push(difference);
      return exception === undefined;
    });
    return rest.length === 0 ? [] : [{ cause, differences: rest }];
  });
  return { left, accepted: [...covered].map(([exception, differences]) => ({ exception, differences })) };
}

/** Whether no finding fails an audit. */
export function isPassing(findings: readonly AuditFinding[]): boolean {
  return findings.every(({ cause }) => causes[cause].level === 'note');
}

function patternOf(glob: string): RegExp {
  const parts = glob.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : escapeRegExp(part);
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}

/** All differences of one cause. */
export interface AuditFinding {
  readonly cause: Cause;
  readonly differences: readonly Difference[];
  /** Findings that follow from this one, reported below it. */
  readonly consequences?: readonly AuditFinding[];
}

/** A finding with its consequences. */
export function flattenFinding(finding: AuditFinding): readonly AuditFinding[] {
  return [finding, ...(finding.consequences ?? [])];
}
