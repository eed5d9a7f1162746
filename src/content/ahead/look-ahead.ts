import type { Problem, Report } from '../../core/problem.ts';
import { type ValidateOptions, validate } from '../check/validate.ts';
import { type Sources, typedModules } from '../read/load.ts';
import { sourcesAsOf } from './as-of.ts';
import { pendingValues } from './pending.ts';

/**
 * Reports what would be wrong with typed modules on each day on which something begins that is given ahead, as long as there is time to
 * mend it. `sources` are as they were read, `now` as they are said today; `known` has been reported.
 */
export function lookAhead(
  sources: Sources,
  now: Sources,
  options: ValidateOptions,
  known: readonly Problem[],
  report: Report,
): void {
  const keyOf = (problem: Problem) => JSON.stringify(problem);
  const told = new Set(known.map(keyOf));
  const files = new Set(typedModules(sources).map(({ file }) => file));
  const asOf = { hasLedger: sources.ledger !== undefined };
  for (const day of new Set(pendingValues(now).map(({ from }) => from))) {
    const then = sourcesAsOf(sources, { ...asOf, dayOf: () => day }, () => {});
    // The modules alone: what pages say of facts is read on the day.
    validate({ ...then, pages: [], news: [], skills: [] }, options, (problem) => {
      if (!problem.at || !files.has(problem.at.file) || told.has(keyOf(problem))) return;
      told.add(keyOf(problem));
      report(problem);
    });
  }
}
