import { isCalendarDate } from '../../core/dates.ts';
import { byCodeUnit } from '../../core/problem.ts';
import { type Sources, typedModules } from '../read/load.ts';
import type { AheadValue } from '../read/source.ts';

/** Values given ahead and not in force yet, by day. Takes the result of sourcesAsOf(). */
export function pendingValues(sources: Pick<Sources, 'modules' | 'facts'>): AheadValue[] {
  return typedModules(sources)
    .flatMap(({ ahead = [] }) => ahead)
    .filter(({ isInForce, from }) => !isInForce && isCalendarDate(String(from)))
    .sort((a, b) => byCodeUnit(a.from, b.from) || byCodeUnit(a.address, b.address));
}
