import { isCalendarDate } from '../../core/dates.ts';
import { byCodeUnit } from '../../core/problem.ts';
import { type Sources, typedModules } from '../read/load.ts';
import type { AheadValue } from '../read/source.ts';

/** What is given ahead and not said yet, by day: of sources as sourcesAsOf() gives them. */
export function pendingValues(sources: Pick<Sources, 'modules' | 'facts'>): AheadValue[] {
  return typedModules(sources)
    .flatMap(({ ahead = [] }) => ahead)
    .filter(({ isInForce, from }) => !isInForce && isCalendarDate(String(from)))
    .sort((a, b) => byCodeUnit(a.from, b.from) || byCodeUnit(a.address, b.address));
}
