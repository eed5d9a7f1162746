import { getModule } from '../content/read/load.ts';
import { daysBetween } from '../core/dates.ts';
import type { Check } from './check.ts';

/** RFC 9116 §2.5.5: an expired file must not be trusted, and a date less than a year ahead is recommended. */
export const checkSecurityExpiry: Check = ({ site, sources, today }, report) => {
  const { expires } = site.security;
  const days = daysBetween(today, expires);
  // The place is found when somebody asks: the module may not have been read.
  const place = () => getModule(sources, 'site').locate(['security', 'expires']);
  const field = 'security.expires';
  const hint = 'Check that the mailbox is read, then write a date less than a year ahead.';
  // A day that has begun in some time zone is over in another: the whole last day counts as expired.
  if (days <= 0)
    report({
      code: 'security-expired',
      at: place(),
      field,
      message: `expected a time in the future, got ${expires}`,
      hint,
    });
  else if (days < 60)
    report({
      code: 'security-expires-soon',
      at: place(),
      field,
      message: `expected at least 60 days ahead, got ${days}`,
      hint,
    });
  else if (days > 365)
    report({
      code: 'security-expires-far',
      at: place(),
      field,
      message: `expected at most a year ahead, got ${days} days`,
      hint,
    });
};
