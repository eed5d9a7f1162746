import type { languageByTag } from '../../../language/language-by-tag.ts';
import { findScheme } from '../../../values/identifiers/find-scheme.ts';
import type { SourcedValue } from '../sourced-value.ts';
import { type DraftNumber, registeredInPattern } from '../text/numbers.ts';
import type { Identity } from './identity.ts';

/** Countries whose registers are kept by their parts. */
const divided = new Set(['AE', 'CA', 'GB', 'US']);
const label = /^(?:jurisdiction|place of registration|country of registration|registered in)$/i;

const isRegister = (code: string) => {
  const scheme = findScheme(code);
  return scheme?.kind === 'company-register' || scheme?.isCompanyNumber === true;
};

/** Jurisdiction in words: by its pages, its number, or the country where there is one register. */
export function findJurisdiction(
  { entries, country: from }: Identity,
  numbers: readonly SourcedValue<DraftNumber>[],
  country: string | undefined,
  language: ReturnType<typeof languageByTag>,
  isGiven: boolean,
): SourcedValue | undefined {
  if (country === 'GB') {
    for (const entry of entries) {
      const named =
        registeredInPattern.exec(entry.text)?.[1] ??
        (label.test(entry.label) ? registeredInPattern.exec(`registered in ${entry.value}`)?.[1] : undefined);
      if (named !== undefined) return { value: named.replace('&', 'and'), from: entry.at(0) };
    }
    // Companies House: numbers of Scotland begin with SC, those of Northern Ireland with NI, those of England and Wales with none.
    const number = numbers.find(({ value }) => value.scheme === 'GB-COH');
    if (!number) return undefined;
    const { value } = number.value;
    const part = /^SC/i.test(value)
      ? 'Scotland'
      : /^NI/i.test(value)
        ? 'Northern Ireland'
        : /^\d/.test(value)
          ? 'England and Wales'
          : undefined;
    return part === undefined ? undefined : { value: part, from: number.from };
  }
  const name = country === undefined || divided.has(country) ? undefined : language.table.countries[country];
  if (name === undefined) return undefined;
  // An address alone does not say where an organisation is registered; a number of that country's register does.
  const number = numbers.find(({ value }) => findScheme(value.scheme)?.country === country && isRegister(value.scheme));
  if (number) return { value: name, from: number.from };
  return isGiven && from ? { value: name, from: from.from } : undefined;
}
