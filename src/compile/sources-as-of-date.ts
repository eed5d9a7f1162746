import { type BuildPurpose, checkUnfinishedImports } from '../content/check/unfinished-imports.ts';
import placeholders from '../content/preview/show-placeholders.ts?lazy';
import type { Sources } from '../content/read/load.ts';
import { createReleaseDays } from '../content/scheduled/release-day.ts';
import { resolveScheduledValues } from '../content/scheduled/resolve-scheduled-values.ts';
import type { Report } from '../core/problem.ts';

/** Sources as of the day of the build, with placeholders as a preview shows them if asked for. Reports what imports left to do. */
export function sourcesAsOfDate(
  read: Sources,
  options: BuildPurpose & { readonly date?: string | undefined; readonly placeholders?: boolean | undefined },
  report: Report,
): Sources {
  checkUnfinishedImports(read, options, report);
  const ofDay = resolveScheduledValues(read, createReleaseDays(read, options.date), report);
  if (!options.placeholders) return ofDay;
  return placeholders<typeof import('../content/preview/show-placeholders.ts')>().showPlaceholders(ofDay, report);
}
