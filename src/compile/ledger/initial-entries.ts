import type { LedgerEntry } from '../../content/ledger/entry.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import { listDocuments } from '../../documents/documents.ts';
import { addressPrefixOf } from './all-facts.ts';
import type { LedgerState } from './ledger.ts';
import { scopeOf, siteFactAddresses } from './written-dates.ts';

/**
 * The first entries of a ledger: all facts with the dates that are published without it. They are no news. Where nothing is
 * written, they are of `date`.
 */
export function createInitialEntries(
  site: Site,
  { facts, written }: Pick<LedgerState, 'facts' | 'written'>,
  date: string,
): LedgerEntry[] {
  const generated = new Map<string, string>();
  for (const each of [site, ...(site.translations ?? [])])
    for (const { mirrorOf, updated } of listDocuments({ ...each, translations: [] }))
      if (mirrorOf !== undefined && updated) generated.set(`${addressPrefixOf(each)}generator#${mirrorOf}`, updated);
  const days = [...written.values()].map((each) => each.date).sort(compareCodeUnits);
  const ofSite = written.get('site#')?.date ?? date;
  const questions = [...written].flatMap(([scope, each]) => (scope.includes('faq#') ? [each.date] : []));
  const dateOf = (address: string): string => {
    // All that bears the notice would else be as new as the settings of the site.
    if (address.endsWith('site#notice')) return days[0] ?? date;
    // Their order is that of categories, too.
    if (address.endsWith('faq#$order')) return latestDate([ofSite, ...questions]);
    // Without a ledger company.json has the date of its own file alone.
    const isOfCompany = siteFactAddresses.some((each) => each.startsWith('company#') && address.endsWith(each));
    const scope = isOfCompany ? address.slice(0, address.indexOf('#') + 1) : scopeOf(address);
    const day = generated.get(address) ?? written.get(scope)?.date ?? date;
    return day < date ? day : date;
  };
  return [...facts.facts]
    .map(([address, { digest, value }]) => ({
      ...{ address, digest, date: dateOf(address) },
      values: value === undefined ? [] : [value],
    }))
    .sort((a, b) => compareCodeUnits(a.address, b.address));
}
