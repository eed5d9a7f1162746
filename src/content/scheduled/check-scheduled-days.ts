import type { Problem, Report } from '../../core/problem.ts';
import { type ValidateOptions, validate } from '../check/validate.ts';
import { listTypedModules, type Sources } from '../read/load.ts';
import { listPendingValues } from './pending-values.ts';
import { resolveScheduledValues } from './resolve-scheduled-values.ts';

/** Options for judging a day's sources. */
interface ScheduledDayOptions {
  readonly validate: ValidateOptions;
  /** Further checks of typed modules. */
  judge(sources: Sources, report: Report): void;
}

/**
 * Reports what would be wrong with typed modules on each day on which something begins that is given ahead, as long as there is time to
 * mend it. `sources` are as they were read, `now` as they are said today; `known` has been reported.
 */
export function checkScheduledDays(
  sources: Sources,
  now: Sources,
  options: ScheduledDayOptions,
  known: readonly Problem[],
  report: Report,
): void {
  // Without the field, whose index shifts when earlier items appear or go.
  const keyOf = ({ code, at, message }: Problem) => JSON.stringify([code, at, message]);
  const told = new Set(known.map(keyOf));
  const files = new Set(listTypedModules(sources).map(({ file }) => file));
  const asOf = { hasLedger: sources.ledger !== undefined };
  const once: Report = (problem) => {
    if (!problem.at || !files.has(problem.at.file) || told.has(keyOf(problem))) return;
    told.add(keyOf(problem));
    report(problem);
  };
  for (const day of new Set(listPendingValues(now).map(({ from }) => from))) {
    const then = resolveScheduledValues(sources, { ...asOf, dayOf: () => day }, () => {});
    // The modules alone: what pages and answers say of facts is read on the day.
    const modules = { ...then, pages: [], faq: [], news: [], skills: [] };
    validate(modules, options.validate, once);
    options.judge(modules, once);
  }
}
