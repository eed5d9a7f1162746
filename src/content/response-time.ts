import { type Duration, formatTimeLimit } from '../language/formats/durations.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { resolveOpeningHours } from './opening-hours.ts';
import type { Site } from './site.ts';

/** Time to answer a request, and the sentence about it. */
interface ResponseTime extends Duration {
  readonly text: string;
}

/** Monday to Friday, as indices of a week. */
const usual = '0,1,2,3,4';

/**
 * The response time that an organisation promises, in its own words or those of its language; undefined where it promises
 * none. "Arbeitstage" are Monday to Friday: where other days are open, the sentence counts opening days.
 */
export function resolveResponseTime({ access, company, language }: Site): ResponseTime | undefined {
  const { responseTime } = access;
  if (responseTime === undefined) return undefined;
  const { workingDays, amount = workingDays ?? 1, unit = 'working-day', text } = responseTime;
  const week = resolveOpeningHours(company)?.regular ?? [];
  const open = week.flatMap(({ length }, day) => (length > 0 ? [day] : [])).join();
  const counted = unit === 'working-day' && open !== '' && open !== usual ? 'opening-day' : unit;
  return { amount, unit, text: text ?? formatTimeLimit(languageByTag(language), { amount, unit: counted }) };
}
