import { type Duration, within } from '../language/formats/durations.ts';
import { spoken } from '../language/spoken.ts';
import { openingHoursOf } from './opening-hours.ts';
import type { Site } from './site.ts';

/** Time to answer a request, and the sentence about it. */
export interface ResponseTime extends Duration {
  readonly text: string;
}

/** Monday to Friday, as indices of a week. */
const usual = '0,1,2,3,4';

/**
 * The response time that an organisation promises, in its own words or those of its language; undefined where it promises
 * none. "Arbeitstage" are Monday to Friday: where other days are open, the sentence counts opening days.
 */
export function responseTimeOf({ access, company, language }: Site): ResponseTime | undefined {
  const { responseTime } = access;
  if (responseTime === undefined) return undefined;
  const { workingDays, amount = workingDays ?? 1, unit = 'working-day', text } = responseTime;
  const week = openingHoursOf(company)?.regular ?? [];
  const open = week.flatMap(({ length }, day) => (length > 0 ? [day] : [])).join();
  const counted = unit === 'working-day' && open !== '' && open !== usual ? 'opening-day' : unit;
  return { amount, unit, text: text ?? within(spoken(language), { amount, unit: counted }) };
}
