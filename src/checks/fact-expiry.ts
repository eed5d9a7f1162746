import { formatFieldPath } from '../content/check/format-field-path.ts';
import { listExpiringFacts } from '../content/expiring-facts.ts';
import { daysBetween } from '../core/dates.ts';
import type { Check } from './check.ts';

/** Days before the end of a fact on which its owners hear of it, where site.ts names no others. */
const usualRemindDays: readonly number[] = [90, 30, 7];

/** A published fact that says until when it holds has not run out, and somebody hears of it before it does. */
export const checkFactExpiry: Check = ({ site, sources, today }, report) => {
  const ahead = [...(site.remindDays ?? usualRemindDays)].sort((a, b) => a - b);
  for (const { name, until, located, path } of listExpiringFacts(site, sources)) {
    const days = daysBetween(today, until);
    // Each limit that was passed is news: 90 days, then 30, then 7.
    const limit = ahead.find((each) => days <= each);
    if (days >= 0 && limit === undefined) continue;
    const at = located.locate(path);
    const field = formatFieldPath(path);
    const hint = 'Make sure of it, then write the new date beside the day on which you did (reviewed); or delete it.';
    if (days < 0)
      report({
        code: 'fact-expired',
        at,
        field,
        message: `expected a fact that holds, got "${name}", whose last day was ${until}`,
        hint,
      });
    else
      report({
        code: 'fact-expires-soon',
        at,
        field,
        message: `expected more than ${limit} days ahead, got ${days} for "${name}"`,
        hint,
      });
  }
};
