import { sourcesAsOf } from '../content/ahead/as-of.ts';
import { releaseDay } from '../content/ahead/day.ts';
import { checkDrafted, type Going } from '../content/check/drafted.ts';
import placeholders from '../content/preview/with-stand-ins.ts?lazy';
import type { Sources } from '../content/read/load.ts';
import type { Report } from '../core/problem.ts';

/** Sources as of the day of the build, with placeholders as a preview shows them if asked for. Reports what imports left to do. */
export function sourcesOfToday(
  read: Sources,
  options: Going & { readonly date?: string | undefined; readonly placeholders?: boolean | undefined },
  report: Report,
): Sources {
  checkDrafted(read, options, report);
  const ofDay = sourcesAsOf(read, releaseDay(read, options.date), report);
  if (!options.placeholders) return ofDay;
  return placeholders<typeof import('../content/preview/with-stand-ins.ts')>().withPlaceholdersShown(ofDay, report);
}
