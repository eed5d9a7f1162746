import { isCalendarDate } from '../../core/dates.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import { listTypedModules, type Sources } from '../read/load.ts';
import type { LocatedScheduledValue } from '../read/source.ts';

/** Values given ahead and not in force yet, by day. Takes the result of resolveScheduledValues(). */
export function listPendingValues(sources: Pick<Sources, 'modules' | 'facts'>): LocatedScheduledValue[] {
  return listTypedModules(sources)
    .flatMap(({ ahead = [] }) => ahead)
    .filter(({ isInForce, from }) => !isInForce && isCalendarDate(String(from)))
    .sort((a, b) => compareCodeUnits(a.from, b.from) || compareCodeUnits(a.address, b.address));
}
