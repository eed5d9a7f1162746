import type { Website } from '../export/website.ts';
import type { ReportNote, SourcedValue } from '../sourced-value.ts';
import { type DraftNumber, findWrittenNumbers } from '../text/numbers.ts';
import { chooseCandidate } from './choose-candidate.ts';
import { findDescribedNumbers } from './described-numbers.ts';
import type { Identity } from './identity.ts';

/** Numbers of all places, one of each scheme. */
export function findNumbers(
  identity: Identity,
  website: Website,
  country: string | undefined,
  noted: ReportNote,
): SourcedValue<DraftNumber>[] {
  const all = [
    ...findDescribedNumbers(identity.items, website, country, noted),
    ...findWrittenNumbers(identity.entries, country, noted),
  ];
  const schemes = [...new Set(all.map(({ value }) => value.scheme))];
  const key = ({ value }: DraftNumber) => value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return schemes.flatMap((scheme) => {
    const own = all.filter(({ value }) => value.scheme === scheme);
    const found = chooseCandidate(`the number of ${scheme}`, own, noted, key);
    if (!found) return [];
    // A court may stand elsewhere than the number.
    const courts = new Set(own.flatMap(({ value }) => (key(value) === key(found.value) ? (value.court ?? []) : [])));
    const [court] = courts;
    const isCourtKnown = found.value.court !== undefined || courts.size !== 1 || court === undefined;
    return [isCourtKnown ? found : { ...found, value: { ...found.value, court } }];
  });
}
