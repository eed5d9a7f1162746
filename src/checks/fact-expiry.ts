import { formatFieldPath } from '../content/check/path-sources.ts';
import { getModule, type Sources } from '../content/read/load.ts';
import type { LocatedData, ValuePath } from '../content/read/source.ts';
import type { Site } from '../content/site.ts';
import { daysBetween, isCalendarDate } from '../core/dates.ts';
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

/** A published fact with a last day of validity. */
interface ExpiringFact {
  /** `company#compliance/iso-27001`, `page#pages/privacy.md`: stable as long as the id or file name is. */
  readonly address: string;
  /** Common name. */
  readonly name: string;
  /** Last day on which it holds, YYYY-MM-DD. */
  readonly until: string;
  readonly located: LocatedData;
  readonly path: ValuePath;
}

interface Item {
  readonly id: string;
  readonly name: string;
  readonly validUntil?: string | undefined;
}

/** Published facts with a `validUntil`: compliance, ways to reach the organisation, people, pages. */
function listExpiringFacts(site: Site, sources: Sources): ExpiringFact[] {
  const { compliance, contactRoutes, people } = site.company;
  const lists: Readonly<Record<string, readonly Item[]>> = { compliance, contactRoutes, people };
  const inCompany = Object.entries(lists).flatMap(([list, items]) =>
    items.flatMap(({ id, name, validUntil }, index): ExpiringFact[] =>
      validUntil === undefined
        ? []
        : [
            {
              address: `company#${list}/${id}`,
              name,
              until: validUntil,
              located: getModule(sources, 'company'),
              path: [list, index, 'validUntil'],
            },
          ],
    ),
  );
  return [...inCompany, ...sources.pages.flatMap(({ file, frontMatter }) => ofPage(file, frontMatter))];
}

function ofPage(file: string, frontMatter: LocatedData): ExpiringFact[] {
  const { validUntil, title, draft } = frontMatter.value as Readonly<Record<string, unknown>>;
  if (typeof validUntil !== 'string' || !isCalendarDate(validUntil) || draft === 'true') return [];
  const address = `page#${file.slice('content/'.length)}`;
  return [{ address, name: String(title ?? ''), until: validUntil, located: frontMatter, path: ['validUntil'] }];
}
